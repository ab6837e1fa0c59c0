// The first screen's words about the daily challenges, in English.
import { translated } from '../../../words/translated.ts';

export const today = translated('today', {
  link: 'Today',
  waiting: (done: number, all: number) => (done === 0 ? `${all} new` : done < all ? `${all - done} left` : 'all done'),
  /** @param hasPlayed whether something was finished today */
  streak: (days: number, hasPlayed: boolean) => {
    if (!hasPlayed) return `Finish a challenge today for ${days + 1} days in a row.`;
    return days > 1 ? `You have played ${days} days in a row.` : 'Your streak starts today.';
  },
  noSuchDay: (date: string) => `This link names a day that doesn’t exist: “${date}”.`,
});
