// Words in the language that was chosen.
import { language } from '../site/language.ts';

/** Returns what the chosen language has under this name; in English, what is given. */
export function translated(name: string, english: string): string;
export function translated<T extends object>(name: string, english: T): T;
export function translated(name: string, english: unknown): unknown {
  return language?.words[name] ?? english;
}
