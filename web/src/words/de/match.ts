// The words of games by messages, in German.
import type * as en from '../en/match.ts';
import { listed } from '../grammar.ts';

export const match: typeof en.match = {
  invite: (two) => (two ? 'Lade jemanden ein' : 'Lade die nächste Person ein'),
  inviteNote: (who) => `Dein Gegenüber spielt ${who}.`,
  joined: (who) => `Schick die Partie weiter an ${who}`,
  sendMove: (who) => `Schick deinen Zug an ${who}`,
  sendNote: (two) =>
    two
      ? 'Sobald der Link geöffnet ist, geht die Partie weiter. Dann bekommst du einen Link zurück.'
      : 'Sobald der Link geöffnet ist, geht die Partie weiter. Der Link wandert reihum, bis einer zu dir zurückkommt.',
  undoNote: 'Bis du den Link verschickst, kannst du deinen Zug zurücknehmen.',
  countsNote:
    'Sobald du den Link kopierst, verschickst oder seinen QR-Code zeigst, kannst du deinen Zug nicht mehr zurücknehmen.',
  sendEndNote: (two) =>
    `Schick noch diesen letzten Link, damit ${two ? 'dein Gegenüber sieht' : 'die anderen sehen'}, wie die Partie ausgegangen ist.`,
  wait: (who) => `Warten auf ${who}`,
  waitJoin: 'Warten, bis jemand beitritt',
  waitNote: 'Wenn ein Link zurückkommt, öffne ihn auf diesem Gerät.',
  mayClose: 'Bis dahin kannst du die Seite schließen.',
  sentEnd: 'Du hast das Ende der Partie verschickt.',

  again: 'Meinen Link zeigen',

  sendTitle: 'Schick diesen Link',
  messages: {
    invitation: (game) => `Spiel mit mir ${game}:`,
    joinedIn: (game) => `Ich bin bei ${game} dabei. Du bist am Zug:`,
    yourMove: (game) => `Du bist am Zug bei ${game}:`,
    ended: (game) => `So ist unsere Partie ${game} ausgegangen:`,
  },
  pasteLabel: 'Füg den Link hier ein',
  open: 'Öffnen',
  severalLinks: 'Dieser Text enthält mehrere Links. Geöffnet ist der erste.',
  noLink: 'Dieser Text enthält keinen Link zu einer Partie. Kopiere den ganzen Link.',

  invitedBy: (who, game) => `${who} lädt dich zu ${game} ein`,
  invitedTo: (game) => `Du bist zu ${game} eingeladen`,
  newTo: (game) => `Du kennst ${game} noch nicht?`,
  youAre: (side, others) => `Du spielst ${side}, gegen ${listed(others)}.`,
  takes: (messages, players) =>
    `Eine Partie braucht etwa ${messages} Nachrichten${players > 2 ? ': gut für einen Gruppenchat' : ''}.`,
  round: (round, rounds, who) =>
    `Runde ${round}${round < rounds ? ` von etwa ${rounds}` : ''}, ${who} schreibt gerade.`,
  fair: 'So bleiben die Würfel fair',
  fairNote:
    'Jeder Wurf und jede Karte ergibt sich aus geheimen Zahlen, die alle beim Beitreten festgelegt haben. Niemand kann das Ergebnis kennen oder wählen, bevor der Zug verschickt ist.',
  setUpNote:
    'Eine Ausnahme: Wer beginnt und wer zuletzt beitritt, könnten gemeinsam bestimmen, was vor dem ersten Zug gewürfelt oder gezogen wird.',
  join: 'Mitspielen',
  joining: 'Du spielst mit, sobald die Regeln geladen sind.',
  notNow: 'Nicht jetzt',
  full: 'In dieser Partie sind alle Plätze besetzt, und keiner davon gehört dir in diesem Browser.',
  elsewhere:
    'Wenn du in einem anderen Browser oder auf einem anderen Gerät spielst, öffne den Link dort. Hast du deine Partie hier gelöscht, bringt nur ein Export sie zurück.',
  damaged:
    'Du spielst diese Partie hier, aber was davon gespeichert war, ist beschädigt. Ohne dein Geheimnis können die anderen nicht mit dir weiterspielen. Hast du die Partie exportiert, dann importiere sie.',
  tooOld:
    'Was von deiner Partie gespeichert war, ist beschädigt, und dieser Link ist zu alt, um das zu reparieren. Öffne den neuesten Link der Partie.',
  recordMended:
    'Was von dieser Partie gespeichert war, ist beschädigt. Es geht mit dem letzten Link weiter.',
  keptDamaged:
    'Was dieses Gerät vom letzten Link gespeichert hat, ist beschädigt. Öffne diesen Link noch einmal.',
  asItStands: 'So steht die Partie:',
  openYours: 'Deine Partie öffnen',
  seatTaken: (who) =>
    `Jemand anderes ist vor dir als ${who} beigetreten. Dieser Link geht ohne dich weiter.`,
  yourOwn: 'Das ist der Link, den du verschickt hast. Öffnen sollen ihn die anderen.',
  known: 'Diesen Link hast du schon geöffnet.',
  older: 'Dieser Link ist älter als deine Partie.',
  refused: 'Deine Partie blieb unverändert.',
  ofAnother: 'Was ankam, gehört zu einer anderen Partie.',
  whereItDiffers: 'Bis dahin lief deine Partie so:',
};
