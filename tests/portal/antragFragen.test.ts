import { describe, expect, test } from 'vitest';
import { zeitAm } from '#contract/tag.ts';
import type { Tarifantwort } from '#contract/endpoints/tarifieren/antwort.ts';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import { personMitAdresse } from '#machines/antrag/answers.ts';
import { personenfragen } from '#machines/antrag/fragen/person.ts';
import {
  type Annahmen,
  formen as formenAm,
  type HausratAntworten,
} from '#machines/antrag/hausrat/answers.ts';

import { fehlerVon, lies, namenVon } from '#portal/formular/antwort.ts';
import type { Antragslage, Antragsseite } from '#machines/antrag/frage.ts';
import { notizenIn, nurHier } from '#portal/formular/notizen.ts';
import { merkeUnbekannt, unbekanntePlz } from '#portal/formular/postleitzahlen.ts';
import { ergebnis } from '#portal/flows/antrag/aufrufe/failure.ts';
import { fragen as frageSteps, tarif } from '#machines/antrag/hausrat/fragen.ts';
import { summeVon } from '#machines/antrag/hausrat/regel.ts';
import { tarifseite } from '#machines/antrag/fragen/tarif.ts';
import { adresse } from '#tests/models/antrag/antragCases.ts';
import { antworten as muster } from '#tests/models/antrag/hausrat/cases.ts';
import { memoryStorage } from './memoryStorage.ts';

const heute = '2026-11-20';
const { versicherungssumme: _vorgeschlagen, ...gewaehlt } = muster.angebot;
/** As suggested, but for the elements. */
const ohneElementar: HausratAntworten['angebot'] = {
  ...gewaehlt,
  deckungen: [],
  elementarVerzicht: 'BEWUSST',
};
const formen = formenAm(heute);
const lage = (
  antworten: HausratAntworten = {},
  sperren: Antragslage['sperren'] = {},
): Antragslage => ({
  antworten,
  ergebnisse: {},
  umfeld: null,
  heute,
  sperren,
});
function abgewiesen(data: unknown): ServiceResponse<unknown> {
  return { ok: false, data, canceled: false, errorStatus: 422, errorMessage: '' };
}

const seite = (schritt: keyof typeof frageSteps): Antragsseite => frageSteps[schritt];
/** The choice at the price. */
const angebotsseite = tarifseite(tarif);

const erreichbar = { email: 'anna@example.org', handynummer: '+491701234567' };
const kontofelder = (iban: string, ohneBank?: string) =>
  lies(
    seite('kontaktZahlung'),
    { zahlart: 'LASTSCHRIFT', iban },
    { ...lage(), ohneBank },
  ).sichtbar.flatMap(namenVon);

/** Fields in which something stands before she answers, with what she corrected at the price. */
function vorbelegt(annahmen?: Annahmen): string[] {
  const angebot = { ...muster.angebot, ...(annahmen && { annahmen }) };
  return Object.values<Antragsseite>(frageSteps).flatMap(({ felder }) =>
    felder.flatMap((feld) => {
      if (feld.art === 'adresse') return [];
      return feld.vorgabe?.(lage({ ...muster, angebot })) === undefined ? [] : [feld.name];
    }),
  );
}

