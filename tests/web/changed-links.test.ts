// Links with text around them, encoded twice or broken into lines, in the address and when pasted:
// they lead to the same place, or say what is wrong.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkHash, messageHash, recordHash } from '../../web/src/addresses/game-links.ts';
import { linksIn, pastedLinks } from '../../web/src/addresses/pasted.ts';
import { readJson } from '../../web/src/keep/checks.ts';
import { analysisHash } from '../../web/src/rooms/analysis/address.ts';
import { today } from '../../web/src/rooms/daily/words/en-first.ts';
import { dareHash } from '../../web/src/rooms/dare/address.ts';
import { errors } from '../../web/src/words/en/errors.ts';
import { linkIn } from './pasted.ts';
import { readHash } from './routes.ts';

const SITE = 'https://example.org/';
const RECORD = { game: 'cercas', players: 2, actions: ['d4-e4:d4'], start: 'a b' };
/** A link of each kind that the page makes. */
const LINKS = {
  message: '#m=mbgb-Bg_bFAyO--5kNq3PtFR2iTmD2gDhXEDVOxFkFjr6ORYnJFFoeb3xC_9',
  compact: '#g=1DCa0IinCCVl1ge4zaV6V-x',
  dashed: '#g=1DCa0IinCCVl1ge4zaV6V--',
  invitation: messageHash('mbgb-Bg_bFAyO--5kNq3PtFR2iTm', { of: 'murus-gallicus', by: 'Ann (B.)' }),
  headed: linkHash('1DCa0IinCCVl1ge4zaV6V-x', { of: 'cercas' }),
  dare: dareHash('1DCa0IinCCVl1ge4zaV6V-x', { of: 'on-tour', by: 'Zoë (B.)' }, ['person', 'bot3']),
  analysis: analysisHash('1DCa0IinCCVl1ge4zaV6V-x', { of: 'cercas' }, 7),
  kept: analysisHash('1DCa0IinCCVl1ge4zaV6V-x', { of: 'cercas' }, 7, '1k2b3c'),
  mistakes: '#mistakes=1k2b3c',
  puzzles: '#puzzles=murus-gallicus&way=run',
  record: recordHash(RECORD),
  game:
    '#game=on-tour&seats=person,bot3&options=%7B%22map%22%3A%22a%20b%22%7D&seed=Friday_1' +
    `&names=${encodeURIComponent('["Ann & Ben","50%"]')}&undo=no`,
  taught: '#game=cercas&seats=person,bot2&teach=yes',
  even: '#game=cercas&seats=person,bot1&even=yes',
  daily: '#daily=2026-11-21',
  challenge: '#daily=2026-11-21&game=eight-by-eight',
  lesson: '#learn=murus-gallicus&course=fine-print&step=12',
  rules: '#rules=eight-cities',
  paper: '#print=on-tour',
  table: '#table=1k2b3c',
};
type Kind = keyof typeof LINKS;
const KINDS = Object.keys(LINKS) as Kind[];
/** Links that don't hold a whole game by themselves, and have no fields. */
const PLACES = ['#games', '#fame', '#backup', '#daily', '#rules', '#print'];
/** Those with letters whose end only the rules can find. */
const SEALED: readonly Kind[] = ['message', 'compact', 'dashed'];

/** Where an address leads; of letters that the rules check, as many as there were. */
function place(address: string, as: string): unknown {
  const [route, meant] = [readHash(address), readHash(as)];
  if (!('text' in route) || !('text' in meant)) return route;
  if (route.to === 'record') return { to: 'record', record: readJson(route.text) };
  return { ...route, text: route.text.slice(0, meant.text.length) };
}

function leadsThere(kind: Kind, address: string | null) {
  const link = LINKS[kind];
  assert.deepEqual(place(address ?? '', link), place(link, link), `${kind}: ${address}`);
}

const encoded = encodeURIComponent;
const codes = (text: string) =>
  [...new TextEncoder().encode(text)]
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .join('');

const SIGNS = [
  ...['.', ',', ';', ':', '!', ')', ']', '}', '>', '"', "'", '’', '”', '»', '*', '_', '~', '`'],
  ...['|', '\\', '/', '…', '=', '^', '$', ' ', '\n', '\r\n', '\t', '\u00a0', '\u200b', '\ufeff'],
  ...['?', '&', '#', '。', '，', '）', '」', '**', '__', '~~', ').', '>.', ')*', '."', '}]'],
  ...['\u2028', '\u200e', '\u2069', ' \u200b\n'],
];
const ADDED = [
  ...['&utm_source=mail', '&utm_source=a&utm_medium=b', '&fbclid=IwAR0-x_y', '?fbclid=IwAR0-x_y'],
  ...['?utm_source=mail', '#:~:text=some', '#xtor=AL-1', '&_branch_match_id=1'],
];

