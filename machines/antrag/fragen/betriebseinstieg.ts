import type { ProduktSchluessel } from '#contract/entities/produkt.ts';
import type { Frageseite } from '../../formular/frage.ts';
import type { BetriebsAntworten } from '../betrieb.ts';
import type { Antragslage } from '../frage.ts';
import { wunschfrage } from './wunsch.ts';

type Einstieg = NonNullable<BetriebsAntworten['einstieg']>;

interface Eigenes extends Pick<Frageseite, 'titel' | 'aushang'> {
  /** Whose way the finder says a trade stands in. */
  readonly produkt: ProduktSchluessel;
  readonly taetigkeit: { readonly hinweis: string; readonly warum: string };
  readonly umsatz: { readonly label: string; readonly hinweis: string; readonly warum: string };
  /** Why we ask for her wish. */
  readonly wunsch: string;
  /** Up to which revenue she has a price at once; cents, and as it is read. */
  readonly grenze: { readonly online: number; readonly gelesen: string };
}

/** The first screen of a firm whose price follows what it does and earns. */
export function betriebseinstieg({
  produkt,
  taetigkeit,
  umsatz,
  wunsch,
  grenze,
  ...seite
}: Eigenes): Frageseite<Einstieg, Antragslage> {
  return {
    ...seite,
    einleitung: 'Drei Angaben, dann sehen Sie Ihren Beitrag.',
    weiter: 'Beitrag zeigen',
    felder: [
      {
        name: 'hauptgewerbe',
        art: 'taetigkeit',
        produkt,
        label: 'Was ist Ihre Haupttätigkeit?',
        ...taetigkeit,
      },
      { name: 'jahresumsatz', art: 'betrag', ...umsatz },
      { ...wunschfrage, warum: wunsch },
    ],
    vermerke: ({ jahresumsatz = 0 }) =>
      jahresumsatz > grenze.online
        ? [
            {
              nach: 'jahresumsatz',
              art: 'neutral',
              text: `Über ${grenze.gelesen} sehen wir uns den Antrag persönlich an.`,
              anfragen: true,
            },
          ]
        : [],
  };
}
