// The words of games by messages, in French. Messages to friends address nobody: tu or vous is theirs.
import type * as en from '../en/match.ts';
import { listed } from '../grammar.ts';
import { of } from './grammar.ts';

export const match: typeof en.match = {
  invite: (two) => (two ? 'Invitez votre adversaire' : 'Invitez le joueur suivant'),
  inviteNote: (who) => `Votre adversaire jouera ${who}.`,
  joined: (who) => `Transmettez la partie à ${who}`,
  sendMove: (who) => `Envoyez votre coup à ${who}`,
  sendNote: (two) =>
    two
      ? 'La partie continue dès que votre adversaire ouvre le lien, puis vous en envoie un à son tour.'
      : 'La partie continue dès que le lien est ouvert. De joueur en joueur, un lien finira par vous revenir.',
  undoNote: 'Tant que vous ne l’avez pas envoyé, vous pouvez reprendre votre coup.',
  countsNote:
    'Une fois le lien copié, envoyé ou montré en code QR, vous ne pouvez plus reprendre votre coup.',
  sendEndNote: (two) =>
    `Envoyez ce dernier lien, pour que ${two ? 'votre adversaire voie' : 'les autres voient'} comment la partie s’est terminée.`,
  wait: (who) => `En attente ${of(who)}`,
  waitJoin: 'En attente d’un joueur',
  waitNote: 'Quand un lien vous revient, ouvrez-le sur cet appareil.',
  mayClose: 'D’ici là, vous pouvez fermer cette page.',
  sentEnd: 'Vous avez envoyé la fin de la partie.',

  again: 'Voir mon lien',

  sendTitle: 'Envoyez ce lien',
  messages: {
    invitation: (game) => `Une partie ${of(game)} ? Par ici :`,
    joinedIn: (game) => `Me voilà dans la partie ${of(game)}. La suite :`,
    yourMove: (game) => `La suite de notre partie ${of(game)} :`,
    ended: (game) => `La fin de notre partie ${of(game)} :`,
  },
  pasteLabel: 'Collez le lien ici',
  open: 'Ouvrir',
  severalLinks: 'Ce texte contient plusieurs liens. Le premier est ouvert.',
  noLink: 'Ce texte ne contient aucun lien vers une partie. Copiez le lien en entier.',

  invitedBy: (who, game) => `${who} vous invite à une partie ${of(game)}`,
  invitedTo: (game) => `Une invitation à une partie ${of(game)}`,
  newTo: (game) => `Vous découvrez ${game} ?`,
  youAre: (side, others) => `Vous jouez ${side}, contre ${listed(others)}.`,
  takes: (messages, players) =>
    `Une partie demande environ ${messages} messages${players > 2 ? ' : idéal dans un groupe de discussion' : ''}.`,
  round: (round, rounds, who) =>
    `Tour de table ${round}${round < rounds ? ` sur ${rounds} environ` : ''} : à ${who} d’écrire.`,
  fair: 'Pourquoi les dés ne trichent pas',
  fairNote:
    'Chaque jet de dés et chaque carte découlent de nombres secrets que tous les joueurs ont fixés en rejoignant la partie. Personne ne peut connaître ni choisir un tirage avant d’envoyer son coup.',
  setUpNote:
    'Une exception : à eux deux, le joueur qui commence et celui qui rejoint la partie en dernier pourraient choisir ce qui est tiré avant le premier coup.',
  join: 'Rejoindre',
  joining: 'Vous rejoindrez la partie dès que le jeu sera chargé.',
  notNow: 'Plus tard',
  full: 'Toutes les places de cette partie sont prises, et aucune n’est la vôtre dans ce navigateur.',
  elsewhere:
    'Si vous y jouez dans un autre navigateur ou sur un autre appareil, ouvrez le lien là-bas. Si vous avez supprimé votre partie ici, seul un export permet de la retrouver.',
  damaged:
    'Vous jouez cette partie ici, mais ce qui en était enregistré est endommagé. Sans votre secret, les autres ne peuvent pas continuer avec vous. Si vous avez exporté la partie, importez-la.',
  tooOld:
    'Ce qui était enregistré de votre partie est endommagé, et ce lien est trop ancien pour la réparer. Ouvrez le lien le plus récent de la partie.',
  recordMended:
    'Ce qui était enregistré de cette partie était endommagé. Elle reprend à partir du dernier lien.',
  keptDamaged:
    'Ce que cet appareil avait enregistré du dernier lien est endommagé. Ouvrez ce lien une fois de plus.',
  asItStands: 'Où en est la partie :',
  openYours: 'Ouvrir votre partie',
  seatTaken: (who) =>
    `Quelqu’un d’autre a pris la place ${of(who)} avant vous. Ce lien continue sans vous.`,
  yourOwn: 'C’est le lien que vous avez envoyé. Les autres n’ont qu’à l’ouvrir.',
  known: 'Vous avez déjà ouvert ce lien.',
  older: 'Ce lien est plus ancien que votre partie.',
  refused: 'Votre partie n’a pas été modifiée.',
  ofAnother: 'Le message reçu concerne une autre partie.',
  whereItDiffers: 'Votre partie jusque-là :',
};
