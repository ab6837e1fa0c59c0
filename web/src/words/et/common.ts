// The words that several screens share, and those of the foot, in Estonian.
import type * as en from '../en/common.ts';

export const common: typeof en.common = {
  close: 'Sulge',
  tryAgain: 'Proovi uuesti',
  back: 'Tagasi',
  reload: 'Laadi uuesti',
  allGames: 'Kõik mängud',
  choose: 'Vali mäng',
  openSite: 'Ava pygamesis',
  games: 'Mängud',
  yourGames: 'Mängud',
  settings: 'Seaded',
  language: 'Keel',
  rules: 'Reeglid',
  justNow: 'äsja',
  minutes: (minutes) => `${minutes} min`,
  level: (level, levels) => `tase ${level}/${levels}`,
  settingUp: 'Ettevalmistamine',
  openingRules: 'Mänguprogrammi laadimine',
};

export const offline: typeof en.offline = {
  none: 'Ei kontot ega serverit.',
  saving: 'Võrguta kasutamise koopia salvestamine…',
  ready: 'Töötab ka võrguta. Ei kontot ega serverit.',
  failed: 'Võrguta kasutamiseks ei õnnestunud lehte salvestada.',
  newVersion: 'Saadaval on uus versioon.',
};

export const begunAnew: typeof en.begunAnew = {
  deleted: (files) => `Sinu mängud ja seaded on kustutatud.${files ? '' : ' Saidi enda failid jäävad sellesse seadmesse.'}`,
  deletedElsewhere: 'Sinu mängud ja seaded kustutati teises aknas.',
  repaired: 'Saidi failid laaditi uuesti alla. Kõik sinu mängud on alles.',
};
