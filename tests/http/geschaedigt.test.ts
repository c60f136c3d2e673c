import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { geschaedigtMelden } from '#contract/endpoints/geschaedigt.ts';
import { vertrag } from '#server/database/schema.ts';
import { geschaedigtenmeldung as tabelle, mitteilung } from '#server/database/vorgangsschema.ts';
import { aufraeumen } from '#server/jobs/aufraeumen.ts';
import { openTestApi, type Reply, type TestApi } from '#tests/support/api.ts';
import { geschaedigtenmeldung } from '#tests/support/geschaedigt.ts';
import { marken } from '#tests/support/marken.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';
import { schadenaufrufe } from '#tests/support/schadenaufrufe.ts';
import { schalterMit } from '#tests/support/schalter.ts';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
afterEach(() => api.close());

const { melde } = schadenaufrufe(() => api);
const { email } = geschaedigtenmeldung.geschaedigte;
/** Lena Krüger's private liability, PH250000101. */
const verursacher = { wer: 'phv', versicherungsNummer: '250000101', name: 'Krüger' };

const post = (path: string, body: object, schluessel: string = crypto.randomUUID()) =>
  api.send({ method: 'POST', path, body, headers: { 'idempotency-key': schluessel } });

/** A proof of her mailbox, by the code of the last mail to it. */
async function nachweis(an: string = email): Promise<string> {
  await post('/schaden/geschaedigte/code', { email: an, marke: 'andsafe' });
  const mail = api.mails.findLast(
    (gesendet) => gesendet.an === an && gesendet.betreff === 'Ihr Code',
  );
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  const { body } = await post('/schaden/geschaedigte/code/pruefung', { email: an, code });
  return z.parse(z.object({ nachweis: z.string() }), body).nachweis;
}

/** What somebody with a mailbox of her own reports, one for each number: a mailbox gets a few codes only. */
async function meldungVon(n: number, anders: object = {}): Promise<object> {
  const an = `ida.${n}@example.org`;
  const person = { ...geschaedigtenmeldung.geschaedigte, email: an };
  return { ...geschaedigtenmeldung, geschaedigte: person, nachweis: await nachweis(an), ...anders };
}

async function gemeldet(anders: object = {}, schluessel?: string): Promise<Reply> {
  const body = { ...geschaedigtenmeldung, nachweis: await nachweis(), ...anders };
  return post('/schaden/geschaedigte', body, schluessel);
}

const vorgang = ({ body }: Reply) => z.parse(geschaedigtMelden.responses[200], body).vorgangsNummer;
const mit = (satz: string) => api.mails.filter(({ betreff }) => betreff.includes(satz));
const gespeichert = () => api.database.select().from(tabelle);

test('somebody harmed by an insured person gets a number, and the insured a message that says nothing of her', async () => {
  const antwort = await gemeldet({ verursacher });
  expect(antwort.status).toBe(200);
  expect(vorgang(antwort)).toMatch(/^G26-\d{7}$/);
  expect(await gespeichert()).toMatchObject([
    { vorgangsNummer: vorgang(antwort), versicherungsNummer: nummern.zweiter, schadenNummer: null },
  ]);
  const [brief] = await api.database.select().from(mitteilung);
  expect(brief).toMatchObject({
    partnerNummer: 'P000001',
    betreff: 'Zu Ihrem Vertrag wurde ein Schaden gemeldet.',
  });
  await expect.poll(() => api.mails.map(({ an }) => an)).toContain('p000001@example.org');
  const andie = [brief?.text ?? '', ...api.mails.map(({ an, text }) => (an === email ? '' : text))];
  expect(andie.join(' ')).toContain(vorgang(antwort));
  for (const wort of ['Kern', 'Hafen', 'Roller', 'Prinzipalmarkt', 'DE02']) {
    expect(andie.join(' ')).not.toContain(wort);
  }
});

test('a number nobody has is kept and answered like any other', async () => {
  const bekannt = await gemeldet({ verursacher });
  const unbekannt = await gemeldet();
  const falscherName = await gemeldet({ verursacher: { ...verursacher, name: 'Meyer' } });
  for (const antwort of [unbekannt, falscherName]) {
    expect(antwort.status).toBe(bekannt.status);
    expect(Object.keys(z.parse(z.record(z.string(), z.unknown()), antwort.body))).toEqual([
      'vorgangsNummer',
      'gemeldetAm',
    ]);
  }
  expect((await gespeichert()).map((zeile) => zeile.versicherungsNummer)).toEqual([
    nummern.zweiter,
    null,
    null,
  ]);
  expect(await api.database.select().from(mitteilung)).toHaveLength(1);
  const anSie = () => api.mails.filter(({ betreff }) => betreff.startsWith('Ihre Meldung'));
  await expect.poll(anSie).toHaveLength(3);
  // The three mails to her differ by their number alone.
  const texte = anSie().map(({ text }) => text.replaceAll(/G26-\d{7}/g, 'G'));
  expect(new Set(texte).size).toBe(1);
});

