// What the first screen says of playing live, in French.

export const far = 'Là en même temps ? Jouez en direct. Sinon, envoyez un lien après chaque coup.';
