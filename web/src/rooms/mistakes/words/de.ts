// The words of exercises, in German.
import { counted } from '../../../words/de/grammar.ts';
import type * as en from './en.ts';

const exercises = (count: number) => counted(count, 'Übung', 'Übungen');

export const mistakes: typeof en.mistakes = {
  command: 'Fehler',
  learn: 'Aus deinen Fehlern lernen',
  title: (game) => `Deine Fehler: ${game} · pygames`,
  heading: 'Deine Fehler',
  finding: 'Deine Fehler werden gesucht',
  none: 'In dieser Partie hast du keinen teuren Fehler gemacht.',
  exercise: 'Übung',
  played: (turn, action) => `In Zug ${turn} hast du gewählt: ${action}.`,
  task: 'Finde etwas Besseres',
  same: 'Das hast du in der Partie gewählt.',
  little: 'Es gibt etwas Besseres.',
  also: (best) => `Das ist fast so gut wie das Beste: ${best}.`,
  alsoGood: (best) => `Das ist gut genug. Noch besser: ${best}.`,
  best: (best, why) => `Am besten war: ${best}.${why && ` Das ${why}.`}`,
  toGame: 'Zurück zur Partie',
  solved: (once, all) => (once ? `${once} von ${all} im ersten Versuch gelöst.` : 'Keine im ersten Versuch gelöst.'),
};

export const deck: typeof en.deck = {
  title: 'Übungen · pygames',
  heading: 'Übungen für heute',
  due: (count) => `${exercises(count)} für heute`,
  entered: 'In ein paar Tagen siehst du sie wieder.',
  comesBack: (days) => (days > 1 ? `Sie kommt in ${days} Tagen wieder.` : 'Sie kommt morgen wieder.'),
  suspendedAsHard: 'Sie kommt nicht wieder: Sie war zu oft zu schwer.',
  suspend: 'Nicht mehr fragen',
  putBack: 'Doch wieder fragen',
  out: 'Diese Übung kommt nicht wieder.',
  backIn: 'Diese Übung kommt wieder.',
  left: (count) => (count ? `Für heute noch ${exercises(count)}.` : 'Das war die letzte für heute.'),
  none: 'Für heute gibt es keine Übungen.',
  what: 'Nach einer Partie macht „Fehler“ aus deinen teuersten Zügen Übungen. Was du nicht sofort löst, kommt an späteren Tagen hier wieder.',
  fine: 'Ein zweiter Blick findet nichts Besseres als deine Wahl, deshalb fällt diese Übung weg.',
  unreadable: 'Eine Übung war unlesbar und wurde weggelassen.',
};
