// The page with all games kept on this device: loaded when it is first wanted.
export { LibraryPage } from './page.tsx';
