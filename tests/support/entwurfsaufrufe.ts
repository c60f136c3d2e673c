import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { entwurf as entwurfstabelle } from '#server/database/antragsschema.ts';
import * as tables from '#server/database/schema.ts';
import type { Person, TestApi } from './api.ts';

export const antworten = {
  wohnung: {
    risikoOrt: { strasse: 'Ludgeristraße', hausnummer: '12', plz: '48143', ort: 'Münster' },
    wohnflaeche: 65,
    staendigBewohnt: true,
  },
  bausteine: { deckungen: ['GLASBRUCH', 'ELEMENTAR'] },
};
export const inhalt = {
  antworten,
  schritt: 'bausteine',
  schema: 1,
  variante: 'KOMFORT',
  tarifVersion: 'RT-2026',
  beitrag: 6_543,
};
export const neu = {
  ...inhalt,
  produkt: 'HAUSRAT',
  marke: 'andsafe',
  vermittlerNummer: null,
  plz: '48143',
  email: 'anna@example.org',
};
export const ohneLink = { ...neu, email: null };
export const vonHand = { ...neu, email: null, plz: null };
const gespeichert = z.object({ id: z.uuidv4(), version: z.int(), laeuftAb: z.string() });
export const weg = {
  status: 404,
  body: { errorMessage: 'Der Entwurf wurde nicht gefunden oder ist abgelaufen.' },
};

/** What is done with drafts in a test. */
export function entwurfsaufrufe(api: () => TestApi) {
  const anlegen = (
    body: object,
    {
      als = null,
      schluessel = crypto.randomUUID(),
    }: { als?: Person | null; schluessel?: string } = {},
  ) =>
    api().send({
      method: 'POST',
      path: '/entwurf',
      als,
      body,
      headers: { 'idempotency-key': schluessel },
    });
  const angelegt = async (body: object, als: Person | null = null) =>
    z.parse(gespeichert, (await anlegen(body, { als })).body);
  const oeffnen = (id: string, plz: string | null, als: Person | null = null) =>
    api().send({ method: 'POST', path: `/entwurf/${id}/oeffnen`, als, body: { plz } });
  const aendern = (id: string, werte: object, als: Person | null = null) =>
    api().send({
      method: 'PUT',
      path: `/entwurf/${id}`,
      als,
      body: { ...inhalt, plz: null, version: 1, ...werte },
    });
  const loeschen = (id: string, plz: string | null, als: Person | null = null) =>
    api().send({ method: 'DELETE', path: `/entwurf/${id}`, als, body: { plz } });
  const darf = (...rechte: ('antragStellen' | 'agenturVerwalten')[]) =>
    api().database.update(tables.zugang).set({ rechte }).where(eq(tables.zugang.sub, 'betreuerin'));
  const zeilen = () => api().database.select().from(entwurfstabelle);
  return { anlegen, angelegt, oeffnen, aendern, loeschen, darf, zeilen };
}
