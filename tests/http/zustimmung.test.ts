import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { endpoints } from '#contract/endpoints/table.ts';
import { zustimmung } from '#server/database/kontoschema.ts';
import * as tables from '#server/database/schema.ts';
import { aenderungsrechte } from '#tests/support/aenderungsrechte.ts';
import { agenturrechte } from '#tests/support/agenturrechte.ts';
import { beendigungsrechte } from '#tests/support/beendigungsrechte.ts';
import { bestandsrechte } from '#tests/support/bestandsrechte.ts';
import { bestaetigungsrechte } from '#tests/support/bestaetigungsrechte.ts';
import { beratungsrechte } from '#tests/support/beratungsrechte.ts';
import { entwurfId, entwurfsrechte } from '#tests/support/entwurfsrechte.ts';
import type { Reply, Request, TestApi } from '#tests/support/api.ts';
import { openTestApiWithAccounts } from '#tests/support/kontoApi.ts';
import { kontorechte } from '#tests/support/kontorechte.ts';
import { postfachrechte } from '#tests/support/postfachrechte.ts';
import type { RechteRow } from '#tests/support/rechte.ts';
import { insertRows, nummern } from '#tests/support/rows.ts';
import { schadenrechte } from '#tests/support/schadenrechte.ts';
import { uploadrechte } from '#tests/support/uploadrechte.ts';

const neue = { portal: 'vermittler', sub: 'neue-maklerin' } as const;
const nr = nummern.eigener;
const wunsch = { wirksamkeitsdatum: '2027-01-01', zahlweise: 'MONATLICH' };
const entwurf = {
  antworten: {},
  schritt: 'wohnung',
  schema: 1,
  variante: null,
  tarifVersion: null,
  beitrag: null,
};

/** What only somebody signed in may ask for. */
const geschuetzt = {
  findByPartnerNummer: { method: 'GET', path: '/vertrag/findByPartnerNummer/P000001' },
  vertragLesen: { method: 'GET', path: `/vertrag/${nr}` },
  neueDokumenteLesen: {
    method: 'GET',
    path: '/vertrag/findByPartnerNummer/P000001/dokumente',
  },
  aeltereDokumenteLesen: {
    method: 'GET',
    path: `/vertrag/${nr}/dokumente?nach=0d5f4a52-7f6e-4f0e-9c39-6d6a5b7c8d90`,
  },
  vermittlernummerLesen: { method: 'GET', path: `/vertrag/${nr}/vermittlernummer` },
  partnerLesen: { method: 'GET', path: '/partner/P000001' },
  zahlweiseBerechnen: { method: 'POST', path: `/vertrag/${nr}/beitrag/zahlweise`, body: wunsch },
  zahlweiseSpeichern: {
    method: 'PATCH',
    path: `/vertrag/${nr}/zahlweise`,
    body: { ...wunsch, versicherungsNummer: nr, berechnungId: 'x', beitragErwartet: 1 },
  },
  kuendigungsgruendeLesen: { method: 'GET', path: '/vertrag/kuendigungsgruende/BHV' },
  widerrufsgruendeLesen: { method: 'GET', path: '/vertrag/widerrufsgruende' },
  bhvWechselTarifieren: {
    method: 'POST',
    path: '/bhv-wechsel/tarifieren',
    body: { versicherungsNummer: nr, hauptgewerbe: '1302', jahresumsatz: 20_000_000 },
  },
  rahmennummerSpeichern: {
    method: 'PATCH',
    path: `/vertrag/${nr}`,
    body: { rahmennummer: 'WTU-123456', hersteller: null, imAuftragDesKunden: true },
  },
} as const satisfies Partial<Record<keyof typeof endpoints, Request>>;

const fuerVermittler = Object.entries<Endpoint>(endpoints)
  .filter(([, { zugriff }]) => zugriff !== 'oeffentlich' && zugriff.includes('vermittler'))
  .map(([name]) => name)
  .filter((name) => !name.startsWith('nutzungsbedingungen'));

/** Changes and ends of a contract, and files for them, as far as agents may ask for them. */
const anVertraegen = Object.fromEntries(
  Object.entries<RechteRow>({
    ...aenderungsrechte,
    ...agenturrechte,
    ...beendigungsrechte,
    ...bestandsrechte,
    ...bestaetigungsrechte,
    ...kontorechte,
    ...entwurfsrechte,
    ...beratungsrechte,
    ...postfachrechte,
    ...schadenrechte,
    ...uploadrechte,
  })
    .filter(([name]) => fuerVermittler.includes(name))
    .map(([name, { request }]) => [name, request]),
);

/** What anybody may ask for and an agent asks for as agent. */
const alsAgent = {
  entwurfAnlegen: {
    method: 'POST',
    path: '/entwurf',
    body: {
      ...entwurf,
      produkt: 'HAUSRAT',
      marke: 'andsafe',
      vermittlerNummer: null,
      plz: '48143',
      email: null,
    },
  },
  entwurfAendern: {
    method: 'PUT',
    path: `/entwurf/${entwurfId}`,
    body: { ...entwurf, plz: null, version: 1 },
  },
  entwurfOeffnen: { method: 'POST', path: `/entwurf/${entwurfId}/oeffnen`, body: { plz: null } },
  entwurfLoeschen: { method: 'DELETE', path: `/entwurf/${entwurfId}`, body: { plz: null } },
} as const satisfies Partial<Record<keyof typeof endpoints, Request>>;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApiWithAccounts();
  await insertRows(api.database);
  await api.database.insert(tables.zugang).values({
    ...neue,
    name: 'Nora Neumann',
    email: 'nora@example.org',
    rolle: 'inhaber',
    vermittlerNummer: '4711000001',
    rechte: [],
  });
});
afterAll(() => api.close());

test('every endpoint for agents but those of the terms is tried here', () => {
  expect(Object.keys({ ...geschuetzt, ...anVertraegen }).toSorted()).toEqual(
    fuerVermittler.toSorted(),
  );
});

describe('an agent who has not accepted the terms that count now', () => {
  test.each(Object.entries({ ...geschuetzt, ...anVertraegen, ...alsAgent }))(
    'is refused %s',
    async (_, request) => {
      const antwort = await send(request);
      expect(antwort).toMatchObject({ status: 403, body: { code: 'ZUSTIMMUNG_FEHLT' } });
      expect(antwort.body).toHaveProperty(
        'errorMessage',
        'Bitte stimmen Sie zuerst den Nutzungsbedingungen zu.',
      );
    },
  );

  test('reads the terms, the features and what anybody may read', async () => {
    for (const path of ['/vermittler/nutzungsbedingungen', '/features', '/consents']) {
      expect((await send({ method: 'GET', path })).status).toBe(200);
    }
  });

  test('does not get in with terms of another version', async () => {
    const erteiltAm = new Date('2025-01-01T10:00:00Z');
    await api.database.insert(zustimmung).values({ ...neue, version: '2025-01', erteiltAm });
    expect((await send(geschuetzt.vertragLesen)).status).toBe(403);
  });

  test('gets in at once after accepting them', async () => {
    const annehmen = {
      method: 'POST',
      path: '/vermittler/nutzungsbedingungen',
      body: { version: '2026-11', nutzungsbedingungen: true, auftragsverarbeitung: true },
    } as const;
    expect((await send(annehmen)).status).toBe(200);
    expect((await send(geschuetzt.vertragLesen)).status).toBe(200);
  });
});

function send(request: Request): Promise<Reply> {
  return api.send({ ...request, als: neue, headers: { 'idempotency-key': crypto.randomUUID() } });
}
