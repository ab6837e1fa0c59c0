// The switch for sounds, in French.

export const sounds = {
  word: 'Effets sonores',
  more: 'Des sons discrets quand les pièces bougent',
};
