// What the rest of the page uses of printing: it is loaded when it is first wanted.
export { PrintPage } from './page.tsx';
export { readyPaper } from './ready.tsx';
