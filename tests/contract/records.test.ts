import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backofficeVertrag, hauptfaelligkeit } from '#contract/entities/backofficeVertrag.ts';
import { chatNachricht } from '#contract/entities/chatNachricht.ts';
import { entwurf } from '#contract/entities/entwurf.ts';
import { nachricht } from '#contract/entities/nachricht.ts';
import { partner } from '#contract/entities/partner.ts';
import { schadenNummer } from '#contract/entities/schaden.ts';
import { schaden } from '#contract/entities/schadenakte.ts';
import { valueOf } from './verdict.ts';

describe('back-office record', () => {
  test('the Hauptfälligkeit is a day of the year, 29 February among them', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1, max: 33 }),
        fc.integer({ min: -1, max: 14 }),
        (day, month) => {
          const date = new Date(Date.UTC(2028, month - 1, day));
          const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && month > 0;
          expect(valueOf(hauptfaelligkeit, { day, month }) !== undefined).toBe(exists);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('a record of a travel contract has neither Hauptfälligkeit nor revenue', () => {
    const record = {
      vertragsnummer: 'RR260001001',
      status: 'LAUFEND',
      vertragsart: 'PRIVAT',
      produkt: 'REISE',
      antragsdatum: '2026-11-17',
      vertragsBeginn: '2027-01-19',
      beginnverlegung: null,
      ablaufdatum: '2027-02-02',
      beendigungsdatum: null,
      wirksamkeitsdatum: null,
      hauptfaelligkeit: null,
      revenue: null,
      folgeBeitrag: null,
      jaehrlicherBeitrag: 12515,
    };
    expect(valueOf(backofficeVertrag, record)).toEqual(record);
    expect(valueOf(backofficeVertrag, { ...record, produkt: 'KFZ' })).toBeUndefined();
    expect(valueOf(backofficeVertrag, { ...record, jaehrlicherBeitrag: 125.15 })).toBeUndefined();
  });
});

test('a partner is a person, or a firm with somebody to speak to', () => {
  const erreichbar = {
    partnerNummer: 'P000101',
    anschrift: { plz: '48143', ort: 'Münster', hausnummer: '12', strasse: 'Ludgeristraße' },
    email: 'anna.bergmann@example.org',
    handynummer: '+491729980752',
    telefon: null,
    vermittlerNummer: '4711000001',
  };
  const person = {
    anrede: 'FRAU',
    titel: null,
    vorname: 'Anna',
    nachname: 'Bergmann',
    geburtsdatum: '1992-03-01',
  };
  const firma = { firmenname: 'Nordlicht IT GmbH', rechtsform: 'GMBH', gruendungsdatum: null };
  const all = [
    { art: 'PERSON', ...erreichbar, ...person },
    { art: 'FIRMA', ...erreichbar, ...firma, ansprechpartner: person },
  ];
  expect(all.map((one) => valueOf(partner, one))).toEqual(all);
  expect(valueOf(partner, { art: 'FIRMA', ...erreichbar, ...person })).toBeUndefined();
});

