// The words of a code, in English.

export const qr = 'QR code of the link';
