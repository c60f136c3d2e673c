import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { downloadBereichLesen } from '#contract/endpoints/downloadBereich.ts';
import { markenSchluessel } from '#contract/entities/marke.ts';
import { antragsziel, bietetAn } from '#contract/produkte/produkte.ts';
import { alleAushaenge } from '#portal/flows/antrag/aushang/aushaenge.ts';
import { unterlagen } from '#portal/flows/antrag/aushang/inhalt.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';

const liste = downloadBereichLesen.responses[200];

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

test('anybody finds the conditions and sheets of what a brand sells, and the notices for all', async () => {
  const { body, headers } = await lesen('?brand=hfk');
  expect(headers['cache-control']).toBe('public, max-age=86400');
  expect(liste.parse(body).map(({ id, name, produkt }) => [id, name, produkt])).toEqual([
    ['hfk-privathaftpflicht-pib', 'HFK-Produktinformationsblatt', 'PRIVATHAFTPFLICHT'],
    ['hfk-privathaftpflicht-avb', 'HFK-Versicherungsbedingungen', 'PRIVATHAFTPFLICHT'],
    ['hfk-hausrat-pib', 'HFK-Produktinformationsblatt', 'HAUSRAT'],
    ['hfk-hausrat-avb', 'HFK-Versicherungsbedingungen', 'HAUSRAT'],
    ['hfk-bhv-pib', 'HFK-Produktinformationsblatt', 'BHV'],
    ['hfk-bhv-avb', 'HFK-Versicherungsbedingungen', 'BHV'],
    ['hfk-anzeigepflicht', 'Mitteilung nach §\u00A019 Abs.\u00A05 VVG', null],
    ['hfk-datenschutz', 'Datenschutzhinweise', null],
  ]);
  const { body: ohneMarke } = await lesen('');
  // Two for each of nine insurances, and two for all.
  expect(liste.parse(ohneMarke)).toHaveLength(20);
  expect(liste.parse(ohneMarke).every(({ id }) => id.startsWith('andsafe-'))).toBe(true);
});

test('each opens as a page and as a PDF in the name of its brand, one by one and without end', async () => {
  api.setNow('2030-01-01T10:00:00Z');
  for (const { id, url, name } of liste.parse((await lesen('?brand=hfk')).body)) {
    const eines = await api.send({
      method: 'GET',
      path: `/download-bereich/dokumente/${id}`,
    });
    expect(eines).toMatchObject({ status: 200, body: { id, url, name } });
    const seite = await api.app.inject({ url });
    expect([seite.statusCode, seite.body.includes(`<title>${name} – `)]).toEqual([200, true]);
    const pdf = await api.app.inject({ url: url.replace(/html$/, 'pdf') });
    expect(pdf.headers['content-type']).toBe('application/pdf');
  }
  api.setNow('2026-11-20T10:00:00Z');
});

test('all that stands to be read below a first question opens, as a page and as a PDF', async () => {
  for (const name of (await alleAushaenge()).keys()) {
    const brands = markenSchluessel.options.filter((brand) =>
      bietetAn(brand, antragsziel(name).schluessel),
    );
    for (const brand of brands) {
      const listed = liste.parse((await lesen(`?brand=${brand}`)).body).map(({ url }) => url);
      for (const { seite, pdf } of unterlagen(name, brand)) {
        expect((await api.app.inject({ url: seite })).statusCode).toBe(200);
        if (pdf === null) continue;
        expect(listed).toContain(seite);
        expect((await api.app.inject({ url: pdf })).headers['content-type']).toBe(
          'application/pdf',
        );
      }
    }
  }
});

describe('The page of the documents', () => {
  test.each(markenSchluessel.options)('leads to all that %s hands out', async (brand) => {
    const { statusCode, body } = await api.app.inject({
      url: `/api/druck/docs/index.html?brand=${brand}`,
    });
    expect(statusCode).toBe(200);
    const eintraege = liste.parse((await lesen(`?brand=${brand}`)).body);
    expect(eintraege.length).toBeGreaterThan(0);
    for (const { url } of eintraege) {
      expect(body).toContain(`href="${url.slice('/api/druck/docs/'.length)}"`);
    }
    expect(body).not.toMatch(/<script|<style|style=|onclick/i);
  });

  test('is there for a brand nobody knows, and without one', async () => {
    for (const url of ['/api/druck/docs/index.html', '/api/druck/docs/index.html?brand=%3Cb%3E']) {
      const { statusCode, body } = await api.app.inject({ url });
      expect([statusCode, body.includes('allgemein-andsafe-hausrat-avb.html')]).toEqual([
        200,
        true,
      ]);
      expect(body).not.toContain('<b>');
    }
  });
});

test('what does not exist is not found', async () => {
  const path = '/download-bereich/dokumente/andsafe-kfz-avb';
  expect((await api.send({ method: 'GET', path })).status).toBe(404);
  const seite = await api.app.inject({ url: '/api/druck/docs/allgemein-andsafe-kfz-avb.html' });
  expect(seite.statusCode).toBe(404);
  expect((await lesen('?brand=niemand')).status).toBe(422);
});

function lesen(query: string) {
  return api.send({ method: 'GET', path: `/download-bereich/dokumente${query}` });
}
