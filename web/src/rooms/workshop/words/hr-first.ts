// The way to the workshop, in Croatian.

export const toWorkshop = 'Izradi igru';
