// The hall of fame: loaded when it is first wanted.
export { FamePage } from './page.tsx';
