// Again on PostgreSQL: savepoints, locks and arrays of ids are its own.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { vorbereitet } from '#contract/endpoints/antrag/aufrufe.ts';
import { postausgang, unterlagenversand } from '#server/database/antragsschema.ts';
import { dokument, journal } from '#server/database/schema.ts';
import { aufraeumen } from '#server/jobs/aufraeumen.ts';
import type { Sendung } from '#server/outbox/ports.ts';
import { bereiteVor, einreichung, mit, schliesseAb, stelle } from '#tests/support/antrag.ts';
import type { Musterantrag } from '#tests/support/antragsteile.ts';
import { hausrat, musterantraege } from '#tests/support/musterantraege.ts';
import { openTestApi, type Reply, type TestApi } from '#tests/support/api.ts';
import { eventually } from '#tests/support/eventually.ts';
import { insertRows } from '#tests/support/rows.ts';

const vormittags = '2026-11-20T10:00:00Z';
let api: TestApi;
/** What the mail server does with a mail. */
let annehmen: (mail: Sendung) => Promise<void>;
const mails: Sendung[] = [];
const nimmt = (mail: Sendung) => Promise.resolve(void mails.push(mail));
const mailsAn = (email: string) => mails.filter((mail) => mail.an === email);
let abgelehnt = 0;
const lehntAb = () => {
  abgelehnt += 1;
  return Promise.reject(new Error('no server'));
};
/** Prepares until its papers were refused: on a busy machine the answer comes before they are on their way. */
const vergebens = async (antrag: Musterantrag) => {
  annehmen = lehntAb;
  const erste = await angaben(bereiteVor(api, antrag));
  await eventually(() => expect(abgelehnt).toBeGreaterThan(0));
  return erste;
};

beforeAll(async () => {
  api = await openTestApi({ sendMail: (mail) => annehmen(mail) });
  await insertRows(api.database);
});
beforeEach(() => {
  annehmen = nimmt;
  mails.length = 0;
  abgelehnt = 0;
  api.setNow(vormittags);
});
afterEach(async () => {
  await api.database.delete(postausgang);
});
afterAll(() => api.close());

const an = (email: string, antrag: Musterantrag = hausrat) =>
  mit(antrag, 'kontaktZahlung', { email });
const angaben = async (antwort: Promise<Reply>) => z.parse(vorbereitet, (await antwort).body);
/** Prepares until its papers have left: a busy machine takes longer for a PDF than an answer waits. */
const zugestellt = (antrag: Musterantrag) =>
  eventually(async () => {
    const vorbereitetes = await angaben(bereiteVor(api, antrag));
    if (!vorbereitetes.zugestellt) throw new Error('not sent yet');
    return { ...vorbereitetes, zugestellt: vorbereitetes.zugestellt };
  });
const erneut = (antragId: string, produkt = 'hausrat') =>
  api.send({ method: 'POST', path: `/${produkt}/unterlagen`, body: { antragId } });
const gesendetesVon = (versicherungsNummer: string) =>
  api.database.select().from(journal).where(eq(journal.versicherungsNummer, versicherungsNummer));

describe.each(Object.values(musterantraege))('a prepared application for $produkt', (antrag) => {
  const email = `${antrag.produkt}@example.org`;

  test('brings all its papers as one tagged PDF before anything is declared', async () => {
    const { dokumente } = await angaben(bereiteVor(api, an(email, antrag)));
    const { zugestellt: wann } = await zugestellt(an(email, antrag));
    expect(mails).toMatchObject([{ an: email, anhaenge: [{ name: 'Ihre-Unterlagen.pdf' }] }]);
    const [mail] = mails;
    const pdf = mail?.anhaenge[0]?.inhalt ?? Buffer.alloc(0);
    expect(pdf.length).toBeLessThanOrEqual(1_000_000);
    const gelesen = pdf.toString('latin1');
    expect(gelesen).toContain('/MarkInfo');
    expect(gelesen).toContain('/Lang (de-DE)');
    for (const { url } of dokumente) expect(mail?.text).toContain(url);
    expect(mail?.html.match(/api\/druck\/docs/g)).toHaveLength(dokumente.length);
    expect(wann).toEqual({
      an: `${antrag.produkt.slice(0, 1)}***@example.org`,
      um: new Date(vormittags).toISOString(),
    });
  });
});

