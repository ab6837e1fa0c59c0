// The words of the pages for paper, in English.

export const print = {
  title: 'On paper · pygames',
};
