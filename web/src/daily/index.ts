// The page with the daily challenges: loaded when it is first wanted.
export { DailyPage } from './page.tsx';
