// The words of the review, in English.

export const review = {};