describe('A customer who answers a page of questions', () => {
  test('is not asked for her old insurer where there was none', () => {
    const eingaben = {
      vorversicherungVorhanden: 'false',
      vorschaeden: '0',
      vorversicherer: 'Alt AG',
    };
    const { antwort, sichtbar } = lies(seite('vorversicherung'), eingaben, lage());
    expect(antwort).toEqual({ vorversicherungVorhanden: false, vorschaeden: 0 });
    expect(sichtbar).toHaveLength(2);
  });

  test('reads at the field what is missing, in the words of the shape', () => {
    const gelesen = lies(seite('vorversicherung'), { vorversicherungVorhanden: 'true' }, lage());
    expect(fehlerVon(formen.vorversicherung, gelesen)).toMatchObject({
      vorschaeden: 'Wählen Sie die Zahl Ihrer Schäden.',
    });
  });

  test('cannot have typed letters as square metres', () => {
    const gelesen = lies(seite('einstieg'), { wohnflaeche: 'achtzig' }, lage());
    expect(fehlerVon(formen.einstieg, gelesen)['wohnflaeche']).toBe(
      'Geben Sie die Wohnfläche in ganzen Quadratmetern ein.',
    );
  });

  test('has no cover against the elements where the address allows none, whatever was ticked', () => {
    const gesperrt = { deckungen: { ELEMENTAR: 'Für diese Adresse nicht.' } };
    const eingaben = { deckungen: ['ELEMENTAR', 'GLASBRUCH'] };
    const { antwort } = lies(angebotsseite, eingaben, lage({}, gesperrt));
    expect(antwort).toMatchObject({ deckungen: ['GLASBRUCH'], elementarVerzicht: false });
  });

  test('is still known to have had a flood when she no longer wants that cover', () => {
    const eingaben = { wertsachen: 'false', elementarVorschaden: 'true' };
    const { antwort, sichtbar } = lies(seite('inhalt'), eingaben, lage({ angebot: ohneElementar }));
    expect(antwort).toEqual({ wertsachen: false, elementarVorschaden: true });
    expect(sichtbar.flatMap(namenVon)).toEqual(['wertsachen']);
  });

  test('agrees that the elements are not insured where a flood took that cover from her, and reads no advice to take it', () => {
    const abgelehnt: Tarifantwort = {
      ergebnis: 'OPTION_NICHT_MOEGLICH',
      grund: 'ELEMENTAR_NICHT_EINSCHLIESSBAR',
      hinweise: [],
      tarifVersion: 'RT-2026',
    };
    const danach = {
      ...lage({ einstieg: muster.einstieg, angebot: { ...gewaehlt, deckungen: [] } }),
      ergebnisse: {
        nachrechnen: {
          eingabe: { risikoOrt: { plz: muster.einstieg.plz }, elementarVorschaden: false },
          ergebnis: abgelehnt,
        },
      },
    };
    const { konfigurator } = tarif;
    const gesperrt = { ...danach, sperren: konfigurator?.sperren(danach) ?? {} };
    const eingaben = { deckungen: [], elementarVerzicht: true };
    const { antwort, sichtbar } = lies(angebotsseite, eingaben, gesperrt);
    expect(antwort).toMatchObject({ deckungen: [], elementarVerzicht: 'NICHT_MOEGLICH' });
    expect(sichtbar.filter(({ art }) => art === 'haken')).toMatchObject([
      { label: 'Ich weiß, dass Elementarschäden nicht versichert sind.' },
    ]);
    expect(konfigurator?.vermerke(antwort, gesperrt).map(({ nach }) => nach)).toEqual([
      'versicherungssumme',
    ]);
  });

  test('finds no question about her risk answered for her', () => {
    const risikofragen = new Set<string>([
      'staendigBewohnt',
      'bauart',
      'wertsachen',
      'elementarVorschaden',
    ]);
    expect(vorbelegt()).toContain('wohnform');
    expect(vorbelegt().filter((name) => risikofragen.has(name))).toEqual([]);
    // What she said at the price is hers.
    expect(vorbelegt({ bauart: 'HOLZ_FACHWERK' })).toContain('bauart');
  });

  test('is offered exactly the sum we suggest for her flat, also between two steps, and it is hers', () => {
    const einstieg = { ...muster.einstieg, wohnflaeche: 65 };
    const regler = tarif.konfigurator?.felder.find(({ art }) => art === 'regler');
    if (regler?.art !== 'regler') throw new Error('No range');
    expect(regler.auch?.(lage({ einstieg }))).toBe(42_250_00);
    expect(summeVon({ einstieg, angebot: ohneElementar })).toBe(42_250_00);
    expect(summeVon({ einstieg: { ...einstieg, wohnflaeche: 12 } })).toBe(10_000_00);
  });

  test('reads at the field that nobody has the postcode she typed', () => {
    expect(unbekanntePlz({ plz: '00001' })).toEqual([]);
    merkeUnbekannt('00001');
    const text = 'Diese Postleitzahl kennen wir nicht. Bitte prüfen Sie sie.';
    expect(unbekanntePlz({ plz: ' 00001' })).toEqual([{ feld: 'plz', text }]);
    expect(unbekanntePlz({ plz: '48143' })).toEqual([]);
  });

  test.each([
    ['at the price', 'risikoOrt.plz', 'risikoort'],
    ['at a price that comes first', 'risikoOrt.plz', 'einstieg'],
    ['with her documents', 'antworten.betrieb.plz', 'betrieb'],
  ])('is led back to the postcode the server does not know %s', (_, feld, schritt) => {
    const text = 'Diese Postleitzahl kennen wir nicht. Bitte prüfen Sie sie.';
    const data = { fehler: [{ feld, text }] };
    const ort = schritt === 'einstieg' ? schritt : undefined;
    expect(() => ergebnis(abgewiesen(data), ort)).toThrow(
      expect.objectContaining({ ablehnung: { text, schritt } }),
    );
    expect(() => ergebnis(abgewiesen({ fehler: [{ feld: 'sb', text }] }))).toThrow(
      expect.objectContaining({ art: 'TECHNISCH' }),
    );
  });

  test('is asked where she lives at once, where no place is insured', () => {
    const eingaben = {
      anrede: 'FRAU',
      vorname: 'Anna',
      nachname: 'Bergmann',
      geburtsdatum: '1988-04-12',
      ...adresse,
    };
    const person: Antragsseite = personenfragen().person;
    const gelesen = lies(person, eingaben, lage());
    const form = personMitAdresse(() => zeitAm(heute));
    expect(fehlerVon(form, gelesen)).toEqual({});
    expect(form.safeParse(gelesen.antwort).data).toEqual({ ...eingaben, woanders: true });
    expect(gelesen.sichtbar.flatMap(namenVon)).not.toContain('woanders');
  });

  test('names the bank of an account abroad, and of one here whose bank nobody knows', () => {
    expect(kontofelder('AT611904300234573201')).toContain('bic');
    expect(kontofelder('DE02120300000000202051')).not.toContain('bic');
    expect(kontofelder('')).not.toContain('bic');
    const unbekannt = 'DE93999999990000000001';
    expect(kontofelder(unbekannt, unbekannt)).toContain('bic');
    // Looked up was another one, that was typed before.
    expect(kontofelder('DE02120300000000202051', unbekannt)).not.toContain('bic');
  });

  test('names another owner of the account by direct debit only', () => {
    const { antwort } = lies(
      seite('kontaktZahlung'),
      { ...erreichbar, zahlart: 'RECHNUNG', kontoinhaberAbweichend: true, kontoinhaber: 'Eva Ott' },
      lage(),
    );
    expect(formen.kontaktZahlung.safeParse(antwort)).toMatchObject({
      success: true,
      data: { zahlart: 'RECHNUNG', kontoinhaberAbweichend: false },
    });
    expect(antwort).not.toHaveProperty('kontoinhaber');
  });
});

