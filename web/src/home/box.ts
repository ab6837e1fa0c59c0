import { picture } from '../pictures/picture.ts';
import type { Card } from '../scene/types.ts';
import { h } from '../ui/dom.ts';
import { icon } from '../ui/icons.ts';
import { playerCount } from '../ui/words.ts';

/** A game's box on the shelf; taller boxes take longer. */
export function box(card: Card, press: () => void) {
  const { view, crop } = card.sample;
  const facts = h(
    'p',
    { class: 'facts' },
    fact('seat', playerCount(card.players), 'players'),
    fact('time', `${card.minutes} min`, ''),
    h('span', { class: 'way', 'aria-hidden': 'true' }, 'Play', icon('next')),
  );
  const words = h(
    'div',
    { class: 'nameplate' },
    h('h2', { text: card.title }),
    h('p', { class: 'authors', text: card.authors.join(', ') }),
    h('p', { class: 'summary', text: card.summary }),
    facts,
  );
  const button = h('button', { type: 'button', class: 'box', on: { click: press } });
  button.append(picture(card, view, crop), words);
  button.dataset.game = card.id;
  button.style.setProperty('--minutes', String(card.minutes));
  return h('li', {}, button);
}

function fact(name: string, words: string, more: string) {
  const spoken = more ? h('span', { class: 'spoken', text: ` ${more}` }) : null;
  return h(
    'span',
    { class: 'fact' },
    icon(name),
    h('span', { class: 'figures', text: words }),
    spoken,
  );
}
