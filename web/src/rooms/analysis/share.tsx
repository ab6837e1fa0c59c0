// Shares a position that is thought about.

import type { Door, GameRecord } from '../../scene/types.ts';
import { linkToShare } from '../../share/address.ts';
import { Sheet } from '../../share/sheet.tsx';
import { openDialog } from '../../ui/dialog.tsx';
import { analysisHash } from './address.ts';
import * as words from './words/words.ts';

/** Opens the dialog with the link to an analysed position. */
export function shareAnalysis(door: Door, title: string, record: GameRecord, at: number) {
  const made = door
    .call('link', { record })
    .then(({ link }) => linkToShare(record.game, analysisHash(link, { of: record.game }, at)));
  const { message, label } = words.analysis;
  const content = <Sheet {...{ label, made }} message={message(title)} />;
  openDialog({ title: words.analysis.share, content });
}
