// The words of a code, in German.

export const qr: string = 'QR-Code des Links';
