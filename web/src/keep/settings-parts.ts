// What rooms add to the settings.
import type { ComponentType } from 'preact';
import { Contributions } from '../slots/slots.ts';
import type { Setting } from './settings.ts';

export type SettingsParts = {
  /** Settings that are on or off. */
  switches?: readonly { setting: Setting<'off' | 'on'>; word: string; more: string }[];
  /** What else can be set. */
  More?: ComponentType;
  /** What would end if the page loaded anew, in a sentence; '' if nothing. */
  costs?: () => string;
  /** The way to have what is kept here on other devices too; one room has it. */
  safekeeping?: { word: string; href: string };
};

export const settingsParts = new Contributions<SettingsParts>('settings', ({ safekeeping }) =>
  safekeeping ? ['safekeeping'] : [],
);