test('the mail says that nothing is concluded, how it goes on and whom to ask, and nothing that was typed', async () => {
  const felder = { marke: 's-direkt' };
  const antwort = await bereiteVor(api, an('weiter@example.org'), { felder });
  expect(antwort.status).toBe(200);
  await eventually(() => expect(mails).toHaveLength(1));
  const text = mails[0]?.text ?? '';
  expect(text).toContain('Noch ist nichts abgeschlossen.');
  expect(text).toContain('https://portal.example.org/hausrat/antrag/?brand=s-direkt');
  expect(text).toContain('Telefon');
  for (const getippt of ['Anna', 'Bergmann', 'Ludgeri', 'weiter@', '48143']) {
    expect(text).not.toContain(getippt);
  }
  expect(mails[0]?.html).toContain('>Zum Antrag</a>');
});

test('who prepares the same again gets no second mail, who changes an answer gets the changed papers', async () => {
  const antrag = an('zweimal@example.org');
  const erste = await zugestellt(antrag);
  api.setNow('2026-11-20T10:05:00Z');
  const zweite = await zugestellt(antrag);
  expect(mails).toHaveLength(1);
  expect(zweite.zugestellt).toEqual(erste.zugestellt);
  const andere = await zugestellt(mit(antrag, 'person', { vorname: 'Frieda' }));
  expect(mails).toHaveLength(2);
  expect(andere.zugestellt.um).toBe('2026-11-20T10:05:00.000Z');
});

test('of those who prepare the same at the same moment only one sends', async () => {
  const antrag = an('gleichzeitig@example.org');
  await Promise.all([1, 2, 3].map(() => bereiteVor(api, antrag)));
  await zugestellt(antrag);
  expect(mails).toHaveLength(1);
});

describe('a mail server that takes nothing', () => {
  test('holds no application up: the answer says that nothing left, and the mail follows later', async () => {
    const antrag = an('spaeter@example.org');
    const erste = await vergebens(antrag);
    expect(erste.zugestellt).toBeUndefined();
    annehmen = nimmt;
    api.setNow('2026-11-20T10:03:00Z');
    const zweite = await zugestellt(antrag);
    expect(mails).toHaveLength(1);
    expect(zweite.zugestellt.um).toBe('2026-11-20T10:03:00.000Z');
  });

  test('that never answers is waited for only a moment', async () => {
    const wartende: (() => void)[] = [];
    annehmen = () =>
      new Promise((resolve) => {
        wartende.push(resolve);
      });
    const stumm = await angaben(bereiteVor(api, an('stumm@example.org')));
    expect(stumm.zugestellt).toBeUndefined();
    for (const loslassen of wartende) loslassen();
    annehmen = nimmt;
  });

  test('sends no papers of an application once there is a contract: the mail of the contract has them all', async () => {
    const antrag = an('ohne@example.org');
    await vergebens(antrag);
    const { versicherungsNummer } = await schliesseAb(api, antrag);
    annehmen = nimmt;
    api.setNow('2026-11-20T10:03:00Z');
    // Any later save wakes whoever sends the mails.
    await bereiteVor(api, an('wecker@example.org'));
    await eventually(() => expect(mailsAn('ohne@example.org')).toHaveLength(1));
    expect(mailsAn('ohne@example.org')[0]?.betreff).toBe(
      `Ihr Versicherungsschein ${versicherungsNummer}`,
    );
  });

  test('for so long that the papers are gone gets a mail with links alone, which proves nothing', async () => {
    const { antragId } = await vergebens(an('weg@example.org'));
    await api.database.delete(dokument).where(eq(dokument.antragId, antragId));
    annehmen = nimmt;
    api.setNow('2026-11-20T10:03:00Z');
    await bereiteVor(api, an('weg@example.org'));
    await eventually(() => expect(mails).toHaveLength(1));
    const zweite = await angaben(bereiteVor(api, an('weg@example.org')));
    expect(mails).toMatchObject([{ an: 'weg@example.org', anhaenge: [] }]);
    expect(zweite.zugestellt).toBeUndefined();
  });
});

