// The settings, and deleting all data.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { all, findByRole, press, says, unfold, until, visit } from './hand.ts';
import { tell } from './odd-storage.ts';

const { OWN } = await import('../../../web/src/keep/own-keys.ts');

async function settings() {
  await press('button', 'Settings');
  return findByRole('dialog', /./);
}

async function choose(words: string) {
  await press('radio', words, await settings());
  await press('button', 'Close');
  await until(() => !all('dialog').length);
}

test('the settings open from every page and tell version and licence', async () => {
  for (const [hash, page] of [
    ['', 'home'],
    ['#rules=murus-gallicus', 'rules'],
    ['#games', 'games'],
  ]) {
    await visit(hash, page, {});
    const dialog = await settings();
    await says('pygames test, build ', () => dialog);
    await press('button', 'Licences and thanks', dialog);
    const thanks = await findByRole('dialog', 'Licences and thanks');
    await says('MIT licence', () => thanks);
    await press('button', 'Close', thanks);
    await press('button', 'Close', dialog);
  }
});

test('what is chosen is kept and can be the system’s again', async () => {
  await visit('', 'home', {});
  const { dataset } = document.documentElement;
  for (const [words, theme] of [
    ['Light', 'light'],
    ['Dark', 'dark'],
    ['High contrast', 'contrast'],
  ]) {
    await choose(words);
    await until(() => dataset.theme === theme);
    assert.equal(localStorage.getItem(`${OWN}theme`), theme);
    const chosen = all('radio', words, await settings()) as HTMLInputElement[];
    assert.ok(chosen[0].checked);
    await press('button', 'Close');
  }
  await press('radio', 'System', (await settings()).querySelector('fieldset') ?? document);
  await until(() => !['contrast', 'dark'].includes(dataset.theme ?? ''));
  await press('button', 'Close');
});

test('nothing is deleted without a yes', async () => {
  const fame = { since: 0, games: [] };
  await visit('', 'home', { fame: fame });
  await settings();
  await unfold('Advanced');
  await press('button', 'Delete all my data');
  await findByRole('heading', 'Delete all my data?');
  await press('button', 'Keep');
  assert.equal(localStorage.getItem(`${OWN}fame`), JSON.stringify(fame));
});

test('what another window chooses holds here too', async () => {
  await visit('', 'home', {});
  const dialog = await settings();
  localStorage.setItem(`${OWN}theme`, 'dark');
  tell(`${OWN}theme`);
  await until(() => document.documentElement.dataset.theme === 'dark');
  await until(() => (all('radio', 'Dark', dialog)[0] as HTMLInputElement).checked);
  await press('button', 'Close');
  localStorage.removeItem(`${OWN}theme`);
  tell(`${OWN}theme`);
  await until(() => document.documentElement.dataset.theme !== 'dark');
});
