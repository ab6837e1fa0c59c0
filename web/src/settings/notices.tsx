// Offers the page as an app.
import { Problem } from '../ui/problem.tsx';
import * as words from '../words/words.ts';
import { endOffer, type Installer } from './installing.ts';

export function InstallOffer({ installer }: { installer: Installer }) {
  const install = () => {
    installer.prompt().catch(() => {});
    endOffer();
  };
  const buttons = [
    { word: words.install.install, press: install },
    { word: words.install.notNow, press: endOffer },
  ];
  return <Problem words={words.install.offer} buttons={buttons} calm="new" />;
}
