// The words of the rules, in English.

export const rules = {
  title: 'Rules · pygames',
};
