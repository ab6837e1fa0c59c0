// Opens the lessons of a game.
import { newHash, tableHash } from '../../addresses/links.ts';
import type { Host } from '../../app/host.ts';
import { show } from '../../app/screen.tsx';
import type { IfCurrent } from '../../game/latest.ts';
import { readdress, stillHere } from '../../ui/still-here.ts';
import type { ToLesson } from './address.ts';
import { learnHash } from './address.ts';
import { stepsDone } from './kept.ts';
import { Lesson } from './lesson.ts';
import { LearnScreen } from './screen.tsx';
import * as words from './words/en.ts';

export { openTrial } from './trial.tsx';

export async function open(app: Host, wanted: ToLesson, ifCurrent: IfCurrent) {
  const { door, from } = app;
  const here = stillHere();
  const card = await ifCurrent(app.games.card(wanted.game));
  const { courses } = await ifCurrent(door.call('lessons', { game: card.id }));
  const course = courses.find(({ name }) => name === wanted.course);
  if (!course) return app.wrong(words.lessons.notThis(card.title));
  const done = stepsDone(card.id, course.name);
  const next = done < course.steps.length ? done : 0;
  const lesson = new Lesson(card, course, wanted.step === null ? next : wanted.step - 1, {
    door,
    play: (saved) => {
      app.keep(card, saved);
      app.goTo(tableHash(saved.key));
    },
    begin: (game) => app.goTo(newHash(card.id, game)),
    stepped: (step) => readdress(learnHash(card.id, course.name, step + 1), here),
  });
  const more = course.name === 'basics' && courses.length > 1;
  const content = (
    <LearnScreen
      key={course.name}
      {...{ lesson, from }}
      openRules={app.clausesOf(card)}
      more={more ? learnHash(card.id, 'fine-print') : null}
    />
  );
  show({
    page: 'learn',
    detour: true,
    title: words.lessons.title(card.title),
    content,
    of: lesson,
  });
}
