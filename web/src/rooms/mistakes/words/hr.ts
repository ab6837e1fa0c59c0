// The words of exercises, in Croatian.
import { lower } from '../../../words/grammar.ts';
import { counted, form, forms } from '../../../words/hr/grammar.ts';
import type * as en from './en.ts';

export const mistakes: typeof en.mistakes = {
  command: 'Pogreške',
  learn: 'Uči na svojim pogreškama',
  title: (game) => `Tvoje pogreške: ${game} · pygames`,
  heading: 'Tvoje pogreške',
  finding: 'Traže se tvoje pogreške',
  none: 'U ovoj partiji nemaš nijednu skupu pogrešku.',
  exercise: 'Vježba',
  played: (turn, action) => `Tvoj odabir u ${turn}. potezu: ${lower(action)}.`,
  task: 'Pronađi nešto bolje',
  same: 'To je potez iz partije.',
  little: 'Postoji nešto bolje.',
  also: (best) => `To je gotovo jednako dobro kao najbolje: ${lower(best)}.`,
  alsoGood: (best) => `I to je dovoljno dobro. Još bolje: ${lower(best)}.`,
  best: (best, why) => `Najbolje je bilo: ${lower(best)}.${why && ` To ${why}.`}`,
  toGame: 'Natrag u partiju',
  solved: (once, all) => (once ? `Iz prve riješeno ${once} od ${all}.` : 'Iz prve nije riješeno ništa.'),
};

export const deck: typeof en.deck = {
  title: 'Vježbe · pygames',
  heading: 'Vježbe za danas',
  due: (count) => `${counted(count, ...forms.exercises)} za danas`,
  entered: 'Vraća se za nekoliko dana.',
  comesBack: (days) => (days > 1 ? `Vraća se za ${counted(days, ...forms.days)}.` : 'Vraća se sutra.'),
  suspendedAsHard: 'Više se ne vraća: prečesto je bila preteška.',
  suspend: 'Ne pitaj više',
  putBack: 'Ipak pitaj opet',
  out: 'Ova se vježba više ne vraća.',
  backIn: 'Ova se vježba opet vraća.',
  left: (count) => (count ? `Za danas ${form(count, 'je ostala', 'su ostale', 'je ostalo')} još ${counted(count, ...forms.exercises)}.` : 'To je bila posljednja za danas.'),
  none: 'Za danas nema vježbi.',
  what: 'Nakon partije „Pogreške” od tvojih najskupljih poteza rade vježbe. One koje ne riješiš odmah vraćaju se ovdje narednih dana.',
  fine: 'Nova provjera ne nalazi ništa bolje od tvojeg poteza, pa je ova vježba izostavljena.',
  unreadable: 'Jedna se vježba nije mogla pročitati i izostavljena je.',
};
