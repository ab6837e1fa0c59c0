/** The name of the deck's entry. */
export const KEPT_DECK = 'deck';
