// The words of a code, in Estonian.

export const qr = 'Lingi QR-kood';
