// The words about a game being played, in Estonian: players, turns, results, hints, tips.
import type * as en from '../en/game.ts';
import { type BotWords, capital, lower } from '../grammar.ts';
import { declined } from './grammar.ts';

/** @param genitive of what the bot is like, as before "vastu" */
const bot = (like: string, genitive = like): BotWords => {
  const within = `${like} bot`;
  return { name: capital(within), level: capital(like), within, against: `${genitive} boti` };
};

export const game: typeof en.game = {
  you: 'Sina',
  // Their cases are in `grammar.ts`.
  bots: [
    bot('leebe'),
    bot('rahulik', 'rahuliku'),
    bot('innukas', 'innuka'),
    bot('range'),
    bot('halastamatu'),
  ],
  ownBot: bot('omatehtud'),
  namedAt: (name, seat) => `${name} (${seat})`,
  evenMatch: {
    name: 'Võrdne vastane',
    level: 'Võrdne vastane',
    within: 'võrdne vastane',
    against: 'võrdse vastase',
  },

  over: 'Mäng on läbi',
  practice: 'See oli harjutamine ja arvesse ei lähe.',

  thinks: (name) => `${name} mõtleb`,
  waits: (name) => `Paus. Järgmisena käib ${name}`,
  paused: 'Paus.',
  resumed: 'Botid jätkavad.',
  undone: 'Tagasi võetud.',
  redone: 'Taastatud.',
  switched: 'Mäng läheb nüüd edasi sellest harust.',

  start: 'Mängu algus',
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
  seeksHint: 'Hea käigu otsimine',
  hint: (action) => `Vihje: ${lower(action)}`,

  reading: (title, text) => `${title}: ${text}`,
  nothingYet: 'Veel ei ole midagi juhtunud.',

  elsewhere: 'Mängid seda mängu teisel vahelehel. Siin näed sama mängu',
  deletedElsewhere: 'See mäng kustutati teisel vahelehel. Siin mängitut ei salvestata.',
  branchedOff:
    'Teisel vahelehel mängiti sama mängu edasi. Sinu viimase käiguga mäng on haruna alles, käikude loendi all.',
  savedCopy:
    'Teisel vahelehel mängiti sama mängu edasi. Sinu viimase käiguga mäng salvestati eraldi mänguna.',

  goal: 'Eesmärk:',
  // „Vajuta“ suits a finger and a mouse.
  tips: {
    near: 'Suurendamiseks liiguta kaks sõrme laiali.',
    undo: 'Käsi vääratas? Nupp „Võta tagasi“ aitab.',
    hint: 'Ei tea, mida teha? Vihje näitab head käiku.',
    rules: 'Reegleid saad lugeda nupust „Reeglid“.',
  },
};
