// Links as QR codes.
import { ofSharing } from '../../share/address.ts';
import { provide, type Room } from '../../slots/slots.ts';

const CODES = { name: 'qr', load: () => import('./index.tsx') };

export const qr: Room = { name: 'qr', fills: [provide(ofSharing, { codes: CODES })] };
