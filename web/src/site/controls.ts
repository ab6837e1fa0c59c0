// What no text of others may have: the first screen needs it, for names.

/** Characters that would change the lines or the direction of the text around a name. */
export const CONTROLS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
