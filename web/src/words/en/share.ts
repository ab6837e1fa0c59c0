// What the dialog says that shares a game, in English.

export const share = {
  title: 'Share this game',
  link: 'Link to this game',
  copy: 'Copy link',
  copied: 'The link is copied.',
  copyNow: 'The link is selected: copy it now.',
  copyText: 'Copy the text',
  textCopied: 'The text is copied.',
  copyTextNow: 'The text is selected: copy it now.',
  send: 'Send…',
  notSent: 'The link could not be sent. Copy it instead.',
  qr: 'QR code of the link',
  scan: 'Scan it with another phone to open the game there.',
};
