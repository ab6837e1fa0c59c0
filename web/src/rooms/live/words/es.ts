// What is said about direct connections between the devices of players, in Spanish.
import { listed } from '../../../words/grammar.ts';
import type * as en from './en.ts';

const called: typeof en.live.called = (name) => ({ name, first: name, to: name, from: name });

export const live: typeof en.live = {
  called,
  friend: called('tu rival'),

  steps: {
    title: 'Para jugar en vivo ahora',
    open: 'La otra persona abre el enlace o escanea su código.',
    back: 'Luego escanea el código que muestra su página, o pega aquí su enlace:',
    pasteHere: 'Pega su enlace',
    wrong: 'Esto no es un enlace a esta partida.',
  },
  stayHere: 'Deja esta página abierta hasta que haya conexión.',
  oneNetwork:
    'Todos los dispositivos tienen que estar en la misma red wifi o en el mismo punto de acceso.',
  scan: 'Escanear su código',
  lobby: {
    open: '¿En la misma sala? Mostrar códigos',
    next: 'Código para la próxima persona',
    look: 'Acerca a esta cámara el código que muestra su página.',
    old: 'Esa página responde a un código anterior. Que escanee el de aquí.',
  },
  meeting: {
    share:
      'Este enlace sirve para todos: quien lo abra quedará conectado aquí, y nadie tiene que enviar nada de vuelta.',
    hosts: 'Quien abra tu enlace se conecta contigo al momento.',
    looks: 'Buscando a los demás. Habrá conexión en cuanto estén.',
    asks: 'Buscando tu sitio…',
    behind: 'Otra persona se une primero. Te unes después de su primera jugada.',
    away: 'No se puede llegar al punto de encuentro. Conectaos con códigos o seguid jugando con enlaces.',
  },
  inviteNext: 'Invitar a alguien más',
  connectNote:
    'Si quien abre este enlace juega la partida, la sigue jugando; cualquier otra persona puede mirar.',
  connectMessage: (game) => `Sigamos con nuestra partida de ${game}:`,

  joined: {
    task: ({ name }) => `Muestra tu código a ${name}`,
    show: 'Mostrar mi código',
    answerTitle: ({ name }) => `Tu respuesta para ${name}`,
    answerNote: ({ name }) =>
      `Para jugar en vivo, hazle llegar esto a ${name}, que tiene que escanear el código o abrir el enlace.`,
    answerMessage: (game) => `Mi respuesta para nuestra partida de ${game}:`,
    answerLabel: 'Enlace con tu respuesta',
    scans: ({ first }) => `${first} escanea este código.`,
    waits: ({ name }) => `Deja esta página abierta: falta que ${name} abra tu respuesta.`,
    give: ({ name }) => `Para jugar en vivo, hazle llegar esto a ${name}:`,
  },

  server: 'Servidor STUN para partidas en vivo',
  serverMore:
    'Si tú y tu rival indicáis uno, muchas veces podréis jugar en vivo desde redes distintas. Conoce la dirección pública de tu dispositivo y cuándo te conectas, pero nada de la partida; quien juegue contigo también conocerá esa dirección. Déjalo vacío para no consultar ningún servidor.',
  serverWrong: 'Tiene que ser stun:nombre o stun:nombre:puerto',
  askServer: {
    question: ({ first, name }, server) =>
      `${first} llega a otras redes con ${server}. ¿Lo usas también? El servidor conoce la dirección pública de tu dispositivo y cuándo te conectas; ${name} también conocerá la dirección.`,
    use: 'Usarlo también',
    without: 'Jugar sin él',
  },

  watcher: called('alguien que mira'),
  guest: (name) => called(name ? `alguien que se llama ${name}` : 'alguien'),
  watch: 'Mirar',
  full: 'Puedes mirar esta partida. Si juegas en ella, abre el enlace en el dispositivo en el que juegas.',
  watchGive: ({ name }) => `Para mirar, hazle llegar esto a ${name}:`,
  toMove: (name) => `Turno de ${name}`,
  watchingNow: 'Estás mirando esta partida. Cada jugada se ve en cuanto se envía.',
  watchedLast: 'Ya no hay conexión. Esto es lo último que viste.',

  connecting: 'Conectando…',
  stay: 'Para jugar en vivo, deja esta página abierta hasta que haya conexión.',
  reloads:
    'Otro idioma recarga la página y corta la conexión en vivo. La partida se conserva: se sigue con una conexión nueva o con enlaces.',
  connected: (who) => `Conexión con ${listed(who.map(({ name }) => name))}`,
  missing: (who) => `Sin conexión con ${listed(who)}.`,
  undecided: (who) => `Aún ${who.length > 1 ? 'escriben' : 'escribe'}: ${listed(who)}.`,
  lost: 'Sin conexión.',
  triesAgain: 'Nuevo intento…',
  lostMore: 'Conecta otra vez, o envía el enlace como antes.',
  connect: 'Jugar en vivo',
  showAgain: 'Mostrar un código',
  scanAgain: ({ name }) => `Escanear el código de ${name}`,
  letWatch: 'Dejar que alguien mire',
  reconnect: 'Conectar otra vez',
  late: ({ name }, until) =>
    `Esta invitación para jugar en vivo valía hasta: ${until}. Pide a ${name} un enlace nuevo.`,
  unfit: ({ name }) =>
    `Este enlace ya no puede conectar los dispositivos. Pide a ${name} uno nuevo.`,
  noWay:
    'Tu navegador no ofrece ningún modo de llegar a este dispositivo, así que ahora no se puede conectar.',
  goesOn: 'La partida sigue por enlaces.',
  hides:
    'Algunas redes wifi ocultan sus dispositivos entre sí. Si permites la cámara una vez, tu navegador dice dónde está este dispositivo.',
  allowCamera: 'Permitir la cámara una vez',
  ends: {
    flood: ({ name }) =>
      `Se ha cortado la conexión con ${name}: llegaron demasiados mensajes a la vez.`,
    garbage: ({ name }) =>
      `Se ha cortado la conexión con ${name}: lo que llegó no era un mensaje de una partida.`,
    unreachable: () =>
      'No se ha podido llegar al otro dispositivo. ¿Sigue abierta la página allí? Conecta los dos al punto de acceso de un móvil e inténtalo otra vez, o envía el enlace como antes.',
    tooOld: () =>
      'Esta respuesta es demasiado antigua. Conecta otra vez, o envía el enlace como antes.',
    slow: () =>
      'Se ha encontrado el otro dispositivo, pero la conexión era demasiado lenta. Conecta otra vez, o envía el enlace como antes.',
  },
  dropped: ({ name }, why) =>
    `Se ha cortado la conexión con ${name}. ${why} Tu partida no ha cambiado.`,

  elsewhere: (game) =>
    `Tu partida de ${game} está en otra pestaña: sigue allí. Puedes cerrar esta.`,
  sleeps:
    'La pestaña con tu partida está dormida. Ve a ella: recogerá esta respuesta en cuanto despierte.',
  goOnHere: 'Seguir aquí por enlaces',
  toGame: (game) => `Ir a ${game}`,
  isThere: (who) => `Ya ${who.length > 1 ? 'están' : 'está'} aquí: ${listed(who)}`,
  known: 'Esta respuesta ya se había usado.',
  looking: 'Buscando la página que espera esta respuesta…',
  old: 'Esta respuesta es demasiado antigua para conectar. Vuelve a mostrar la invitación para jugar en vivo.',
  unknown:
    'Aquí ninguna página ha recogido esta respuesta. Ábrela en el navegador desde el que invitaste, o vuelve a mostrar la invitación.',
  bad: 'Falta una parte de esta respuesta; cópiala entera.',
};
