// The words of tables while a game is played, in Estonian.
import type * as en from '../en/playing.ts';
import { lower } from '../grammar.ts';

export const playing: typeof en.playing = {
  practice: 'See oli harjutamine ja arvesse ei lähe.',

  thinks: (name) => `${name} mõtleb`,
  waits: (name) => `Paus. Järgmisena käib ${name}`,
  paused: 'Paus.',
  resumed: 'Botid jätkavad.',
  undone: 'Tagasi võetud.',
  redone: 'Taastatud.',
  switched: 'Mäng läheb nüüd edasi sellest harust.',

  isEarlier: 'See on varasem seis. Mängimiseks mine tagasi mängu juurde',
  isOthers: (whose) => `Siin on ${whose}. Mängimiseks mine tagasi`,
  waitsForRules: 'Sinu käik on meeles',
  playedThen: 'Käik tehakse kohe, kui reeglid on laaditud.',
  notPlayed: 'Sinu käiku ei tehtud: mäng on vahepeal edasi läinud.',

  confirm: (action) => `${action}?`,
  confirmIt: 'Kas teed selle käigu?',
  seeksHint: 'Hea käigu otsimine',
  hint: (action) => `Vihje: ${lower(action)}`,

  nothingYet: 'Veel ei ole midagi juhtunud.',

  elsewhere: 'Mängid seda mängu teisel vahelehel. Siin näed sama mängu',
  deletedElsewhere: 'See mäng kustutati teisel vahelehel. Siin mängitut ei salvestata.',

  // „Vajuta“ suits a finger and a mouse.
  tips: {
    undo: 'Käsi vääratas? Nupp „Võta tagasi“ aitab.',
    hint: 'Ei tea, mida teha? Vihje näitab head käiku.',
    rules: 'Reegleid saad lugeda nupust „Reeglid“.',
  },
};