test('signs behind an address are left out, also encoded ones', () => {
  for (const kind of KINDS) {
    for (const sign of SIGNS) {
      leadsThere(kind, LINKS[kind] + sign);
      // No browser encodes these.
      if (!/[}\]]/.test(sign)) leadsThere(kind, LINKS[kind] + codes(sign));
    }
    for (const more of ADDED) leadsThere(kind, LINKS[kind] + more);
  }
  for (const hash of PLACES) {
    for (const behind of [...SIGNS, ...SIGNS.map(codes), ...ADDED]) {
      assert.deepEqual(readHash(hash + behind), readHash(hash), hash + behind);
    }
  }
});

/** What is done to a whole address. */
const CHANGES: Record<string, (hash: string) => string> = {
  ', encoded': (hash) => hash.replaceAll(',', '%2C'),
  'all of it encoded': (hash) => `#${encoded(hash.slice(1))}`,
  'codes in small letters': (hash) => hash.replace(/%../g, (code) => code.toLowerCase()),
  'hyphens encoded': (hash) => hash.replaceAll('-', '%2D').replaceAll('_', '%5F'),
  'names of fields in capitals': (hash) => hash.replace(/[#&]\w+/g, (name) => name.toUpperCase()),
};

for (const [name, change] of Object.entries(CHANGES)) {
  test(`an address is read with ${name}`, () => {
    for (const kind of KINDS) leadsThere(kind, change(LINKS[kind]));
    for (const hash of PLACES) assert.deepEqual(readHash(change(hash)), readHash(hash));
  });
}

test('letters of games are read with blanks and line breaks between them, and signs before', () => {
  for (const kind of SEALED) {
    for (const text of [' ', '%20', '%0A', '%0D%0A', '\n']) {
      leadsThere(kind, LINKS[kind].replace(/(?<=[gm]=.{11}|[gm]=.{25})/g, text));
    }
    for (const text of ['"', '<', '(', '%22', ' ', '“']) {
      leadsThere(kind, LINKS[kind].replace('=', `=${text}`));
    }
  }
});

test('the letters behind a head are read whatever stands in it', () => {
  for (const head of [
    'of=',
    'of=%ZZ&by=%',
    'of=x x&by=<b>',
    'by=&of=a&utm_source=mail',
    'OF=a&BY=b',
  ]) {
    for (const [name, to] of [
      ['g', 'link'],
      ['m', 'message'],
    ]) {
      const route = readHash(`#${head}&${name}=1DCa0IinCCVl1ge4zaV6V-x`);
      assert.deepEqual([route.to, 'text' in route && route.text], [to, '1DCa0IinCCVl1ge4zaV6V-x']);
    }
  }
});

test('games, days and seats are known in capitals', () => {
  for (const kind of ['daily', 'challenge', 'lesson', 'rules', 'paper'] as const) {
    leadsThere(kind, LINKS[kind].toUpperCase());
  }
  const seats = readHash('#game=g&seats=Person,Bot3');
  assert.deepEqual(seats, readHash('#game=g&seats=person,bot3'));
});

/** How a link stands in what is pasted. */
const TEXTS: Record<string, (url: string) => string> = {
  'by itself': (url) => url,
  'in a sentence': (url) => `Your turn! ${url}, see you`,
  'at the end of a sentence': (url) => `Look at ${url}.`,
  'in brackets': (url) => `My game (${url}) is over.`,
  'in pointed brackets': (url) => `<${url}>`,
  'in pointed brackets after URL:': (url) => `<URL:${url}>`,
  'in quotation marks': (url) => `He wrote “${url}”!`,
  'in straight quotation marks': (url) => `"${url}"`,
  'in Markdown': (url) => `[Your turn](${url})`,
  'in Markdown, twice': (url) => `[${url}](${url})`,
  'in bold Markdown': (url) => `**${url}**`,
  'in italic Markdown': (url) => `_${url}_`,
  'in Markdown that is struck out': (url) => `~~${url}~~`,
  'in Markdown as code': (url) => `\`${url}\``,
  'in a quoted mail': (url) => `> On Monday, Ann wrote:\n>> ${url}\n> Ann`,
  'as Slack exports it': (url) => `<${url}|Your turn>`,
  'before its own line': (url) => `${url}\nBest regards, Ann`,
  'after a mark of the order of bytes': (url) => `\ufeff${url}`,
  'with an address of another page': (url) =>
    `https://example.com/#top ${url} https://example.net/`,
  'in Outlook’s safe links': (url) =>
    `https://eur01.safelinks.protection.outlook.com/?url=${encoded(url)}&data=05%7C02%7Cm%3Dx&reserved=0`,
  'in an address of Google': (url) =>
    `https://www.google.com/url?q=${encoded(url)}&sa=D&ust=17&usg=m=x`,
  'in an address of WhatsApp': (url) => `https://wa.me/?text=${encoded(`Your turn: ${url}`)}`,
  'in an address of Mimecast': (url) =>
    `https://linkprotect.cudasvc.com/url?a=${encoded(url).replace(/%../g, (code) => code.toLowerCase())}&c=E,1,x`,
};

for (const [name, put] of Object.entries(TEXTS)) {
  test(`a link is found ${name}`, () => {
    for (const kind of KINDS) leadsThere(kind, linkIn(put(SITE + LINKS[kind])));
  });
}

/** What gateways, documents and mail make of an address. */
const MADE: Record<string, (url: string) => string> = {
  'encoded twice in another one': (url) => `https://x.org/?u=${encoded(encoded(url))}&d=1`,
  'encoded three times': (url) => `https://x.org/?u=${encoded(encoded(encoded(url)))}`,
  'with its "#" encoded twice': (url) => `https://x.org/?u=${encoded(url).replace('%23', '%2523')}`,
  'with its "#" alone encoded': (url) => url.replace('#', '%23'),
  'with its "#" alone encoded, twice': (url) => url.replace('#', '%2523'),
  'in HTML': (url) => `<a href="${url.replaceAll('&', '&amp;')}">Play</a>`,
  'in HTML twice': (url) => url.replaceAll('&', '&amp;amp;'),
  'in HTML by numbers': (url) => url.replace(/[#&=%_-]/g, (sign) => `&#${sign.charCodeAt(0)};`),
  'in HTML by numbers to 16': (url) =>
    url.replace(/[#&=%]/g, (sign) => `&#x${sign.charCodeAt(0).toString(16)};`),
  'in JSON': (url) => JSON.stringify({ url }).replaceAll('&', '\\u0026').replaceAll('/', '\\/'),
  'in escaped Markdown': (url) => url.replace(/[#&_-]/g, '\\$&'),
  'in LaTeX': (url) => `\\url{${url.replace(/[#&%_]/g, '\\$&')}}`,
  'in a field of Word': (url) => `HYPERLINK "${url.replace('#', '" \\l "')}"`,
  'with hyphens that don’t break': (url) => url.replaceAll('-', '\u2011'),
  'with dashes for two hyphens': (url) => url.replaceAll('--', '—'),
  'in wide signs': (url) =>
    url.replace(/[#&=%]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  'with soft hyphens': (url) => url.replace(/(?<=#.{12}|#.{20})/g, '\u00ad'),
  'with places to break': (url) => url.replace(/(?<=#.{9}|#.{17})/g, '\u200b'),
  'in Proofpoint’s second form': (url) =>
    `https://urldefense.proofpoint.com/v2/url?u=${hyphenated(url)}&d=Dw&c=a-b_c`,
  'in Proofpoint’s third form': (url) =>
    `https://urldefense.com/v3/__${url.replace('#', '*')}__;Iw!!NEt6yMaO-gk!TQ$`,
  'in Proofpoint’s third form, with a run': (url) =>
    `https://urldefense.com/v3/__${url.replace('/#', '**A')}__;LyM!!NEt6yMaO-gk!TQ$`,
  'in Cisco’s form': (url) => `https://secure-web.cisco.com/1a-b/${encoded(url)}`,
  'in Barracuda’s form': (url) => `https://linkprotect.cudasvc.com/url?a=${encoded(url)}&c=E,1,x`,
  'in a safe link in HTML': (url) =>
    `https://x.safelinks.protection.outlook.com/?url=${encoded(url)}&amp;data=05`,
};

/** As Proofpoint writes an address: "/" is "_", and what is no letter, number or dot a "-" code. */
function hyphenated(url: string): string {
  return codesOf(url.replaceAll('/', '\0')).replaceAll('-00', '_');
}

function codesOf(text: string): string {
  return text.replace(
    /[^\w.]|_/g,
    (sign) => `-${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

for (const [name, make] of Object.entries(MADE)) {
  test(`a link is found ${name}`, () => {
    for (const kind of KINDS) leadsThere(kind, linkIn(`Look: ${make(SITE + LINKS[kind])} !`));
  });
}

test('a link that was opened with what a gateway has done to it leads there', () => {
  const { headed, invitation, record, game } = LINKS;
  for (const [link, kind] of [
    [headed, 'headed'],
    [invitation, 'invitation'],
    [record, 'record'],
    [game, 'game'],
  ] as const) {
    const part = link.slice(1);
    leadsThere(kind, `#${part.replaceAll('&', '&amp;')}`);
    leadsThere(kind, `#${encoded(encoded(part))}`);
    leadsThere(kind, `#${part.replaceAll('&', '%5C&').replaceAll('%5C', '\\')}`);
  }
});

test('a link in mail of ASCII lines is found whole', () => {
  for (const kind of ['headed', 'invitation', 'kept'] as const) {
    const coded = (SITE + LINKS[kind]).replaceAll('=', '=3D');
    const lines = `Your turn:=20\n${coded}`.replace(/(?<=^.{60})/gm, '=\n');
    leadsThere(kind, linkIn(lines));
  }
});

test('a link whose lines were broken is found whole', () => {
  for (const kind of ['message', 'compact', 'record'] as const) {
    for (let width = 28; width < 90; width += 1) {
      const lines = (SITE + LINKS[kind]).replace(new RegExp(`.{${width}}`, 'g'), '$&\n');
      leadsThere(kind, linkIn(lines));
      leadsThere(kind, linkIn(`> ${lines.replaceAll('\n', '\n> ')}\n> \n> Ann`));
      leadsThere(kind, linkIn(`${lines.replaceAll('\n', ' \r\n')}\r\nYours, Ann\r\n`));
    }
  }
});

test('of several links those of games are found, each once, and all games in their order', () => {
  const text = KINDS.map((kind) => SITE + LINKS[kind]).join('\n');
  assert.equal(linkIn(text), LINKS.message);
  const twice = `${text}\n> ${SITE}${LINKS.message}`;
  assert.deepEqual(pastedLinks(twice), pastedLinks(text));
  assert.ok(pastedLinks(twice).includes(LINKS.compact));
  assert.ok(!pastedLinks(twice).includes(LINKS.rules));
  const links = linksIn(text);
  assert.deepEqual(
    links.map(([field]) => field),
    ['m', 'g', 'g', 'm', 'g', 'record'],
  );
  assert.equal(linkIn(`https://x.org/#m= ${SITE}${LINKS.rules}`), LINKS.rules);
});

test('hostile texts take no long time', () => {
  const parts = [
    '__https:a',
    '%23a%3D',
    '%25',
    '-23a-3D',
    '&amp;',
    '" \\l ',
    '#a=3D',
    '__https:a__;',
  ];
  for (const part of parts) assert.ok(pastedLinks(part.repeat(200_000 / part.length)).length <= 1);
});

test('other texts hold no link', () => {
  const texts = [
    '',
    SITE,
    `${SITE}#games`,
    'm=abc',
    '#',
    '#m',
    '#m=',
    '#game',
    '#1 of games=3',
    'x#mm=a',
  ];
  for (const text of texts) assert.equal(linkIn(text), null, text);
});

test('what is left of a link that was cut or is another one says so, and is no other game', () => {
  const outcome = (hash: string) => {
    const route = readHash(hash);
    return route.to === 'wrong' ? route.words : route;
  };
  assert.equal(outcome('#daily=2026-11-2'), today.noSuchDay('2026-11-2'));
  assert.equal(outcome('#daily=2026-11-211'), today.noSuchDay('2026-11-211'));
  assert.equal(outcome('#daily=2026-02-30.'), today.noSuchDay('2026-02-30'));
  assert.equal(outcome('#game=g&seats=person,bo'), errors.badSeat('bo'));
  assert.equal(outcome('#game=g&seats=person,bot3see'), errors.badSeat('bot3see'));
  assert.equal(outcome('#game=g&seats='), errors.badSeat(''));
  assert.equal(outcome(LINKS.game.replace('%7D', '')), errors.badOptions);
  assert.equal(outcome('#record=%E0%A4%A'), errors.badCode);
  assert.equal(outcome('#games-night'), errors.namesNothing);
  assert.deepEqual(readHash('#of=cercas&by=Ben'), { to: 'link', text: '', of: 'cercas' });
  assert.equal(outcome('#%E2%80%8B.'), errors.namesNothing);
  // A seed has no check: what may belong to it stays.
  assert.equal((outcome('#game=g&seed=ab_') as unknown as { seed: string }).seed, 'ab_');
  assert.equal((outcome('#game=g&seed=3Dab') as unknown as { seed: string }).seed, '3Dab');
  const cut = readHash(LINKS.record.slice(0, -9));
  assert.throws(() => JSON.parse((cut as { text: string }).text), 'no game is made of a part');
});
