// The words for sharing a game, in French.
import type * as en from '../en/share.ts';
import { of } from './grammar.ts';

/** @param what a masculine noun */
export const sending: typeof en.sending = (what, copy, copied) => ({
  copy,
  copied,
  copyNow: `Le ${what} est sélectionné : copiez-le maintenant.`,
  notSent: (then) => `Le ${what} n’a pas pu être envoyé. ${then}`,
});

export const share: typeof en.share = {
  isCopied: 'Copié',
  legend: 'Ce que le lien ouvre',
  watch: 'Cette partie',
  title: 'Partager cette partie',
  label: 'Lien vers cette partie',
  message: (game) => `Une partie ${of(game)} :`,
  link: sending('lien', 'Copier le message', 'Copié : un message avec le lien.'),
  text: sending('texte', 'Copier le texte', 'Le texte est copié.'),
  send: 'Envoyer…',
  gameFirst: 'Ce lien ne contient pas le jeu lui-même. Qui ne l’a pas encore en a besoin d’abord.',
  sendGame: 'Envoyer le jeu',
  showCode: 'Code QR',
  scan: 'Scannez-le avec un autre téléphone pour y ouvrir la partie.',
  scanning: 'Ce que voit la caméra. Placez le code devant elle.',
  noCamera: 'La caméra ne peut pas servir ici. Collez plutôt le lien.',
  frame: {
    word: 'Sur votre propre page',
    label: 'Code pour votre page',
    copy: 'Copier le code',
    copied: 'Le code est copié.',
    copyNow: 'Le code est sélectionné : copiez-le maintenant.',
  },
};
