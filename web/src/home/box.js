/** @import {Card} from "../types.js" */
import { h } from '../page/dom.js';
import { icon } from '../page/icons.js';
import { playerCount } from '../page/words.js';
import { picture } from './picture.js';

/**
 * A game's box on the shelf; taller boxes take longer.
 * @param {Card} card
 * @param {() => void} press
 */
export function box(card, press) {
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

/** @param {string} name @param {string} words @param {string} more */
function fact(name, words, more) {
  const spoken = more ? h('span', { class: 'spoken', text: ` ${more}` }) : null;
  return h(
    'span',
    { class: 'fact' },
    icon(name),
    h('span', { class: 'figures', text: words }),
    spoken,
  );
}
