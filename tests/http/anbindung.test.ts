import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { vermittlerAnbinden } from '#contract/endpoints/anbindung.ts';
import { Absage } from '#server/http/answers.ts';
import {
  anbindungEntscheiden,
  type Anbindungsentscheidung,
} from '#server/commands/vermittler/anbindungEntscheiden.ts';
import { postausgang } from '#server/database/antragsschema.ts';
import { anbindung } from '#server/database/kontoschema.ts';
import { journal, vermittler, zugang } from '#server/database/schema.ts';
import { aufraeumen } from '#server/jobs/aufraeumen.ts';
import { anbindungsantrag } from '#tests/support/anbindung.ts';
import { openTestApi, type Reply } from '#tests/support/api.ts';
import { openKontoApi, type KontoApi } from '#tests/support/kontoApi.ts';

let api: KontoApi;
beforeEach(async () => {
  api = await openKontoApi();
});
afterEach(() => api.close());

const { email } = anbindungsantrag.ansprechpartner;

type Sendend = Pick<KontoApi, 'send' | 'mails'>;

const post = (an: Sendend, path: string, body: object, schluessel: string = crypto.randomUUID()) =>
  an.send({ method: 'POST', path, body, headers: { 'idempotency-key': schluessel } });

/** A proof of a mailbox, by the code of the last mail to it. */
async function nachweis(an: Sendend = api, postfach: string = email): Promise<string> {
  await post(an, '/vermittler/anbinden/code', { email: postfach, marke: 'andsafe' });
  const mail = an.mails.findLast((m) => m.an === postfach && m.betreff === 'Ihr Code');
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  const { body } = await post(an, '/vermittler/anbinden/code/pruefung', { email: postfach, code });
  return z.parse(z.object({ nachweis: z.string() }), body).nachweis;
}

async function beantragt(anders: object = {}): Promise<Reply> {
  const body = { ...anbindungsantrag, nachweis: await nachweis(), ...anders };
  return post(api, '/vermittler/anbinden', body);
}

const nummerAus = ({ body }: Reply) =>
  z.parse(vermittlerAnbinden.responses[200], body).anbindungsNummer;
const gespeichert = () => api.database.select().from(anbindung);
const anSie = (betreff: string) =>
  api.mails.filter((mail) => mail.an === email && mail.betreff.includes(betreff));

function entscheide(nummer: string, entscheidung: Anbindungsentscheidung) {
  const { database, identity } = api;
  const portalUrl = 'https://portal.example.org';
  const dienste = { database, clock: api.now, konten: identity.administration, portalUrl };
  return anbindungEntscheiden({ ...dienste, wecken: () => undefined }, nummer, entscheidung);
}

const tag = 86_400_000;
const annehmen = { art: 'ANNEHMEN' } as const;
const ablehnen = { art: 'ABLEHNEN', grund: 'Ihr Registerauszug fehlt.' } as const;

/** What a command is refused with. */
async function codeVon(arbeit: Promise<unknown>): Promise<unknown> {
  const fehler: unknown = await arbeit.catch((error: unknown) => error);
  return fehler instanceof Absage ? fehler.antwort : fehler;
}

test('an agency that applies gets a number and a mail that asks for its papers', async () => {
  const antwort = await beantragt();
  expect(antwort.status).toBe(200);
  expect(await gespeichert()).toMatchObject([
    { anbindungsNummer: nummerAus(antwort), status: 'IN_PRUEFUNG', ihkNummer: 'D-4KLM-6NPQR-21' },
  ]);
  await expect.poll(() => anSie('Ihr Antrag als Vertriebspartner')).toHaveLength(1);
  const text = anSie('Ihr Antrag als Vertriebspartner')[0]?.text ?? '';
  expect(text).toContain('Wir prüfen Ihre Angaben und melden uns innerhalb von 5\u00A0Werktagen.');
  expect(text).toContain('Nachweis Ihrer Vermögensschadenhaftpflicht');
  expect(text).not.toMatch(/DE02|337/);
  const betreff = `Antrag als Vertriebspartner ${nummerAus(antwort)}`;
  await expect.poll(() => api.mails.find((mail) => mail.betreff === betreff)).toBeDefined();
  const meldung = api.mails.find((mail) => mail.betreff === betreff);
  expect(meldung?.an).not.toBe(email);
  expect(meldung?.text).not.toMatch(/Hafenmakler|Brandes|Jule|D-4KLM/);
});

test('an application sent twice is one application', async () => {
  const schluessel = crypto.randomUUID();
  const body = { ...anbindungsantrag, nachweis: await nachweis() };
  const erste = await post(api, '/vermittler/anbinden', body, schluessel);
  const zweite = await post(api, '/vermittler/anbinden', body, schluessel);
  expect(zweite).toMatchObject({ status: 200, body: erste.body });
  expect(await gespeichert()).toHaveLength(1);
});

