// What the rest of the page uses of the rules: it is loaded when it is first wanted.
export { openRules } from './beside.tsx';
export { RulesPage } from './page.tsx';
