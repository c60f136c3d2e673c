import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { antrag } from '#server/database/antragsschema.ts';
import { hinweisZu } from '#server/rules/tarif/gruende.ts';
import { antragIdVon, bereiteVor, mit } from '#tests/support/antrag.ts';
import type { Musterantrag } from '#tests/support/antragsteile.ts';
import { bhv, fahrrad, vh, hausrat, phv } from '#tests/support/musterantraege.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { insertRows } from '#tests/support/rows.ts';
import { schalterMit } from '#tests/support/schalter.ts';

const schalter: Record<string, boolean> = {};

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ features: schalterMit(schalter) });
  await insertRows(api.database);
});
beforeEach(() => {
  for (const name of Object.keys(schalter)) delete schalter[name];
  api.setNow('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());

const abgelehnt = (code: string, schritt: string | null, errorMessage: string) => ({
  status: 409,
  body: { code, schritt, errorMessage },
});
const offen = (schritt: string | null, text: string) =>
  abgelehnt('NICHT_ABSCHLIESSBAR', schritt, text);
const ohne = (schritt: string): Musterantrag => {
  const { [schritt]: _weg, ...antworten } = hausrat.antworten;
  return { ...hausrat, antworten };
};

describe('a postcode nobody has', () => {
  const nirgends = { plz: '00000', ort: 'Nirgendwo', strasse: 'Weg', hausnummer: '1' };
  const text = 'Diese Postleitzahl kennen wir nicht. Bitte prüfen Sie sie.';

  test.each<[string, Musterantrag, string]>([
    ['of a flat', mit(hausrat, 'einstieg', { plz: nirgends.plz }), 'einstieg'],
    [
      'of whoever lives elsewhere',
      mit(hausrat, 'person', { woanders: true, ...nirgends }),
      'person',
    ],
    ['of a firm', mit(bhv, 'betrieb', nirgends), 'betrieb'],
    ['of a professional', mit(vh, 'betrieb', nirgends), 'betrieb'],
    ['of a bicycle', mit(fahrrad, 'einstieg', { plz: nirgends.plz }), 'einstieg'],
    ['of a person', mit(phv, 'person', nirgends), 'person'],
  ])('%s is refused at its field', async (_, antrag, schritt) => {
    expect(await bereiteVor(api, antrag)).toMatchObject({
      status: 422,
      body: { fehler: [{ feld: `antworten.${schritt}.plz`, text }] },
    });
  });
});

const schaden = { jahr: '2025', art: 'Rohrbruch', hoehe: 800_00 };

const mitAntragId = z.object({ antragId: z.string() });

describe.each([
  ['a home', hausrat],
  ['a bicycle', fahrrad],
  ['a firm', bhv],
])('an earlier loss of %s', (_, muster) => {
  const mitSchaden = (schadenDetails: object[]) =>
    mit(muster, 'vorversicherung', { vorschaeden: 1, schadenDetails });

  test('is told with its year, its kind and its amount, and kept with the application', async () => {
    const { status, body } = await bereiteVor(api, mitSchaden([schaden]));
    expect({ status, body }).toMatchObject({ status: 200 });
    const kept = await api.database.select().from(antrag);
    const own = kept.find(({ id }) => id === z.parse(mitAntragId, body).antragId);
    expect(JSON.parse(own?.antworten ?? '')).toMatchObject({
      vorversicherung: { schadenDetails: [schaden] },
    });
  });

  test.each([
    ['was not told', []],
    ['was told twice', [schaden, schaden]],
    ['is of long ago', [{ ...schaden, jahr: '2019' }]],
    ['is still to come', [{ ...schaden, jahr: '2027' }]],
    ['has no amount', [{ ...schaden, hoehe: 0 }]],
    ['has no kind', [{ ...schaden, art: ' ' }]],
  ])('that %s stops it', async (_fall, details) => {
    expect(await bereiteVor(api, mitSchaden(details))).toMatchObject({
      status: 409,
      body: { code: 'NICHT_ABSCHLIESSBAR', schritt: 'vorversicherung' },
    });
  });
});

describe('documents are not made', () => {
  test.each<[string, Musterantrag, object]>([
    [
      'while a step is missing',
      ohne('wohnung'),
      offen('wohnung', 'Bitte füllen Sie den Schritt „Wohnung“ aus.'),
    ],
    [
      'while an answer does not hold, and the customer reads which',
      mit(hausrat, 'einstieg', { wohnflaeche: 5 }),
      offen(
        'einstieg',
        'Bitte prüfen Sie den Schritt „Erste Angaben“: Geben Sie mindestens 10 m² ein.',
      ),
    ],
    [
      'while an answer behind the price does not hold',
      mit(hausrat, 'wohnung', { bauart: null }),
      offen('wohnung', 'Bitte prüfen Sie den Schritt „Wohnung“: Wählen Sie die Bauweise.'),
    ],
    [
      'for a customer of 17',
      mit(hausrat, 'person', { geburtsdatum: '2009-04-12' }),
      offen(
        'person',
        'Bitte prüfen Sie den Schritt „Person“: Sie müssen mindestens 18\u00A0Jahre alt sein.',
      ),
    ],
    [
      'for a flat nobody lives in all year',
      mit(hausrat, 'wohnung', { staendigBewohnt: false }),
      offen(null, 'Dieses Risiko können wir online leider nicht versichern.'),
    ],
    [
      'for a flat of 310 square metres, which a person looks at',
      mit(mit(hausrat, 'einstieg', { wohnflaeche: 310 }), 'angebot', {
        versicherungssumme: 200_000_00,
      }),
      offen(null, 'Wir prüfen Ihre Anfrage persönlich. Bitte senden Sie uns dazu eine Nachricht.'),
    ],
    [
      'for an account of somebody whose name holds what nobody can see',
      mit(hausrat, 'kontaktZahlung', { kontoinhaberAbweichend: true, kontoinhaber: 'Anna\u0000' }),
      offen(
        'kontaktZahlung',
        'Bitte prüfen Sie den Schritt „Kontakt und Zahlung“: Tippen Sie den Text neu ein. Er enthält Zeichen, die man nicht sehen kann.',
      ),
    ],
    [
      'for an account of somebody whose name is half a character',
      mit(hausrat, 'kontaktZahlung', { kontoinhaberAbweichend: true, kontoinhaber: 'Anna\uD800' }),
      offen(
        'kontaktZahlung',
        'Bitte prüfen Sie den Schritt „Kontakt und Zahlung“: Tippen Sie den Text neu ein. Er enthält Zeichen, die man nicht sehen kann.',
      ),
    ],
    [
      'with flood cover after a flood',
      mit(mit(hausrat, 'angebot', { deckungen: ['ELEMENTAR'] }), 'inhalt', {
        elementarVorschaden: true,
      }),
      offen(
        'angebot',
        hinweisZu({ ergebnis: 'OPTION_NICHT_MOEGLICH', grund: 'ELEMENTAR_NICHT_EINSCHLIESSBAR' })
          .text,
      ),
    ],
    [
      'with flood cover where nobody said what the water did before',
      mit(hausrat, 'angebot', { deckungen: ['ELEMENTAR'] }),
      offen(
        'inhalt',
        'Bitte prüfen Sie den Schritt „Hausrat“: Wählen Sie, ob es schon Elementarschäden gab.',
      ),
    ],
    [
      'with a variant of another brand',
      mit(hausrat, 'angebot', { variante: 'PLUS' }),
      offen('angebot', 'Wählen Sie einen der vorgesehenen Werte.'),
    ],
    [
      'for a start the day after tomorrow that is called none',
      mit(hausrat, 'angebot', { versicherungsbeginn: '2026-11-22' }),
      offen(
        'angebot',
        'Bitte prüfen Sie den Schritt „Ihr Beitrag“: Der Schutz kann spätestens morgen beginnen. Wählen Sie gestern, heute oder morgen.',
      ),
    ],
    [
      'by bill in instalments',
      mit(mit(hausrat, 'angebot', { zahlweise: 'HALBJAEHRLICH' }), 'kontaktZahlung', {
        zahlart: 'RECHNUNG',
      }),
      offen('kontaktZahlung', 'In Raten zahlen Sie nur per Lastschrift.'),
    ],
  ])('%s', async (_, antrag, erwartet) => {
    expect(await bereiteVor(api, antrag)).toMatchObject(erwartet);
  });

  test('for a product the brand does not sell', async () => {
    const antwort = await bereiteVor(api, hausrat, { felder: { marke: 'protect' } });
    expect(antwort).toMatchObject(offen(null, 'Dieses Produkt ist hier nicht verfügbar.'));
  });

  test('by bill while bills are switched off', async () => {
    schalter['antrag-rechnung'] = false;
    const antwort = await bereiteVor(api, mit(hausrat, 'kontaktZahlung', { zahlart: 'RECHNUNG' }));
    expect(antwort).toMatchObject({ status: 409, body: { schritt: 'kontaktZahlung' } });
  });

  test.each([
    [
      'a field no question has',
      mit(hausrat, 'wohnung', { rabatt: 50 }),
      'antworten.wohnung.rabatt',
    ],
    [
      'an address that is not asked for',
      mit(hausrat, 'person', { plz: '48143' }),
      'antworten.person.plz',
    ],
    ['a step the product has not', mit(hausrat, 'hunde', { name: 'Balu' }), 'antworten.hunde'],
    [
      'a code that was typed into the answers',
      mit(hausrat, 'kontaktZahlung', { code: '123456' }),
      'antworten.kontaktZahlung.code',
    ],
    ['a step that was joined with another', mit(hausrat, 'zahlung', {}), 'antworten.zahlung'],
  ])('for %s', async (_, antrag, feld) => {
    const antwort = await bereiteVor(api, antrag);
    expect(antwort).toMatchObject({ status: 422, body: { fehler: [{ feld }] } });
  });
});

test('the same answers get the same application, others another one', async () => {
  const antrag = mit(hausrat, 'person', { vorname: 'Frieda' });
  const erste = await antragIdVon(bereiteVor(api, antrag));
  const verdreht = {
    ...antrag,
    antworten: Object.fromEntries(Object.entries(antrag.antworten).toReversed()),
  };
  expect(await antragIdVon(bereiteVor(api, verdreht))).toBe(erste);
  const anderesKonto = mit(antrag, 'kontaktZahlung', { iban: 'DE02500105170137075030' });
  expect(await antragIdVon(bereiteVor(api, anderesKonto))).not.toBe(erste);
  const gleichzeitig = await Promise.all([1, 2, 3].map(() => antragIdVon(bereiteVor(api, antrag))));
  expect(new Set(gleichzeitig)).toEqual(new Set([erste]));
});

test('a prepared application holds nothing of the account but its end', async () => {
  await bereiteVor(api, mit(hausrat, 'person', { vorname: 'Gerda' }));
  const text = JSON.stringify(await api.database.select().from(antrag));
  expect(text).not.toContain('DE02120300000000202051');
});
