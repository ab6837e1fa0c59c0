// The words of games by messages, in Estonian.
import type * as en from '../en/match.ts';
import { listed } from '../grammar.ts';
import { declined } from './grammar.ts';

export const match: typeof en.match = {
  invite: (two) => (two ? 'Kutsu sõber' : 'Kutsu järgmine mängija'),
  inviteNote: (who) => `Sinu sõber on ${who}.`,
  joined: (who) => `Saada mäng edasi ${declined(who, 'le')}`,
  sendMove: (who) => `Saada oma käik ${declined(who, 'le')}`,
  sendNote: (two) =>
    two
      ? 'Mäng jätkub, kui su sõber lingi avab. Seejärel saadab tema lingi sulle.'
      : 'Mäng jätkub, kui saaja lingi avab. Seejärel saadab tema selle edasi, kuni link jõuab tagasi sinuni.',
  undoNote: 'Kuni sa seda ära ei saada, võid oma käigu tagasi võtta.',
  countsNote:
    'Kui oled lingi kopeerinud, ära saatnud või QR-koodi näidanud, ei saa käiku enam tagasi võtta.',
  sendEndNote: (two) =>
    `Saada see viimane link ära, et ${two ? 'su sõber näeks' : 'teised näeksid'}, kuidas mäng lõppes.`,
  wait: (who) => `Ootad, kuni ${who} käib`,
  waitJoin: 'Ootad, kuni keegi liitub',
  waitNote: 'Kui link tagasi jõuab, ava see selles seadmes.',
  mayClose: 'Seni võid lehe sulgeda.',
  sentEnd: 'Oled mängu lõpu ära saatnud.',

  again: 'Näita minu linki',

  sendTitle: 'Saada see link',
  messages: {
    invitation: (game) => `Tule minuga mängima! Mäng on ${game}:`,
    joinedIn: (game) => `Liitusin sinu mänguga ${game}. Sinu kord:`,
    yourMove: (game) => `Sinu kord mängus ${game}:`,
    ended: (game) => `Nii lõppes meie mäng ${game}:`,
  },
  pasteLabel: 'Kleebi link siia',
  open: 'Ava',
  severalLinks: 'Selles tekstis on mitu linki. Avatud on esimene.',
  noLink: 'Selles tekstis ei ole ühegi mängu linki. Kopeeri kogu link.',

  invitedBy: (who, game) => `${who} kutsub sind mängima: ${game}`,
  invitedTo: (game) => `Sind kutsutakse mängima: ${game}`,
  newTo: (game) => `Kas ${game} on sulle uus?`,
  youAre: (side, others) =>
    `Sina oled ${side}, mängid ${listed(others.map((name) => declined(name)))} vastu.`,
  takes: (messages, players) =>
    `Ühe mängu peale kulub umbes ${messages} sõnumit${players > 2 ? ': see sobib hästi rühmavestlusse' : ''}.`,
  round: (round, rounds, who) =>
    `${round}. voor${round < rounds ? ` umbes ${rounds}-st` : ''}, kirjutab ${who}.`,
  fair: 'Miks on täringud ausad',
  fairNote:
    'Iga vise ja kaart tuleneb salajastest arvudest, mille kõik mängijad liitudes kindlaks määrasid. Enne käigu saatmist ei saa keegi tulemust teada ega valida.',
  setUpNote:
    'On üks erand: alustaja ja viimasena liituja saaksid kahekesi koos valida, mida enne esimest käiku veeretatakse või tõmmatakse.',
  join: 'Liitu',
  joining: 'Liitud kohe, kui reeglid on laaditud.',
  notNow: 'Mitte praegu',
  full: 'Selles mängus on kõik kohad täis ja selles brauseris ei ole ükski neist sinu oma.',
  elsewhere:
    'Kui mängid seda teises brauseris või teises seadmes, ava link seal. Kui oled mängu siit kustutanud, saab selle tagasi ainult eksporditud koopiast.',
  damaged:
    'Mängid seda mängu siin, aga salvestatud mäng on rikutud. Ilma sinu saladuseta ei saa teised sinuga jätkata. Kui oled mängu eksportinud, impordi see.',
  tooOld:
    'Sinu salvestatud mäng on rikutud ja see link on parandamiseks liiga vana. Ava selle mängu kõige uuem link.',
  recordMended: 'Salvestatud mäng oli rikutud. See jätkub viimasest lingist.',
  keptDamaged: 'Siia salvestatud viimane link on rikutud. Ava see link uuesti.',
  asItStands: 'Mäng praegu:',
  openYours: 'Ava oma mäng',
  seatTaken: (who) => `Keegi teine liitus enne sind ja on nüüd ${who}. See link jätkub sinuta.`,
  yourOwn: 'See on link, mille saatsid sina. Avama peavad selle teised.',
  known: 'Oled selle lingi juba avanud.',
  older: 'See link on vanem kui sinu mäng.',
  refused: 'Sinu mängu ei muudetud.',
  ofAnother: 'See, mis saabus, kuulub teise mängu juurde.',
  whereItDiffers: 'Sinu mäng kuni selle kohani:',
};
