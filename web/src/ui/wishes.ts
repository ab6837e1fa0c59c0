// What a person has asked the system for, as media queries.
export const HIGH_CONTRAST = '(prefers-contrast: more)';
export const DARK = '(prefers-color-scheme: dark)';
export const LESS_MOTION = '(prefers-reduced-motion: reduce)';
