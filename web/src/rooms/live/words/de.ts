// What is said about direct connections between the devices of players, in German.
import { capital, listed } from '../../../words/grammar.ts';
import type * as en from './en.ts';

const FRIEND = 'dein Gegenüber';
const GUEST = 'ein Gast';

/** After "mit" and "gib"; names stay as they are. */
const DATIVE: Record<string, string> = { [FRIEND]: 'deinem Gegenüber', [GUEST]: 'einem Gast' };
const to = (who: string) => DATIVE[who] ?? who;

export const live: typeof en.live = {
  friend: FRIEND,

  answerNote:
    'Wer ihn jetzt öffnet, bekommt eine Antwort für dich. Öffne diese Antwort hier, oder scann sie: Dann seid ihr verbunden und braucht keine Links mehr.',
  scan: 'Antwort scannen',
  paste: 'Antwort einfügen',
  inviteNext: 'Nächste Person einladen',
  connectNote: 'Wer mitspielt, spielt über diesen Link weiter; alle anderen können zuschauen.',
  connectMessage: (game) => `Spielen wir ${game} weiter:`,

  joined: {
    answerTitle: (who) => `Deine Antwort an ${who}`,
    answerNote: (who) =>
      `Um live zu spielen, gib das zurück: ${capital(who)} scannt den Code oder öffnet den Link. Dann seid ihr verbunden.`,
    answerMessage: (game) => `Meine Antwort für unser Spiel ${game}:`,
    answerLabel: 'Link mit deiner Antwort',
    late: (who) =>
      `Wenn ${who} deine Antwort schon hat, sind die beiden Geräte wohl nicht im selben Netz. Verbindet sie mit demselben WLAN oder Hotspot, oder spielt mit Links weiter.`,
    give: (who) => `Um live zu spielen, gib ${to(who)} das hier:`,
  },

  server: 'STUN-Server für Live-Spiele',
  serverMore:
    'Damit kannst du auch mit Leuten in anderen Netzen live spielen. Er erfährt die öffentliche Adresse deines Geräts und wann du dich verbindest, aber nichts vom Spiel. Bleibt das Feld leer, wird kein Server gefragt.',
  serverWrong: 'Erwartet wird stun:name oder stun:name:port',

  watcher: GUEST,
  watch: 'Zuschauen',
  full: 'Du kannst bei diesem Spiel zuschauen. Wenn du selbst mitspielst, öffne den Link auf dem Gerät, auf dem du spielst.',
  watchGive: (who) => `Um zuzuschauen, gib ${to(who)} das hier:`,
  watching: (game) => `${game}, live`,
  watchingNow: 'Du schaust zu. Jeder Zug erscheint, sobald er gespielt ist.',
  watchedLast: 'Nicht mehr verbunden. Das hast du zuletzt gesehen.',

  connecting: 'Wird verbunden …',
  connected: (who) => `Verbunden mit ${listed(who.map(to))}`,
  missing: (who) => `Nicht verbunden: ${listed(who)}.`,
  undecided: (who) => `Noch nicht entschieden: ${listed(who)}.`,
  allDecided: 'Alle anderen haben sich entschieden.',
  lost: 'Nicht verbunden.',
  lostMore: 'Verbindet euch neu, oder schick den Link wie bisher.',
  connect: 'Live spielen',
  reconnect: 'Neu verbinden',
  ends: {
    flood: (who) =>
      `Die Verbindung mit ${to(who)} wurde getrennt: Es kamen zu viele Nachrichten auf einmal.`,
    garbage: (who) =>
      `Die Verbindung mit ${to(who)} wurde getrennt: Was kam, war keine Nachricht eines Spiels.`,
    unreachable: () =>
      'Die beiden Geräte sind wohl nicht im selben Netz. Verbindet sie mit demselben WLAN oder Hotspot, oder schick den Link wie bisher.',
  },
  dropped: (who, why) =>
    `Die Verbindung mit ${to(who)} wurde getrennt. ${why} Dein Spiel blieb unverändert.`,

  taken: 'Die Seite, die auf diese Antwort wartet, hat sie. Diese hier kannst du schließen.',
  known: 'Diese Antwort wurde schon angenommen.',
  unknown:
    'Keine Seite hier wartet auf diese Antwort. Öffne sie in dem Browser, in dem du eingeladen hast, oder zeig die Einladung noch einmal.',
  bad: 'Ein Teil dieser Antwort fehlt; kopiere sie ganz.',
};
