// What the first screen says of playing live, in German.

export const far = 'Gerade beide da? Spielt live. Sonst schickt ihr nach jedem Zug einen Link.';
