// The words of errors, in Estonian.
import type * as en from '../en/errors.ts';

const safe = 'Sinu käigud on alles.';

export const errors: typeof en.errors = {
  badCode: 'Seda linki ei saa avada: selle aadressis on vigane %-kood.',
  namesNothing: 'See link ei vii ühegi mänguni.',
  badSeat: (seat) => `Selles lingis on mängija „${seat}“. Mängija saab olla „person“, „far“, „bot1“, „bot2“ ja nii edasi.`,
  badOptions: 'Selle lingi valikud ei ole JSON-objekt.',
  noGame: (why) => `Seda linki ei saa avada: ${why}`,
  newerLink: 'See link on tehtud lehe uuema versiooniga. Laadi leht uuesti, et seda uuendada, ja ava link siis uuesti.',
  linkNotValid: 'Selles lingis olev mäng ei ole korras.',
  unusable: (why) => `Seda linki ei saa kasutada: ${why}`,

  notKept: 'Seda mängu selles seadmes ei ole. Palu, et selle omanik jagaks seda sinuga.',
  keepsNothing: 'Seda mängu siin ei ole: brauser ei salvesta sellelt saidilt midagi. Põhjuseks võib olla privaatne aken.',
  damaged: 'See salvestatud mäng on rikutud ja seda ei saa avada. See pandi kõrvale, kuid seda ei kustutatud.',
  details: 'Üksikasjad',
  deletedForRoom: (count, game) => (count > 1 ? `Selles seadmes sai ruum otsa. Et see mäng alles jääks, kustutati ${count} kõige vanemat lõpetatud mängu.` : `Selles seadmes sai ruum otsa. Et see mäng alles jääks, kustutati kõige vanem lõpetatud mäng (${game}).`),

  noSuchGame: (id) => `mängu „${id}“ siin ei ole`,

  couldNotShow: (why) => `Seda lehte ei õnnestunud näidata. ${why}`,
  couldNotStart: (why) => `Seda mängu ei õnnestunud alustada. ${safe} ${why}`,
  partMissing: 'Osa sellest lehest jäi laadimata. Kontrolli ühendust ja proovi siis uuesti.',

  engine: {
    stopped: 'Mänguprogramm peatati.',
    'not-running': 'Mänguprogramm ei tööta.',
    timeout: 'Käivitamine võttis liiga kaua aega või brauser ei luba seda.',
    silent: 'Mänguprogramm ei vastanud õigel ajal.',
    'too-long': 'see on lugemiseks liiga pikk.',
    unanswered: 'Mänguprogramm ei osanud sellele päringule vastata.',
    'no-workers': 'See brauser ei toeta taustatöid, aga mänguprogramm vajab neid.',
    'no-webassembly': 'See brauser ei toeta WebAssemblyt või keelab selle, aga mänguprogramm vajab seda.',
    crashed: (what) => `Mänguprogramm peatus ootamatult: ${what}.`,
    'worker-missing': 'Osa saidist jäi laadimata. Kas võrguühendus on olemas?',
    'another-build': 'Leht ja mänguprogramm on eri versioonist. Laadi leht uuesti või paranda see seadetes.',
    unreadable: 'Mänguprogramm peatus ootamatult: üks sõnum oli loetamatu.',
    network: 'Osa saidist jäi laadimata. Kas võrguühendus on olemas?',
    'no-puzzles': 'Mõistatused jäid laadimata. Kontrolli ühendust ja proovi siis uuesti.',
    missing: (file) => `Fail ${file} on siit puudu.`,
    tampered: (file) => `Fail ${file} ei ole see, millega leht tehti.`,
    python: (line) => `Pythonit ei õnnestunud käivitada: ${line}`,
  },
};
