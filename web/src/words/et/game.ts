// The words about a game being played, in Estonian: players, turns, results, hints, tips.
import type * as en from '../en/game.ts';
import { lower } from '../grammar.ts';
import { declined } from './grammar.ts';

export const game: typeof en.game = {
  you: 'Sina',
  // Their cases are in `grammar.ts`.
  bots: ['Leebe bot', 'Rahulik bot', 'Innukas bot', 'Range bot', 'Halastamatu bot'],
  ownBot: 'Omatehtud bot',
  namedAt: (name, seat) => `${name} (${seat})`,
  evenMatch: 'Võrdne vastane',

  over: 'Mäng on läbi',
  practice: 'See oli harjutamine ja arvesse ei lähe.',

  thinks: (name) => `${name} mõtleb`,
  waits: (name) => `Paus. Järgmisena käib ${name}`,
  paused: 'Paus.',
  resumed: 'Botid jätkavad.',
  undone: 'Tagasi võetud.',
  redone: 'Taastatud.',
  switched: 'Mäng läheb nüüd edasi sellest harust.',

  progress: (turn, turns, ply) => {
    if (turn) return turn < turns ? `Käik ${turn}/${turns}` : `Käik ${turn}`;
    return ply ? 'Ettevalmistus' : 'Algus';
  },
  start: 'Mängu algus',
  earlier: (where) => `Varasem seis: ${where.toLowerCase()}.`,
  isEarlier: 'See on varasem seis. Mängimiseks mine tagasi mängu juurde',
  isOthers: (whose) => `Siin on ${whose}. Mängimiseks mine tagasi`,
  title: (words, game) => `${words} · ${game}`,

  yourSheet: (sheet, within) => `${within ? 'sinu' : 'Sinu'} ${sheet}`,
  sheetOf: (name, sheet) => `${declined(name)} ${sheet}`,

  waitsForRules: 'Sinu käik on meeles',
  playedThen: 'Käik tehakse kohe, kui reeglid on laaditud.',
  notPlayed: 'Sinu käiku ei tehtud: mäng on vahepeal edasi läinud.',

  confirm: (action) => `${action}?`,
  confirmIt: 'Kas teed selle käigu?',
  seeksHint: 'Otsin head käiku',
  hint: (action) => `Vihje: ${lower(action)}`,

  scored: (score, unit) => (unit ? `${unit} ${score}` : `${score}`),
  score: (name, also, parts) => `${name}${also && `, ${also}`}: ${parts.join(', ')}`,
  reading: (title, text) => `${title}: ${text}`,
  noReading: {
    pieces: 'Mängijate nuppude kohta ei ole midagi ette lugeda.',
    row: 'Sellel laual ei ole ridu.',
    column: 'Sellel laual ei ole veerge.',
    area: 'Siin ei ole ala, mida ette lugeda.',
  },
  nothingYet: 'Veel ei ole midagi juhtunud.',

  elsewhere: 'Mängid seda mängu teisel vahelehel. Siin näed sama mängu',
  deletedElsewhere: 'See mäng kustutati teisel vahelehel. Siin mängitut ei salvestata.',
  branchedOff:
    'Teisel vahelehel mängiti sama mängu edasi. Sinu viimase käiguga mäng on haruna alles, käikude loendi all.',
  savedCopy:
    'Teisel vahelehel mängiti sama mängu edasi. Sinu viimase käiguga mäng salvestati eraldi mänguna.',

  goal: 'Eesmärk:',
  // „Vajuta“ suits a finger and a mouse.
  pointing: (tip) => tip.replace('{Tap}', 'Vajuta'),
  tips: {
    near: 'Suurendamiseks liiguta kaks sõrme laiali.',
    undo: 'Käsi vääratas? Nupp „Võta tagasi“ aitab.',
    hint: 'Ei tea, mida teha? Vihje näitab head käiku.',
    rules: 'Reegleid saad lugeda nupust „Reeglid“.',
  },
};
