// What is said about direct connections between the devices of players, in French.
import { of } from '../../../words/fr/grammar.ts';
import { capital, listed } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const live: typeof en.live = {
  friend: 'votre adversaire',

  answerNote:
    'La personne qui l’ouvre maintenant reçoit une réponse à vous rendre. Ouvrez cette réponse ici, ou scannez-la : la connexion est établie, plus besoin de liens.',
  scan: 'Scanner la réponse',
  paste: 'Coller la réponse',
  inviteNext: 'Inviter le joueur suivant',
  connectNote:
    'Un joueur qui ouvre ce lien continue la partie ; toute autre personne peut la regarder.',
  connectMessage: (game) => `La suite de notre partie ${of(game)}, en direct :`,

  joined: {
    answerTitle: (who) => `Votre réponse à ${who}`,
    answerNote: (who) =>
      `Pour jouer en direct, rendez ceci : ${who} scanne le code, ou ouvre le lien. La connexion est alors établie.`,
    answerMessage: (game) => `Ma réponse pour notre partie ${of(game)} :`,
    answerLabel: 'Lien avec votre réponse',
    late: (who) =>
      `Si ${who} a reçu votre réponse, les deux appareils ne semblent pas être sur le même réseau. Connectez-les au même Wi-Fi ou au même partage de connexion, ou continuez par liens.`,
    give: (who) => `Pour jouer en direct, donnez ceci à ${who} :`,
  },

  server: 'Serveur STUN pour les parties en direct',
  serverMore:
    'Avec un tel serveur, vous pouvez jouer en direct avec des personnes sur d’autres réseaux. Il apprend l’adresse publique de votre appareil et le moment de la connexion, mais rien de la partie. Laissez ce champ vide pour n’interroger aucun serveur.',
  serverWrong: 'La forme attendue est stun:nom ou stun:nom:port',

  watcher: 'un spectateur',
  watch: 'Regarder',
  full: 'Vous pouvez regarder cette partie. Si vous y jouez, ouvrez le lien sur l’appareil où vous jouez.',
  watchGive: (who) => `Pour regarder, donnez ceci à ${who} :`,
  watching: (game) => `${game}, en direct`,
  watchingNow: 'Vous regardez cette partie. Chaque coup s’affiche dès qu’il est joué.',
  watchedLast: 'La connexion est terminée. Voici ce que vous avez vu en dernier.',

  connecting: 'Connexion…',
  connected: (who) => `Connexion établie avec ${listed(who)}`,
  missing: (who) => `Sans connexion : ${listed(who)}.`,
  undecided: (who) => `Décision attendue : ${listed(who)}.`,
  allDecided: 'Les autres ont fait leur choix.',
  lost: 'Connexion perdue.',
  lostMore: 'Rétablissez la connexion, ou envoyez le lien comme avant.',
  connect: 'Jouer en direct',
  reconnect: 'Se reconnecter',
  ends: {
    flood: (who) =>
      `La connexion avec ${who} a été coupée : trop de messages arrivaient à la fois.`,
    garbage: (who) =>
      `La connexion avec ${who} a été coupée : ce qui arrivait n’était pas un message de partie.`,
    unreachable: () =>
      'Les deux appareils ne semblent pas être sur le même réseau. Connectez-les au même Wi-Fi ou au même partage de connexion, ou envoyez le lien comme avant.',
  },
  dropped: (who, why) =>
    `La connexion avec ${who} a été coupée. ${capital(why)} Votre partie n’a pas été modifiée.`,

  taken: 'La page qui attend cette réponse l’a reçue. Vous pouvez fermer celle-ci.',
  known: 'Cette réponse a déjà été reçue.',
  unknown:
    'Aucune page n’attend cette réponse ici. Ouvrez-la dans le navigateur d’où vous avez lancé l’invitation, ou montrez l’invitation de nouveau.',
  bad: 'Il manque une partie de cette réponse ; copiez-la en entier.',
};
