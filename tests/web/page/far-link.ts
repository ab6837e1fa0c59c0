// The link that a game with people elsewhere sends.
import { all, findByRole, press, until } from './hand.ts';
import { leaveDialog, spoken } from './tables.ts';

export const textOf = (link: string) =>
  new URLSearchParams(link.slice(link.indexOf('#') + 1)).get('m') ?? '';

export const can = (name: 'clipboard' | 'share', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value });

export async function linkShown() {
  const field = (await findByRole('field', 'Link to this game')) as HTMLInputElement;
  return until(() => field.value);
}

export async function offered() {
  await press('button', 'Send the link');
  return linkShown();
}

export async function send() {
  can('clipboard', { writeText: async () => {} });
  const link = await offered();
  await press('button', 'Copy message');
  await spoken('Copied');
  await leaveDialog();
  await until(() => !all('button', 'Send the link').length);
  return link;
}