test('the proof of another mailbox, a used one and one for something else are refused', async () => {
  const { ansprechpartner } = anbindungsantrag;
  const fremd = { ansprechpartner: { ...ansprechpartner, email: 'uwe@example.org' } };
  const eigener = await nachweis();
  await beantragt({ nachweis: eigener });
  await post(api, '/schaden/geschaedigte/code', { email, marke: 'andsafe' });
  const code = /\b\d{6}\b/.exec(anSie('Ihr Code').at(-1)?.text ?? '')?.[0];
  const { body } = await post(api, '/schaden/geschaedigte/code/pruefung', { email, code });
  const anderswo = z.parse(z.object({ nachweis: z.string() }), body);
  for (const anders of [fremd, { nachweis: eigener }, anderswo]) {
    expect(await beantragt(anders)).toMatchObject({ status: 409, body: { code: 'NACHWEIS' } });
  }
  expect(await gespeichert()).toHaveLength(1);
});

test('an agency whose register number has an access is told so before and after', async () => {
  const ihkNummer = 'D-3Z5P-ABCDE-12';
  const frage = (nummer: string) =>
    api.send({ method: 'GET', path: `/vermittler/MAKLER/${nummer}/existenz` });
  expect((await frage(ihkNummer)).body).toEqual({ existiert: false });
  await api.database.update(vermittler).set({ ihkNummer });
  expect((await frage(ihkNummer)).body).toEqual({ existiert: true });
  expect((await frage('4711')).status).toBe(422);
  const registrierung = { ...anbindungsantrag.registrierung, ihkNummer };
  expect(await beantragt({ registrierung })).toMatchObject({
    status: 409,
    body: {
      code: 'VERGEBEN',
      errorMessage: 'Für diese Registernummer besteht bereits ein Zugang.',
    },
  });
});

test('a Tippgeber, a wrong register number and a number that gets no text message are refused at their fields', async () => {
  const { registrierung, ansprechpartner } = anbindungsantrag;
  for (const [anders, feld] of [
    [{ vermittlerart: { art: 'TIPPGEBER' } }, 'vermittlerart.art'],
    [{ registrierung: { ...registrierung, ihkNummer: 'D-1' } }, 'registrierung.ihkNummer'],
    [
      { ansprechpartner: { ...ansprechpartner, handynummer: '+8613812345678' } },
      'ansprechpartner.handynummer',
    ],
  ] as const) {
    expect(await beantragt(anders)).toMatchObject({ status: 422, body: { fehler: [{ feld }] } });
  }
  expect(await gespeichert()).toEqual([]);
});

test('an agency that is accepted gets a number, and its owner signs in with the mailed password', async () => {
  const nummer = nummerAus(await beantragt());
  const vermittlerNummer = await entscheide(nummer, annehmen);
  expect(vermittlerNummer).toMatch(/^\d{10}$/);
  expect(await gespeichert()).toMatchObject([{ status: 'ANGENOMMEN', vermittlerNummer }]);
  const [agentur] = await api.database
    .select()
    .from(vermittler)
    .where(eq(vermittler.vermittlerNummer, vermittlerNummer ?? ''));
  expect(agentur).toMatchObject({ name: 'Hafenmakler GmbH', vertriebsweg: 'MAKLER' });
  const [inhaberin] = await api.database.select().from(zugang).where(eq(zugang.email, email));
  expect(inhaberin).toMatchObject({
    portal: 'vermittler',
    rolle: 'inhaber',
    vermittlerNummer,
    anrede: 'FRAU',
  });
  const eingeladenAm = (await gespeichert())[0]?.eingeladenAm?.getTime() ?? 0;
  expect(inhaberin?.eingeladenBis).toEqual(new Date(eingeladenAm + 7 * tag));
  const [einladung] = await api.database
    .select({ text: postausgang.text })
    .from(postausgang)
    .where(eq(postausgang.betreff, 'Ihr Zugang zum Vermittlerportal'));
  const passwort = /Initialpasswort lautet: (\S+)/.exec(einladung?.text ?? '')?.[1] ?? '';
  const client = api.vermittlerClient;
  const asked = await client.prove(await client.hello(email), passwort);
  expect(asked.body).toMatchObject({ ChallengeName: 'NEW_PASSWORD_REQUIRED' });
});

test('an application is decided once, whoever is first', async () => {
  const nummer = nummerAus(await beantragt());
  const beide = await Promise.allSettled([
    entscheide(nummer, ablehnen),
    entscheide(nummer, annehmen),
  ]);
  expect(beide.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const noch of [annehmen, ablehnen]) {
    expect(await codeVon(entscheide(nummer, noch))).toMatchObject({ code: 'SCHON_ENTSCHIEDEN' });
  }
  const entschieden = await api.database
    .select()
    .from(journal)
    .where(eq(journal.aktion, 'anbindung.entschieden'));
  expect(entschieden).toHaveLength(1);
});

