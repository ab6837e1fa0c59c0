// What the dialog says that shares a game, in English.

export const share = {
  title: 'Share this game',
  label: 'Link to this game',
  link: {
    copy: 'Copy link',
    copied: 'The link is copied.',
    copyNow: 'The link is selected: copy it now.',
    notSent: 'The link could not be sent. Copy it instead.',
  },
  text: {
    copy: 'Copy the text',
    copied: 'The text is copied.',
    copyNow: 'The text is selected: copy it now.',
    notSent: 'The text could not be sent. Copy it instead.',
  },
  send: 'Send…',
  qr: 'QR code of the link',
  showCode: 'QR code',
  scan: 'Scan it with another phone to open the game there.',
};
