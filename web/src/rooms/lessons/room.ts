// Lessons, as the first screen knows them.
import { opens, pageServices } from '../../app/room.ts';
import type { Card, CourseName } from '../../scene/types.ts';
import { contribute, provide, type Room } from '../../slots/slots.ts';
import { type GameLink, gameLinks } from '../../ui/game-links.tsx';
import { openHere } from '../../ui/open-here.tsx';
import { addresses, learnHash } from './address.ts';
import { stepsDone } from './kept.ts';
import * as words from './words/en-first.ts';

const PAGES = { name: 'lessons', load: () => import('./index.tsx') };

export const lessons: Room = {
  name: PAGES.name,
  fills: [
    opens({ load: PAGES.load, addresses, game: ({ game }) => game }),
    provide(pageServices, {
      figure: ({ door }, card, figure, caption) =>
        openHere(PAGES, ({ openTrial }) => openTrial({ door, card, figure, caption })),
    }),
    contribute(gameLinks, (card) => card.courses.map((course) => linkTo(card, course))),
  ],
};

function linkTo({ id, title }: Card, course: CourseName): GameLink {
  const { courses, short, of } = words.toLessons;
  const link = { word: courses[course], href: learnHash(id, course) };
  if (course !== 'basics') return { ...link, kind: 'try' };
  const fresh = stepsDone(id) === 0;
  return { ...link, kind: 'first', icon: 'learn', short, label: of(course, title), fresh };
}
