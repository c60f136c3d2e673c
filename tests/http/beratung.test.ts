import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { kundeninformationenLesen } from '#contract/endpoints/beratung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { beratungsereignis } from '#server/database/beratungsschema.ts';
import { antragsarten } from '#server/rules/antrag/produkte.ts';
import { bedarf, einstieg, empfehlung } from '#tests/support/beratungsrechte.ts';
import { bekannte, beratungslauf, neue } from '#tests/support/beratungslauf.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { insertRows, people } from '#tests/support/rows.ts';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
afterEach(() => api.close());

const { makler } = people;
const { beginnen, begonnen, festhalten, verglichen, empfehlen, protokolliert, uebergeben, senden } =
  beratungslauf(() => api);

test('a broker who chooses the same customer again goes on with the advice that is open', async () => {
  const erste = await begonnen(bekannte);
  await verglichen(erste.id);
  const zweite = await begonnen(bekannte);
  expect(zweite).toMatchObject({ id: erste.id, bedarf, einstieg });
  expect((await begonnen(neue)).id).not.toBe(erste.id);
});

test('what a broker hands out begins with the first information of his own agency', async () => {
  const path = '/beratung/kundeninformationen?produkt=HAUSRAT&marke=andsafe';
  const { body } = await api.send({ method: 'GET', path, als: makler });
  const [erste, ...weitere] = z.parse(kundeninformationenLesen.responses[200], body);
  expect(erste?.typ).toBe('ERSTINFORMATION');
  expect(weitere.length).toBeGreaterThan(0);
  const seite = await api.app.inject({ url: erste?.url ?? '' });
  expect(seite.body).toContain('4711000001');
});

test('a customer of another agency is nobody he could advise', async () => {
  expect(await beginnen({ art: 'BESTAND', partnerNummer: 'P000002' })).toMatchObject({
    status: 404,
  });
});

test('the first information is asked for once a year and customer', async () => {
  const erste = await begonnen(bekannte);
  expect(erste.uebergebenAm).toBeNull();
  expect(await uebergeben(erste.id)).toMatchObject({ status: 200 });
  await verglichen(erste.id);
  await protokolliert(erste.id);
  expect(await senden(erste.id)).toMatchObject({ status: 200 });
  const naechste = await begonnen(bekannte);
  expect(naechste.id).not.toBe(erste.id);
  expect(naechste.uebergebenAm).not.toBeNull();
});

test('each of three offers has the price its own tariff says', async () => {
  const { id } = await begonnen();
  const { angebote, zeilen, risiko } = await verglichen(id);
  expect(angebote.map(({ name }) => name)).toEqual(['Basis', 'Komfort', 'Premium']);
  expect(risiko.replaceAll('\u00A0', ' ')).toBe(
    'Hausratversicherung: Postleitzahl 48143, Wohnfläche 80 m²',
  );
  const preise = angebote.map(({ jahresbeitrag }) => jahresbeitrag);
  expect(preise).toEqual(preise.toSorted((a, b) => a - b));
  const { body: tarif } = await api.send({
    method: 'POST',
    path: '/hausrat/tarifieren',
    als: makler,
    body: {
      risikoOrt: { plz: einstieg.plz },
      wohnflaeche: einstieg.wohnflaeche,
      variante: 'KOMFORT',
      bauart: 'MASSIV',
      hausratDeckungen: ['GRUNDDECKUNG', 'ELEMENTAR'],
      vorschaeden: 0,
      zahlweise: 'JAEHRLICH',
      zahlart: 'LASTSCHRIFT',
    },
  });
  expect(tarif).toMatchObject({ beitrag: { jahresVersicherungsPraemie: preise[1] } });
  for (const { werte } of zeilen) expect(werte).toHaveLength(3);
});

test('a home nobody insures online is refused in a sentence', async () => {
  const { id } = await begonnen();
  await uebergeben(id);
  expect(await festhalten(id, { ...einstieg, wohnflaeche: 320 })).toMatchObject({
    status: 409,
    body: {
      code: 'NICHT_ANGEBOTEN',
      errorMessage: expect.stringContaining('Schreiben Sie uns') as string,
    },
  });
});

