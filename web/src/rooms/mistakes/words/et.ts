// The words of exercises, in Estonian.
import { counted } from '../../../words/et/grammar.ts';
import { lower } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const mistakes: typeof en.mistakes = {
  command: 'Vead',
  learn: 'Õpi oma vigadest',
  title: (game) => `Sinu vead: ${game} · pygames`,
  heading: 'Sinu vead',
  finding: 'Sinu vigade otsimine',
  none: 'Selles mängus sa ühtegi rasket viga ei teinud.',
  exercise: 'Harjutus',
  played: (turn, action) => `${turn}. käigul valisid: ${lower(action)}.`,
  task: 'Leia midagi paremat',
  same: 'Selle valisid ka mängus.',
  little: 'Leidub midagi paremat.',
  also: (best) => `See on peaaegu sama hea kui parim käik: ${lower(best)}.`,
  alsoGood: (best) => `See on piisavalt hea. Veel parem: ${lower(best)}.`,
  best: (best, why) => `Parim oli: ${lower(best)}.${why && ` See ${why}.`}`,
  toGame: 'Tagasi mängu',
  solved: (once, all) => (once ? `Esimesel katsel lahendatud ${once}/${all}.` : 'Esimesel katsel ei lahendanud ühtegi.'),
};

export const deck: typeof en.deck = {
  title: 'Harjutused · pygames',
  heading: 'Tänased harjutused',
  due: (count) => `Tänaseks ${counted(count, 'harjutus', 'harjutust')}`,
  entered: 'Näed seda mõne päeva pärast uuesti.',
  comesBack: (days) => (days > 1 ? `See tuleb uuesti ${days} päeva pärast.` : 'See tuleb uuesti homme.'),
  suspendedAsHard: 'See enam ei tule: see oli liiga sageli liiga raske.',
  suspend: 'Ära enam küsi',
  putBack: 'Küsi siiski veel',
  out: 'See harjutus enam ei tule.',
  backIn: 'See harjutus tuleb jälle.',
  left: (count) => (count ? `Tänaseks on jäänud ${counted(count, 'harjutus', 'harjutust')}.` : 'See oli tänaseks viimane.'),
  none: 'Tänaseks harjutusi ei ole.',
  what: 'Pärast mängu teeb „Vead” sinu kõige kallimatest käikudest harjutused. Need, mida sa kohe ei lahenda, tulevad siia hilisematel päevadel tagasi.',
  fine: 'Uuesti vaadates ei leidu sinu valitust midagi paremat, seega jääb see harjutus välja.',
  unreadable: 'Üht harjutust ei saanud lugeda ja see jäi välja.',
};