describe('who asks for the papers once more', () => {
  test('gets them again, and reads when', async () => {
    const { antragId } = await zugestellt(an('nochmal@example.org'));
    api.setNow('2026-11-20T10:20:00Z');
    expect(await erneut(antragId)).toMatchObject({
      status: 200,
      body: { zugestellt: { an: 'n***@example.org' } },
    });
    await eventually(async () =>
      expect((await zugestellt(an('nochmal@example.org'))).zugestellt.um).toBe(
        '2026-11-20T10:20:00.000Z',
      ),
    );
    expect(mails.map((mail) => [mail.an, mail.anhaenge.length])).toEqual([
      ['nochmal@example.org', 1],
      ['nochmal@example.org', 1],
    ]);
  });

  test('of an application that is unknown, of another product, over or concluded is told so alike', async () => {
    const { antragId } = await zugestellt(an('anders@example.org'));
    const fertig = await schliesseAb(api, an('fertig@example.org'));
    await eventually(() =>
      expect(mails.at(-1)?.betreff).toBe(`Ihr Versicherungsschein ${fertig.versicherungsNummer}`),
    );
    mails.length = 0;
    const abgelehnte = [
      await erneut('7b3a5c1e-2d4f-4a6b-8c9d-0e1f2a3b4c5d'),
      await erneut(antragId, 'bhv'),
      await erneut(fertig.antragId),
    ];
    api.setNow('2026-12-05T10:00:00Z');
    abgelehnte.push(await erneut(antragId));
    for (const eine of abgelehnte) {
      expect(eine).toMatchObject({ status: 409, body: { code: 'UNTERLAGEN_VERALTET' } });
    }
    expect(mails).toEqual([]);
  });
});

test('the mail of a contract carries the policy and everything else, and says what happens next', async () => {
  const { versicherungsNummer } = await schliesseAb(api, an('vertrag@example.org'));
  const vertragsmail = () =>
    mails.find(({ betreff }) => betreff.includes(versicherungsNummer ?? ''));
  await eventually(() => expect(vertragsmail()?.anhaenge).toHaveLength(1));
  const pdf = vertragsmail()?.anhaenge[0]?.inhalt ?? Buffer.alloc(0);
  expect(pdf.length).toBeLessThanOrEqual(1_000_000);
  // Bookmarks of the papers, as UTF-16 in hexadecimal or in plain letters.
  expect(pdf.toString('latin1')).toContain('(Versicherungsschein)');
  const text = vertragsmail()?.text ?? '';
  expect(text).toContain('So geht es weiter: Den ersten Beitrag buchen wir am 04.12.2026');
  expect(text).toContain('/api/druck/docs/');
});

test('the journal of a contract says which papers went to whom, and when', async () => {
  const antrag = an('nachweis@example.org');
  const { antragId } = await zugestellt(antrag);
  api.setNow('2026-11-20T10:20:00Z');
  await erneut(antragId);
  await eventually(() => expect(mails).toHaveLength(2));
  await zugestellt(antrag);
  api.setNow('2026-11-20T10:40:00Z');
  const antwort = await stelle(api, 'hausrat', einreichung(antrag, antragId));
  const { versicherungsNummer: nummer } = z.parse(
    z.object({ versicherungsNummer: z.string() }),
    antwort.body,
  );
  const gesendete = async () =>
    (await gesendetesVon(nummer))
      .filter(({ aktion }) => aktion === 'unterlagen.gesendet')
      .toSorted((a, b) => a.zeit.getTime() - b.zeit.getTime());
  await eventually(async () => expect(await gesendete()).toHaveLength(3));
  const zeilen = await gesendete();
  expect(zeilen.map(({ zeit }) => zeit.toISOString().slice(11, 16))).toEqual([
    '10:00',
    '10:20',
    '10:40',
  ]);
  expect(zeilen[0]).toMatchObject({
    rolle: 'system',
    neu: { antragId, an: 'nachweis@example.org' },
  });
  const papiere = zeilen.map(({ neu }) =>
    z
      .parse(
        z.object({ dokumente: z.array(z.object({ typ: z.string(), version: z.string() })) }),
        neu,
      )
      .dokumente.map(({ typ }) => typ),
  );
  expect(papiere[0]).toContain('PIB');
  expect(papiere[0]).not.toContain('VERSICHERUNGSSCHEIN');
  expect(papiere[2]).toContain('VERSICHERUNGSSCHEIN');
  expect(papiere[2]).toEqual(expect.arrayContaining(papiere[0] ?? []));
});

test('of an application that led to nothing, no address stays', async () => {
  const { antragId } = await angaben(bereiteVor(api, an('nichts@example.org')));
  await aufraeumen(api.database, new Date('2026-12-20T10:00:00Z'));
  expect(
    await api.database.$count(unterlagenversand, eq(unterlagenversand.antragId, antragId)),
  ).toBe(0);
});
