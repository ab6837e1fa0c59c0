// Every sentence of the page, in the language that is shown.
import { common } from './en/common.ts';
import { daily } from './en/daily.ts';
import { errors } from './en/errors.ts';
import { fame } from './en/fame.ts';
import { far } from './en/far.ts';
import { game } from './en/game.ts';
import { home, setup } from './en/home.ts';
import { keepsake } from './en/keepsake.ts';
import { learn } from './en/learn.ts';
import { library } from './en/library.ts';
import { offline } from './en/offline.ts';
import { print } from './en/print.ts';
import { review } from './en/review.ts';
import { rules } from './en/rules.ts';
import { forget, repair, settings } from './en/settings.ts';
import { share } from './en/share.ts';
import { table } from './en/table.ts';

export const words = {
  common,
  daily,
  errors,
  fame,
  far,
  forget,
  game,
  home,
  keepsake,
  learn,
  library,
  offline,
  print,
  repair,
  review,
  rules,
  settings,
  setup,
  share,
  table,
};
