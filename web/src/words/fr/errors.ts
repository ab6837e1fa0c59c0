// The words of errors, in French.
import type * as en from '../en/errors.ts';

const safe = 'Vos coups sont enregistrés.';

export const errors: typeof en.errors = {
  badCode: 'Impossible d’ouvrir ce lien : son adresse contient un code « % » incorrect.',
  namesNothing: 'Ce lien ne mène à aucune partie.',
  badSeat: (seat) => `Ce lien demande le joueur « ${seat} ». Un joueur se note « person », « far », « bot1 », « bot2 », etc.`,
  badOptions: 'Les options de ce lien ne forment pas un objet JSON.',
  noGame: (why) => `Impossible d’ouvrir ce lien : ${why}`,
  newerLink: 'Ce lien vient d’une version plus récente de cette page. Rechargez la page pour la mettre à jour, puis rouvrez le lien.',
  linkNotValid: 'La partie que contient ce lien n’est pas valable.',
  unusable: (why) => `Ce lien est inutilisable : ${why}`,

  notKept: 'Cette partie n’est pas enregistrée sur cet appareil. Demandez à la personne qui l’a de la partager avec vous.',
  keepsNothing: 'Cette partie n’est pas ici : ce navigateur ne conserve rien de ce site, peut-être à cause d’une fenêtre privée.',
  damaged: 'Cette partie enregistrée est endommagée et ne peut pas être ouverte. Elle a été mise de côté, pas supprimée.',
  details: 'Détails',
  deletedForRoom: (count, game) =>
    count > 1 ? `Il n’y a plus de place sur cet appareil. Pour enregistrer cette partie, les ${count} plus anciennes parties terminées ont été supprimées.` : `Il n’y a plus de place sur cet appareil. Pour enregistrer cette partie, la plus ancienne partie terminée (${game}) a été supprimée.`,

  noSuchGame: (id) => `il n’y a pas ici de jeu nommé « ${id} »`,

  couldNotShow: (why) => `Cette page n’a pas pu s’afficher. ${why}`,
  couldNotStart: (why) => `Cette partie n’a pas pu démarrer. ${safe} ${why}`,
  partMissing: 'Un élément de cette page n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.',

  engine: {
    stopped: 'Le moteur de jeu a été arrêté.',
    'not-running': 'Le moteur de jeu n’est pas en marche.',
    timeout: 'Le démarrage a pris trop de temps, ou ce navigateur l’interdit.',
    silent: 'Le moteur de jeu n’a pas répondu à temps.',
    'too-long': 'le texte est trop long pour être lu.',
    unanswered: 'Le moteur de jeu n’a pas pu répondre à cette demande.',
    'no-workers': 'Ce navigateur n’exécute pas de tâches en arrière-plan, et le moteur de jeu en a besoin.',
    'no-webassembly': 'Ce navigateur n’exécute pas WebAssembly, ou l’interdit, et le moteur de jeu en a besoin.',
    crashed: (what) => `Le moteur de jeu s’est arrêté brusquement : ${what}.`,
    'worker-missing': 'Un élément du site n’a pas pu être chargé. Êtes-vous en ligne ?',
    'another-build': 'Cette page et son moteur de jeu n’ont pas la même version. Rechargez la page, ou réparez-la dans les réglages.',
    unreadable: 'Le moteur de jeu s’est arrêté brusquement : un message était illisible.',
    network: 'Un élément du site n’a pas pu être chargé. Êtes-vous en ligne ?',
    'no-puzzles': 'Les problèmes n’ont pas pu être chargés. Vérifiez votre connexion, puis réessayez.',
    missing: (file) => `Le fichier ${file} est introuvable ici.`,
    tampered: (file) => `Le fichier ${file} n’est pas celui avec lequel cette page a été construite.`,
    python: (line) => `Python n’a pas pu démarrer : ${line}`,
  },
};
