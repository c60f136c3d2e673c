// Again on PostgreSQL: statements no other of these tests makes.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { vertrag } from '#contract/entities/vertrag.ts';
import type { Dokument } from '#contract/entities/dokument.ts';
import { dokumenteAblegen } from '#server/documents/ablegen.ts';
import type { Dokumentinhalt } from '#server/documents/inhalt/inhalt.ts';
import { dokumentlink } from '#server/database/antragsschema.ts';
import { dokument } from '#server/database/schema.ts';
import { absenderVon } from '#server/documents/marke.ts';
import { consents } from '#server/reference/consents.ts';
import { unterlagenNach, unterlagenVor } from '#server/documents/unterlagen.ts';
import type { Unterlagendaten } from '#server/documents/daten.ts';
import { aufraeumen } from '#server/jobs/aufraeumen.ts';
import { gemeinteArt } from '#server/rules/antrag/produkte.ts';
import { antworten } from '#tests/models/antrag/hausrat/cases.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';
import { marken } from '#tests/support/marken.ts';

const angaben = gemeinteArt('hausrat').angaben({ antworten, umfeld: null, ergebnisse: {} });
if (!angaben) throw new Error('The case of home contents has every answer.');
const daten: Unterlagendaten = {
  angaben,
  absender: absenderVon(marken.hfk),
  vermittler: null,
  heute: '2026-11-20',
  beitrag: {
    zahlweise: 'MONATLICH',
    versicherungsPraemie: 12_34,
    jahresVersicherungsPraemie: 148_08,
    netto: 10_00,
    steuer: 2_34,
    nettoJahr: 120_00,
    versicherungsSumme: 52_000_00,
    komponenten: [],
    zahlweisen: [],
    gueltigBis: '2026-12-04',
  },
};
const jetzt = new Date('2026-11-20T10:00:00Z');
const antragId = randomUUID();

let api: TestApi;
let links: Dokument[];
beforeAll(async () => {
  api = await openTestApi();
  await insertRows(api.database);
  links = await ablegen(antragId);
});
afterAll(() => api.close());

