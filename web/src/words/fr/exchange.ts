// The words for moving games between devices, in French.
import type * as en from '../en/exchange.ts';

export const exchange: typeof en.exchange = {
  withSecrets: 'Cet export contient vos parties à distance : quiconque l’a peut y jouer à votre place. Gardez-le pour vous.',
  importing: 'Vérification des parties…',
  guessed: 'Ce fichier n’est pas en UTF-8. Il a été lu en Windows-1252 : vérifiez les lettres comme é et ç.',
  newer: 'Ces parties ont été exportées par une version plus récente de cette page. Rechargez la page pour la mettre à jour.',
  tooLong: (letters) => `Ce texte est trop long : on peut importer au plus ${letters.toLocaleString('fr')} caractères à la fois.`,
  tooMany: (games) => `Il y a trop de parties : on peut en importer au plus ${games} à la fois.`,
  damaged: (count) => (count > 1 ? `${count} réponses de vos exercices étaient illisibles et ont été laissées de côté.` : 'Une réponse de vos exercices était illisible et a été laissée de côté.'),
  notKept: 'Pas conservé :',
  refusedEntry: (name, why) => `${name ? `« ${name} »` : 'Résultats, exercices et réglages'} : ${why}`,
  notKeptSince: { room: 'Il n’y a plus de place sur cet appareil.', many: 'Cet appareil n’en conserve pas davantage de ce genre.', game: 'Cette page n’a pas le jeu correspondant.', damaged: 'C’est endommagé.' },
};
