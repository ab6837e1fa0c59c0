// What rooms offer in the settings.
import type { ComponentType } from 'preact';
import type { Setting } from './settings.ts';

export type InSettings = {
  /** Settings that are on or off. */
  switches?: readonly { setting: Setting<'off' | 'on'>; word: string; more: string }[];
  /** What else can be set. */
  More?: ComponentType;
  /** What would end if the page loaded anew, in a sentence; '' if nothing. */
  costs?: () => string;
  /** The way to have what is kept here on other devices too. */
  safekeeping?: { word: string; href: string };
};

const all: InSettings[] = [];

/** Has the settings offer what a room has for them. */
export function offer(offers: InSettings) {
  all.push(offers);
}

export function switches() {
  return all.flatMap(({ switches = [] }) => switches);
}

export function moreToSet(): ComponentType[] {
  return all.flatMap(({ More }) => More ?? []);
}

/** What another language costs now: the page loads anew. */
export function costs(): string[] {
  return all.flatMap(({ costs }) => costs?.() || []);
}

export function safekeeping() {
  return all.find(({ safekeeping }) => safekeeping)?.safekeeping ?? null;
}
