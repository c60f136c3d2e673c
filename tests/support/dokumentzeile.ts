import { randomUUID } from 'node:crypto';
import type { dokument } from '#server/database/schema.ts';
import type { Dokumentinhalt } from '#server/documents/inhalt/inhalt.ts';

/** A Nachtrag of a contract as the database keeps it, an empty page under its title. */
export function dokumentzeile(
  versicherungsNummer: string,
  titel: string,
  erstelltAm: Date,
): typeof dokument.$inferInsert {
  const inhalt = {
    typ: 'NACHTRAG',
    version: '2026-01',
    titel,
    kopf: [],
    abschnitte: [],
    fuss: [],
    marke: 'andsafe',
  } as const satisfies Dokumentinhalt;
  const { typ, version } = inhalt;
  return {
    id: randomUUID(),
    antragId: randomUUID(),
    stelle: 0,
    typ,
    version,
    titel,
    inhalt: JSON.stringify(inhalt),
    versicherungsNummer,
    erstelltAm,
    laeuftAb: null,
  };
}
