// The words of a code, in French.

export const qr = 'Code QR du lien';
