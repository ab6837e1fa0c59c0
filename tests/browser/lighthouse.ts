// Lighthouse on pages as they show: `node lighthouse.ts '{"browser": …, "args": …, "visits": …}'`.
// A visit is an address, what to press there, and what shows in the end. Prints a line for each.

import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Page } from '../../web/node_modules/puppeteer-core/lib/types.d.ts';

type Visit = {
  name: string;
  address: string;
  press: string[];
  shows: string;
  form: 'mobile' | 'desktop';
  /** Whether it is about performance alone, as a first visit on Lighthouse's own slow network. */
  timed: boolean;
};
type Options = { browser: string; args: string[]; visits: Visit[] };
type Audit = {
  id: string;
  title: string;
  score: number | null;
  displayValue?: string;
  details?: { items?: unknown[] };
};
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
type Result = { audits: Record<string, Audit>; categories: Record<string, Category> };

const options: Options = JSON.parse(process.argv[2]);
const { browser: executablePath, args, visits } = options;
const { resolve } = createRequire(new URL('../../web/package.json', import.meta.url));
const load = (name: string) => import(pathToFileURL(resolve(name)).href);
const [{ default: lighthouse }, { default: puppeteer }] = await Promise.all(
  ['lighthouse', 'puppeteer-core'].map(load),
);

const CATEGORIES = ['accessibility', 'best-practices', 'seo'];
const PATIENCE_MS = 60_000;
const DESKTOP = { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1 };
const FORMS = {
  mobile: { formFactor: 'mobile' },
  desktop: { formFactor: 'desktop', screenEmulation: DESKTOP },
};
const SETTINGS = {
  onlyCategories: CATEGORIES,
  // Nothing is throttled, as with 'provided', but that waits for five quiet seconds again and again.
  throttlingMethod: 'simulate',
  // Each visit finds what the first has fetched.
  disableStorageReset: true,
  // A picture of all of the page is for its report alone.
  disableFullPageScreenshot: true,
};

const TIMED = { onlyCategories: ['performance'], throttlingMethod: 'simulate' };

/** Opens the page and waits until it shows, as a visitor would. */
async function visit(page: Page, { address, press, shows }: Visit) {
  await page.goto(address);
  for (const selector of press) await page.locator(selector).setTimeout(PATIENCE_MS).click();
  await page.waitForSelector(shows, { timeout: PATIENCE_MS });
}

/** What is less than perfect and counts, in a few words each. */
function findings({ audits, categories }: Result) {
  const counted = new Set(
    Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight).map(({ id }) => id),
    ),
  );
  const wrong = ({ id, score }: Audit) => counted.has(id) && score !== null && score < 1;
  const words = ({ id, title, displayValue = '', details }: Audit) =>
    `${id}: ${title} ${displayValue} ${JSON.stringify(details?.items ?? []).slice(0, 600)}`;
  return Object.values(audits).filter(wrong).map(words);
}

const browser = await puppeteer.launch({ executablePath, args });
try {
  for (const each of visits) {
    const page = await browser.newPage();
    const settings = { ...(each.timed ? TIMED : SETTINGS), ...FORMS[each.form] };
    const way = each.timed ? each.address : () => visit(page, each);
    const { lhr } = await lighthouse(way, settings, undefined, page);
    if (lhr.runtimeError) throw new Error(`${each.address}: ${lhr.runtimeError.message}`);
    const scores = settings.onlyCategories.map((id) => [id, lhr.categories[id].score]);
    const report = { scores: Object.fromEntries(scores), findings: findings(lhr) };
    console.log(JSON.stringify({ name: each.name, form: each.form, ...report }));
    await page.close();
  }
} finally {
  await browser.close();
}
