// The words for moving games between devices, in Estonian.
import type * as en from '../en/exchange.ts';
import { counted } from './grammar.ts';

export const exchange: typeof en.exchange = {
  withSecrets: 'Selles ekspordis on ka sinu kaugmängud sõpradega: igaüks, kes selle saab, võib neid sinu eest mängida. Ära anna seda teistele.',
  importing: 'Mängude kontrollimine…',
  guessed: 'See fail ei ole UTF-8. See loeti kui Windows-1252: vaata üle tähed nagu ä ja õ.',
  newer: 'Need mängud on eksporditud lehe uuema versiooniga. Laadi leht uuesti, et seda uuendada.',
  tooLong: (letters) => `See tekst on liiga pikk: korraga saab importida kuni ${letters.toLocaleString('et')} märki.`,
  tooMany: (games) => `Mänge on liiga palju: korraga saab importida kuni ${games}.`,
  damaged: (count) => (count === 1 ? 'Üht vastust sinu harjutustes ei saanud lugeda ja see jäi välja.' : `${counted(count, 'vastust', 'vastust')} sinu harjutustes ei saanud lugeda ja need jäid välja.`),
  notKept: 'Alles ei jäänud:',
  refusedEntry: (name, why) => `${name ? `„${name}“` : 'Tulemused, harjutused ja seaded'}: ${why}`,
  notKeptSince: { room: 'Selles seadmes ei ole enam ruumi.', many: 'Rohkem sellist see seade ei hoia.', game: 'Sellel lehel ei ole seda mängu.', damaged: 'See on rikutud.' },
};