test('an application accepted twice at once is accepted once, with one invitation', async () => {
  const nummer = nummerAus(await beantragt());
  const beide = await Promise.allSettled([
    entscheide(nummer, annehmen),
    entscheide(nummer, annehmen),
  ]);
  expect(beide.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const einladungen = eq(postausgang.betreff, 'Ihr Zugang zum Vermittlerportal');
  expect(await api.database.$count(postausgang, einladungen)).toBe(1);
});

test('an acceptance that broke off before its invitation can be refused, and nothing is left of the agency', async () => {
  const nummer = nummerAus(await beantragt());
  const vermittlerNummer = (await entscheide(nummer, annehmen)) ?? '';
  expect(await codeVon(entscheide(nummer, ablehnen))).toMatchObject({ code: 'SCHON_ENTSCHIEDEN' });
  await api.database.delete(zugang).where(eq(zugang.email, email));
  await api.database.update(anbindung).set({ eingeladenAm: null });
  await entscheide(nummer, ablehnen);
  expect(await gespeichert()).toMatchObject([{ status: 'ABGELEHNT', vermittlerNummer: null }]);
  const diese = eq(vermittler.vermittlerNummer, vermittlerNummer);
  expect(await api.database.$count(vermittler, diese)).toBe(0);
  const nochmal = await beantragt();
  expect(nochmal.status).toBe(200);
  expect(await entscheide(nummerAus(nochmal), annehmen)).toMatch(/^\d{10}$/);
});

test('an acceptance that broke off before its invitation is finished by accepting again', async () => {
  const nummer = nummerAus(await beantragt());
  const vermittlerNummer = await entscheide(nummer, annehmen);
  // As a process leaves it that dies after the account was opened.
  await api.database.delete(zugang).where(eq(zugang.email, email));
  await api.database.update(anbindung).set({ eingeladenAm: null });
  expect(await entscheide(nummer, annehmen)).toBe(vermittlerNummer);
  expect(await api.database.select().from(zugang).where(eq(zugang.email, email))).toHaveLength(1);
});

test('of two applications with one register number, or one mailbox, only the first is accepted', async () => {
  const erste = nummerAus(await beantragt());
  const gleicheNummer = nummerAus(await beantragt());
  const registrierung = { ...anbindungsantrag.registrierung, ihkNummer: 'D-5KLM-6NPQR-22' };
  const gleichesPostfach = nummerAus(await beantragt({ registrierung }));
  await entscheide(erste, annehmen);
  await api.database.update(zugang).set({ email: 'x@example.org' }).where(eq(zugang.email, email));
  expect(await codeVon(entscheide(gleichesPostfach, annehmen))).toMatchObject({
    code: 'EMAIL_VERGEBEN',
  });
  const { ansprechpartner } = anbindungsantrag;
  const [zeile] = await api.database
    .select()
    .from(anbindung)
    .where(eq(anbindung.anbindungsNummer, gleicheNummer));
  if (!zeile) throw new Error('The application is gone.');
  const anders = { ...ansprechpartner, email: 'andere@example.org' };
  await api.database
    .update(anbindung)
    .set({ angaben: { ...zeile.angaben, ansprechpartner: anders } })
    .where(eq(anbindung.anbindungsNummer, gleicheNummer));
  expect(await codeVon(entscheide(gleicheNummer, annehmen))).toMatchObject({ code: 'VERGEBEN' });
});

test('an agency that is refused reads why, and a year later nothing is kept of it, nor of one that was never decided', async () => {
  await entscheide(nummerAus(await beantragt()), ablehnen);
  await beantragt();
  await expect
    .poll(() => anSie('Ihr Antrag als Vertriebspartner').map(({ text }) => text))
    .toContainEqual(expect.stringContaining(ablehnen.grund));
  await aufraeumen(api.database, new Date(api.now().getTime() + 364 * tag));
  expect(await gespeichert()).toHaveLength(2);
  await aufraeumen(api.database, new Date(api.now().getTime() + 367 * tag));
  expect(await gespeichert()).toEqual([]);
});

test('whoever has applied five times in an hour is asked to wait', async () => {
  const gezaehlt = await openTestApi({ rateLimit: { max: 1_000 } });
  const von = async (n: number) => {
    const postfach = `jule.${n}@example.org`;
    const ansprechpartner = { ...anbindungsantrag.ansprechpartner, email: postfach };
    const body = {
      ...anbindungsantrag,
      ansprechpartner,
      nachweis: await nachweis(gezaehlt, postfach),
    };
    return (await post(gezaehlt, '/vermittler/anbinden', body)).status;
  };
  const stati: number[] = [];
  for (let n = 0; n < 6; n += 1) stati.push(await von(n));
  await gezaehlt.close();
  expect(stati).toEqual([200, 200, 200, 200, 200, 429]);
});