test('the service learns of a report that fits no contract, and of no other', async () => {
  const ohne = await gemeldet();
  await gemeldet({ verursacher });
  await expect.poll(() => mit('Ihre Meldung')).toHaveLength(2);
  expect(mit('ohne Vertrag')).toMatchObject([
    {
      an: marken.andsafe.contact.email,
      betreff: `Schadenmeldung ohne Vertrag ${vorgang(ohne)}`,
    },
  ]);
});

test('a contract that ended years ago is not meant, and nobody sees that in the answer', async () => {
  await api.database
    .update(vertrag)
    .set({ status: 'BEENDET', beendigungsdatum: '2022-12-31' })
    .where(eq(vertrag.versicherungsNummer, nummern.zweiter));
  expect((await gemeldet({ verursacher })).status).toBe(200);
  expect(await gespeichert()).toMatchObject([{ versicherungsNummer: null }]);
  expect(await api.database.select().from(mitteilung)).toEqual([]);
});

test('nobody fills the mailbox of an insured or of the service, and every report is kept', async () => {
  for (let n = 0; n < 6; n += 1) {
    for (const anders of [{ verursacher }, {}]) {
      const antwort = await post('/schaden/geschaedigte', await meldungVon(n, anders));
      expect(antwort.status).toBe(200);
    }
  }
  expect(await gespeichert()).toHaveLength(12);
  expect(await api.database.select().from(mitteilung)).toHaveLength(5);
  await expect.poll(() => mit('Ihre Meldung')).toHaveLength(12);
  expect(mit('wurde ein Schaden gemeldet')).toHaveLength(5);
  expect(mit('ohne Vertrag')).toHaveLength(5);
});

const seine = {
  schadenart: 'SACHSCHADEN',
  ereignis: {
    schadendatum: '2026-11-18',
    schadenort: 'WOHNORT',
    antwort: 'GEFORDERT',
    hergang: 'Ich bin gegen einen Roller gefahren.',
    sachen: 'Roller',
  },
  kontakt: { telefon: '+4915200000000', email: 'lena@example.org' },
  fotos: [],
  wahr: true,
};
const eigene = async () => {
  const { body } = await melde(seine, { nummer: nummern.zweiter });
  return z.parse(z.object({ claimId: z.string() }), body).claimId;
};

test('the desk sees both sides of a case, whichever of the two reports first', async () => {
  await gemeldet({ verursacher });
  const claimId = await eigene();
  await gemeldet({ verursacher });
  expect(await gespeichert()).toMatchObject([
    { versicherungsNummer: nummern.zweiter, schadenNummer: claimId },
    { versicherungsNummer: nummern.zweiter, schadenNummer: claimId },
  ]);
});

const ziehtZurueck = (nummer: string) =>
  api.send({ method: 'POST', path: `/schaden/${nummer}/ruecknahme`, als: people.kundin });

test('an insured does not withdraw what she owes to somebody else, who finds her new report where she withdrew before', async () => {
  const claimId = await eigene();
  expect((await ziehtZurueck(claimId)).status).toBe(200);
  await gemeldet({ verursacher });
  // What was withdrawn is no side of the case.
  expect(await gespeichert()).toMatchObject([{ schadenNummer: null }]);
  const neue = await eigene();
  expect(await gespeichert()).toMatchObject([{ schadenNummer: neue }]);
  expect(await ziehtZurueck(neue)).toMatchObject({
    status: 409,
    body: {
      errorMessage: 'Diesen Schaden können Sie nicht mehr zurückziehen. Schreiben Sie uns bitte.',
    },
  });
});

test('a report sent twice is one report', async () => {
  const schluessel = crypto.randomUUID();
  const body = { ...geschaedigtenmeldung, nachweis: await nachweis() };
  const erste = await post('/schaden/geschaedigte', body, schluessel);
  const zweite = await post('/schaden/geschaedigte', body, schluessel);
  expect(zweite).toMatchObject({ status: 200, body: erste.body });
  expect(await gespeichert()).toHaveLength(1);
});

