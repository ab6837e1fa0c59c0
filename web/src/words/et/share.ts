// The words for sharing a game, in Estonian.
import type * as en from '../en/share.ts';

/** The words of the buttons that copy or send something, and what they report. */
export const sending = ([what, partitive]: readonly [string, string], copy: string, copied: string): ReturnType<typeof en.sending> => ({
  copy,
  copied,
  copyNow: `${what} on märgistatud: kopeeri see nüüd.`,
  notSent: (then) => `${partitive} ei õnnestunud saata. ${then}`,
});

export const share: typeof en.share = {
  isCopied: 'Kopeeritud',
  legend: 'Mida link avab',
  watch: 'Selle mängu',
  title: 'Jaga seda mängu',
  label: 'Mängu link',
  message: (game) => `Üks mäng, ${game}:`,
  link: sending(['Link', 'Linki'], 'Kopeeri sõnum', 'Kopeeritud: sõnum koos lingiga.'),
  text: sending(['Tekst', 'Teksti'], 'Kopeeri tekst', 'Tekst on kopeeritud.'),
  send: 'Saada…',
  gameFirst: 'See link ei sisalda mängu ennast. Kellel seda veel pole, vajab enne mängu.',
  sendGame: 'Saada mäng',
  showCode: 'QR-kood',
  scan: 'Skanni see teise telefoniga, et mäng seal avada.',
  scanning: 'Kaamera pilt. Hoia koodi kaamera ees.',
  noCamera: 'Kaamerat ei saa siin kasutada. Kleebi selle asemel link.',
  frame: {
    word: 'Sinu enda lehel',
    label: 'Kood sinu lehe jaoks',
    copy: 'Kopeeri kood',
    copied: 'Kood on kopeeritud.',
    copyNow: 'Kood on märgistatud: kopeeri see nüüd.',
  },
};
