// What the first screen says of playing live, in Croatian.

export const far = 'Svi ste tu? Igrajte uživo. Inače nakon svakog poteza pošalji poveznicu.';
