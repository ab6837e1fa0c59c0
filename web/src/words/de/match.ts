// The words of games by messages, in German.
import type * as en from '../en/match.ts';
import { listed } from '../grammar.ts';

export const match: typeof en.match = {
  invite: (two) => (two ? 'Lade jemanden ein' : 'Lade die nächste Person ein'),
  inviteNote: (who) => `Dein Gegenüber spielt ${who}.`,
  joined: (who) => `Schick das Spiel weiter an ${who}`,
  sendMove: (who) => `Schick deinen Zug an ${who}`,
  sendNote: (two) =>
    two
      ? 'Sobald der Link geöffnet ist, geht das Spiel weiter. Dann bekommst du einen Link zurück.'
      : 'Sobald der Link geöffnet ist, geht das Spiel weiter. Der Link wandert reihum, bis einer zu dir zurückkommt.',
  undoNote: 'Bis du den Link verschickst, kannst du deinen Zug zurücknehmen.',
  countsNote:
    'Sobald du den Link kopierst, verschickst oder seinen QR-Code zeigst, kannst du deinen Zug nicht mehr zurücknehmen.',
  sendEndNote: (two) =>
    `Schick noch diesen letzten Link, damit ${two ? 'dein Gegenüber sieht' : 'die anderen sehen'}, wie das Spiel ausgegangen ist.`,
  wait: (who) => `Warten auf ${who}`,
  waitJoin: 'Warten, bis jemand beitritt',
  waitNote: 'Wenn ein Link zurückkommt, öffne ihn auf diesem Gerät.',
  mayClose: 'Bis dahin kannst du die Seite schließen.',
  sentEnd: 'Du hast das Ende des Spiels verschickt.',

  again: 'Meinen Link zeigen',

  sendTitle: 'Schick diesen Link',
  messages: {
    invitation: (game) => `Spiel mit mir ${game}:`,
    joinedIn: (game) => `Ich bin bei ${game} dabei. Du bist am Zug:`,
    yourMove: (game) => `Du bist am Zug bei ${game}:`,
    ended: (game) => `So ist unser Spiel ${game} ausgegangen:`,
  },
  pasteLabel: 'Füg den Link hier ein',
  open: 'Öffnen',
  severalLinks: 'Dieser Text enthält mehrere Links. Geöffnet ist der erste.',
  noLink: 'Dieser Text enthält keinen Link zu einem Spiel. Kopiere den ganzen Link.',

  invitedBy: (who, game) => `${who} lädt dich zu ${game} ein`,
  invitedTo: (game) => `Du bist zu ${game} eingeladen`,
  newTo: (game) => `Du kennst ${game} noch nicht?`,
  youAre: (side, others) => `Du spielst ${side}, gegen ${listed(others)}.`,
  takes: (messages, players) =>
    `Ein Spiel braucht etwa ${messages} Nachrichten${players > 2 ? ': gut für einen Gruppenchat' : ''}.`,
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
  full: 'In diesem Spiel sind alle Plätze besetzt, und keiner davon gehört dir in diesem Browser.',
  elsewhere:
    'Wenn du in einem anderen Browser oder auf einem anderen Gerät spielst, öffne den Link dort. Hast du dein Spiel hier gelöscht, bringt nur ein Export es zurück.',
  damaged:
    'Du spielst dieses Spiel hier, aber was davon gespeichert war, ist beschädigt. Ohne dein Geheimnis können die anderen nicht mit dir weiterspielen. Hast du das Spiel exportiert, dann importiere es.',
  tooOld:
    'Was von deinem Spiel gespeichert war, ist beschädigt, und dieser Link ist zu alt, um es zu reparieren. Öffne den neuesten Link des Spiels.',
  recordMended:
    'Was von diesem Spiel gespeichert war, ist beschädigt. Es geht mit dem letzten Link weiter.',
  keptDamaged:
    'Was dieses Gerät vom letzten Link gespeichert hat, ist beschädigt. Öffne diesen Link noch einmal.',
  asItStands: 'So steht das Spiel:',
  openYours: 'Dein Spiel öffnen',
  seatTaken: (who) =>
    `Jemand anderes ist vor dir als ${who} beigetreten. Dieser Link geht ohne dich weiter.`,
  yourOwn: 'Das ist der Link, den du verschickt hast. Öffnen sollen ihn die anderen.',
  known: 'Diesen Link hast du schon geöffnet.',
  older: 'Dieser Link ist älter als dein Spiel.',
  refused: 'Dein Spiel blieb unverändert.',
  ofAnother: 'Was ankam, gehört zu einem anderen Spiel.',
  whereItDiffers: 'Bis dahin lief dein Spiel so:',
};
