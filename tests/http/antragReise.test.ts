import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bewerteVertrag } from '#server/rules/tarif/vertragstarif.ts';
import { antragIdVon, bereiteVor, mit } from '#tests/support/antrag.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { reise } from '#tests/support/musterantraege.ts';
import {
  abgeschlossen,
  jahr,
  kurzeReise,
  ohneMandat,
  ohneWiderruf,
} from '#tests/support/reiseantrag.ts';
import { insertRows } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
afterAll(() => api.close());

describe('One trip', () => {
  test('is covered from the conclusion to its end, paid at once and ended by nobody', async () => {
    const { nummer, zeile, papier } = await abgeschlossen(
      api,
      mit(reise, 'buchung', { land: 'ES' }),
    );
    expect(nummer).toMatch(/^RR26\d{7}$/);
    expect(zeile?.vertrag).toMatchObject({
      vertragsArt: 'PRIVAT',
      produkt: 'REISE',
      kuendbar: 'NEIN',
      zahlweise: 'EINMALIG',
      vertragsBeginn: '2026-11-20',
      beginnverlegung: null,
      ablaufdatum: '2027-02-20',
      hauptfaelligkeitTag: null,
      hauptfaelligkeitMonat: null,
      versicherungsSumme: 2_400_00,
      beitragsKomponenten: [{ name: 'RUECKTRITT', nettoJahr: 81_60, steuersatz: 1900 }],
      risiken: {
        selbstBeteiligung: { wert: 0, unit: 'ABSOLUT' },
        reise: {
          art: 'EINZELREISE',
          personenkreis: 'PAAR',
          ziel: 'EUROPA',
          land: 'ES',
          beginn: '2027-02-06',
          ende: '2027-02-20',
          dauer: 15,
          bausteine: ['RUECKTRITT'],
          reisende: [
            { vorname: 'Mira', nachname: 'Kern', geburtsdatum: '1982-06-30' },
            { vorname: 'Tom', nachname: 'Kern', geburtsdatum: '1984-01-17' },
          ],
        },
      },
    });
    const schein = papier('VERSICHERUNGSSCHEIN');
    for (const wort of [
      '20.11.2026, mit dem Abschluss',
      '20.02.2027, 24\u00A0Uhr',
      'Mira Kern, geboren am 30.06.1982; Tom Kern, geboren am 17.01.1984',
      'Reiseland Spanien',
      '2.400,00\u00A0EUR',
      '06.02.2027 bis 20.02.2027',
      'Beitrag einmalig',
    ]) {
      expect(schein).toContain(wort);
    }
    expect(schein).not.toContain('verlängert sich');
    expect(papier('VERBRAUCHERINFO')).toContain('endet am 20.02.2027 von selbst');
    expect(papier('WIDERRUFSBELEHRUNG')).toContain('14\u00A0Tage');
  });

  test('of less than a month cannot be withdrawn from, and its papers say so', async () => {
    const { zeile, papier } = await abgeschlossen(api, kurzeReise, {
      einwilligungen: ohneWiderruf,
    });
    expect(zeile?.vertrag).toMatchObject({ ablaufdatum: '2026-12-12' });
    for (const typ of ['WIDERRUFSBELEHRUNG', 'VERBRAUCHERINFO']) {
      expect(papier(typ)).toContain('Für diesen Vertrag besteht kein Widerrufsrecht.');
    }
    expect(papier('WIDERRUFSBELEHRUNG')).not.toContain('14\u00A0Tage');
  });

  test('keeps what it was priced from', async () => {
    const { zeile } = await abgeschlossen(api, mit(reise, 'person', { vorname: 'Dora' }));
    const { produkt, tarifAngaben, antragsdatum, beitragsKomponenten } = zeile?.vertrag ?? ohne;
    expect(tarifAngaben).not.toHaveProperty('zahlweise');
    expect(bewerteVertrag(produkt, tarifAngaben, antragsdatum)).toMatchObject({
      ergebnis: 'VERSICHERBAR',
      komponenten: beitragsKomponenten,
    });
  });

  test('is concluded by somebody whose credit is looked up as that of everybody', async () => {
    const antragId = await antragIdVon(bereiteVor(api, mit(reise, 'person', { vorname: 'Bea' })));
    const body = { antragId };
    const path = '/reise/bonitaet';
    expect(await api.send({ method: 'POST', path, als: null, body })).toMatchObject({
      status: 200,
      body: { bonitaet: 'POSITIV' },
    });
  });

  test('may be paid by bill, as it is paid at once', async () => {
    const rechnung = mit(reise, 'kontaktZahlung', { zahlart: 'RECHNUNG', iban: undefined });
    const { zeile } = await abgeschlossen(api, rechnung, {
      einwilligungen: ohneMandat,
    });
    expect(zeile?.vertrag).toMatchObject({ bankverbindung: null, zahlweise: 'EINMALIG' });
  });
});

