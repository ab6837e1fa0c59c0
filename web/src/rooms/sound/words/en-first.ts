// The switch for sounds, in English.

export const sounds = { word: 'Sound effects', more: 'Soft sounds when pieces move' };
