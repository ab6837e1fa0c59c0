// The words for sharing a game, in German.
import type * as en from '../en/share.ts';

/**
 * The words of the buttons that copy or send something, and what they report.
 * @param what with its article, as a sentence begins
 */
export const sending = (what: 'Der Link' | 'Der Text', copy: string, copied: string) => ({
  copy,
  copied,
  copyNow: `${what} ist markiert: Kopiere ihn jetzt.`,
  notSent: (then: string) => `${what} ließ sich nicht senden. ${then}`,
});

export const share: typeof en.share = {
  isCopied: 'Kopiert',
  legend: 'Was der Link öffnet',
  watch: 'Diese Partie',
  title: 'Diese Partie teilen',
  label: 'Link zu dieser Partie',
  message: (game) => `Sieh dir diese Partie an (${game}):`,
  link: sending('Der Link', 'Nachricht kopieren', 'Kopiert: eine Nachricht mit dem Link.'),
  text: sending('Der Text', 'Text kopieren', 'Der Text ist kopiert.'),
  send: 'Senden …',
  gameFirst: 'Dieser Link enthält das Spiel selbst nicht. Wer es noch nicht hat, braucht es zuerst.',
  sendGame: 'Das Spiel senden',
  showCode: 'QR-Code',
  scan: 'Scann ihn mit einem anderen Handy, um es dort zu öffnen.',
  scanning: 'Was die Kamera sieht. Halt den Code davor.',
  noCamera: 'Die Kamera lässt sich hier nicht benutzen. Füg stattdessen den Link ein.',
  frame: {
    word: 'Auf einer eigenen Seite',
    label: 'Code für deine Seite',
    copy: 'Code kopieren',
    copied: 'Der Code ist kopiert.',
    copyNow: 'Der Code ist markiert: Kopiere ihn jetzt.',
  },
};
