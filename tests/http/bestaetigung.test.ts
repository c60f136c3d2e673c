// Again on PostgreSQL: statements no other of these tests makes.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bestaetigungsangebot, type Bestaetigungsart } from '#contract/entities/bestaetigung.ts';
import { vertrag } from '#contract/entities/vertrag.ts';
import * as tables from '#server/database/schema.ts';
import * as vorgang from '#server/database/vorgangsschema.ts';
import { openTestApi, type Person, type TestApi } from '#tests/support/api.ts';
import { beendigungen } from '#tests/support/beendigung.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';
import { eventually } from '#tests/support/eventually.ts';

const nr = nummern.eigener;

let api: TestApi;
const { leeren } = beendigungen(() => api);
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => insertRows(api.database));
afterEach(async () => {
  await leeren();
  api.mails.length = 0;
  api.setNow('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());

test('a confirmation is there at once, first among the documents, with message, mail and journal', async () => {
  const { status, body } = await fordere(people.kundin, { art: 'VERSICHERUNGSBESTAETIGUNG' });
  expect(status).toBe(200);
  const [neueste] = vertrag.parse(body).dokumente;
  expect(neueste).toMatchObject({
    name: 'Versicherungsbestätigung',
    typ: 'VERSICHERUNGSBESTAETIGUNG',
    datum: '2026-11-20',
  });
  const text = await seite(neueste?.url);
  expect(text).toContain('<h1>Versicherungsbestätigung</h1>');
  expect(text).toContain(
    'Für Lena Krüger besteht seit dem 01.01.2025 Versicherungsschutz, wie er hier steht.',
  );
  expect(text).toContain('Königsstraße 40');
  expect(await api.database.select().from(tables.journal)).toMatchObject([
    {
      aktion: 'bestaetigung.angefordert',
      rolle: 'kunde',
      neu: { art: 'VERSICHERUNGSBESTAETIGUNG' },
    },
  ]);
  expect(await api.database.select().from(vorgang.mitteilung)).toMatchObject([
    { betreff: 'Ihre Versicherungsbestätigung', partnerNummer: 'P000001' },
  ]);
  await eventually(() => expect(api.mails).toHaveLength(1));
  expect(api.mails[0]?.text).toContain(`Vertrag ${nr} (Betriebshaftpflicht) ist fertig.`);
});

test('its PDF is tagged, says its language and brings its font', async () => {
  const { body } = await fordere(people.kundin, { art: 'HAFTPFLICHTBESTAETIGUNG' });
  const [neueste] = vertrag.parse(body).dokumente;
  const pdf = await seite(neueste?.url.replace(/html$/, 'pdf'));
  expect(pdf).toMatch(/^%PDF-1\.7/);
  expect(pdf).toContain('/Lang (de-DE)');
  expect(pdf).toContain('/Marked true');
  expect(pdf).toContain('/StructTreeRoot');
  expect(pdf).toContain('/FontFile2');
});

test('each kind says what it is asked for', async () => {
  const haftpflicht = await neuestes(people.kundin, { art: 'HAFTPFLICHTBESTAETIGUNG' });
  expect(haftpflicht).toContain(
    'Wir leisten bis zu 5\u00A0Mio.\u00A0EUR für jeden Versicherungsfall.',
  );
  expect(haftpflicht.split('5\u00A0Mio.\u00A0EUR')).toHaveLength(2);
  const beitraege = await neuestes(people.kundin, { art: 'BEITRAGSBESTAETIGUNG', jahr: 2025 });
  expect(beitraege).toContain('<h1>Beitragsbestätigung 2025</h1>');
  expect(beitraege).toContain(
    'Für Lena Krüger sind 2025 Beiträge von 571,20\u00A0EUR fällig geworden. Sie sind bezahlt.',
  );
  const schadenfrei = await neuestes(people.kundin, { art: 'SCHADENFREIHEITSBESTAETIGUNG' });
  expect(schadenfrei).toContain('ist uns kein Schaden gemeldet worden.');
});

test('those who hire a firm read what it is insured for, and not what it turns over', async () => {
  const { risiken } = await ohneRisiken();
  const jahresumsatz = { value: 98_765_00, isAdjustable: false };
  await aendere({ risiken: { ...risiken, jahresumsatz } });
  expect(await neuestes(people.kundin, { art: 'HAFTPFLICHTBESTAETIGUNG' })).not.toContain('98.765');
  expect(await neuestes(people.kundin, { art: 'VERSICHERUNGSBESTAETIGUNG' })).toContain('98.765');
});

test('what is still to be paid and what has been reported stands in it', async () => {
  await api.database.insert(vorgang.forderung).values({
    id: crypto.randomUUID(),
    versicherungsNummer: nr,
    art: 'FOLGEBEITRAG',
    betrag: 171_20,
    faelligAm: '2025-01-01',
  });
  await api.database.insert(vorgang.schaden).values(
    ['2025-06-01', '2026-03-12'].map((schadendatum, i) => ({
      schadenNummer: `S26-000000${i}`,
      versicherungsNummer: nr,
      schadenart: 'SACHSCHADEN',
      schadendatum,
      status: 'REGULIERT' as const,
      gemeldetAm: new Date(`${schadendatum}T10:00:00Z`),
      letzteAktivitaet: new Date(`${schadendatum}T10:00:00Z`),
      abgeschlossenAm: schadendatum,
    })),
  );
  const beitraege = await neuestes(people.kundin, { art: 'BEITRAGSBESTAETIGUNG', jahr: 2025 });
  expect(beitraege).not.toContain('Sie sind bezahlt.');
  expect(beitraege).toContain('171,20\u00A0EUR');
  const verlauf = await neuestes(people.kundin, { art: 'SCHADENFREIHEITSBESTAETIGUNG' });
  expect(verlauf).toContain('Seit dem 12.03.2026 ist uns kein weiterer Schaden gemeldet worden.');
  expect(verlauf.indexOf('S26-0000001')).toBeLessThan(verlauf.indexOf('S26-0000000'));
});

test('a year with a change adds up what each instalment was', async () => {
  await aendere({
    hauptfaelligkeitMonat: 7,
    zahlweise: 'MONATLICH',
    vertragsBeginn: '2024-07-01',
    wirksamkeitsdatum: '2025-07-01',
  });
  const ohneJournal = await fordere(people.kundin, { art: 'BEITRAGSBESTAETIGUNG', jahr: 2025 });
  expect(ohneJournal).toMatchObject({ status: 409, body: { code: 'MANUELL' } });
  await api.database.insert(tables.journal).values({
    id: crypto.randomUUID(),
    zeit: new Date('2025-07-01T01:00:00Z'),
    portal: 'benutzer',
    sub: 'nachts',
    rolle: 'system',
    aktion: 'selbstBeteiligung.angewendet',
    versicherungsNummer: nr,
    alt: {
      zahlweise: 'MONATLICH',
      beitragsKomponenten: [{ name: 'bhv', nettoJahr: 24_000, steuersatz: 1900 }],
      wirksamkeitsdatum: null,
    },
    neu: { wirksamkeitsdatum: '2025-07-01' },
  });
  const text = await neuestes(people.kundin, { art: 'BEITRAGSBESTAETIGUNG', jahr: 2025 });
  // Six of 24,99 EUR and six of 49,98 EUR.
  expect(text).toContain('sind 2025 Beiträge von 449,82\u00A0EUR fällig geworden.');
});

test('a dog has its own, with race and chip', async () => {
  const hunde = [
    {
      name: 'Balu',
      rasse: 'Labrador',
      mischling: true,
      mischlingsRasse: 'Pudel',
      chipOrTattoo: null,
    },
  ];
  const { risiken } = await ohneRisiken();
  await aendere({ produkt: 'TIERHALTERHAFTPFLICHT', risiken: { ...risiken, hunde } });
  const text = await neuestes(people.kundin, { art: 'HUNDEHALTERBESTAETIGUNG' });
  expect(text).toContain('Ihr Hund Balu');
  expect(text).toContain('Labrador, Mischling mit Pudel');
});

test('the sixth of a day waits for the next day of Berlin', async () => {
  api.setNow('2026-11-20T22:59:00Z');
  const art = 'VERSICHERUNGSBESTAETIGUNG';
  for (let mal = 0; mal < 5; mal += 1) {
    expect((await fordere(people.kundin, { art })).status).toBe(200);
  }
  const zuViel = {
    code: 'TAGESGRENZE',
    errorMessage: 'Sie haben heute bereits 5\u00A0Bestätigungen angefordert.',
  };
  expect(await fordere(people.kundin, { art })).toMatchObject({ status: 409, body: zuViel });
  expect((await angebot(people.kundin)).hinderung).toEqual(zuViel);
  // Another contract has five of its own.
  expect((await fordere(people.kundin, { art }, nummern.zweiter)).status).toBe(200);
  api.setNow('2026-11-20T23:00:00Z');
  expect((await fordere(people.kundin, { art })).status).toBe(200);
});

test('seven tabs that ask at the same moment get five', async () => {
  const art = 'VERSICHERUNGSBESTAETIGUNG';
  const antworten = await Promise.all(
    Array.from({ length: 7 }, () => fordere(people.kundin, { art })),
  );
  expect(antworten.filter(({ status }) => status === 409)).toHaveLength(2);
  expect(await api.database.select().from(tables.dokument)).toHaveLength(5);
});

test('whoever sends it twice gets one', async () => {
  const schluessel = crypto.randomUUID();
  const wunsch = { art: 'VERSICHERUNGSBESTAETIGUNG' } as const;
  const erste = await fordere(people.kundin, wunsch, nr, schluessel);
  expect(await fordere(people.kundin, wunsch, nr, schluessel)).toEqual(erste);
  expect(await api.database.select().from(tables.dokument)).toHaveLength(1);
  const anderes = { art: 'SCHADENFREIHEITSBESTAETIGUNG' } as const;
  expect((await fordere(people.kundin, anderes, nr, schluessel)).status).toBe(422);
});

describe('A contract', () => {
  test('with an overdue premium confirms only what was', async () => {
    await aendere({ mahnung: true });
    const art = 'VERSICHERUNGSBESTAETIGUNG';
    expect(await fordere(people.kundin, { art })).toMatchObject({
      status: 409,
      body: { code: 'MAHNUNG', errorMessage: 'Bitte gleichen Sie zuerst den offenen Beitrag aus.' },
    });
    expect((await fordere(people.kundin, { art: 'SCHADENFREIHEITSBESTAETIGUNG' })).status).toBe(
      200,
    );
  });

  test('that has ended says until when it looks back', async () => {
    await aendere({ status: 'BEENDET', beendigungsdatum: '2025-12-31' });
    const { arten } = await angebot(people.kundin);
    expect(arten.map(({ art, hinderung }) => [art, hinderung?.code ?? null])).toEqual([
      ['VERSICHERUNGSBESTAETIGUNG', 'STATUS'],
      ['HAFTPFLICHTBESTAETIGUNG', 'STATUS'],
      ['BEITRAGSBESTAETIGUNG', null],
      ['SCHADENFREIHEITSBESTAETIGUNG', null],
    ]);
    const text = await neuestes(people.kundin, { art: 'SCHADENFREIHEITSBESTAETIGUNG' });
    expect(text).toContain(
      'Vom 01.01.2025 bis zum 31.12.2025 ist uns kein Schaden gemeldet worden.',
    );
  });

  test('of somebody else confirms nothing', async () => {
    const art = 'VERSICHERUNGSBESTAETIGUNG';
    for (const nummer of [nummern.fremder, nummern.unbekannt]) {
      expect((await fordere(people.kundin, { art }, nummer)).status).toBe(404);
    }
    const andere = { art, partnerNummer: 'P000002' } as const;
    expect((await fordere(people.kundin, andere)).status).toBe(404);
    expect((await fordere(people.makler, andere)).status).toBe(404);
    expect(await api.database.select().from(tables.dokument)).toEqual([]);
  });
});

test('a broker and a sub-agent who may only look ask for it, and the customer reads who did', async () => {
  const art = 'VERSICHERUNGSBESTAETIGUNG';
  expect((await fordere(people.makler, { art })).status).toBe(200);
  expect((await fordere(people.leser, { art }, nummern.zweiter)).status).toBe(200);
  await eventually(() => expect(api.mails).toHaveLength(2));
  expect(
    api.mails.map(({ text }) => text.includes('hat das in Ihrem Auftrag veranlasst.')),
  ).toEqual([true, true]);
});

interface Wunsch {
  /** Whose contract it is. */
  partnerNummer?: string;
  art: Bestaetigungsart;
  jahr?: number;
}

function fordere(
  als: Person,
  body: Wunsch,
  nummer: string = nr,
  schluessel: string = crypto.randomUUID(),
) {
  return api.send({
    method: 'POST',
    path: `/vertrag/${nummer}/bestaetigung`,
    als,
    body: { partnerNummer: 'P000001', ...body },
    headers: { 'idempotency-key': schluessel },
  });
}

/** Page of the confirmation that was just made. */
async function neuestes(als: Person, wunsch: Wunsch): Promise<string> {
  const { body } = await fordere(als, wunsch);
  return seite(vertrag.parse(body).dokumente.find(({ typ }) => typ === wunsch.art)?.url);
}

async function seite(url = ''): Promise<string> {
  const { statusCode, rawPayload } = await api.app.inject({ url });
  expect(statusCode).toBe(200);
  return rawPayload.toString(url.endsWith('pdf') ? 'latin1' : 'utf8');
}

async function angebot(als: Person) {
  const { body } = await api.send({ method: 'GET', path: `/vertrag/${nr}/bestaetigung`, als });
  return bestaetigungsangebot.parse(body);
}

const istEigener = eq(tables.vertrag.versicherungsNummer, nr);

async function aendere(anders: Partial<typeof tables.vertrag.$inferInsert>): Promise<void> {
  await api.database.update(tables.vertrag).set(anders).where(istEigener);
}

async function ohneRisiken() {
  const [zeile] = await api.database.select().from(tables.vertrag).where(istEigener);
  if (!zeile) throw new Error('The contract is missing.');
  return zeile;
}
