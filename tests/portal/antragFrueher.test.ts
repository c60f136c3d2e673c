import { describe, expect, test } from 'vitest';
import { entwurfsregel } from '#machines/antrag/entwurf.ts';
import { behalten } from '#machines/entwurf.ts';
import { betriebshaftpflichtSeite } from '#portal/flows/antrag/betriebshaftpflicht/seite.ts';
import { mitWohnort } from '#portal/flows/antrag/fragen/wohnort.ts';
import { hausratSeite } from '#portal/flows/antrag/hausrat/seite.ts';
import type { AntragProduktSeite } from '#portal/flows/antrag/produkt.ts';
import { fragen } from '#tests/models/antrag/betriebsfall.ts';
import { antworten as bhv } from '#tests/models/antrag/betriebshaftpflicht/cases.ts';
import { type FruehereAntworten, geoeffnet, wegMit } from './gespeicherterEntwurf.ts';

const { kontaktZahlung: firmenkontakt, firma, angebot, ...bhvAngaben } = ohneEnde(bhv);
const bhvRisiko = { ...bhvAngaben, tarif: angebot };
const { email, handynummer } = firmenkontakt;
const kontakt = { email, emailWiederholung: email, handynummer };
const { anrede, vorname, nachname, geburtsdatum, ...betrieb } = firma;
const ansprechpartner = { anrede, vorname, nachname, geburtsdatum };

/** What a draft of the release before kept, page by page; she had come to the page of her account. */
const frueher: readonly [string, AntragProduktSeite, FruehereAntworten, FruehereAntworten][] = [
  [
    'business liability',
    betriebshaftpflichtSeite,
    {
      ...bhvRisiko,
      firma: betrieb,
      ansprechpartner: { ...ansprechpartner, titel: 'Dr.' },
      kontakt: { ...kontakt, telefon: firmenkontakt.telefon },
    },
    { ...bhvAngaben, angebot, firma },
  ],
];

describe.each(frueher)('A customer who saved %s before pages were joined', (_, seite, alt, neu) => {
  const offen = (antworten: FruehereAntworten, schritt?: string) =>
    geoeffnet(seite, { antworten, schema: 2, ...(schritt && { schritt }) });

  test('is asked nothing again that she answered, and finds how to reach her filled in', () => {
    const { antworten, neueFragen, vorbelegung } = offen(alt);
    const { emailWiederholung: _zweimal, ...erreichbar } = alt['kontakt'] ?? {};
    expect(antworten).toEqual({ ...neu, kontaktZahlung: erreichbar });
    expect(neueFragen).toEqual([]);
    expect(vorbelegung).toEqual({});
    expect(wegMit(seite, antworten, fragen).at(-1)).toBe('kontaktZahlung');
  });

  test.each([
    ['tarif', 'angebot'],
    ['kontakt', 'kontaktZahlung'],
    ['telefon', 'kontaktZahlung'],
    ['zahlung', 'kontaktZahlung'],
    ['unterlagen', 'abschluss'],
    ['zusammenfassung', 'abschluss'],
  ])('who left at „%s“ is led to „%s“, a page that there is', (frueher, ziel) => {
    expect(offen(alt, frueher).ziel).toBe(ziel);
    expect(seite.schritte).toContain(ziel);
  });

  test('gives what the second of two joined pages asked, where she had not come to it', () => {
    const [erste, zweite] = ['firma', 'ansprechpartner'];
    const { [zweite]: _fehlt, kontakt: _auch, ...bisher } = alt;
    const { antworten, neueFragen, vorbelegung, ziel } = offen(bisher, zweite);
    expect(ziel).toBe(erste);
    expect(neueFragen.map(({ schritt }) => schritt)).toEqual([erste]);
    expect(neueFragen[0]?.felder).not.toContain(Object.keys(alt[erste] ?? {})[0]);
    expect(vorbelegung).toEqual({ [erste]: alt[erste] });
    expect(wegMit(seite, antworten, fragen).at(-1)).toBe(erste);
  });

  test('finds no account in it, whatever the draft of then held', () => {
    const zahlung = { zahlart: 'LASTSCHRIFT', iban: 'DE02120300000000202051' };
    const mitKonto = { ...alt, zahlung, kontakt: { ...alt['kontakt'], ...zahlung } };
    expect(JSON.stringify(offen(mitKonto))).not.toMatch(/DE02|LASTSCHRIFT/);
  });
});

test('A customer who saves her application while her number is half typed finds her e-mail address again', () => {
  const regel = entwurfsregel('antrag/hausrat', hausratSeite.regel.formen('2026-11-20'));
  const kontaktZahlung = { email: 'anna@example.org', handynummer: '+49', zahlart: 'LASTSCHRIFT' };
  expect(behalten(regel, { kontaktZahlung })).toEqual({
    kontaktZahlung: { email: 'anna@example.org' },
  });
});

describe('Whoever is known to us and insures a place', () => {
  const anna = { vorname: 'Anna', plz: '48143', ort: 'Münster', strasse: 'Aa', hausnummer: '1' };

  test.each([
    ['where she lives, lives there', anna, false],
    ['elsewhere, lives where we know her to live', { ...anna, hausnummer: '2' }, true],
  ])('%s', (_, risikoort, woanders) => {
    expect(mitWohnort(anna, risikoort)).toEqual({ ...anna, woanders });
  });
});

function ohneEnde<A extends { abschluss: unknown }>({ abschluss: _nie, ...rest }: A) {
  return rest;
}
