import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { dokument, partner, vertrag } from '#server/database/schema.ts';
import { consents } from '#server/reference/consents.ts';
import { bewerteVertrag } from '#server/rules/tarif/vertragstarif.ts';
import { antragIdVon, bereiteVor, einreichung, mit, stelle } from '#tests/support/antrag.ts';
import { type Musterantrag, reise } from '#tests/support/musterantraege.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { insertRows } from '#tests/support/rows.ts';
import { schalterMit } from '#tests/support/schalter.ts';

const schalter: Record<string, boolean> = {};

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ features: schalterMit(schalter) });
  await insertRows(api.database);
});
afterAll(() => api.close());

/** What is declared and read besides what is asked for in these cases only. */
function erklaert(...faelle: readonly string[]) {
  const gefragt = consents.filter(
    ({ bedingung, pflicht }) => pflicht && (bedingung === undefined || faelle.includes(bedingung)),
  );
  return Object.fromEntries(gefragt.map(({ id, version }) => [id, version]));
}

/** Of a trip shorter than a month nobody agrees to a begin before the end of a period that there is not. */
const ohneWiderruf = erklaert('LASTSCHRIFT');
const ohneMandat = erklaert('BEGINN_IN_FRIST');

/** The contract, who has it, and the words of its documents. */
async function abgeschlossen(
  antrag: Musterantrag,
  { felder = {}, einwilligungen }: { felder?: object; einwilligungen?: object } = {},
) {
  const antragId = await antragIdVon(bereiteVor(api, antrag, { felder: { ...felder } }));
  const body = einreichung(antrag, antragId, { ...felder });
  const abschluss = { antragId, einwilligungen };
  const antworten = einwilligungen ? { ...body.antworten, abschluss } : body.antworten;
  const antwort = await stelle(api, 'reise', { ...body, antworten });
  const { versicherungsNummer: nummer } = z.parse(
    z.object({ versicherungsNummer: z.string() }),
    antwort.body,
  );
  const [zeile] = await api.database
    .select()
    .from(vertrag)
    .innerJoin(partner, eq(partner.partnerNummer, vertrag.partnerNummer))
    .where(eq(vertrag.versicherungsNummer, nummer));
  const texte = await api.database
    .select({ inhalt: dokument.inhalt, typ: dokument.typ })
    .from(dokument)
    .where(eq(dokument.versicherungsNummer, nummer));
  const papier = (gesucht: string) => {
    const eines = texte.find(({ typ }) => typ === gesucht);
    if (!eines) throw new Error(`There is no paper ${gesucht}.`);
    return JSON.stringify(eines.inhalt);
  };
  return { nummer, zeile, papier };
}

const kurz = { beginn: '2026-12-05', ende: '2026-12-12' };
const kurzeReise = {
  ...mit(mit(reise, 'einstieg', kurz), 'buchung', { buchungsdatum: '2026-11-19' }),
  beitrag: 97_10,
};

/** Worked case 37 of `domain/beispiele.md` without health cover: a year of trips. */
const jahr: Musterantrag = {
  ...reise,
  antworten: {
    ...reise.antworten,
    einstieg: { art: 'JAHRESVERTRAG', personenkreis: 'SINGLE_PLUS_KIND', wunsch: 'GUENSTIG' },
    angebot: {
      bausteine: ['RUECKTRITT'],
      sb20: true,
      jahresreisepreis: 4_000_00,
      zahlweise: 'JAEHRLICH',
      versicherungsbeginn: '2026-11-21',
    },
    reisende: {
      reisende: [
        { vorname: 'Mira', nachname: 'Kern', geburtsdatum: '1990-06-30' },
        { vorname: 'Lou', nachname: 'Kern', geburtsdatum: '2018-01-17' },
      ],
    },
    buchung: { laengereReisen: false, keinGrundGebucht: true },
  },
  beitrag: 80_11,
};

describe('One trip', () => {
  test('is covered from the conclusion to its end, paid at once and ended by nobody', async () => {
    const { nummer, zeile, papier } = await abgeschlossen(mit(reise, 'buchung', { land: 'ES' }));
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
    const { zeile, papier } = await abgeschlossen(kurzeReise, { einwilligungen: ohneWiderruf });
    expect(zeile?.vertrag).toMatchObject({ ablaufdatum: '2026-12-12' });
    for (const typ of ['WIDERRUFSBELEHRUNG', 'VERBRAUCHERINFO']) {
      expect(papier(typ)).toContain('Für diesen Vertrag besteht kein Widerrufsrecht.');
    }
    expect(papier('WIDERRUFSBELEHRUNG')).not.toContain('14\u00A0Tage');
  });

  test('keeps what it was priced from', async () => {
    const { zeile } = await abgeschlossen(mit(reise, 'person', { vorname: 'Dora' }));
    const { produkt, tarifAngaben, antragsdatum, beitragsKomponenten } = zeile?.vertrag ?? ohne;
    expect(tarifAngaben).not.toHaveProperty('zahlweise');
    expect(bewerteVertrag(produkt, tarifAngaben, antragsdatum)).toMatchObject({
      ergebnis: 'VERSICHERBAR',
      komponenten: beitragsKomponenten,
    });
  });

  test('may be paid by bill, as it is paid at once', async () => {
    const rechnung = mit(reise, 'kontaktZahlung', { zahlart: 'RECHNUNG', iban: undefined });
    const { zeile } = await abgeschlossen(rechnung, {
      einwilligungen: ohneMandat,
    });
    expect(zeile?.vertrag).toMatchObject({ bankverbindung: null, zahlweise: 'EINMALIG' });
  });
});

