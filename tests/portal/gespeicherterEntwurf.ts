import { anfangsstand, type AntragKontext, type Risikofrage } from '#machines/antrag/context.ts';
import { eingabeVon } from '#machines/antrag/regel.ts';
import { geoeffnetAus } from '#portal/flows/antrag/entwurf/geoeffnet.ts';
import type { AntragProduktSeite } from '#portal/flows/antrag/produkt.ts';
import { beitrag, umfeld } from '#tests/models/antrag/aufrufe.ts';
import { id, laeuftAb } from './entwurfMitAntworten.ts';

export type FruehereAntworten = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Gespeichert {
  readonly antworten: FruehereAntworten;
  /** Of the release that saved it. */
  readonly schema: number;
  /** Where she left; at her account unless told. */
  readonly schritt?: string;
}

/** What comes of a draft that an earlier release has saved. */
export function geoeffnet(
  seite: AntragProduktSeite,
  { antworten, schema, schritt = 'zahlung' }: Gespeichert,
) {
  const gelesen = geoeffnetAus(seite, umfeld, {
    id,
    status: 'OFFEN',
    produkt: seite.art,
    variante: null,
    marke: 'andsafe',
    vermittlerNummer: null,
    antworten,
    schritt,
    schema,
    version: 1,
    tarifVersion: null,
    beitrag: null,
    geaendertAm: '2026-11-20T10:00:00.000Z',
    laeuftAb,
  });
  if (gelesen === null || gelesen === 'NEUER') throw new Error('The draft does not open.');
  return gelesen;
}

/** Steps she is led over where everything costs what was assumed; firms are asked what their trades ask for. */
export function wegMit(
  seite: AntragProduktSeite,
  antworten: AntragKontext['antworten'],
  fragen?: readonly Risikofrage[],
) {
  const kontext = anfangsstand({ umfeld, antworten });
  const eingabe = (aufruf: 'tarifieren' | 'nachrechnen' | 'risikofragenLaden') =>
    eingabeVon(seite.regel, aufruf, kontext);
  const ergebnisse = {
    tarifieren: { eingabe: eingabe('tarifieren'), ergebnis: beitrag },
    nachrechnen: { eingabe: eingabe('nachrechnen'), ergebnis: beitrag },
    ...(fragen && {
      risikofragenLaden: { eingabe: eingabe('risikofragenLaden'), ergebnis: fragen },
    }),
  };
  return seite.weg({ ...kontext, ergebnisse });
}
