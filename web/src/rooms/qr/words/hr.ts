// The words of a code, in Croatian.

export const qr = 'QR kod poveznice';
