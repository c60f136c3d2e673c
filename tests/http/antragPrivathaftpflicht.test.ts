import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { dokument, partner, vertrag } from '#server/database/schema.ts';
import { bewerteVertrag } from '#server/rules/tarif/vertragstarif.ts';
import { bereiteVor, mit, schliesseAb } from '#tests/support/antrag.ts';
import type { Musterantrag } from '#tests/support/antragsteile.ts';
import { phv } from '#tests/support/musterantraege.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { insertRows } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
afterAll(() => api.close());

/** The contract, who has it, and the words of its documents. */
async function abgeschlossen(antrag: Musterantrag, felder: Record<string, unknown> = {}) {
  const fertig = await schliesseAb(api, antrag, { felder });
  const nummer = z.parse(z.string(), fertig.versicherungsNummer);
  const [zeile] = await api.database
    .select()
    .from(vertrag)
    .innerJoin(partner, eq(partner.partnerNummer, vertrag.partnerNummer))
    .where(eq(vertrag.versicherungsNummer, nummer));
  const texte = await api.database
    .select({ inhalt: dokument.inhalt, typ: dokument.typ })
    .from(dokument)
    .where(eq(dokument.versicherungsNummer, nummer));
  const schein = texte.find(({ typ }) => typ === 'VERSICHERUNGSSCHEIN');
  return { zeile, schein: JSON.stringify(schein?.inhalt ?? '') };
}

/** The same for others than one alone. */
function fuer(familienstand: string, geburtsdatum: string, familie: object = {}): Musterantrag {
  const { einstieg: _, ...antworten } = phv.antworten;
  const einstieg = { familienstand, wunsch: 'AUSGEWOGEN' };
  return { ...phv, antworten: { ...antworten, einstieg, familie: { geburtsdatum, ...familie } } };
}

const jonas = {
  verheiratet: false,
  partnerVorname: 'Jonas',
  partnerNachname: 'Weber',
  partnerGeburtsdatum: '1990-07-01',
};

const offen = (schritt: string | null, errorMessage: string) => ({
  status: 409,
  body: { code: 'NICHT_ABSCHLIESSBAR', schritt, errorMessage },
});

test('somebody alone is insured at the price of her age, and can end it any day', async () => {
  const { zeile, schein } = await abgeschlossen(phv);
  expect(zeile).toMatchObject({
    vertrag: {
      versicherungsNummer: expect.stringMatching(/^PH26\d{7}$/) as unknown,
      vertragsArt: 'PRIVAT',
      produkt: 'PRIVATHAFTPFLICHT',
      deckungsIdentifier: 'KOMFORT',
      kuendbar: 'TAEGLICH',
      versicherungsSumme: 20_000_000_00,
      beitragsKomponenten: [{ name: 'phv', nettoJahr: 40_80, steuersatz: 1900 }],
      risiken: {
        selbstBeteiligung: { wert: 0, unit: 'ABSOLUT' },
        phv: { familienstand: { current: { key: 'SINGLE', label: 'Ich allein' } } },
      },
    },
    partner: { nachname: 'Voss', geburtsdatum: '1999-04-12', ort: 'Münster' },
  });
  expect(zeile?.vertrag.risiken).not.toHaveProperty('mitversicherte');
  expect(zeile?.vertrag.risiken).not.toHaveProperty('diensthaftpflicht');
  for (const wort of ['12.04.1999', 'Ich allein', '20\u00A0Mio.', 'Diensthaftpflicht']) {
    expect(schein).toContain(wort);
  }
});

test('a couple that is not married has the other by name in its contract, with liability in service', async () => {
  const paar = mit(fuer('PAAR', '1962-03-14', jonas), 'beruf', {
    oeffentlicherDienst: true,
    beruf: 'LEHRER',
  });
  const mitDienst = mit(paar, 'angebot', { diensthaftpflicht: true });
  const { zeile, schein } = await abgeschlossen({ ...mitDienst, beitrag: 91_27 });
  expect(zeile?.vertrag.beitragsKomponenten).toMatchObject([
    { name: 'phv', nettoJahr: 62_70 },
    { name: 'diensthaftpflicht', nettoJahr: 14_00 },
  ]);
  expect(zeile?.vertrag.risiken).toMatchObject({
    phv: { familienstand: { current: { key: 'PAAR' } }, hfkVariante: null },
    mitversicherte: [{ vorname: 'Jonas', nachname: 'Weber', geburtsdatum: '1990-07-01' }],
    diensthaftpflicht: {
      beruf: 'LEHRER',
      eingeschlossen: true,
      einschlussZum: '2026-11-21',
      ausschlussZum: null,
    },
  });
  expect(schein).toContain('Jonas Weber');
});

