// The words of a game's pictures, in French.
import { percent } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const pictureExport: typeof en.pictureExport = {
  picture: 'Image',
  animation: 'Animation',
  making: (part) => (part ? `Création de l’animation : ${percent(part)}` : 'Un instant…'),
  shows: (title) => `Le plateau de la partie « ${title} », avec les joueurs et le score`,
  players: (names) => names.join(' – '),
  save: 'Enregistrer',
  send: 'Envoyer l’image',
  notSent: 'Le fichier n’a pas pu être envoyé. Enregistrez-le plutôt.',
  notMade: 'ce navigateur n’a pas pu créer d’image',
  drawn: 'Ce navigateur ne permet pas aux pages de lire ce qu’elles peignent : à la place, ces images sont des dessins (SVG).',
};
