// The words for sharing a game, in Croatian.
import type * as en from '../en/share.ts';

/** The words of the buttons that copy or send a link, and what they report. */
export const sending = (copy: string, copied: string) => ({
  copy,
  copied,
  copyNow: 'Poveznica je označena: sada je kopiraj.',
  notSent: (then: string) => `Poveznica se nije mogla poslati. ${then}`,
});

export const share: typeof en.share = {
  isCopied: 'Kopirano',
  legend: 'Što poveznica otvara',
  watch: 'Ovu partiju',
  title: 'Podijeli ovu partiju',
  label: 'Poveznica na ovu partiju',
  message: (game) => `Partija igre ${game}:`,
  link: sending('Kopiraj poruku', 'Kopirano: poruka s poveznicom.'),
  text: {
    copy: 'Kopiraj tekst',
    copied: 'Tekst je kopiran.',
    copyNow: 'Tekst je označen: sada ga kopiraj.',
    notSent: (then) => `Tekst se nije mogao poslati. ${then}`,
  },
  send: 'Pošalji…',
  gameFirst: 'Ova poveznica ne sadrži samu igru. Tko je još nema, treba je prvo.',
  sendGame: 'Pošalji igru',
  showCode: 'QR kod',
  scan: 'Skeniraj ga drugim mobitelom da je ondje otvoriš.',
  scanning: 'Ono što kamera vidi. Drži kod pred njom.',
  noCamera: 'Kamera se ovdje ne može upotrijebiti. Umjesto toga zalijepi poveznicu.',
  frame: {
    word: 'Na vlastitoj stranici',
    label: 'Kôd za tvoju stranicu',
    copy: 'Kopiraj kôd',
    copied: 'Kôd je kopiran.',
    copyNow: 'Kôd je označen: sada ga kopiraj.',
  },
};
