import type { Leistung } from './leistung.ts';

/** Sections every liability product has in the same words. */
export const haftpflichtAbschnitte = {
  leistung: 'Was wir für Sie tun',
  hoehe: 'Wie viel wir zahlen',
  forderungen: 'Wenn jemand etwas fordert',
} as const;

type Abschnitt = keyof typeof haftpflichtAbschnitte;

export const schadenarten =
  'Versichert sind Personenschäden, Sachschäden und die Vermögensschäden, die daraus folgen. Das Ereignis muss in die Laufzeit des Vertrags fallen.';

/** What every liability product says in the same words. */
export const haftpflicht = {
  abwehr: {
    art: 'DECKUNG',
    blatt: {
      versichert: 'die Abwehr von Forderungen, die nicht berechtigt sind, auch vor Gericht',
    },
    klausel: {
      leistung: [
        {
          punkte: [
            'Wir prüfen, ob und in welcher Höhe Sie haften.',
            'Wir zahlen, was Sie ersetzen müssen.',
            'Wir wehren ab, was Sie nicht ersetzen müssen, und tragen die Kosten dafür.',
          ],
        },
        'Wir dürfen alle Erklärungen abgeben, die dafür nötig sind. Kommt es zum Prozess, führen wir ihn in Ihrem Namen.',
      ],
    },
  },
  hoechstsumme: {
    art: 'GRENZE',
    blatt: { einschraenkungen: 'Wir zahlen höchstens die Versicherungssumme.' },
    klausel: {
      hoehe:
        'Für jeden Schaden zahlen wir höchstens die Versicherungssumme im Versicherungsschein.',
    },
  },
  serienschaden: {
    art: 'GRENZE',
    klausel: { hoehe: 'Mehrere Schäden mit derselben Ursache zählen als einer.' },
  },
  selbstbeteiligung: {
    art: 'GRENZE',
    blatt: {
      einschraenkungen:
        'Von jedem Schaden ziehen wir Ihre Selbstbeteiligung ab, außer bei Personenschäden.',
    },
    klausel: {
      hoehe: {
        weiter: 'Ihre Selbstbeteiligung ziehen wir einmal ab, bei Personenschäden gar nicht.',
      },
    },
  },
  sbWahl: { art: 'GRENZE', blatt: { waehlbar: 'die Höhe der Selbstbeteiligung' } },
  gefahren: {
    art: 'OBLIEGENHEIT',
    blatt: { verpflichtungen: 'Beseitigen Sie Gefahren, auf die wir Sie hinweisen.' },
  },
  anerkennen: {
    art: 'OBLIEGENHEIT',
    blatt: { verpflichtungen: 'Erkennen Sie Forderungen nicht ohne uns an.' },
  },
  forderungen: {
    art: 'OBLIEGENHEIT',
    klausel: {
      forderungen: [
        'Melden Sie uns jede Forderung innerhalb einer Woche, auch wenn sie Ihnen unberechtigt erscheint.',
        'Gegen einen Mahnbescheid oder eine Klage müssen Sie fristgerecht Widerspruch einlegen. Warten Sie dafür nicht auf uns.',
      ],
    },
  },
} as const satisfies Record<string, Leistung<Abschnitt>>;

/** What every liability product of a firm says in the same words. */
export const firmenhaftpflicht = {
  hoechstsumme: {
    art: 'GRENZE',
    blatt: {
      einschraenkungen:
        'Wir zahlen höchstens die Versicherungssumme, je Jahr höchstens das Doppelte.',
    },
    klausel: {
      hoehe:
        'Für jeden Schaden zahlen wir höchstens die Versicherungssumme im Versicherungsschein. Für alle Schäden eines Jahres zahlen wir höchstens das Doppelte.',
    },
  },
  umsatz: {
    art: 'OBLIEGENHEIT',
    blatt: { verpflichtungen: 'Nennen Sie uns jedes Jahr Ihren Umsatz, wenn wir danach fragen.' },
    klausel: {
      umsatz:
        'Der Beitrag richtet sich nach Ihrem Jahresumsatz und Ihren Tätigkeiten. Jedes Jahr fragen wir nach dem Umsatz und berechnen den Beitrag neu.',
    },
  },
} as const satisfies Record<string, Leistung<Abschnitt | 'umsatz'>>;

/** A new trade is covered up to so many cents until it is told. */
export function neueTaetigkeiten(vorsorge: number) {
  return {
    art: 'OBLIEGENHEIT',
    zahlen: { cent: { vorsorge }, anzahl: { monate: 3 } },
    blatt: { verpflichtungen: 'Sagen Sie uns, wenn Sie neue Tätigkeiten beginnen.' },
    klausel: {
      umsatz:
        'Neue Tätigkeiten sind sofort mit {vorsorge} versichert, wenn Sie uns diese innerhalb von {monate} Monaten nennen. Nicht dazu gehören Tätigkeiten mit Pflichtversicherung.',
    },
  } as const satisfies Leistung<'umsatz'>;
}
