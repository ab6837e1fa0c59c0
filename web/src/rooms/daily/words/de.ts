// The words of the daily challenges, in German.
import { counted } from '../../../words/de/grammar.ts';
import type * as en from './en.ts';

const ENDS = { won: 'Gewonnen', lost: 'Verloren', drawn: 'Unentschieden' };

const result: typeof en.daily.result = (result) => {
  const plain = result.how === 'scored' ? counted(result.score, 'Punkt', 'Punkte') : ENDS[result.how];
  return result.helped ? `${plain}, mit Hilfe` : plain;
};

export const daily: typeof en.daily = {
  title: 'Tagesaufgaben · pygames',
  notYet: 'Dieser Tag ist noch nicht gekommen.',
  toFame: 'Ruhmeshalle',
  toToday: 'Zu den heutigen Aufgaben',
  titleOf: (game, date) => `${game}, ${date}`,
  heading: 'Tagesaufgaben',
  list: (date) => `Tagesaufgaben vom ${date}`,
  next: (minutes) => `Neue Aufgaben in ${minutes < 90 ? counted(minutes, 'Minute', 'Minuten') : counted(Math.round(minutes / 60), 'Stunde', 'Stunden')}.`,

  challenge: 'Tagesaufgabe:',
  ofDay: 'Alle Aufgaben des Tages',
  nextGame: 'Nächste Aufgabe',
  today: (done, all, days) => `Heute ${done} von ${all}${days > 1 ? `, ${days} Tage in Folge` : ''}.`,
  onDay: (done, all, date) => `${done} von ${all} am ${date}.`,

  puzzle: 'Rätsel des Tages',
  preparing: 'Wird aufgebaut …',
  alone: 'Du spielst allein.',
  seat: (side, bot) => `Du bist ${side}, gegen ${bot.against}`,
  play: 'Spielen',
  resume: 'Fortsetzen',
  again: 'Noch mal',
  look: 'Ansehen',
  does: (what, game) => `${what}: ${game}`,

  result,

  toBeat: 'Zu schlagen',
  rival: (score) => (score === null ? 'noch unbekannt' : String(score)),
  beaten: 'geschlagen',
  rivalsFailed: 'Was zu schlagen ist, ließ sich nicht berechnen.',

  done: (done, all) => `${done} von ${all} geschafft`,
  noStreak: 'Schaff heute eine und starte eine Serie.',

  share: 'Ergebnis teilen',
  shareTitle: 'Dein Ergebnis',
  text: 'Dein Ergebnis als Text',
  shareHead: (number) => (number > 0 ? `pygames, Tag ${number}` : 'pygames'),
  line: (signs, game, reached, bots) => `${signs} ${game}: ${result(reached)}${bots && `, Bots ${bots}`}`,
  inARow: (days) => `${days} Tage in Folge`,

  calendar: 'Kalender',
  earlier: 'Voriger Monat',
  later: 'Nächster Monat',
  cell: (date, done, helped) => [date, done && `${done} geschafft`, helped && `${helped} mit Hilfe`].filter(Boolean).join(', '),
};
