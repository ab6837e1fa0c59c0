// What the first screen says of playing live, in Spanish.

export const far = '¿Conectados a la vez? Se juega en vivo. Si no, se envía un enlace tras cada jugada.';
