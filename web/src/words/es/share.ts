// The words for sharing a game, in Spanish.
import type * as en from '../en/share.ts';

/** The words of the buttons that copy or send something; `what` is masculine. */
export const sending: typeof en.sending = (what, copy, copied) => ({
  copy,
  copied,
  copyNow: `El ${what} está seleccionado: cópialo ahora.`,
  notSent: (then) => `No se pudo enviar el ${what}. ${then}`,
});

export const share: typeof en.share = {
  isCopied: 'Copiado',
  legend: 'Qué abre el enlace',
  watch: 'Esta partida',
  title: 'Compartir esta partida',
  label: 'Enlace a esta partida',
  message: (game) => `Una partida de ${game}:`,
  link: sending('enlace', 'Copiar mensaje', 'Copiado: un mensaje con el enlace.'),
  text: sending('texto', 'Copiar el texto', 'El texto está copiado.'),
  send: 'Enviar…',
  gameFirst: 'Este enlace no contiene el juego. Quien aún no lo tenga lo necesita primero.',
  sendGame: 'Enviar el juego',
  showCode: 'Código QR',
  scan: 'Escanéalo con otro teléfono para abrirlo allí.',
  scanning: 'Lo que ve la cámara. Pon el código delante.',
  noCamera: 'Aquí no se puede usar la cámara. Pega el enlace.',
  frame: {
    word: 'En una página tuya',
    label: 'Código para tu página',
    copy: 'Copiar el código',
    copied: 'El código está copiado.',
    copyNow: 'El código está seleccionado: cópialo ahora.',
  },
};