test('the record says line by line what was written down, and nothing else', async () => {
  const { id } = await begonnen();
  const vergleich = await verglichen(id);
  const { abschnitte, url } = await protokolliert(id, { ...empfehlung, gewaehlt: 'GUENSTIG' });
  const vermerke = await api.database
    .select()
    .from(beratungsereignis)
    .orderBy(beratungsereignis.stelle);
  expect(vermerke.map(({ inhalt }) => inhalt.art)).toEqual([
    'BEGONNEN',
    'ERSTINFORMATION',
    'BEDARF',
    'VERGLEICH',
    'EMPFEHLUNG',
    'PROTOKOLL',
  ]);
  const gesagt = Object.fromEntries(
    abschnitte.map(({ titel, zeilen }) => [
      titel,
      zeilen.map(({ name, wert }) => (name === null ? wert : `${name}: ${wert}`)),
    ]),
  );
  const preise = vergleich.angebote.map(
    ({ name, jahresbeitrag }) =>
      `${name}: ${formatBetrag(jahresbeitrag)} im Jahr, mit Versicherungsteuer`,
  );
  expect(gesagt).toMatchObject({
    Warum: ['Anlass: Neuer Vertrag', 'Bisher versichert: Nicht versichert'],
    'Was Ihnen wichtig ist': [
      'Am wichtigsten: Gutes Verhältnis von Schutz und Beitrag',
      `Ihre Wünsche: ${bedarf.wuensche}`,
      `Was versichert werden soll: ${bedarf.gegenstand}`,
      `Grundlage der Angebote: ${vergleich.risiko}`,
    ],
    'Was verglichen wurde': preise,
    Gründe: ['Ich empfehle Komfort.', '– Starkregen ist dabei.'],
    'Wie Sie entschieden haben': [
      'Sie wählen Basis, anders als empfohlen.',
      `Beitrag: ${preise[0]?.replace('Basis: ', '') ?? ''}`,
      `Bausteine: ${vergleich.angebote[0]?.bausteine.join(', ') ?? ''}`,
    ],
    Verzicht: ['Auf Beratung und Dokumentation haben Sie nicht verzichtet.'],
  });
  const [wer, , gespraech, uebergeben = ''] = gesagt['Wer gesprochen hat'] ?? [];
  expect(wer).toBe('Kundin oder Kunde: Jule Brandt');
  expect(gespraech).toContain('Gespräch: Vor Ort');
  expect(uebergeben).toMatch(/^Erstinformation: ausgehändigt, \d\d\.\d\d\.\d{4}/);
  const worte = {
    anlass: 'Neuer Vertrag',
    gespraechsart: 'Vor Ort',
    wuensche: bedarf.wuensche,
    gegenstand: bedarf.gegenstand,
    versichert: 'Nicht versichert',
    plz: einstieg.plz,
    wohnflaeche: `${einstieg.wohnflaeche}`,
    wunsch: 'Gutes Verhältnis von Schutz und Beitrag',
  };
  // Of what is noted as need nothing is left out.
  expect(Object.keys(worte).toSorted()).toEqual(Object.keys({ ...bedarf, ...einstieg }).toSorted());
  const alles = Object.values(gesagt).flat().join('\n');
  for (const wort of Object.values(worte)) expect(alles).toContain(wort);
  expect(gesagt['Was Ihnen geraten wurde']?.[0]).toBe(preise[1]);
  const seite = await api.app.inject({ url });
  expect(seite.body).toContain('Sie wählen Basis, anders als empfohlen.');
});

test('reasons with anything but words, lists and marks in them are refused', async () => {
  const { id } = await begonnen();
  const { stelle } = await verglichen(id);
  const [erster, ...weitere] = empfehlung.begruendung.content;
  const boese = {
    ...empfehlung,
    begruendung: {
      type: 'doc',
      content: [{ ...erster, attrs: { onclick: 'alert(1)' } }, ...weitere],
    },
  };
  expect(await empfehlen(id, stelle, boese)).toMatchObject({ status: 422 });
});

test('nobody is advised before he has the first information', async () => {
  const { id } = await begonnen();
  expect(await festhalten(id)).toMatchObject({
    status: 409,
    body: { code: 'ERSTINFORMATION_FEHLT' },
  });
});

test('what was recommended from a comparison that another window has replaced makes no record', async () => {
  const { id } = await begonnen();
  const { stelle } = await verglichen(id);
  await verglichen(id, { ...einstieg, wohnflaeche: 120 });
  expect(await empfehlen(id, stelle)).toMatchObject({ status: 409, body: { code: 'VERALTET' } });
});

test('whoever changes the insurer says which one, and first answers hold nothing that was not asked', async () => {
  const { id } = await begonnen();
  await uebergeben(id);
  const wechsel = { ...bedarf, anlass: 'WECHSEL' };
  expect(await festhalten(id, einstieg, wechsel)).toMatchObject({ status: 422 });
  expect(await festhalten(id, einstieg, { ...wechsel, versichert: true })).toMatchObject({
    status: 422,
  });
  expect(await festhalten(id, { ...einstieg, rabatt: 50 })).toMatchObject({ status: 422 });
  expect(await festhalten(id, { ...einstieg, wunsch: 'KEINE_BERATUNG' })).toMatchObject({
    status: 422,
  });
});

test('a brand of two tariffs calls its three offers by three names', () => {
  const umfeld = {
    heute: '2026-11-20',
    marke: 'hfk',
    vermittler: null,
    durchVermittler: true,
    mitCode: false,
    mitRechnung: false,
  } as const;
  const angebote = antragsarten.HAUSRAT.angebote(einstieg, umfeld);
  const namen = 'ok' in angebote ? angebote.ok.vergleich.angebote.map(({ name }) => name) : [];
  expect(new Set(namen).size).toBe(3);
});
