// What is said about direct connections between the devices of players, in Spanish.
import { listed } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const live: typeof en.live = {
  friend: 'tu rival',

  answerNote:
    'Quien lo abra ahora recibirá una respuesta para ti. Abre aquí esa respuesta, o escanéala: con eso queda hecha la conexión y ya no hacen falta más enlaces.',
  scan: 'Escanear la respuesta',
  paste: 'Pegar la respuesta',
  inviteNext: 'Invitar a alguien más',
  connectNote:
    'Si quien abre este enlace juega la partida, la sigue jugando; cualquier otra persona puede mirar.',
  connectMessage: (game) => `Sigamos con nuestra partida de ${game}:`,

  joined: {
    answerTitle: (who) => `Tu respuesta para ${who}`,
    answerNote: (who) =>
      `Para jugar en vivo, hazle llegar esto a ${who}, que tiene que escanear el código o abrir el enlace. Con eso queda hecha la conexión.`,
    answerMessage: (game) => `Mi respuesta para nuestra partida de ${game}:`,
    answerLabel: 'Enlace con tu respuesta',
    late: (who) =>
      `Si ${who} ya tiene tu respuesta, parece que los dos dispositivos no están en la misma red. Conéctalos a la misma wifi o al mismo punto de acceso, o sigue jugando por enlaces.`,
    give: (who) => `Para jugar en vivo, hazle llegar esto a ${who}:`,
  },

  server: 'Servidor STUN para partidas en vivo',
  serverMore:
    'Con uno puedes jugar en vivo con gente de otras redes. Conoce la dirección pública de tu dispositivo y cuándo te conectas, pero nada de la partida. Déjalo vacío para no consultar ningún servidor.',
  serverWrong: 'Tiene que ser stun:nombre o stun:nombre:puerto',

  watcher: 'alguien que mira',
  watch: 'Mirar',
  full: 'Puedes mirar esta partida. Si juegas en ella, abre el enlace en el dispositivo en el que juegas.',
  watchGive: (who) => `Para mirar, hazle llegar esto a ${who}:`,
  watching: (game) => `${game}, en vivo`,
  watchingNow: 'Estás mirando esta partida. Cada jugada se ve en cuanto se hace.',
  watchedLast: 'Ya no hay conexión. Esto es lo último que viste.',

  connecting: 'Conectando…',
  connected: (who) => `Conexión con ${listed(who)}`,
  missing: (who) => `Sin conexión con ${listed(who)}.`,
  undecided: (who) => `Aún sin decidir: ${listed(who)}.`,
  allDecided: 'Los demás ya han decidido.',
  lost: 'Sin conexión.',
  lostMore: 'Conecta otra vez, o envía el enlace como antes.',
  connect: 'Jugar en vivo',
  reconnect: 'Conectar otra vez',
  ends: {
    flood: (who) => `Se ha cortado la conexión con ${who}: llegaron demasiados mensajes a la vez.`,
    garbage: (who) =>
      `Se ha cortado la conexión con ${who}: lo que llegó no era un mensaje de una partida.`,
    unreachable: () =>
      'Parece que los dos dispositivos no están en la misma red. Conéctalos a la misma wifi o al mismo punto de acceso, o envía el enlace como antes.',
  },
  dropped: (who, why) => `Se ha cortado la conexión con ${who}. ${why} Tu partida no ha cambiado.`,

  taken: 'La página que espera esta respuesta ya la tiene. Puedes cerrar esta.',
  known: 'Esta respuesta ya se había usado.',
  unknown:
    'Aquí ninguna página espera esta respuesta. Ábrela en el navegador desde el que invitaste, o vuelve a mostrar la invitación.',
  bad: 'Falta una parte de esta respuesta; cópiala entera.',
};
