// Again on PostgreSQL: statements no other of these tests makes.
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as tables from '#server/database/schema.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { berechne, speichere, zumJahreswechsel } from '#tests/support/berechnung.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';
import { eventually } from '#tests/support/eventually.ts';
import { marken } from '#tests/support/marken.ts';

let api: TestApi;
let mailKaputt = false;
beforeAll(async () => {
  api = await openTestApi({
    sendMail: (mail) => {
      if (mailKaputt) return Promise.reject(new Error('mail server away'));
      api.mails.push(mail);
      return Promise.resolve();
    },
  });
});
beforeEach(() => insertRows(api.database));
afterEach(async () => {
  mailKaputt = false;
  api.mails.length = 0;
  api.setNow('2026-11-20T10:00:00Z');
  await api.database.execute(
    // A mail that could not be sent is tried again, in whichever test the clock has gone on.
    sql`truncate vertrag, vormerkung, journal, wiederholung, postausgang, zugang, zustimmung, partner, vermittler cascade`,
  );
});
afterAll(() => api.close());

const path = `/vertrag/${nummern.eigener}/beitrag/zahlweise`;
const monatlich = { wirksamkeitsdatum: zumJahreswechsel, zahlweise: 'MONATLICH' };

test('a customer calculates monthly payment and nothing is stored', async () => {
  const antwort = await api.send({ method: 'POST', path, als: people.kundin, body: monatlich });
  expect(antwort).toMatchObject({
    status: 200,
    body: {
      wirksamkeitsdatum: '2027-01-01',
      beitragAlt: { versicherungsPraemie: 57_120 },
      beitragNeu: { versicherungsPraemie: 4998, jahresVersicherungsPraemie: 59_976 },
      anteilBisHauptfaelligkeit: 0,
    },
  });
  expect(await api.database.select().from(tables.vormerkung)).toEqual([]);
});

test('a date outside the allowed set is refused with the one that is possible', async () => {
  const body = { ...monatlich, wirksamkeitsdatum: '2027-01-02' };
  const antwort = await api.send({ method: 'POST', path, als: people.kundin, body });
  expect(antwort).toMatchObject({
    status: 409,
    body: { code: 'DATUM', errorMessage: 'Die Änderung ist nur zum 01.01.2027 möglich.' },
  });
});

test('an ending contract cannot be changed', async () => {
  const antwort = await api.send({
    method: 'POST',
    path: `/vertrag/${nummern.zweiter}/beitrag/zahlweise`,
    als: people.kundin,
    body: monatlich,
  });
  expect(antwort).toMatchObject({
    status: 409,
    body: {
      code: 'STATUS',
      errorMessage: 'Dieser Vertrag kann nicht mehr geändert werden.',
    },
  });
});

test('a saved change is pending with its date, journalled, and confirmed by mail', async () => {
  const antwort = await speichere(api, people.kundin, await berechne(api, people.kundin));
  expect(antwort).toMatchObject({
    status: 200,
    body: {
      zahlweise: 'JAEHRLICH',
      vorgemerkteZahlweise: {
        wert: 'MONATLICH',
        wirksamkeitsdatum: '2027-01-01',
        versicherungsPraemie: 4998,
      },
      aenderungen: { zahlweise: { hinderung: { code: 'VORGEMERKT' } } },
    },
  });
  const gelesen = await api.send({
    method: 'GET',
    path: `/vertrag/${nummern.eigener}`,
    als: people.kundin,
  });
  expect(gelesen.body).toEqual(antwort.body);
  expect(await api.database.select().from(tables.journal)).toMatchObject([
    {
      portal: 'benutzer',
      sub: 'kundin',
      rolle: 'kunde',
      aktion: 'zahlweise.vorgemerkt',
      alt: { zahlweise: 'JAEHRLICH' },
      neu: { wert: 'MONATLICH', versicherungsPraemie: 4998, imAuftragDesKunden: false },
    },
  ]);
  await eventually(() => expect(api.mails).toHaveLength(1));
  expect(api.mails[0]).toMatchObject({
    anhaenge: [],
    an: 'p000001@example.org',
    betreff: 'Ihre Vertragsänderung zum 01.01.2027',
    text: [
      'Guten Tag Lena Krüger,',
      'Ihre Änderung für den Vertrag BH250000601 (Betriebshaftpflicht) ist gespeichert.',
      'Ab dem 01.01.2027 zahlen Sie monatlich 49,98\u00A0EUR.',
      'Haben Sie diese Änderung nicht gewünscht? Dann melden Sie sich bitte bei uns.',
    ].join('\n\n'),
  });
});

test('the mail comes on the paper of the brand the contract was sold under', async () => {
  await api.database
    .update(tables.vertrag)
    .set({ marke: 'HFK' })
    .where(eq(tables.vertrag.versicherungsNummer, nummern.eigener));
  await speichere(api, people.kundin, await berechne(api, people.kundin));
  await eventually(() => expect(api.mails).toHaveLength(1));
  expect(api.mails[0]?.html).toContain('<p class="marke">HFK</p>');
  expect(api.mails[0]?.html).toContain(marken.hfk.contact.phone);
});

