// The words of backups and transfers, in Estonian.

import { counted } from '../../../words/et/grammar.ts';
import { sending } from '../../../words/et/share.ts';
import { listed } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const backup: typeof en.backup = {
  title: 'Varundus ja ülekanne · pygames',
  holds: (games, exercises) => {
    const some = [games && counted(games, 'mäng', 'mängu'), exercises && counted(exercises, 'harjutus', 'harjutust'), 'tulemused', 'seaded'];
    return listed(some.filter((each): each is string => Boolean(each)));
  },
  explained: (what) => `Kopeeri kõik teise seadmesse: ${what}. Kummastki seadmest midagi ei eemaldata.`,
  unreadable: 'Kõike siin salvestatut ei õnnestunud praegu lugeda ja varukoopiast võiks midagi puudu jääda. Laadi leht uuesti ja proovi siis veel kord.',
  damagedHere: (entries) => (entries > 1 ? `Selles seadmes on ${entries} kirjet rikutud ja neid varukoopias ei ole.` : 'Selles seadmes on 1 kirje rikutud ja seda varukoopias ei ole.'),
  saveFile: 'Salvesta failina',
  there: 'Ava fail teises seadmes samal lehel. Sinna pääseb seadetest, jaotisest „Täpsemalt“.',
  openFile: 'Ava teise seadme fail',
  otherWays: 'Teised võimalused',
  byLink: 'Ava see link teises seadmes.',
  fileOnly: 'Lingi jaoks on seda liiga palju.',
  label: 'Link, milles on kõik',
  message: 'Kõik minu pygamesist:',
  sending: sending(['Link', 'Linki'], 'Kopeeri link', 'Link on kopeeritud.'),
  scan: 'Või skanni see',
  scanOne: 'Skanni see teise seadmega.',
  scanAll: (codes) => `Skanni teise seadmega kõik ${codes} koodi, järjekord ei loe.`,
  code: (at, of) => `Kood ${at}/${of}`,
  next: 'Järgmine',
  previous: 'Eelmine',

  comes: (what) => `See link toob siia kõik teisest seadmest: ${what}. See lisatakse siinsele ja ükski mäng siit ei kao. Kui edetabel on seal lähtestatud, unustatakse vanemad tulemused ka siin.`,
  yours: 'Lisa see ainult siis, kui tegid selle lingi ise.',
  add: 'Lisa',
  waiting: (count, of) => `Koodidest on olemas ${count}/${of}.`,
  others: 'Skanni ka teised, järjekord ei loe.',
  wrong: 'See link on teel poolikuks jäänud või muutunud. Kopeeri kogu link või skanni koodid uuesti.',
  notNow: 'Mitte praegu',

  due: 'Sinu mängud on ainult selles brauseris, mis võib need kustutada, kui seadmes saab ruum otsa.',
  show: 'Varunda',
};
