// What the first screen says of playing live, in Estonian.

export const far = 'Mõlemad kohal? Mängige otse. Muidu saadate pärast iga käiku lingi.';
