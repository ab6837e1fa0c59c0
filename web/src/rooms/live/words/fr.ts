// What is said about direct connections between the devices of players, in French.
import { of } from '../../../words/fr/grammar.ts';
import { capital, listed } from '../../../words/grammar.ts';
import type * as en from './en.ts';

const called: typeof en.live.called = (name) => ({ name, first: name, to: name, from: name });

export const live: typeof en.live = {
  called,
  friend: { ...called('votre adversaire'), first: 'Votre adversaire' },

  steps: {
    title: 'Là tous les deux ? Jouez en direct',
    open: 'L’autre personne ouvre le lien ou scanne son code.',
    back: 'Scannez ensuite le code que montre sa page, ou collez son lien ici :',
    pasteHere: 'Coller son lien',
    wrong: 'Ce n’est pas un lien vers cette partie.',
  },
  stayHere: 'Laissez cette page ouverte jusqu’à la connexion.',
  oneNetwork: 'Tous les appareils doivent être sur le même Wi-Fi ou le même partage de connexion.',
  scan: 'Scanner son code',
  lobby: {
    open: 'Dans la même pièce ? Montrer des codes',
    next: 'Code pour le joueur suivant',
    look: 'Présentez à cette caméra le code que montre sa page.',
    old: 'Cette page répond à un code précédent. Qu’elle scanne celui d’ici.',
  },
  meeting: {
    share: 'Ce lien unique sert à tous : qui l’ouvre est connecté ici, et personne n’a rien à renvoyer.',
    hosts: 'Qui ouvre votre lien est aussitôt connecté à vous.',
    looks: 'Recherche des autres. Vous serez connectés dès qu’ils seront là.',
    asks: 'Recherche de votre place…',
    behind: 'Une autre personne rejoint d’abord la partie. Vous la rejoindrez après son premier coup.',
    away: 'Le point de rencontre est injoignable. Connectez-vous par des codes, ou continuez par des liens.',
  },
  inviteNext: 'Inviter le joueur suivant',
  connectNote: 'Un joueur qui ouvre ce lien continue la partie ; toute autre personne peut la regarder.',
  connectMessage: (game) => `La suite de notre partie ${of(game)}, en direct :`,

  joined: {
    task: ({ name }) => `Montrez votre code à ${name}`,
    show: 'Montrer mon code',
    answerTitle: ({ name }) => `Votre réponse à ${name}`,
    answerNote: ({ name }) => `Pour jouer en direct, renvoyez ceci : ${name} scanne le code, ou ouvre le lien.`,
    answerMessage: (game) => `Ma réponse pour notre partie ${of(game)} :`,
    answerLabel: 'Lien avec votre réponse',
    scans: ({ first }) => `${first} scanne ce code.`,
    waits: ({ name }) => `Laissez cette page ouverte : ${name} doit ouvrir votre réponse.`,
    give: ({ name }) => `Pour jouer en direct, donnez ceci à ${name} :`,
  },

  server: 'Serveur STUN pour les parties en direct',
  serverMore:
    'Si vous en indiquez un tous les deux, vous pouvez souvent jouer en direct depuis des réseaux différents. Il apprend l’adresse publique de votre appareil et le moment de la connexion, mais rien de la partie ; la personne avec qui vous jouez apprend aussi cette adresse. Laissez ce champ vide pour n’interroger aucun serveur.',
  serverWrong: 'La forme attendue est stun:nom ou stun:nom:port',
  askServer: {
    question: ({ first, name }, server) => `${first} atteint d’autres réseaux grâce à ${server}. Voulez-vous l’utiliser aussi ? Ce serveur apprend l’adresse publique de votre appareil et le moment de la connexion ; ${name} apprend aussi l’adresse.`,
    use: 'L’utiliser aussi',
    without: 'Jouer sans lui',
  },

  watcher: called('un spectateur'),
  guest: (name) => called(name ? `un invité nommé ${name}` : 'un invité'),
  watch: 'Regarder',
  full: 'Vous pouvez regarder cette partie. Si vous y jouez, ouvrez le lien sur l’appareil où vous jouez.',
  watchGive: ({ name }) => `Pour regarder, donnez ceci à ${name} :`,
  toMove: (name) => `Au tour ${of(name)}`,
  watchingNow: 'Vous regardez cette partie. Chaque coup s’affiche dès qu’il est envoyé.',
  watchedLast: 'La connexion est terminée. Voici ce que vous avez vu en dernier.',

  connecting: 'Connexion…',
  stay: 'Pour jouer en direct, laissez cette page ouverte jusqu’à la connexion.',
  reloads: 'Changer de langue recharge la page et coupe la connexion en direct. La partie est conservée : reconnectez-vous, ou continuez par liens.',
  connected: (who) => `Connexion établie avec ${listed(who.map(({ name }) => name))}`,
  missing: (who) => `Sans connexion : ${listed(who)}.`,
  undecided: (who) => `${who.length > 1 ? 'Écrivent' : 'Écrit'} encore : ${listed(who)}.`,
  lost: 'Connexion perdue.',
  triesAgain: 'Nouvel essai…',
  lostMore: 'Rétablissez la connexion, ou envoyez le lien comme avant.',
  connect: 'Jouer en direct',
  showAgain: 'Montrer un code',
  scanAgain: ({ name }) => `Scanner le code ${of(name)}`,
  letWatch: 'Laisser quelqu’un regarder',
  reconnect: 'Se reconnecter',
  late: ({ name }, until) => `Cette invitation à jouer en direct valait jusqu’à ${until}. Demandez un nouveau lien à ${name}.`,
  unfit: ({ name }) => `Ce lien ne peut plus connecter vos appareils. Demandez-en un nouveau à ${name}.`,
  noWay: 'Votre navigateur ne propose aucun moyen d’atteindre cet appareil : il ne peut pas être connecté maintenant.',
  goesOn: 'La partie continue par liens.',
  hides: 'Certains Wi-Fi cachent leurs appareils les uns aux autres. Si vous autorisez la caméra une fois, votre navigateur dit où se trouve cet appareil.',
  allowCamera: 'Autoriser la caméra une fois',
  ends: {
    flood: ({ name }) => `La connexion avec ${name} a été coupée : trop de messages arrivaient à la fois.`,
    garbage: ({ name }) => `La connexion avec ${name} a été coupée : ce qui arrivait n’était pas un message de partie.`,
    unreachable: () => 'L’autre appareil n’a pas pu être atteint. Sa page est-elle encore ouverte ? Connectez les deux au partage de connexion d’un téléphone et réessayez, ou envoyez le lien comme avant.',
    tooOld: () => 'Cette réponse est trop ancienne. Rétablissez la connexion, ou envoyez le lien comme avant.',
    slow: () => 'L’autre appareil a été trouvé, mais la connexion était trop lente. Rétablissez-la, ou envoyez le lien comme avant.',
  },
  dropped: ({ name }, why) => `La connexion avec ${name} a été coupée. ${capital(why)} Votre partie n’a pas été modifiée.`,

  elsewhere: (game) => `Votre partie ${of(game)} est dans un autre onglet : continuez là-bas. Vous pouvez fermer celui-ci.`,
  sleeps: 'L’onglet de votre partie est en veille. Allez-y : il prendra cette réponse dès son réveil.',
  goOnHere: 'Continuer ici par liens',
  toGame: (game) => `Aller à ${game}`,
  isThere: (who) => `${listed(who)} ${who.length > 1 ? 'sont là' : 'est là'}`,
  known: 'Cette réponse a déjà été reçue.',
  looking: 'Recherche de la page qui attend cette réponse…',
  old: 'Cette réponse est trop ancienne pour établir la connexion. Montrez l’invitation de nouveau pour jouer en direct.',
  unknown: 'Aucune page ici n’a reçu cette réponse. Ouvrez-la dans le navigateur d’où vous avez lancé l’invitation, ou montrez l’invitation de nouveau.',
  bad: 'Il manque une partie de cette réponse ; copiez-la en entier.',
};
