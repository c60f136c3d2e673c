// Again on PostgreSQL: statements no other of these tests makes.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as tables from '#server/database/schema.ts';
import { tageslauf } from '#server/jobs/nachtlauf.ts';
import {
  berechneSb,
  insertTarifierte,
  leeren,
  loescheSb,
  speichereSb,
} from '#tests/support/aenderungsaufrufe.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { beendigungen } from '#tests/support/beendigung.ts';
import { eventually } from '#tests/support/eventually.ts';
import { nachtdienste } from '#tests/support/nachts.ts';
import { nummern, people } from '#tests/support/rows.ts';

let api: TestApi;
const { kuendige, nimmZurueck } = beendigungen(() => api);
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => insertTarifierte(api));
afterEach(() => leeren(api));
afterAll(() => api.close());

const nr = nummern.eigener;

test('the Nachtrag of a pending change counts until she takes the change back, and a paper says that she did', async () => {
  await speichereSb(api, await berechneSb(api));
  expect(await liste()).toEqual(['NACHTRAG GUELTIG']);
  await loescheSb(api);
  expect(await liste()).toEqual([
    'NACHTRAG AUFGEHOBEN 2026-11-20',
    'RUECKNAHMEBESTAETIGUNG GUELTIG',
  ]);
  const [rueck] = await papiere('RUECKNAHMEBESTAETIGUNG');
  const seite = await text(rueck?.url);
  expect(seite).toContain('<h1>Rücknahme bestätigt</h1>');
  expect(seite).toContain('Ihre Vertragsänderung zum 01.12.2026 gilt nicht mehr.');
});

test('a paper that counts no longer says so itself, on the page and in the PDF', async () => {
  await speichereSb(api, await berechneSb(api));
  const [vorher] = await papiere('NACHTRAG');
  expect(await text(vorher?.url)).not.toContain('Aufgehoben');
  await loescheSb(api);
  const [nachher] = await papiere('NACHTRAG');
  expect(await text(nachher?.url)).toContain('<p class="vermerk">Aufgehoben am 20.11.2026</p>');
  const pdf = await api.app.inject(String(nachher?.url).replace('.html', '.pdf'));
  expect(pdf.statusCode).toBe(200);
});

test('the Nachtrag of a change saved before changes knew their papers is found all the same', async () => {
  await speichereSb(api, await berechneSb(api));
  await api.database.update(tables.vormerkung).set({ vorgangId: null });
  await loescheSb(api);
  expect(await liste()).toContain('NACHTRAG AUFGEHOBEN 2026-11-20');
});

test('a cancellation taken back leaves its confirmation AUFGEHOBEN and a paper that says so', async () => {
  await kuendige(people.kundin, 'WECHSEL', '2026-12-31');
  expect(await liste()).toEqual(['KUENDIGUNGSBESTAETIGUNG GUELTIG']);
  await nimmZurueck(people.kundin);
  expect(await liste()).toEqual([
    'KUENDIGUNGSBESTAETIGUNG AUFGEHOBEN 2026-11-20',
    'RUECKNAHMEBESTAETIGUNG GUELTIG',
  ]);
  await eventually(() =>
    expect(api.mails.map(({ betreff }) => betreff)).toContain(
      'Rücknahme bestätigt: Ihr Vertrag läuft weiter',
    ),
  );
  // Cancelled again, only the new confirmation counts.
  await kuendige(people.kundin, 'WECHSEL', '2026-12-31');
  expect(await liste()).toEqual([
    'KUENDIGUNGSBESTAETIGUNG AUFGEHOBEN 2026-11-20',
    'KUENDIGUNGSBESTAETIGUNG GUELTIG',
    'RUECKNAHMEBESTAETIGUNG GUELTIG',
  ]);
});

test('a cancellation deletes pending changes, and their papers count no longer', async () => {
  await speichereSb(api, await berechneSb(api));
  await kuendige(people.kundin, 'WECHSEL', '2026-12-31');
  expect(await liste()).toEqual([
    'KUENDIGUNGSBESTAETIGUNG GUELTIG',
    'NACHTRAG AUFGEHOBEN 2026-11-20',
  ]);
});

test('the Nachtrag of a change that takes effect goes on counting', async () => {
  await speichereSb(api, await berechneSb(api));
  const dienste = nachtdienste(api.database, () => new Date('2026-12-01T01:00:00Z'));
  await tageslauf(dienste, '2026-12-01');
  expect(await liste()).toEqual(['NACHTRAG GUELTIG']);
});

test('a newer confirmation of the same kind replaces the older one, of another year it does not', async () => {
  await fordere({ art: 'VERSICHERUNGSBESTAETIGUNG' });
  await fordere({ art: 'BEITRAGSBESTAETIGUNG', jahr: 2025 });
  api.setNow('2026-11-23T10:00:00Z');
  await fordere({ art: 'VERSICHERUNGSBESTAETIGUNG' });
  api.setNow('2027-02-01T10:00:00Z');
  await fordere({ art: 'BEITRAGSBESTAETIGUNG', jahr: 2026 });
  expect(await liste()).toEqual([
    'BEITRAGSBESTAETIGUNG GUELTIG',
    'BEITRAGSBESTAETIGUNG GUELTIG',
    'VERSICHERUNGSBESTAETIGUNG ERSETZT 2026-11-23',
    'VERSICHERUNGSBESTAETIGUNG GUELTIG',
  ]);
});

interface Papier {
  typ: string;
  url: string;
  zustand?: string;
  zustandSeit?: string | null;
}

/** What the contract keeps, as its customer is told. */
async function papiere(typ?: string): Promise<Papier[]> {
  const { body } = await api.send({ method: 'GET', path: `/vertrag/${nr}`, als: people.kundin });
  const { dokumente } = body as { dokumente: Papier[] };
  return dokumente.filter(
    (eines) => eines.zustand !== undefined && (typ ?? eines.typ) === eines.typ,
  );
}

async function liste(): Promise<string[]> {
  const alle = await papiere();
  return alle
    .map(({ typ, zustand, zustandSeit }) => [typ, zustand, zustandSeit].filter(Boolean).join(' '))
    .toSorted();
}

async function text(url: string | undefined): Promise<string> {
  return (await api.app.inject(String(url))).body;
}

async function fordere(body: object) {
  const antwort = await api.send({
    method: 'POST',
    path: `/vertrag/${nr}/bestaetigung`,
    als: people.kundin,
    body: { partnerNummer: 'P000001', ...body },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(antwort.status).toBe(200);
}
