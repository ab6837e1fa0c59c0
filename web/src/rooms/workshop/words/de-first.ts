// The way to the workshop, in German.

export const toWorkshop: string = 'Spiel bauen';
