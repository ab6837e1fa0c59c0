// The dialog of the settings.
import '@preact/signals';
import { addressOf } from '../addresses/links.ts';
import * as settings from '../keep/settings.ts';
import { settingsParts } from '../keep/settings-parts.ts';
import { snapshotSize } from '../python/snapshot.ts';
import { BUILD } from '../site/build.ts';
import { config } from '../site/config.js';
import { useAnswer } from '../ui/answer.ts';
import { Button, ChoiceRow, choicesIn, LinkButton, Switch } from '../ui/button.tsx';
import { openDialog } from '../ui/dialog.tsx';
import { Fold } from '../ui/fold.tsx';
import { LanguageChoice } from '../ui/language-choice.tsx';
import { language } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import { askForget, repair } from './site-data.tsx';

export { ForgetPage } from './site-data.tsx';

export function openSettings() {
  openDialog({ title: words.common.settings, content: <Settings />, kind: 'up' });
}

function Settings() {
  const backup = settingsParts.of('safekeeping').at(0);
  const texts = words.settings;
  return (
    <div class="settings">
      <Choice setting={settings.theme} legend={texts.theme} choices={texts.themes} />
      <LanguageChoice label={words.common.language} />
      {settingsParts.of('switches').map((each) => (
        <Switch key={each.word} {...each} />
      ))}
      <Fold word={texts.advanced}>
        <Choice setting={settings.motion} legend={texts.motion} choices={texts.motions} />
        <Choice setting={settings.side} legend={texts.side} choices={texts.sides} />
        <Choice setting={settings.handOver} legend={texts.handOver} choices={texts.handOvers} />
        <Choice setting={settings.pondering} legend={texts.pondering} choices={texts.ponderings} />
        <Switch setting={settings.confirming} word={texts.confirm} more={texts.confirmMore} />
        <Switch setting={settings.notation} word={texts.notation} more={texts.notationMore} />
        <Switch setting={settings.singleKeys} word={texts.keys} more={texts.keysMore} />
        <div class="ways">
          {backup && <LinkButton word={backup.word} href={addressOf(backup.href)} />}
          <Button word={words.repair.repair} onPress={repair} />
          <Button word={texts.deleteAll} look="danger" onPress={askForget} />
        </div>
        <p class="repair-more">{words.repair.more}</p>
        {settingsParts.of('More').map((More) => (
          <More key={More} />
        ))}
      </Fold>
      <About />
    </div>
  );
}

type ChoiceProps<T extends string> = {
  setting: settings.Setting<T>;
  legend: string;
  /** The words of each value. */
  choices: Record<T, string>;
};

/** A row of values of which one holds. */
function Choice<T extends string>({ setting, legend, choices }: ChoiceProps<T>) {
  const rows = choicesIn(choices);
  const choose = (value: T) => setting.choose(value);
  return <ChoiceRow legend={legend} choices={rows} chosen={setting.value} onChoose={choose} />;
}

/** A text of the build (web/tools/notices.py), so that it is there offline too. */
const LICENSES = new URL('./licenses.txt', import.meta.url);

function megabytes(bytes: number) {
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return (bytes / 1e6).toLocaleString(language(), tenths);
}

/** Which version this is. */
function About() {
  const { version, thanks, fasterStart } = words.settings;
  const size = useAnswer(snapshotSize, [], null);
  return (
    <div class="about">
      <p class="version">{version(config.version, BUILD.slice(0, 8))}</p>
      {size !== null && <p>{fasterStart(megabytes(size))}</p>}
      <Button word={thanks} look="quiet" onPress={openThanks} />
    </div>
  );
}

/** Tells whose work this is made of. */
function openThanks() {
  const { thanks, credits, licenses } = words.settings;
  const content = (
    <div class="about">
      <p>{credits}</p>
      <p>
        <a href={LICENSES.href} target="_blank" rel="noreferrer">
          {licenses}
        </a>
      </p>
    </div>
  );
  openDialog({ title: thanks, content, kind: 'up' });
}