describe('A customer who opens a document of her application', () => {
  test('reads a German page with one heading, her brand and no script', async () => {
    const { status, text, headers } = await seite(adresse('PIB'));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('<html lang="de">');
    expect(text).toContain('<title>HFK-Produktinformationsblatt – HFK</title>');
    expect(text.match(/<h1>/g)).toHaveLength(1);
    expect(text).not.toMatch(/<script|<style|style=|onclick/i);
  });

  test('leaves no trace of it: not stored, not sent on, not found by a search engine', async () => {
    const { headers } = await seite(adresse('AVB'));
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  test('gets the same as a tagged PDF that brings its font and says its language', async () => {
    const { status, text, headers } = await seite(adresse('VERBRAUCHERINFO', 'pdf'));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe(
      'inline; filename="Allgemeine-Informationen-zum-Vertrag.pdf"',
    );
    expect(text).toMatch(/^%PDF-1\.7/);
    expect(text).toContain('/Lang (de-DE)');
    expect(text).toContain('/Marked true');
    expect(text).toContain('/StructTreeRoot');
    expect(text).toContain('/DisplayDocTitle true');
    expect(text).toMatch(/\/BaseFont \/[A-Z]{6}\+AtkinsonHyperlegibleNext-Regular/);
    expect(text).toContain('/FontFile2');
  });

  test('downloads everything as one file, each document under its own name', async () => {
    const alle = links.at(-1);
    expect(alle).toMatchObject({ typ: 'ALLE_UNTERLAGEN', name: 'Alle Unterlagen als eine Datei' });
    const pdf = await seite(alle?.url ?? '');
    expect(pdf.headers['content-disposition']).toBe('inline; filename="Ihre-Unterlagen.pdf"');
    const { text } = await seite(alle?.url.replace('.pdf', '.html') ?? '');
    expect(text.match(/<h1>/g)).toHaveLength(1);
    expect(text.match(/<article /g)).toHaveLength(links.length - 1);
  });

  test('finds her account in full in the mandate and nowhere else', async () => {
    const { iban } = antworten.kontaktZahlung;
    const { text: mandat } = await seite(adresse('SEPA_MANDAT'));
    expect(mandat.replaceAll(/[\s\u00A0]/g, '')).toContain(iban);
    for (const { typ, url } of links.filter(({ typ }) => !/SEPA|ALLE/.test(typ))) {
      const { text } = await seite(url);
      const plain = text.replaceAll(/[\s\u00A0]/g, '');
      expect([typ, plain.includes(iban)]).toEqual([typ, false]);
    }
  });

  test('keeps what her name says, whatever it says', async () => {
    const boese = '<script>alert(1)</script> & "Söhne"';
    const [link] = await ablegen(randomUUID(), {
      ...daten,
      absender: { ...daten.absender, name: boese },
    }).then((alle) => alle.filter(({ typ }) => typ === 'VERBRAUCHERINFO'));
    const { text } = await seite(link?.url ?? '');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Söhne&quot;');
  });
});

describe('Whoever has no link', () => {
  test.each([
    ['guesses one', 'A'.repeat(43)],
    ['guesses a sealed one', 'A'.repeat(90)],
    ['tries a short one', 'index2'],
    ['tries a path', '..%2F..%2Fetc%2Fpasswd'],
    ['tries what a database would misread', "a'%20or%20'1'%3D'1"],
  ])('is told in German that there is nothing when he %s', async (_, token) => {
    for (const form of ['html', 'pdf']) {
      const { status, text, headers } = await seite(`/api/druck/docs/${token}.${form}`);
      expect(status).toBe(404);
      expect(text).toContain('<h1>Das Dokument ist nicht mehr verfügbar.</h1>');
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  test('finds a page that says where the links are', async () => {
    const { status, text } = await seite('/api/druck/docs/index.html');
    expect(status).toBe(200);
    expect(text).toContain('Sie finden ihn im Antrag und nach der Anmeldung');
  });

  test('is stopped when he tries too often', async () => {
    const strict = await openTestApi({ rateLimit: { max: 1_000 } });
    try {
      const url = `/api/druck/docs/${'B'.repeat(43)}.html`;
      for (let versuch = 0; versuch < 60; versuch += 1) await strict.app.inject({ url });
      const antwort = await strict.app.inject({ url });
      expect(antwort.statusCode).toBe(429);
      expect(antwort.headers['retry-after']).toBeDefined();
      expect(antwort.body).toContain('<h1>Bitte warten Sie einen Moment.</h1>');
    } finally {
      await strict.close();
    }
  });
});

describe('When its time is over', () => {
  test('a link of an application opens nothing, and its documents are deleted', async () => {
    const [link] = await ablegen(randomUUID());
    api.setNow('2026-12-04T09:59:59Z');
    expect((await seite(link?.url ?? '')).status).toBe(200);
    api.setNow('2026-12-04T10:00:00Z');
    expect((await seite(link?.url ?? '')).status).toBe(404);
    api.setNow(jetzt.toISOString());
    await aufraeumen(api.database, new Date('2026-12-04T10:00:01Z'));
    expect((await seite(link?.url ?? '')).status).toBe(404);
    links = await ablegen(antragId);
  });

  test('what belongs to a contract stays, and she finds it there under a new link', async () => {
    const id = randomUUID();
    await ablegen(id);
    const nach = unterlagenNach({
      ...daten,
      versicherungsNummer: nummern.eigener,
      bedingungen: '2026-11',
      erklaerungen: consents.map(({ text }) => text),
      gesagt: [],
    });
    const ablage = { antragId: id, inhalte: nach, versicherungsNummer: nummern.eigener, jetzt };
    const alle = await dokumenteAblegen(api.database, ablage);
    expect(alle.map(({ typ }) => typ)).toEqual([
      'VERSICHERUNGSSCHEIN',
      'ANTRAG',
      'SEPA_MANDAT',
      'PIB',
      'AVB',
      'VERBRAUCHERINFO',
      'WIDERRUFSBELEHRUNG',
      'ANZEIGEPFLICHT',
      'DATENSCHUTZ',
      'ALLE_UNTERLAGEN',
    ]);
    await aufraeumen(api.database, new Date('2027-11-20T10:00:00Z'));
    const { dokumente } = await eigenerVertrag();
    expect(dokumente.map(({ typ }) => typ)).toEqual(alle.slice(0, -1).map(({ typ }) => typ));
    for (const { url } of dokumente) expect((await seite(url)).status).toBe(200);
    const mandat = dokumente.find(({ typ }) => typ === 'SEPA_MANDAT');
    expect((await seite(mandat?.url ?? '')).text).toContain(`${nummern.eigener}-01`);
    links = await ablegen(antragId);
  });
});

test('Two supplements of one contract stand newest first, each with its day and its own link', async () => {
  await api.database
    .insert(dokument)
    .values([
      nachtragsZeile('Nachtrag zum 01.09.2026', '2026-08-02T21:59:00Z'),
      nachtragsZeile('Nachtrag zum 01.10.2026', '2026-08-02T22:00:00Z'),
    ]);
  const { body } = await api.send({
    method: 'GET',
    path: `/vertrag/${nummern.zweiter}`,
    als: people.kundin,
  });
  const { dokumente } = vertrag.parse(body);
  expect(dokumente.map(({ name, typ, datum }) => [name, typ, datum])).toEqual([
    ['Nachtrag zum 01.10.2026', 'NACHTRAG', '2026-08-03'],
    ['Nachtrag zum 01.09.2026', 'NACHTRAG', '2026-08-02'],
    ['Versicherungsschein', 'VERSICHERUNGSSCHEIN', undefined],
    ['Versicherungsbedingungen', 'AVB', undefined],
    ['Produktinformationsblatt', 'PIB', undefined],
  ]);
  for (const { name, url } of dokumente) {
    const { status, text } = await seite(url);
    expect([status, text.includes(`<title>${name} – `)]).toEqual([200, true]);
  }
  api.setNow('2026-11-20T11:00:00Z');
  for (const { url } of dokumente) expect((await seite(url)).status).toBe(404);
  api.setNow(jetzt.toISOString());
});

describe('A contract that was concluded before documents were kept', () => {
  test('has its policy made from what it says, for an hour a link', async () => {
    const { body } = await api.send({
      method: 'GET',
      path: `/vertrag/${nummern.fremder}`,
      als: people.andererKunde,
    });
    const { dokumente, versicherungsNummer } = vertrag.parse(body);
    const [schein] = dokumente;
    expect(schein).toMatchObject({ name: 'Versicherungsschein', typ: 'VERSICHERUNGSSCHEIN' });
    const { text } = await seite(schein?.url ?? '');
    expect(text).toContain(versicherungsNummer);
    expect(text).toContain('Zweitschrift vom 20.11.2026 mit dem Stand dieses Tages');
    expect(schein?.url).not.toContain(versicherungsNummer);
    api.setNow('2026-11-20T11:00:00Z');
    expect((await seite(schein?.url ?? '')).status).toBe(404);
    api.setNow(jetzt.toISOString());
  });

  test('opens to nobody who changes the link', async () => {
    const { dokumente } = await eigenerVertrag();
    const url = dokumente[0]?.url ?? '';
    const stelle = url.lastIndexOf('.') - 5;
    const anders = `${url.slice(0, stelle)}${url[stelle] === 'A' ? 'B' : 'A'}${url.slice(stelle + 1)}`;
    expect((await seite(url)).status).toBe(200);
    expect((await seite(anders)).status).toBe(404);
  });
});

test('Nobody who reads the database can open a link', async () => {
  const geheim = links.map(({ url }) => /docs\/(.+)\./.exec(url)?.[1] ?? '');
  const gespeichert = JSON.stringify(await api.database.select().from(dokumentlink));
  expect(geheim.every((token) => token.length === 43)).toBe(true);
  expect(geheim.filter((token) => gespeichert.includes(token))).toEqual([]);
});

function nachtragsZeile(titel: string, zeit: string): typeof dokument.$inferInsert {
  const inhalt = {
    typ: 'NACHTRAG',
    version: '2026-11',
    titel,
    marke: 'andsafe',
    kopf: [],
    abschnitte: [],
    fuss: [],
  } as const satisfies Dokumentinhalt;
  return {
    id: randomUUID(),
    antragId: randomUUID(),
    stelle: 0,
    typ: inhalt.typ,
    version: inhalt.version,
    titel,
    inhalt: JSON.stringify(inhalt),
    versicherungsNummer: nummern.zweiter,
    erstelltAm: new Date(zeit),
  };
}

function ablegen(id: string, von: Unterlagendaten = daten): Promise<Dokument[]> {
  return dokumenteAblegen(api.database, {
    antragId: id,
    inhalte: unterlagenVor(von),
    versicherungsNummer: null,
    jetzt,
  });
}

function adresse(typ: string, form: 'html' | 'pdf' = 'html'): string {
  const url = links.find((link) => link.typ === typ)?.url ?? '';
  return url.replace(/html$/, form);
}

async function seite(url: string) {
  const antwort = await api.app.inject({ url });
  return {
    status: antwort.statusCode,
    text: antwort.rawPayload.toString(
      antwort.headers['content-type'] === 'application/pdf' ? 'latin1' : 'utf8',
    ),
    headers: antwort.headers,
  };
}

async function eigenerVertrag() {
  const path = `/vertrag/${nummern.eigener}`;
  const { body } = await api.send({ method: 'GET', path, als: people.kundin });
  return vertrag.parse(body);
}
