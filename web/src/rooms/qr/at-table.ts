// Links as QR codes.
import type { AtTable } from '../../app/at-table.ts';

export const qr: AtTable = { name: 'qr', code: { name: 'qr', load: () => import('./index.tsx') } };
