// The words that several screens share, and those of the foot, in Croatian.
import type * as en from '../en/common.ts';

export const common: typeof en.common = {
  close: 'Zatvori',
  tryAgain: 'Pokušaj ponovno',
  back: 'Natrag',
  reload: 'Osvježi',
  allGames: 'Sve igre',
  choose: 'Odaberi igru',
  openSite: 'Otvori na stranici pygames',
  games: 'Igre',
  yourGames: 'Partije',
  settings: 'Postavke',
  language: 'Jezik',
  rules: 'Pravila',
  justNow: 'upravo sada',
  minutes: (minutes) => `${minutes} min`,
  level: (level, levels) => `${level}. razina od ${levels}`,
  settingUp: 'Priprema',
  openingRules: 'Priprema programa s pravilima',
};

export const offline: typeof en.offline = {
  none: 'Bez računa i bez poslužitelja.',
  saving: 'Sprema se kopija za rad bez mreže…',
  ready: 'Radi i bez mreže. Bez računa i bez poslužitelja.',
  failed: 'Spremanje za rad bez mreže nije uspjelo.',
  newVersion: 'Dostupna je nova verzija.',
};

export const begunAnew: typeof en.begunAnew = {
  deleted: (files) => `Tvoje partije i postavke su izbrisane.${files ? '' : ' Datoteke same stranice ostaju na ovom uređaju.'}`,
  deletedElsewhere: 'Tvoje partije i postavke izbrisane su u drugom prozoru.',
  repaired: 'Datoteke ove stranice ponovno su preuzete. Sve su tvoje partije ovdje.',
};
