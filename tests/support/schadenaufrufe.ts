import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { schadenMelden, schaedenLesen } from '#contract/endpoints/schaden.ts';
import { schaden as schadenform } from '#contract/entities/schadenakte.ts';
import type { UploadZweck } from '#contract/entities/upload.ts';
import * as tables from '#server/database/schema.ts';
import { upload } from '#server/database/vorgangsschema.ts';
import type { Person, TestApi } from './api.ts';
import { grundvertrag, nummern, people } from './rows.ts';

/** Home contents of the customer, of agency B; 20 November 2026 is today. */
export const wohnung = nummern.andererAgentur;

export const ereignis = {
  schadendatum: '2026-11-18',
  uhrzeit: '18:30',
  schadenort: 'RISIKOORT',
  antwort: 'GESTOPPT',
  hergang: 'Der Schlauch der Waschmaschine ist abgerissen.',
  sachen: 'Teppich und Badschrank',
};

export const meldung = {
  schadenart: 'LEITUNGSWASSER',
  ereignis,
  kontakt: { telefon: '+4915200000000', email: 'lena@example.org' },
  fotos: [] as string[],
  wahr: true,
};

/** What has no question of its own and is in the contract. */
export const ohneFrage = { ...ereignis, antwort: undefined };

interface Absender {
  nummer?: string;
  als?: Person;
  schluessel?: string;
}

/** Reports claims and looks at what became of them, as the customer of the HTTP tests unless told. */
export function schadenaufrufe(oeffnet: () => TestApi) {
  return {
    melde: (
      body: object = meldung,
      { nummer = wohnung, als = people.kundin, schluessel = crypto.randomUUID() }: Absender = {},
    ) =>
      oeffnet().send({
        method: 'POST',
        path: `/schaden/v2/${nummer}`,
        als,
        body,
        headers: { 'idempotency-key': schluessel },
      }),

    reicheEin: (
      claimId: string,
      body: object,
      { als = people.kundin, schluessel = crypto.randomUUID() }: Absender = {},
    ) =>
      oeffnet().send({
        method: 'POST',
        path: `/schaden/${claimId}/unterlagen`,
        als,
        body,
        headers: { 'idempotency-key': schluessel },
      }),

    /** The claims of the customer as that person lists them. */
    liste: async (als: Person = people.kundin) => {
      const path = '/schaden?partnernummer=P000001';
      const { body } = await oeffnet().send({ method: 'GET', path, als });
      return z.parse(schaedenLesen.responses[200], body);
    },

    schaden: async (claimId: string, als: Person = people.kundin) => {
      const path = `/schaden/${claimId}`;
      const { body } = await oeffnet().send({ method: 'GET', path, als });
      return z.parse(schadenform, body);
    },

    /** A file that has arrived and was looked into. */
    datei: async (als: Person = people.kundin, zweck: UploadZweck = 'SCHADEN'): Promise<string> => {
      const id = crypto.randomUUID();
      await oeffnet()
        .database.insert(upload)
        .values({
          id,
          portal: als.portal,
          sub: als.sub,
          name: 'foto.jpg',
          typ: 'image/jpeg',
          groesse: 1000,
          schluessel: id,
          zweck,
          angekommen: true,
          angelegtAm: new Date('2026-11-20T09:00:00Z'),
          laeuftAb: new Date('2026-11-27T09:00:00Z'),
        });
      return id;
    },

    /** The home contents with that cover, or otherwise another contract. */
    vertragMit: async (
      anders: Partial<typeof tables.vertrag.$inferInsert>,
      hausratDeckungen: string[] = [],
    ): Promise<void> => {
      const hausrat = {
        plz: '48143',
        wohnflaeche: 65,
        hausratDeckungen: ['GRUNDDECKUNG', ...hausratDeckungen],
        elementarEinschliessbar: true,
        hfkVariante: null,
      };
      await oeffnet()
        .database.update(tables.vertrag)
        .set({ risiken: { ...grundvertrag.risiken, hausrat }, ...anders })
        .where(eq(tables.vertrag.versicherungsNummer, wohnung));
    },
  };
}

/** Number of a claim that was reported just now. */
export function nummerAus({ body }: { body: unknown }): string {
  return z.parse(schadenMelden.responses[200], body).claimId;
}
