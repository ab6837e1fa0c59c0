/** The name of what is kept of exercises that were failed, and of the answers to them. */
export const KEPT_DECK = 'deck';
