// Puts the figures of the rules with what they illustrate.
import type { Block } from './markdown.ts';

export type FigureBlock = Block & { kind: 'figure' };
export type TextBlock = Exclude<Block, FigureBlock>;

/** A block, and the figures that follow it; only figures at the very beginning have none. */
export type Section = { text: TextBlock | null; figures: FigureBlock[] };

export function sectionsOf(blocks: readonly Block[]): Section[] {
  const sections: Section[] = [];
  for (const block of blocks) {
    if (block.kind !== 'figure') sections.push({ text: block, figures: [] });
    else if (sections.length) sections[sections.length - 1].figures.push(block);
    else sections.push({ text: null, figures: [block] });
  }
  return sections;
}