describe('A year of trips', () => {
  test('goes on year by year, at the price of its group, sum and deductible', async () => {
    const { zeile, papier } = await abgeschlossen(jahr);
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
    const { zeile, papier } = await abgeschlossen(schweiz, { felder });
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
    const { zeile, papier } = await abgeschlossen(mit(reise, 'person', { vorname: 'Gerd' }), {
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

test.each(['hfk', 's-direkt'])(
  'nobody is insured under the brand %s, which sells no travel',
  async (marke) => {
    expect(await bereiteVor(api, reise, { felder: { marke } })).toMatchObject({
      body: { errorMessage: expect.stringContaining('nicht verfügbar') as unknown },
    });
  },
);

const offen = (schritt: string | null, text: string) => ({
  status: 409,
  body: {
    code: 'NICHT_ABSCHLIESSBAR',
    schritt,
    errorMessage: expect.stringContaining(text) as unknown,
  },
});

describe('Not prepared is', () => {
  test.each(['einstieg', 'reisende', 'buchung', 'person', 'kontaktZahlung'])(
    'an application without the step %s',
    async (schritt) => {
      const { [schritt]: _, ...antworten } = reise.antworten;
      expect(await bereiteVor(api, { ...reise, antworten })).toMatchObject({
        status: 409,
        body: { schritt },
      });
    },
  );

  const nachname = 'Kern';
  const kinder = ['2016-02-03', '2018-04-05'].map((geburtsdatum, nr) => ({
    vorname: `Kind${'AB'[nr]}`,
    nachname,
    geburtsdatum,
  }));
  const alter = { vorname: 'Otto', nachname, geburtsdatum: '1941-11-20' };
  test.each([
    [
      'a couple of one',
      mit(reise, 'reisende', { reisende: [alter] }),
      offen('reisende', 'Geben Sie 2 reisende Personen an.'),
    ],
    [
      'a couple of children',
      mit(reise, 'reisende', { reisende: kinder }),
      offen('reisende', 'mindestens 18'),
    ],
    [
      'a trip of somebody of 85',
      mit(reise, 'reisende', { reisende: [alter, alter] }),
      offen(null, 'Dieses Risiko können wir online leider nicht versichern.'),
    ],
    [
      'a trip without the day of its booking',
      mit(reise, 'buchung', { buchungsdatum: undefined }),
      offen('buchung', 'gebucht haben'),
    ],
    [
      'withdrawal from a trip that is near and was booked long ago',
      mit(kurzeReise, 'buchung', { buchungsdatum: '2026-11-13' }),
      offen(null, 'Dieses Risiko können wir online leider nicht versichern.'),
    ],
    [
      'withdrawal without her word that she knows of no reason',
      mit(reise, 'buchung', { keinGrund: false }),
      offen('buchung', 'kein Grund'),
    ],
    [
      'withdrawal with her word about other trips',
      mit(reise, 'buchung', { keinGrund: undefined, keinGrundGebucht: true }),
      offen('buchung', 'kein Grund'),
    ],
    [
      'a trip of 91 days',
      mit(reise, 'einstieg', { ende: '2027-05-07' }),
      offen('einstieg', 'bis zu 90\u00A0Tage'),
    ],
    [
      'a trip that has begun',
      mit(reise, 'einstieg', { beginn: '2026-11-19' }),
      offen('einstieg', 'noch nicht begonnen'),
    ],
    [
      'a trip for 20.000,01 EUR',
      mit(reise, 'einstieg', { reisepreis: 20_000_01 }),
      offen(null, 'Wir prüfen Ihre Anfrage persönlich.'),
    ],
    [
      'no module at all',
      mit(reise, 'angebot', { bausteine: [] }),
      offen('angebot', 'mindestens einen Baustein'),
    ],
    [
      'a year with a trip of more than 56 days',
      mit(jahr, 'buchung', { laengereReisen: true }),
      offen('buchung', '56\u00A0Tage'),
    ],
    [
      'a year that does not say how long its trips are',
      mit(jahr, 'buchung', { laengereReisen: undefined }),
      offen('buchung', 'wie lange'),
    ],
  ])('%s', async (_, antrag, erwartet) => {
    expect(await bereiteVor(api, antrag)).toMatchObject(erwartet);
  });

  test.each(['KP', 'IR', 'SY', 'RU', 'BY'])('a trip to %s', async (land) => {
    expect(await bereiteVor(api, mit(reise, 'buchung', { land }))).toMatchObject(
      offen('buchung', 'Für Reisen in dieses Land bieten wir keinen Schutz an.'),
    );
  });
});

describe('Health cover abroad', () => {
  const kranken = {
    ...mit(mit(reise, 'angebot', { bausteine: ['RUECKTRITT', 'REISEKRANKEN'] }), 'person', {
      vorname: 'Karla',
    }),
    beitrag: 125_15,
  };
  const anfrage = {
    art: 'EINZELREISE',
    personenkreis: 'SINGLE',
    reisende: [{ geburtsdatum: '1982-06-30' }],
    reisepreis: 900_00,
    beginn: '2027-02-06',
    ende: '2027-02-13',
    bausteine: ['RUECKTRITT'],
  };
  const alternativen = async () => {
    const { body } = await api.send({
      method: 'POST',
      path: '/reise/tarifieren',
      als: null,
      body: anfrage,
    });
    const antwort = z.parse(
      z.object({ alternativen: z.array(z.object({ feld: z.string(), wert: z.unknown() })) }),
      body,
    );
    return antwort.alternativen.map(({ feld, wert }) => `${feld} ${String(wert)}`);
  };

  test('is neither concluded nor named with a price while it is switched off', async () => {
    schalter['reisekrankenversicherung'] = false;
    expect(await bereiteVor(api, kranken)).toMatchObject(offen('angebot', 'Reisekranken'));
    expect(await alternativen()).toEqual(['bausteine GEPAECK', 'sb20 true']);
  });

  test('is priced and concluded once it is switched on', async () => {
    schalter['reisekrankenversicherung'] = true;
    expect(await alternativen()).toEqual([
      'bausteine REISEKRANKEN',
      'bausteine GEPAECK',
      'sb20 true',
    ]);
    const { zeile, papier } = await abgeschlossen(kranken);
    expect(zeile?.vertrag.beitragsKomponenten).toMatchObject([
      { name: 'RUECKTRITT', nettoJahr: 81_60 },
      { name: 'REISEKRANKEN', nettoJahr: 28_05, steuersatz: 0 },
    ]);
    expect(papier('VERSICHERUNGSSCHEIN')).toContain('Reisekranken');
    schalter['reisekrankenversicherung'] = false;
  });

  test('is not concluded where it was switched off after the papers were made', async () => {
    schalter['reisekrankenversicherung'] = true;
    const antrag = mit(kranken, 'person', { vorname: 'Kilian' });
    const antragId = await antragIdVon(bereiteVor(api, antrag));
    schalter['reisekrankenversicherung'] = false;
    const antwort = await stelle(
      api,
      'reise',
      einreichung({ ...antrag, beitrag: 125_15 }, antragId),
    );
    expect(antwort.status).toBe(409);
  });
});

describe('A price that was given', () => {
  const anfrage = {
    art: 'EINZELREISE',
    personenkreis: 'SINGLE',
    reisende: [{ geburtsdatum: '1982-06-30' }],
    reisepreis: 900_00,
    beginn: '2027-02-06',
    ende: '2027-02-13',
    bausteine: ['GEPAECK'],
  };
  const preis = async (felder: object) => {
    const body = { ...anfrage, ...felder };
    const antwort = await api.send({ method: 'POST', path: '/reise/tarifieren', als: null, body });
    return z.parse(
      z.object({
        zusage: z.string(),
        beitrag: z.object({ versicherungsPraemie: z.number(), gueltigBis: z.string() }),
        alternativen: z.array(
          z.object({ feld: z.string(), wert: z.unknown(), versicherungsPraemie: z.number() }),
        ),
      }),
      antwort.body,
    );
  };

  test('holds for whatever else is chosen there, and each other choice costs what it was named with', async () => {
    const { zusage, alternativen } = await preis({});
    const andere = alternativen.find(({ wert }) => wert === 'RUECKTRITT');
    const mitAllem = await preis({ zusage, bausteine: ['RUECKTRITT', 'GEPAECK'] });
    expect(mitAllem.beitrag.versicherungsPraemie).toBe(andere?.versicherungsPraemie);
    expect(mitAllem.zusage).toBe(zusage);
    // Another trip is another risk.
    expect((await preis({ zusage, ende: '2027-02-14' })).zusage).not.toBe(zusage);
  });

  test('names no choice without any module', async () => {
    const { alternativen } = await preis({});
    expect(alternativen.map(({ wert }) => wert)).toEqual(['RUECKTRITT']);
  });
});

const ohne = {
  produkt: 'KFZ',
  tarifAngaben: null,
  antragsdatum: '2026-11-20',
  beitragsKomponenten: [],
} as const;
