import { eq } from 'drizzle-orm';
import type { entwurf } from '#server/database/antragsschema.ts';
import type { Database } from '#server/database/open.ts';
import * as tables from '#server/database/schema.ts';
import { grundvertrag, insertRows, nummern } from './rows.ts';

const agentur = '4711000001';

/** The usual rows, and three more customers of the first agency, one of whom has nothing running. */
export async function insertBestand(database: Database): Promise<void> {
  await insertRows(database);
  await database
    .insert(tables.partner)
    .values([
      kunde('P000011', { vorname: 'Øyvind', nachname: 'Ärzte' }),
      kunde('P000012', { vorname: 'Zoë', nachname: 'Müller-Lüdenscheidt', plz: '01067' }),
      kunde('P000013', { vorname: 'Uwe', nachname: 'Brandt', firma: 'Bäckerei & Söhne GmbH' }),
    ]);
  await database.insert(tables.vertrag).values([
    vertrag('P000011', 'FA250000111', { produkt: 'FAHRRAD_2', hauptfaelligkeitMonat: 12 }),
    vertrag('P000012', 'HR250000121', {
      produkt: 'HAUSRAT',
      betreuer: 'leser',
      mahnung: true,
      marke: 'HFK',
      antragsdatum: '2026-10-01',
    }),
    vertrag('P000013', 'BH250000131', { status: 'BEENDET', hauptfaelligkeitMonat: 11 }),
  ]);
  const jahresumsatz = { value: 200_000_00, isAdjustable: true };
  await database
    .update(tables.vertrag)
    .set({ risiken: { ...grundvertrag.risiken, jahresumsatz } })
    .where(eq(tables.vertrag.versicherungsNummer, nummern.eigener));
  // Of the contract that has ended nobody asks any more.
  await database.insert(tables.aufgabe).values(
    [nummern.eigener, 'BH250000131'].map((versicherungsNummer) => ({
      id: crypto.randomUUID(),
      versicherungsNummer,
      typ: 'UmsatzErinnern1' as const,
      status: 'Offen' as const,
      erstelltAm: '2026-11-01',
      faelligAm: '2026-12-01',
    })),
  );
}

/** A customer of the agency. */
export function kunde(partnerNummer: string, wer: Partial<typeof tables.partner.$inferInsert>) {
  const grund = {
    partnerNummer,
    vermittlerNummer: agentur,
    anrede: 'KEINE_ANGABE',
    vorname: 'Kim',
    nachname: 'Beispiel',
    strasse: 'Hauptstraße',
    hausnummer: '1',
    plz: '50667',
    ort: 'Köln',
    email: `${partnerNummer.toLowerCase()}@example.org`,
    handynummer: '+4915200000000',
  };
  return { ...grund, ...wer };
}

/** A contract of hers that nobody else looks after. */
export function vertrag(
  partnerNummer: string,
  versicherungsNummer: string,
  rest: Partial<typeof tables.vertrag.$inferInsert>,
) {
  return { ...grundvertrag, partnerNummer, versicherungsNummer, betreuer: null, ...rest };
}

/** A draft of his that ends soon. */
export function entwurfVon(sub: string): typeof entwurf.$inferInsert {
  return {
    id: crypto.randomUUID(),
    schluessel: crypto.randomUUID(),
    anfrageHash: '',
    produkt: 'FAHRRAD',
    marke: 'andsafe',
    antworten: '{}',
    schritt: 'person',
    schema: 1,
    portal: 'vermittler',
    sub,
    agentur,
    geaendertAm: new Date('2026-11-10T09:00:00Z'),
    laeuftAb: new Date('2026-11-30T09:00:00Z'),
  };
}