describe('What a customer typed and did not send', () => {
  test('is there again when she opens the page once more', () => {
    const speicher = memoryStorage();
    notizenIn(speicher, 'entwurf:x', nurHier).schreibe('einstieg', { wohnflaeche: '80' });
    expect(notizenIn(speicher, 'entwurf:x', nurHier).lies('einstieg')).toEqual({
      wohnflaeche: '80',
    });
  });

  test('and how she was reached is no note any more once it was sent: the next customer at this tab is another', () => {
    const speicher = memoryStorage();
    const notizen = notizenIn(speicher, 'entwurf:x', nurHier);
    notizen.schreibe('kontaktZahlung', { ...erreichbar, zahlart: 'RECHNUNG' });
    notizen.vergiss('kontaktZahlung');
    expect(notizen.lies('kontaktZahlung')).toEqual({ zahlart: 'RECHNUNG' });
  });

  test('leaves no bank data in the tab', () => {
    const speicher = memoryStorage();
    const notizen = notizenIn(speicher, 'entwurf:x', nurHier);
    const konto = { iban: 'DE02120300000000202051', bic: 'BYLADEM1001', kontoinhaber: 'Eva Ott' };
    notizen.schreibe('kontaktZahlung', konto);
    expect(notizen.lies('kontaktZahlung')).toEqual(konto);
    expect(speicher.getItem('entwurf:x')).toBeNull();
  });

  test('and how she is reached is there after a reload, without the account typed beside it', () => {
    const speicher = memoryStorage();
    const getippt = { ...erreichbar, telefon: '+492519876543' };
    const notizen = notizenIn(speicher, 'entwurf:x', nurHier);
    notizen.schreibe('kontaktZahlung', { ...getippt, iban: 'DE02120300000000202051' });
    expect(notizenIn(speicher, 'entwurf:x', nurHier).lies('kontaktZahlung')).toEqual(getippt);
  });

  test('and how she pays is there after a reload, also once it was sent, until there is a contract', () => {
    const speicher = memoryStorage();
    const notizen = notizenIn(speicher, 'entwurf:x', nurHier);
    notizen.schreibe('kontaktZahlung', { zahlart: 'RECHNUNG', kontoinhaber: 'Anna' });
    notizen.vergiss('kontaktZahlung');
    const danach = notizenIn(speicher, 'entwurf:x', nurHier);
    expect(danach.lies('kontaktZahlung')).toEqual({ zahlart: 'RECHNUNG' });
    danach.leere();
    expect(speicher.getItem('entwurf:x')).toBeNull();
  });
});
