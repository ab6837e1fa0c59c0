// The words of games by messages, in Spanish.
import type * as en from '../en/match.ts';
import { listed } from '../grammar.ts';

export const match: typeof en.match = {
  invite: (two) => (two ? 'Envía la invitación' : 'Invita a la siguiente persona'),
  inviteNote: (who) => `Quien lo abra jugará con ${who}.`,
  joined: (who) => `Pasa la partida a ${who}`,
  sendMove: (who) => `Envía tu jugada a ${who}`,
  sendNote: (two) =>
    `La partida sigue en cuanto se abre el enlace. ${two ? 'Después te llegará otro a ti' : 'Después irá pasando, hasta que te llegue un enlace a ti'}.`,
  undoNote: 'Hasta que la envíes, puedes deshacer tu jugada.',
  countsNote:
    'En cuanto copies o envíes el enlace, o muestres su código QR, ya no podrás deshacer tu jugada.',
  sendEndNote: (two) =>
    `Envía este último enlace, para que ${two ? 'tu rival vea' : 'los demás vean'} cómo terminó la partida.`,
  wait: (who) => `A la espera de ${who}`,
  waitJoin: 'A la espera de que alguien se una',
  waitNote: 'Cuando te llegue un enlace, ábrelo en este dispositivo.',
  mayClose: 'Mientras tanto puedes cerrar esta página.',
  sentEnd: 'Has enviado el final de la partida.',

  again: 'Mostrar mi enlace',

  sendTitle: 'Envía este enlace',
  messages: {
    invitation: (game) => `¿Jugamos una partida de ${game}?`,
    joinedIn: (game) => `Me uno a tu partida de ${game}. Te toca:`,
    yourMove: (game) => `Te toca en ${game}:`,
    ended: (game) => `Así terminó nuestra partida de ${game}:`,
  },
  pasteLabel: 'Pega aquí el enlace',
  open: 'Abrir',
  severalLinks: 'En este texto hay varios enlaces. Se ha abierto el primero.',
  noLink: 'En este texto no hay ningún enlace a una partida. Copia el enlace entero.',

  invitedBy: (who, game) => `${who} te invita a una partida de ${game}`,
  invitedTo: (game) => `Te invitan a una partida de ${game}`,
  newTo: (game) => `¿No conoces ${game}?`,
  youAre: (side, others) => `Juegas con ${side}, contra ${listed(others)}.`,
  takes: (messages, players) =>
    `Una partida lleva unos ${messages} mensajes${players > 2 ? ': ideal para un chat de grupo' : ''}.`,
  round: (round, rounds, who) =>
    `Ronda ${round}${round < rounds ? ` de unas ${rounds}` : ''}: escribe ${who}.`,
  fair: 'Por qué los dados no hacen trampa',
  fairNote:
    'Cada tirada y cada carta salen de números secretos que cada persona fijó al unirse. Nadie puede conocer ni elegir ninguno antes de enviar una jugada.',
  setUpNote:
    'Una excepción: quien empieza y quien se une al final, si se ponen de acuerdo, podrían elegir lo que sale antes de la primera jugada.',
  join: 'Unirme',
  joining: 'Entrarás en cuanto se carguen las reglas.',
  notNow: 'Ahora no',
  full: 'Todos los puestos de esta partida están ocupados, y ninguno es tuyo en este navegador.',
  elsewhere:
    'Si la juegas en otro navegador o en otro dispositivo, abre el enlace allí. Si borraste aquí tu partida, solo podrás recuperarla si la exportaste.',
  damaged:
    'Esta partida la juegas aquí, pero lo que se guardó de ella está dañado. Sin tu secreto no se puede seguir jugando contigo. Si la exportaste, impórtala.',
  tooOld:
    'Lo que se guardó de tu partida está dañado, y este enlace es demasiado antiguo para repararlo. Abre el enlace más reciente de la partida.',
  recordMended:
    'Lo que se guardó de esta partida estaba dañado. Continúa a partir del último enlace.',
  keptDamaged:
    'Lo que este dispositivo guardó del último enlace está dañado. Abre ese enlace otra vez.',
  asItStands: 'La partida tal como está:',
  openYours: 'Abrir tu partida',
  seatTaken: (who) => `Otra persona entró como ${who} antes que tú. Este enlace continúa sin ti.`,
  yourOwn: 'Este es el enlace que enviaste. Lo tiene que abrir la otra persona.',
  known: 'Ya habías abierto este enlace.',
  older: 'Este enlace es anterior a tu partida.',
  refused: 'Tu partida no ha cambiado.',
  ofAnother: 'Lo que ha llegado es de otra partida.',
  whereItDiffers: 'Tu partida hasta ese momento:',
};
