import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { UploadZweck } from '#contract/entities/upload.ts';
import { postausgang } from '#server/database/antragsschema.ts';
import * as tables from '#server/database/schema.ts';
import * as vorgang from '#server/database/vorgangsschema.ts';
import type { Person, TestApi } from './api.ts';
import { nummern, people } from './rows.ts';
import { eventually } from './eventually.ts';

const nr = nummern.eigener;

interface Dazu {
  nummer?: string;
  freitext?: string;
  nachweise?: string[];
  imAuftragDesKunden?: boolean;
  iban?: string;
}

/** Nothing waits to be sent any more. */
export async function zugestellt({ database }: TestApi): Promise<void> {
  await eventually(async () => expect(await database.select().from(postausgang)).toEqual([]));
}

/** Ends the contract of the customer of the HTTP tests, and looks at what became of it. */
export function beendigungen(oeffnet: () => TestApi) {
  return {
    kuendige: (
      als: Person,
      grund: string,
      kuendigungsdatum: string,
      { nummer = nr, ...dazu }: Dazu = {},
      schluessel: string = crypto.randomUUID(),
    ) =>
      oeffnet().send({
        method: 'DELETE',
        path: `/vertrag/${nummer}/kuendigung/${grund}`,
        als,
        body: { kuendigungsdatum, ...dazu },
        headers: { 'idempotency-key': schluessel },
      }),

    nimmZurueck: (als: Person, nummer: string = nr) =>
      oeffnet().send({
        method: 'POST',
        path: `/vertrag/${nummer}/kuendigung/ruecknahme`,
        als,
        body: {},
        headers: { 'idempotency-key': crypto.randomUUID() },
      }),

    angebot: () =>
      oeffnet().send({ method: 'GET', path: `/vertrag/${nr}/kuendigung`, als: people.kundin }),

    vertragsstand: async () => {
      const { status, kuendbar, beendigungsdatum, version } = tables.vertrag;
      const [stand] = await oeffnet()
        .database.select({ status, kuendbar, beendigungsdatum, version })
        .from(tables.vertrag)
        .where(eq(tables.vertrag.versicherungsNummer, nr));
      return stand;
    },

    mitVormerkungUndAufgabe: async () => {
      const { database } = oeffnet();
      await database.insert(tables.vormerkung).values({
        versicherungsNummer: nr,
        art: 'zahlweise',
        wert: 'MONATLICH',
        wirksamkeitsdatum: '2027-01-01',
        angelegtAm: new Date('2026-11-01T10:00:00Z'),
      });
      await database.insert(tables.aufgabe).values({
        id: crypto.randomUUID(),
        versicherungsNummer: nr,
        typ: 'UmsatzErinnern1',
        status: 'Offen',
        erstelltAm: '2026-10-03',
        faelligAm: '2026-11-02',
      });
    },

    hochgeladen: async (wer: Person, zweck: UploadZweck = 'KUENDIGUNG'): Promise<string> => {
      const id = crypto.randomUUID();
      await oeffnet()
        .database.insert(vorgang.upload)
        .values({
          id,
          portal: wer.portal,
          sub: wer.sub,
          name: 'nachweis.pdf',
          typ: 'application/pdf',
          groesse: 1000,
          schluessel: id,
          zweck,
          angekommen: true,
          angelegtAm: new Date('2026-11-20T09:00:00Z'),
          laeuftAb: new Date('2026-11-27T09:00:00Z'),
        });
      return id;
    },

    /** Waits for the letters that are still under way: a late one would meet the next test. */
    leeren: async () => {
      await zugestellt(oeffnet());
      await oeffnet().database.execute(
        sql`truncate vertrag, vormerkung, aufgabe, journal, wiederholung, zugang, zustimmung, partner, vermittler, mitteilung, dokument, beendigung, schaden, beitragserhoehung, forderung, upload cascade`,
      );
    },
  };
}