test('a broker who acts for the customer says so, and the customer reads who it was', async () => {
  const body = await berechne(api, people.makler);
  expect(await speichere(api, people.makler, body)).toMatchObject({
    status: 422,
    body: {
      fehler: [
        {
          feld: 'imAuftragDesKunden',
          text: 'Bestätigen Sie, dass Sie im Auftrag des Kunden handeln.',
        },
      ],
    },
  });
  const antwort = await speichere(api, people.makler, { ...body, imAuftragDesKunden: true });
  expect(antwort.status).toBe(200);
  await eventually(() => expect(api.mails).toHaveLength(1));
  expect(api.mails[0]).toMatchObject({ an: 'p000001@example.org' });
  expect(api.mails[0]?.text).toContain(
    'Name makler hat die Änderung in Ihrem Auftrag gespeichert.',
  );
});

test('a mail that cannot be sent does not undo the change', async () => {
  mailKaputt = true;
  const antwort = await speichere(api, people.kundin, await berechne(api, people.kundin));
  expect(antwort.status).toBe(200);
  expect(await api.database.select().from(tables.vormerkung)).toHaveLength(1);
});

test('a contract that was changed between calculating and saving is refused', async () => {
  const body = await berechne(api, people.kundin);
  await api.database.update(tables.vertrag).set({ version: sql`version + 1` });
  expect(await speichere(api, people.kundin, body)).toMatchObject({
    status: 409,
    body: {
      code: 'PREIS_GEAENDERT',
      errorMessage:
        'Der Vertrag hat sich seit der Berechnung geändert, der Beitrag nicht. Bitte prüfen Sie die Berechnung noch einmal.',
    },
  });
  const neu = await berechne(api, people.kundin);
  expect((await speichere(api, people.kundin, neu)).status).toBe(200);
});

test('a premium other than the one shown is refused', async () => {
  const body = await berechne(api, people.kundin);
  const antwort = await speichere(api, people.kundin, { ...body, beitragErwartet: 1 });
  const errorMessage =
    'Der Beitrag hat sich geändert. Bitte prüfen Sie die Berechnung noch einmal.';
  expect(antwort).toMatchObject({ status: 409, body: { code: 'PREIS_GEAENDERT', errorMessage } });
});

test('a calculation of yesterday is refused when its date has become too near', async () => {
  const body = await berechne(api, people.kundin);
  api.setNow('2026-12-29T10:00:00Z');
  expect(await speichere(api, people.kundin, body)).toMatchObject({
    status: 409,
    body: { code: 'DATUM', errorMessage: 'Die Änderung ist nur zum 01.01.2028 möglich.' },
  });
});

test('the same save sent again gets the first answer and one mail', async () => {
  const body = await berechne(api, people.kundin);
  const erste = await speichere(api, people.kundin, body, 'schluessel-1');
  const zweite = await speichere(api, people.kundin, body, 'schluessel-1');
  expect(zweite.status).toBe(200);
  expect(zweite.body).toEqual(erste.body);
  await eventually(() => expect(api.mails).toHaveLength(1));
  expect(await api.database.select().from(tables.journal)).toHaveLength(1);
});

test('a refused save sent again stays refused', async () => {
  const body = { ...(await berechne(api, people.kundin)), beitragErwartet: 1 };
  const erste = await speichere(api, people.kundin, body, 'schluessel-2');
  const zweite = await speichere(api, people.kundin, body, 'schluessel-2');
  expect([zweite.status, zweite.body]).toEqual([erste.status, erste.body]);
});

test('a key cannot be used for another request', async () => {
  const body = await berechne(api, people.kundin);
  await speichere(api, people.kundin, body, 'schluessel-3');
  const andere = { ...body, zahlweise: 'HALBJAEHRLICH' };
  expect(await speichere(api, people.kundin, andere, 'schluessel-3')).toMatchObject({
    status: 422,
    body: { fehler: [{ feld: 'idempotency-key' }] },
  });
});

test('two people may choose the same key', async () => {
  const eigene = await berechne(api, people.kundin);
  const fremde = await berechne(api, people.andererKunde, 'MONATLICH', nummern.fremder);
  const antworten = [
    await speichere(api, people.kundin, eigene, 'schluessel-4'),
    await speichere(api, people.andererKunde, fremde, 'schluessel-4'),
  ];
  expect(antworten.map(({ status }) => status)).toEqual([200, 200]);
});

test('ten saves at once with one key book one change and answer alike', async () => {
  const body = await berechne(api, people.kundin);
  const antworten = await Promise.all(
    Array.from({ length: 10 }, () => speichere(api, people.kundin, body, 'schluessel-5')),
  );
  expect(new Set(antworten.map((a) => JSON.stringify([a.status, a.body]))).size).toBe(1);
  expect(antworten[0]?.status).toBe(200);
  expect(await api.database.select().from(tables.vormerkung)).toHaveLength(1);
  expect(await api.database.select().from(tables.journal)).toHaveLength(1);
});

test('of two different saves at once one wins and the other is told', async () => {
  const monatlich = await berechne(api, people.kundin);
  const halbjaehrlich = await berechne(api, people.kundin, 'HALBJAEHRLICH');
  const antworten = await Promise.all([
    speichere(api, people.kundin, monatlich),
    speichere(api, people.kundin, halbjaehrlich),
  ]);
  expect(antworten.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const verlierer = antworten.find(({ status }) => status === 409);
  expect(verlierer?.body).toEqual({
    code: 'VORGEMERKT',
    errorMessage: 'Für diesen Vertrag ist bereits eine Änderung zum 01.01.2027 vorgemerkt.',
  });
  expect(await api.database.select().from(tables.vormerkung)).toHaveLength(1);
});

test('three tabs saving the same choice with their own keys book it once', async () => {
  const body = await berechne(api, people.kundin);
  const antworten = await Promise.all([1, 2, 3].map(() => speichere(api, people.kundin, body)));
  expect(antworten.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});
