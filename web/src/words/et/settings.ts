// The words of the settings, in Estonian.
import type * as en from '../en/settings.ts';
import { byLink } from './home.ts';

export const settings: typeof en.settings = {
  advanced: 'Täpsemalt',
  theme: 'Kujundus',
  themes: { system: 'Seadme järgi', light: 'Hele', dark: 'Tume', contrast: 'Kontrastne' },
  motion: 'Animatsioonid',
  motions: { system: 'Seadme järgi', full: 'Täielik', reduced: 'Vähendatud' },
  side: 'Kes on laua alumisel poolel',
  sides: {
    own: 'Automaatne',
    turn: 'Kes on käigul',
    first: 'Esimene mängija',
    second: 'Teine mängija',
  },
  handOver: 'Vahekuva, kui seade läheb käest kätte',
  handOvers: {
    sheets: 'Kui mängijatel on oma lehed või saladused',
    always: 'Alati',
    off: 'Mitte kunagi',
  },
  pondering: 'Botid mõtlevad sinu käigu ajal',
  ponderings: { 'plugged-in': 'Laadimise ajal', on: 'Alati', off: 'Mitte kunagi' },
  confirm: 'Kinnita käigud',
  confirmMore: 'Näed käiku enne, kui selle teed, ja võid tagasi minna',
  notation: 'Näita notatsiooni',
  notationMore: 'Käikude loendis, vihjetes ja ülevaadetes sõnade asemel',
  keys: 'Kiirklahvid',
  keysMore: 'Nende loendi avab mängu ajal klahv ?',
  deleteAll: 'Kustuta kõik minu andmed',
  version: (version, build) => `pygames ${version}, järk ${build}`,
  fasterStart: (megabytes) => `Kiiremaks käivitumiseks on salvestatud ${megabytes} MB.`,
  thanks: 'Litsentsid ja tänud',
  credits: 'MIT-litsents. Mängud kuuluvad nende autoritele, reeglite tekstid on meie kirjutatud. Kasutatud on järgmist: Python, Pyodide, Preact, Workbox, kirjatüübid Besley ja Atkinson Hyperlegible Next ning us-atlase ja world-atlase põhjal joonistatud maakaardid.',
  licenses: 'Kõik litsentsid',
};

export const languages: typeof en.languages = {
  missing: (name) => `Keelt „${name}“ ei õnnestunud laadida, seepärast on leht praegu inglise keeles. Laadi leht uuesti, et veel kord proovida.`,
  missingInGames: 'Mängude tekstid on praegu inglise keeles: osa sellest keelest jäi laadimata. Laadi leht uuesti, et veel kord proovida.',
};

export const repair: typeof en.repair = {
  repair: 'Paranda',
  more: '„Paranda“ laadib selle saidi failid uuesti alla. Sinu mängud ja seaded jäävad alles.',
  begun: 'Saidi failide allalaadimine…',
  unreachable: 'Saidiga ei saa praegu ühendust. Midagi ei muudetud.',
  another: 'Selle saidi aadressil vastab midagi muud, näiteks mõne võrgu sisselogimisleht. Midagi ei muudetud.',
  partly: 'Osa saidi faile jäi alla laadimata. Kõik, mis on sellesse seadmesse salvestatud, jääb alles.',
  stuck: 'Saidi faile ei õnnestunud sellesse seadmesse salvestada: brauser ei vasta. Taaskäivita brauser ja paranda siis uuesti.',
};

export const forget: typeof en.forget = {
  title: 'Kas kustutada kõik sinu andmed?',
  warning: 'Sellest seadmest kustutatakse sinu pooleliolevad ja lõpetatud mängud ning seaded. Seda ei saa tagasi võtta. Kustutatakse ka saidi võrguta koopia ja laaditakse see uuesti alla; kui võrguühendust ei ole, jääb koopia alles.',
  keep: 'Jäta alles',
  delete: 'Kustuta',
  begun: 'Kustutamine…',
};

export const install: typeof en.install = {
  offer: 'pygamesi saab paigaldada rakendusena: see avaneb nagu iga teine ja seade hoiab su mänge kindlamini.',
  install: 'Paigalda',
  notNow: 'Mitte praegu',
};

export const keeping: typeof en.keeping = {
  forgets: 'Kui kasutad Safarit seitsmel päeval ja seda saiti ei ava, kustutab ta siinsed andmed: lisa leht koduekraanile või tee varukoopia.',
  forgetsMatch: `Kui oled lehe koduekraanile lisanud, ava link seal: kopeeri see ja kleebi nupu „${byLink.paste}“ kaudu.`,
  linksOpenElsewhere: 'Sõnumis olev link avaneb Safaris, mitte selles rakenduses: kopeeri see ja kleebi siia.',
  inMessenger: 'See on sõnumirakenduse või muu rakenduse brauser, kus sinu mäng võib varsti kaduda. Ava link oma brauseris: selleks on menüüs käsk.',
};
