// The words of backups and transfers, in French.
import { counted } from '../../../words/fr/grammar.ts';
import { sending } from '../../../words/fr/share.ts';
import { listed } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const backup: typeof en.backup = {
  title: 'Sauvegarde et transfert · pygames',
  holds: (games, exercises) => {
    const some = [games && counted(games, 'partie'), exercises && counted(exercises, 'exercice'), 'résultats', 'réglages'];
    return listed(some.filter((each): each is string => Boolean(each)));
  },
  explained: (what) => `Copiez tout sur un autre appareil : ${what}. Rien n’est effacé, ni ici ni là-bas.`,
  unreadable: 'Certaines données enregistrées ici n’ont pas pu être lues : une sauvegarde serait peut-être incomplète. Rechargez la page, puis réessayez.',
  damagedHere: (entries) => (entries > 1 ? `${entries} éléments de cet appareil sont endommagés et absents de cette sauvegarde.` : 'Un élément de cet appareil est endommagé et absent de cette sauvegarde.'),
  saveFile: 'Enregistrer un fichier',
  there: 'Sur l’autre appareil, ouvrez le fichier sur cette même page. Les réglages y mènent, sous «\u00a0Réglages avancés\u00a0».',
  openFile: 'Ouvrir le fichier d’un autre appareil',
  otherWays: 'Autres moyens',
  byLink: 'Ouvrez le lien sur l’autre appareil.',
  fileOnly: 'C’est trop pour un lien.',
  label: 'Lien qui contient tout',
  message: 'Tout mon pygames :',
  sending: sending('lien', 'Copier le lien', 'Le lien est copié.'),
  scan: 'Ou scannez-le',
  scanOne: 'Scannez-le avec l’autre appareil.',
  scanAll: (codes) => `Scannez les ${codes} codes avec l’autre appareil, dans n’importe quel ordre.`,
  code: (at, of) => `Code ${at} sur ${of}`,
  next: 'Suivant',
  previous: 'Précédent',

  comes: (what) => `Ce lien apporte tout ce que contient un autre appareil : ${what}. Cela s’ajoute à ce qui est ici, et aucune partie n’est perdue. Si le palmarès a été remis à zéro là-bas, les anciens résultats sont oubliés ici aussi.`,
  yours: 'N’acceptez que si vous avez créé ce lien vous-même.',
  add: 'Ajouter',
  waiting: (count, of) => (count > 1 ? `${count} codes sur ${of} sont là.` : `${count} code sur ${of} est là.`),
  others: 'Scannez aussi les autres, dans n’importe quel ordre.',
  wrong: 'Ce lien a été coupé ou altéré en chemin. Copiez le lien en entier, ou scannez les codes de nouveau.',
  notNow: 'Plus tard',

  due: 'Vos parties ne sont que dans ce navigateur, qui peut les effacer quand l’appareil manque de place.',
  show: 'Sauvegarder',
};
