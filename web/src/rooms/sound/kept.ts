// Whether sounds are heard.
import { Setting } from '../../keep/settings.ts';

export const sounds = new Setting('sounds', ['off', 'on'] as const);