describe('claims', () => {
  test.each([
    ['S26-0001234', true],
    ['S26-001234', false],
    ['s26-0001234', false],
    ['G26-0000123', false],
    ['S26-00012345', false],
  ])('the claim number %s: %s', (number, valid) => {
    expect(valueOf(schadenNummer, number) !== undefined).toBe(valid);
  });

  test('a claim carries its course, its documents and its payments', () => {
    const claim = {
      schadenNummer: 'S26-0001234',
      versicherungsNummer: 'HR250000102',
      productKey: 'HAUSRAT',
      schadenart: 'LEITUNGSWASSER',
      bezeichnung: 'Leitungswasser',
      schadendatum: '2026-10-01',
      status: 'REGULIERT',
      letzteAktivitaet: '2026-10-20T09:30:00Z',
      fehlend: 0,
      melder: 'KUNDE',
      gemeldetAm: '2026-10-02T08:00:00Z',
      antwortBis: null,
      angaben: [{ label: 'Was', wert: 'Leitungswasser' }],
      teile: [{ teil: 'sachen', beantwortet: true }],
      nachtrag: { sachen: { positionen: [], unbekannt: true } },
      verlauf: [
        { ereignis: 'GEMELDET', zeitpunkt: '2026-10-02T08:00:00Z', autor: 'Sie', notiz: null },
      ],
      unterlagen: [
        { typ: 'FOTOS', label: 'Fotos des Schadens', pflicht: true, erhalten: true, hinweis: null },
      ],
      zahlungen: [
        {
          datum: '2026-10-20',
          betrag: 48_000,
          empfaenger: 'Anna Bergmann',
          iban: 'DE** **** **** **** **20 51',
        },
      ],
    };
    expect(valueOf(schaden, claim)).toEqual(claim);
    expect(valueOf(schaden, { ...claim, productKey: 'HR' })).toBeUndefined();
  });
});

test('a message may point at a contract and a claim, or at neither', () => {
  const message = {
    id: '6b1f0a52-7c1d-4a1e-9a53-1d4f8f0c1a01',
    betreff: 'Ihre Unterlagen',
    text: '<p>Guten Tag</p>',
    von: 'Kundenservice',
    an: 'Anna Bergmann',
    datum: '2026-11-20T09:30:00Z',
    gelesen: false,
    anhaenge: [{ id: 'a-1', name: 'Nachtrag.pdf', typ: 'application/pdf', groesse: 120_000 }],
    gespraech: [],
    kategorie: 'DOKUMENT',
  };
  const pointing = { ...message, vertragsId: 'PH250000101', schadenNummer: 'S26-0001234' };
  expect(valueOf(nachricht, message)).toEqual(message);
  expect(valueOf(nachricht, pointing)).toEqual(pointing);
  expect(valueOf(nachricht, { ...message, vertragsId: 'PH1' })).toBeUndefined();
});

test('a chat message names who, where from and whether it is html', () => {
  const chat = {
    author: 'Schadenservice',
    direction: 'incoming',
    time: '2026-11-20T09:30:00Z',
    source: 'EMAIL',
    subject: 'Schaden S26-0001234',
    recipients: ['anna.bergmann@example.org'],
    cc: [],
    html: true,
    text: '<p>Guten Tag</p>',
  };
  expect(valueOf(chatNachricht, chat)).toEqual(chat);
  expect(valueOf(chatNachricht, { ...chat, direction: 'INCOMING' })).toBeUndefined();
});

describe('drafts', () => {
  const draft = {
    id: '0b1f5a0e-7d5c-4c1e-9d1f-3a5b6c7d8e9f',
    status: 'OFFEN',
    produkt: 'HAUSRAT',
    variante: 'KOMFORT',
    marke: 'andsafe',
    vermittlerNummer: null,
    antworten: { wohnung: { wohnflaeche: 65 } },
    schritt: 'wohnung',
    schema: 1,
    version: 3,
    tarifVersion: 'RT-2026',
    beitrag: 6870,
    geaendertAm: '2026-11-20T09:30:00Z',
    laeuftAb: '2027-02-18T09:30:00Z',
  };

  test('answers and step are kept', () => {
    expect(valueOf(entwurf, draft)).toEqual(draft);
  });

  test.each([
    { iban: 'DE02120300000000202051' },
    { zahlung: { iban: 'DE02120300000000202051' } },
    { personen: [{ bonitaet: 'NEGATIV' }] },
  ])('bank data and credit results never are: %j', (antworten) => {
    expect(valueOf(entwurf, { ...draft, antworten })).toBeUndefined();
  });

  test.each(['1', '0b1f5a0e-7d5c-1c1e-9d1f-3a5b6c7d8e9f', "' OR 1=1"])(
    'the link %s belongs to no draft',
    (id) => {
      expect(valueOf(entwurf, { ...draft, id })).toBeUndefined();
    },
  );
});
