import { eingesetzt } from '#contract/produkte/leistungen/leistung.ts';
import { fristen } from '#contract/zahlen.ts';
import type { Absender, Aussteller } from '../daten.ts';
import type { Abschnitt } from '../inhalt/inhalt.ts';
import { abschnitteAus } from './abschnitte.ts';

/** The folder of the texts that are the same for every product. */
export const allgemein = 'allgemein';

/** Clauses of the texts that are the same for every product, by their parts; none of them may be left out. */
export const allgemeineKlauseln = {
  bedingungen: [
    'schadenfall',
    'pflichtverletzung',
    'auszahlung',
    'erstbeitrag',
    'folgebeitrag',
    'lastschrift',
    'beginn',
    'kuendigung',
    'risikofortfall',
    'risikoaenderung',
    'mitteilungen',
    'verjaehrung',
    'recht',
  ],
  /** The statements of the statutory model, in its order (annex to VVG § 8). */
  widerrufsbelehrung: [
    'frist',
    'fristbeginn',
    'absendung',
    'adressat',
    'widerrufsfunktion',
    'widerrufsfolgen',
    'ohneBeginn',
    'zusammenhaengend',
    'erloeschen',
    'auflistung',
    'informationen',
    ...Array.from({ length: 19 }, (_, stelle) => `information${stelle + 1}`),
  ],
  anzeigepflicht: [
    'fragen',
    'ruecktritt',
    'kuendigung',
    'aenderung',
    'ausuebung',
    'vertreter',
    'pruefen',
  ],
  datenschutz: [
    'verantwortlich',
    'vertrag',
    'entwurf',
    'code',
    'bonitaet',
    'zahlung',
    'werbung',
    'empfaenger',
    'dauer',
    'rechte',
  ],
} as const;

/** What these texts fill in of the sender. */
const vomAbsender = {
  versicherer: ({ versicherer }: Absender) => versicherer.name,
  anschrift: ({ versicherer }: Absender) => versicherer.anschrift,
  telefon: ({ kontakt }: Absender) => kontakt.telefon,
  email: ({ kontakt }: Absender) => kontakt.email,
};

/** What differs by product and contract. */
type Vertragswert = 'laufzeit' | 'kuendigung' | 'tagesbeitrag';
const jeVertrag: readonly Vertragswert[] = ['laufzeit', 'kuendigung', 'tagesbeitrag'];

/** Whatever these texts can be filled in with. */
export const allgemeineWerte: readonly string[] = [
  ...Object.keys(fristen),
  ...Object.keys(vomAbsender),
  ...jeVertrag,
];

/** What the papers made of these texts name them by. */
export function allgemeineVersion({ absender, stand }: Aussteller): string {
  return absender.rechtstexte(allgemein, stand).version;
}

/** A part of these texts with its periods and its sender, and what of the contract it names. */
export function allgemeinerTeil(
  teil: keyof typeof allgemeineKlauseln,
  { absender, stand }: Aussteller,
  vomVertrag: Readonly<Partial<Record<Vertragswert, string>>> = {},
): Abschnitt[] {
  const werte = {
    ...alsWorte(fristen, String),
    ...alsWorte(vomAbsender, (von) => von(absender)),
    ...vomVertrag,
  };
  const text = absender.rechtstexte(allgemein, stand);
  return abschnitteAus(text.teile[teil] ?? [], { fuellen: (satz) => eingesetzt(satz, werte) });
}

function alsWorte<T>(werte: Readonly<Record<string, T>>, wort: (wert: T) => string) {
  return Object.fromEntries(Object.entries(werte).map(([name, wert]) => [name, wort(wert)]));
}
