// What the foot of the page says of its copy on this device, in English.

export const offline = {
  none: 'Everything runs on this device.',
  saving: 'Everything runs on this device. Saving a copy for offline use …',
  ready: 'Everything runs on this device, online or offline.',
  failed: 'Everything runs on this device. It could not be saved for offline use.',
  playOnPaper: 'Play on paper',
  newVersion: 'A new version is available.',
};
