// A leaf of a calendar.
export const TODAY = 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V7M15.5 3.5V7';
