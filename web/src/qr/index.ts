// What the rest of the page uses of QR codes: it is loaded when the first is wanted.
export { QrCode } from './qr-code.tsx';
