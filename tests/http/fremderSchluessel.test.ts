// Again on PostgreSQL: locks and lost connections are its own.
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { endpoints } from '#contract/endpoints/table.ts';
import * as tables from '#server/database/schema.ts';
import { aenderungsrechte, geltendeVormerkung } from '#tests/support/aenderungsrechte.ts';
import { antragsrechte } from '#tests/support/antragsrechte.ts';
import type { TestApi } from '#tests/support/api.ts';
import { beendigungsrechte } from '#tests/support/beendigungsrechte.ts';
import { bestaetigungsrechte } from '#tests/support/bestaetigungsrechte.ts';
import { beratungsrechte } from '#tests/support/beratungsrechte.ts';
import { entwurfsrechte } from '#tests/support/entwurfsrechte.ts';
import { openTestApiWithAccounts } from '#tests/support/kontoApi.ts';
import { kontorechte } from '#tests/support/kontorechte.ts';
import type { RechteRow } from '#tests/support/rechte.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';
import { einwilligungstoken, erklaerung, insertEinwilligung } from '#tests/support/einwilligung.ts';
import { insertSchaden, schadenrechte } from '#tests/support/schadenrechte.ts';

const nr = nummern.eigener;
const kundin = people.kundin;
/** Agents alone make these. */
const alsMakler = new Set(Object.keys({ ...entwurfsrechte, ...beratungsrechte }));

/** A request of each write that takes a key, as the customer sends it, or her broker. */
const rows: Readonly<Record<string, Pick<RechteRow, 'request'>>> = {
  ...aenderungsrechte,
  ...beendigungsrechte,
  ...bestaetigungsrechte,
  ...entwurfsrechte,
  ...beratungsrechte,
  ...kontorechte,
  ...schadenrechte,
  zahlweiseSpeichern: {
    request: {
      method: 'PATCH',
      path: `/vertrag/${nr}/zahlweise`,
      body: {
        wirksamkeitsdatum: '2027-01-01',
        zahlweise: 'MONATLICH',
        versicherungsNummer: nr,
        berechnungId: 'stale',
        beitragErwartet: 1,
        imAuftragDesKunden: false,
      },
    },
  },
  // About a contract of somebody else, so that nothing is written.
  nachrichtSchreiben: {
    request: {
      method: 'POST',
      path: '/nachricht/nachricht',
      body: { anliegen: 'VERTRAG', versicherungsNummer: nummern.fremder, text: 'Guten Tag.' },
    },
  },
  einwilligungErklaeren: {
    request: {
      method: 'POST',
      path: '/einwilligungserklaerung',
      headers: { authorization: `Einwilligung ${einwilligungstoken}` },
      body: { ...erklaerung, version: 'frueher' },
    },
  },
  rahmennummerSpeichern: {
    request: {
      method: 'PATCH',
      path: `/vertrag/${nr}`,
      body: { rahmennummer: 'WTU-123456', hersteller: null, imAuftragDesKunden: false },
    },
  },
};

/** What came in is kept as it is, with its key; no other endpoint looks there. */
const eigeneSchluessel = ['entwurfAnlegen', 'feedbackSenden', 'vermittlerNachrichtSenden'];
/** Its key is the application itself; where nothing is prepared nothing is kept. */
const antraege = Object.keys(antragsrechte).filter((name) => name.endsWith('Antrag'));
/** Their refusals are thrown and not kept. */
const verworfen = new Set([
  'angabenErgaenzen',
  'bankverbindungAendern',
  'einwilligungErklaeren',
  'beratungSenden',
  'entwurfKopieren',
  'entwurfSenden',
  'geschaedigtMelden',
  'nachrichtSchreiben',
  'schadenMelden',
  'umziehen',
  'unterlagenEinreichen',
  'vermittlerAnbinden',
]);

/** Whose keys are those of a form that nobody signs in for. */
const ohneAnmeldung: Readonly<Record<string, string>> = {
  einwilligungErklaeren: 'einwilligung',
  geschaedigtMelden: 'geschaedigtenformular',
  vermittlerAnbinden: 'anbindungsformular',
};

const sonst = new Set([...eigeneSchluessel, ...antraege]);
const mitSchluessel = Object.entries<Endpoint>(endpoints).flatMap(([name, { idempotent }]) =>
  idempotent && !sonst.has(name) ? [name] : [],
);

let api: TestApi;
beforeAll(async () => {
  api = await openTestApiWithAccounts();
  await insertRows(api.database);
  await insertSchaden(api.database);
  await insertEinwilligung(api.database);
  const angelegtAm = new Date('2026-11-01T10:00:00Z');
  await api.database.insert(tables.vormerkung).values({ ...geltendeVormerkung, angelegtAm });
});
afterAll(() => api.close());

// It is neither answered with what was said there nor carried out (`design §4.9`).
test.each(mitSchluessel)(
  'the key of a request to another endpoint is refused by %s',
  async (name) => {
    const { request } = rows[name] ?? {};
    if (!request) throw new Error(`No request of ${name}.`);
    const als = alsMakler.has(name) ? people.makler : kundin;
    const schluessel = crypto.randomUUID();
    const send = () =>
      api.send({ ...request, als, headers: { 'idempotency-key': schluessel, ...request.headers } });
    const { status, body: antwort } = await send();
    // The same body went to another endpoint under this key: nothing but the endpoint differs.
    const endpunkt = 'POST /anderswo';
    const kept = await api.database
      .update(tables.wiederholung)
      .set({ endpunkt })
      .where(eq(tables.wiederholung.schluessel, schluessel))
      .returning();
    expect(kept).toHaveLength(verworfen.has(name) ? 0 : 1);
    if (kept.length === 0) {
      const anfrageHash = createHash('sha256').update(JSON.stringify(request.body)).digest('hex');
      const zeit = new Date('2026-11-20T10:00:00Z');
      await api.database.insert(tables.wiederholung).values({
        sub: ohneAnmeldung[name] ?? als.sub,
        schluessel,
        endpunkt,
        anfrageHash,
        status,
        antwort,
        zeit,
      });
    }
    expect(await send()).toMatchObject({
      status: 422,
      body: {
        fehler: [
          { feld: 'idempotency-key', text: 'Dieser Schlüssel gehört zu einer anderen Anfrage.' },
        ],
      },
    });
  },
);

test('none of this has changed a contract', async () => {
  expect(await api.database.select().from(tables.journal)).toEqual([]);
});
