// What is said where a game is shared, in English.

/** What the ways to give something on are called, and what comes of them. */
export const ways = (what: string, copy: string, copied: string) => ({
  copy,
  copied,
  copyNow: `The ${what} is selected: copy it now.`,
  notSent: (then: string) => `The ${what} could not be sent. ${then}`,
});

export const share = {
  legend: 'What the link opens',
  watch: 'This game',
  title: 'Share this game',
  label: 'Link to this game',
  message: (game: string) => `A game of ${game}:`,
  link: ways('link', 'Copy message', 'Copied: a message with the link.'),
  text: ways('text', 'Copy the text', 'The text is copied.'),
  send: 'Send…',
  showCode: 'QR code',
  scan: 'Scan it with another phone to open it there.',
};