test('a family of the brand HFK has its tariff and its notice', async () => {
  const familie = mit(fuer('FAMILIE', '1987-05-06', { verheiratet: true }), 'angebot', {
    variante: 'PLUS',
    sb: 'SB_250',
    zahlweise: 'VIERTELJAEHRLICH',
  });
  const { zeile } = await abgeschlossen({ ...familie, beitrag: 20_62 }, { marke: 'hfk' });
  expect(zeile?.vertrag).toMatchObject({
    kuendbar: 'VERTRAGSENDE',
    marke: 'HFK',
    beitragsKomponenten: [{ name: 'phv', nettoJahr: 67_32 }],
    risiken: { phv: { hfkVariante: 'PLUS' } },
  });
});

test('whoever is not in public service pays for no liability there, whatever stood at her offer', async () => {
  const { zeile } = await abgeschlossen(mit(phv, 'angebot', { diensthaftpflicht: true }));
  expect(zeile?.vertrag.beitragsKomponenten.map(({ name }) => name)).toEqual(['phv']);
});

test.each([
  [
    'somebody alone who does not say when she was born',
    mit(phv, 'einstieg', { geburtsdatum: undefined }),
    offen(
      'einstieg',
      'Bitte prüfen Sie den Schritt „Erste Angaben“: Geben Sie Ihr Geburtsdatum ein.',
    ),
  ],
  [
    'somebody of 17',
    mit(phv, 'einstieg', { geburtsdatum: '2009-04-12' }),
    offen(
      'einstieg',
      'Bitte prüfen Sie den Schritt „Erste Angaben“: Sie müssen mindestens 18\u00A0Jahre alt sein.',
    ),
  ],
  [
    'a couple that does not say whether it is married',
    fuer('PAAR', '1987-05-06'),
    offen(
      'familie',
      'Bitte prüfen Sie den Schritt „Familie“: Wählen Sie, ob Sie miteinander verheiratet sind.',
    ),
  ],
  [
    'a couple that is not married and names nobody',
    fuer('PAAR', '1987-05-06', { ...jonas, partnerVorname: undefined }),
    offen('familie', 'Bitte prüfen Sie den Schritt „Familie“: Geben Sie den Vornamen ein.'),
  ],
  [
    'a partner of somebody who is alone',
    mit(phv, 'familie', { geburtsdatum: '1999-04-12', ...jonas }),
    offen(
      null,
      'Ihre Angaben im Schritt „Familie“ gehören nicht zu diesem Antrag. Bitte prüfen Sie alle Angaben noch einmal.',
    ),
  ],
  [
    'a tariff of another brand',
    mit(phv, 'angebot', { variante: 'PLUS' }),
    offen('angebot', 'Wählen Sie einen der vorgesehenen Werte.'),
  ],
  [
    'whoever had three claims',
    mit(phv, 'vorversicherung', { vorschaeden: 3 }),
    offen(null, 'Dieses Risiko können wir online leider nicht versichern.'),
  ],
  [
    'whom an insurer has cancelled',
    mit(phv, 'vorversicherung', {
      vorversicherungVorhanden: true,
      vorversicherer: 'Beispiel Versicherung',
      gekuendigtDurch: 'VERSICHERER',
    }),
    offen(null, 'Wir prüfen Ihre Anfrage persönlich. Bitte senden Sie uns dazu eine Nachricht.'),
  ],
])('%s is not prepared', async (_, antrag, erwartet) => {
  expect(await bereiteVor(api, antrag)).toMatchObject(erwartet);
});

test('the age that counts is that on the day it begins, behind a contract that runs elsewhere', async () => {
  const bald = mit(phv, 'einstieg', { geburtsdatum: '1996-12-24' });
  const laufend = mit(bald, 'vorversicherung', {
    vorversicherungVorhanden: true,
    vorversicherer: 'Beispiel Versicherung',
    gekuendigtDurch: 'LAEUFT_NOCH',
    laeuftNochBis: '2026-12-31',
  });
  const jetzt = await abgeschlossen(mit(bald, 'person', { vorname: 'Bea' }));
  expect(jetzt.zeile?.vertrag.beitragsKomponenten).toMatchObject([{ nettoJahr: 40_80 }]);
  const spaeter = await abgeschlossen({ ...laufend, beitrag: 57_12 });
  expect(spaeter.zeile?.vertrag).toMatchObject({
    beginnverlegung: '2027-01-01',
    beitragsKomponenten: [{ nettoJahr: 48_00 }],
  });
});

test('a contract can be changed later: it keeps what it was priced from', async () => {
  const { zeile } = await abgeschlossen(mit(phv, 'person', { vorname: 'Dora' }));
  const { produkt, tarifAngaben, antragsdatum, beitragsKomponenten } = zeile?.vertrag ?? ohne;
  expect(tarifAngaben).not.toHaveProperty('zahlweise');
  expect(bewerteVertrag(produkt, tarifAngaben, antragsdatum)).toMatchObject({
    ergebnis: 'VERSICHERBAR',
    komponenten: beitragsKomponenten,
  });
});

const ohne = {
  produkt: 'KFZ',
  tarifAngaben: null,
  antragsdatum: '2026-11-20',
  beitragsKomponenten: [],
} as const;