test('the proof of another mailbox, a used one and none at all are refused', async () => {
  const { geschaedigte } = geschaedigtenmeldung;
  const fremder = { geschaedigte: { ...geschaedigte, email: 'uwe@example.org' } };
  const eigener = await nachweis();
  await post('/schaden/geschaedigte', { ...geschaedigtenmeldung, nachweis: eigener });
  for (const anders of [fremder, { nachweis: eigener }, { nachweis: 'keiner' }]) {
    expect(await gemeldet(anders)).toMatchObject({ status: 409, body: { code: 'NACHWEIS' } });
  }
  expect(await gespeichert()).toHaveLength(1);
});

test('damage of tomorrow, and a kind that such a one cannot have done, are refused at their fields', async () => {
  const { schaden } = geschaedigtenmeldung;
  const morgen = await gemeldet({ schaden: { ...schaden, schadendatum: '2026-11-21' } });
  const tier = await gemeldet({ schaden: { ...schaden, schadenart: 'TIERSCHADEN' } });
  expect(morgen).toMatchObject({
    status: 422,
    body: { fehler: [{ feld: 'schaden.schadendatum' }] },
  });
  expect(tier).toMatchObject({ status: 422, body: { fehler: [{ feld: 'schaden.schadenart' }] } });
  expect(await gespeichert()).toEqual([]);
});

test('somebody who lives abroad gives the postcode as it is written there', async () => {
  const { geschaedigte } = geschaedigtenmeldung;
  const inAmsterdam = { ...geschaedigte, land: 'NL', plz: '1012 AB', ort: 'Amsterdam' };
  expect((await gemeldet({ geschaedigte: inAmsterdam })).status).toBe(200);
  expect(await gemeldet({ geschaedigte: { ...inAmsterdam, land: 'DE' } })).toMatchObject({
    status: 422,
    body: { fehler: [{ feld: 'geschaedigte.plz' }] },
  });
});

test('whoever was hurt is asked for the day of birth, and nobody else', async () => {
  const { schaden } = geschaedigtenmeldung;
  const verletzt = { ...schaden, schadenart: 'PERSONENSCHADEN' };
  expect((await gemeldet({ schaden: verletzt })).status).toBe(422);
  const geburtsdatum = '1990-02-03';
  expect((await gemeldet({ schaden: { ...verletzt, geburtsdatum } })).status).toBe(200);
  expect((await gemeldet({ schaden: { ...schaden, geburtsdatum } })).status).toBe(422);
  const danach = { ...verletzt, geburtsdatum: '2026-11-19' };
  expect(await gemeldet({ schaden: danach })).toMatchObject({
    status: 422,
    body: { fehler: [{ feld: 'schaden.geburtsdatum' }] },
  });
});

test('whoever has reported five times in an hour is asked to wait, and the same mailbox counts after that', async () => {
  await api.close();
  api = await openTestApi({ rateLimit: { max: 1_000 } });
  // What is refused, and what is repeated, does not count.
  expect((await gemeldet({ nachweis: 'keiner' })).status).toBe(409);
  const erste = await meldungVon(0);
  const schluessel = crypto.randomUUID();
  for (let n = 0; n < 2; n += 1) {
    expect((await post('/schaden/geschaedigte', erste, schluessel)).status).toBe(200);
  }
  for (let n = 1; n < 5; n += 1) {
    expect((await post('/schaden/geschaedigte', await meldungVon(n))).status).toBe(200);
  }
  const sechste = await meldungVon(5);
  const zuViel = await post('/schaden/geschaedigte', sechste);
  expect(zuViel).toMatchObject({ status: 429, body: { code: 'ZU_VIELE_ANFRAGEN' } });
  expect(await gespeichert()).toHaveLength(5);
  api.setNow('2026-11-20T11:00:00Z');
  expect((await post('/schaden/geschaedigte', sechste)).status).toBe(200);
});

test('where the form is switched off nothing is taken and no code is sent', async () => {
  const aus = await openTestApi({
    features: schalterMit({ 'geschaedigten-formular': false }),
  });
  const code = { email, marke: 'andsafe' };
  const gesendet = await aus.send({
    method: 'POST',
    path: '/schaden/geschaedigte/code',
    body: code,
  });
  await aus.close();
  expect(gesendet.status).toBe(404);
  expect(aus.mails).toEqual([]);
});

test('after a year a report without a contract is forgotten, one with a contract stays', async () => {
  await gemeldet();
  await gemeldet({ verursacher });
  await aufraeumen(api.database, new Date('2027-11-20T09:00:00Z'));
  expect(await gespeichert()).toHaveLength(2);
  await aufraeumen(api.database, new Date('2027-11-20T12:00:00Z'));
  expect(await gespeichert()).toMatchObject([{ versicherungsNummer: nummern.zweiter }]);
});
