// The words of the page with all games kept on this device, in French.
import { counted } from '../../../words/fr/grammar.ts';
import { paragraph } from '../../../words/grammar.ts';
import type * as en from './en.ts';

/** Says what became of games, in the feminine. */
const became = (count: number, one: string, many: string) => `${counted(count, 'partie')} ${count > 1 ? many : one}`;

export const library: typeof en.library = {
  title: 'Parties · pygames',
  toFame: 'Palmarès',
  list: 'Parties enregistrées sur cet appareil',
  none: 'Aucune partie n’est encore enregistrée sur cet appareil.',
  count: (some, all) => {
    if (all === 0) return 'Il ne reste aucune partie sur cet appareil.';
    if (some === 0) return 'Aucune partie ne correspond.';
    return some < all ? `${some} sur ${counted(all, 'partie')}` : counted(all, 'partie');
  },
  more: 'Plus',
  showMore: (rest) => `En voir plus (${rest})`,
  filter: 'Filtrer',
  noFilter: 'Voir toutes les parties',
  state: 'Afficher',
  states: { all: 'Toutes', open: 'En cours', over: 'Terminées' },
  game: 'Jeu',
  opponent: 'Adversaire',
  player: 'Nom du joueur',
  any: 'Tous',
  person: 'Une personne',
  far: 'Une personne à distance',
  yourMove: 'À vous de jouer',
  someonesMove: (name) => `${name} doit jouer`,
  inPlay: 'En cours',
  over: 'Terminée',
  lastPlayed: (when) => `Dernier coup : ${when}`,
  resume: 'Reprendre',
  look: 'Voir',
  duplicate: 'Dupliquer',
  delete: 'Supprimer',
  does: (what, name, nth) => `${what} : ${name}, ${nth}`,
  undo: 'Annuler',
  deleted: (name) => `« ${name} » est supprimée.`,
  deletedFar: (name) => `« ${name} » est supprimée. Sans elle, vous ne pouvez plus continuer cette partie.`,
  duplicated: (name) => `« ${name} » est dupliquée.`,
  copyOf: (name) => `${name} (copie)`,
  imported: ({ added, updated, same, exercises, otherData }) =>
    paragraph(
      added || !updated ? (added ? `${became(added, 'ajoutée', 'ajoutées')}.` : 'Aucune partie ajoutée.') : '',
      updated ? `${became(updated, 'mise à jour', 'mises à jour')}.` : '',
      same ? `${became(same, 'était déjà ici', 'étaient déjà ici')}.` : '',
      exercises === undefined ? '' : `${counted(exercises, 'exercice ajouté', 'exercices ajoutés')}.`,
      otherData ? 'Les résultats et les réglages ont été réunis avec ceux d’ici.' : '',
      ...(otherData ?? []),
    ),
  notAll: (count) => `${became(count, 'refusée', 'refusées')} :`,
};

export const transfer: typeof en.transfer = {
  rename: 'Renommer',
  noRoom: 'Il n’y a plus assez de place sur cet appareil. Rien n’a été modifié.',
  export: 'Exporter',
  which: 'Quoi exporter',
  allOf: (games, exercises) => `Tout : ${counted(games, 'partie')}${exercises ? `, ${counted(exercises, 'exercice')}` : ''}`,
  form: 'Forme',
  whole: 'Pour cette page',
  gameFile: 'Pour la lecture',
  text: 'En texte',
  saveFile: 'Enregistrer un fichier',
  copyText: 'Copier le texte',
  copied: 'Le texte est copié.',
  notCopied: 'Le texte n’a pas pu être copié. Sélectionnez-le et copiez-le vous-même.',
  notCopiedLong: 'Le texte n’a pas pu être copié. Enregistrez-le dans un fichier.',
  shortened: (letters) => `Seul le début s’affiche ici. Le texte entier compte ${letters.toLocaleString('fr')} caractères.`,
  import: 'Importer',
  chooseFile: 'Un fichier de parties',
  orPaste: 'Ou collez le texte de parties, ou des liens vers elles',
  refused: (number, why) => `Partie ${number} : ${why}`,
  notPossible: (number) => `Son coup ${number} est impossible.`,
  foreignSecret: 'Son secret n’est pas celui avec lequel son joueur l’a rejointe : elle ne pourrait pas être continuée.',
  badMatch: 'Les messages de cette partie à distance sont endommagés.',
  noRecord: 'Ce n’est pas l’enregistrement d’une partie.',
  isText: 'C’est un simple texte, pas l’enregistrement d’une partie.',
  newerGame: 'Elle vient d’une version plus récente de cette page. Rechargez la page pour la mettre à jour, puis importez-la de nouveau.',
  isMessage: 'C’est un message d’une partie à distance. Ouvrez le lien lui-même.',
  notRead: (name) => `« ${name} » n’a pas pu être lu : le fichier a disparu, ou ce navigateur n’a pas le droit de l’ouvrir.`,
  unknown: 'Cette version de la page ne connaît pas ce jeu.',
  newTitle: 'Titre',
  save: 'Enregistrer',
};