describe('The country of a trip', () => {
  test.each(['US', 'GE'])('%s lies outside Europe, and worldwide it is insured', async (land) => {
    expect(await nach(land, 'EUROPA')).toMatchObject({
      status: 409,
      body: {
        schritt: 'buchung',
        errorMessage:
          'Bitte prüfen Sie den Schritt „Buchung“: Dieses Land gehört nicht zu „Europa und Mittelmeer“. Wählen Sie am Anfang als Reiseziel „Weltweit“, dann ist es versichert.',
      },
    });
    expect(await nach(land, 'WELT')).toMatchObject({ status: 200 });
  });

  test.each(['IS', 'TR', 'EG', 'CH'])('%s is Europe or lies on the Mediterranean', async (land) => {
    expect(await nach(land, 'EUROPA')).toMatchObject({ status: 200 });
  });

  test('that nobody is insured to is refused for that reason, wherever it lies', async () => {
    for (const [land, ziel] of [
      ['IR', 'EUROPA'],
      ['RU', 'WELT'],
    ] as const) {
      expect(await nach(land, ziel)).toMatchObject({
        status: 409,
        body: {
          errorMessage:
            'Bitte prüfen Sie den Schritt „Buchung“: Für Reisen in dieses Land bieten wir keinen Schutz an.',
        },
      });
    }
  });
});

describe('A year of trips', () => {
  test('goes on year by year, at the price of its group, sum and deductible', async () => {
    const { zeile, papier } = await abgeschlossen(api, jahr);
    expect(zeile?.vertrag).toMatchObject({
      kuendbar: 'VERTRAGSENDE',
      zahlweise: 'JAEHRLICH',
      vertragsBeginn: '2026-11-21',
      ablaufdatum: null,
      hauptfaelligkeitTag: 21,
      hauptfaelligkeitMonat: 11,
      versicherungsSumme: 4_000_00,
      beitragsKomponenten: [{ name: 'RUECKTRITT', nettoJahr: 67_32 }],
      risiken: {
        selbstBeteiligung: { wert: 20, unit: 'PERCENT' },
        reise: {
          art: 'JAHRESVERTRAG',
          beginn: '2026-11-21',
          ende: '2027-11-20',
          dauer: 365,
        },
      },
    });
    const schein = papier('VERSICHERUNGSSCHEIN');
    expect(schein).toContain('Alle Reisen vom 21.11.2026 bis 20.11.2027, jede bis zu 56\u00A0Tage');
    expect(schein).toContain('mindestens 25,00\u00A0EUR');
    expect(papier('WIDERRUFSBELEHRUNG')).toContain('14\u00A0Tage');
  });
});

describe('Under the brand of Switzerland', () => {
  const dort = {
    land: 'CH',
    plz: '8001',
    ort: 'Zürich',
    strasse: 'Bahnhofstrasse',
    hausnummer: '1',
  };
  const schweiz = mit(mit(reise, 'person', { vorname: 'Nina', ...dort }), 'kontaktZahlung', {
    handynummer: '+41791234567',
    iban: 'CH9300762011623852957',
  });
  const felder = { marke: 'protect-ch' };

  test('somebody in Zurich is insured, with a postcode of four digits and her account there', async () => {
    const { zeile, papier } = await abgeschlossen(api, schweiz, { felder });
    expect(zeile).toMatchObject({
      partner: { plz: '8001', ort: 'Zürich', handynummer: '+41791234567' },
      vertrag: { bankverbindung: { iban: 'CH9300762011623852957' } },
    });
    const schein = papier('VERSICHERUNGSSCHEIN');
    expect(schein).toContain('CH-8001 Zürich');
    expect(schein).toContain('EUR');
    // Written as it is there, whatever the paper.
    for (const typ of ['VERSICHERUNGSSCHEIN', 'ANTRAG', 'PIB', 'AVB', 'VERBRAUCHERINFO']) {
      expect(papier(typ)).not.toMatch(/[ß„]/);
    }
  });

  test('somebody in Germany is insured, too', async () => {
    const { zeile, papier } = await abgeschlossen(api, mit(reise, 'person', { vorname: 'Gerd' }), {
      felder,
    });
    expect(zeile?.partner).toMatchObject({ plz: '48143' });
    // Her street is written as she wrote it.
    expect(papier('VERSICHERUNGSSCHEIN')).toContain('Ludgeristraße 12');
  });

  test.each([
    ['a postcode of five digits there', mit(schweiz, 'person', { plz: '80010' })],
    ['a German postcode of four digits', mit(reise, 'person', { plz: '8001' })],
  ])('%s is none', async (_, antrag) => {
    expect(await bereiteVor(api, antrag, { felder })).toMatchObject({
      status: 409,
      body: { schritt: 'person' },
    });
  });

  test('nobody is insured from Switzerland under another brand', async () => {
    expect(await bereiteVor(api, schweiz)).toMatchObject({
      status: 409,
      body: { schritt: 'person', errorMessage: expect.stringContaining('Deutschland') as unknown },
    });
  });
});

const ohne = {
  produkt: 'KFZ',
  tarifAngaben: null,
  antragsdatum: '2026-11-20',
  beitragsKomponenten: [],
} as const;

/** Prepared for a country, with the area that was chosen before. */
function nach(land: string, ziel: 'EUROPA' | 'WELT') {
  return bereiteVor(api, mit(mit(reise, 'einstieg', { ziel }), 'buchung', { land }));
}
