// What rooms add to the settings, and what they do with all that is kept.
import type { ComponentType } from 'preact';
import { Abilities, Contributions } from '../slots/slots.ts';
import type { Setting } from './settings.ts';

export type InSettings = {
  /** Settings that are on or off. */
  switches?: readonly { setting: Setting<'off' | 'on'>; word: string; more: string }[];
  /** What else can be set. */
  More?: ComponentType;
  /** What would end if the page loaded anew, in a sentence; '' if nothing. */
  costs?: () => string;
};

export const inSettings = new Contributions<InSettings>('settings');

/** Exercises as lines of text, which go with exported games. */
export type Exercises = {
  /** All exercises on this device. */
  lines: () => string[];
  /** How many exercises some lines hold, and how many answers in them are damaged. */
  count: (lines: readonly unknown[]) => { exercises: number; damaged: number };
  /** Merges lines from another device; returns how many exercises are new. */
  merge: (lines: readonly unknown[]) => number;
};

type Kept = {
  /** The way to have what is kept here on other devices too. */
  safekeeping: { word: string; href: string };
  exercises: Exercises;
};

export const ofKept = new Abilities<Kept>('what is kept');
