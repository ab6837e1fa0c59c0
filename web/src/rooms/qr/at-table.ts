// Links as QR codes.
import { sharingServices } from '../../share/address.ts';
import { provide, type Room } from '../../slots/slots.ts';

const CODES = { name: 'qr', load: () => import('./index.tsx') };

export const qr: Room = { name: 'qr', fills: [provide(sharingServices, { codes: CODES })] };
