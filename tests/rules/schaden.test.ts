import { describe, expect, test } from 'vitest';
import { meldungspruefung, type Ereignisangaben } from '#contract/schaeden/pruefung.ts';
import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { hausratschaeden } from '#contract/schaeden/hausratschaeden.ts';
import { schluesselListe } from '#contract/produkte/produkte.ts';
import { deckungenVon } from '#contract/schaeden/deckung.ts';
import { sparteVon } from '#contract/schaeden/schaeden.ts';
import { unterlagentypen } from '#contract/schaeden/sparte.ts';
import type { Aenderungslage } from '#server/rules/aenderung/lage.ts';
import { handgruende, istMeldbar } from '#server/rules/schaden/annahme.ts';
import { demovertrag, heute } from '#tests/support/aenderungslage.ts';

const vollstaendig: Ereignisangaben = {
  schadendatum: '2026-11-18',
  schadenort: 'RISIKOORT',
  antwort: 'LAEUFT',
  hergang: 'Ein Rohr ist geplatzt.',
  sachen: 'Teppich',
};
const felder = (anders: Ereignisangaben, art = 'LEITUNGSWASSER') =>
  meldungspruefung(hausratschaeden, art, { ...vollstaendig, ...anders }, heute).map(
    ({ feld }) => feld,
  );

describe('a report of damage', () => {
  test('that says everything is complete, today as well', () => {
    expect(felder({})).toEqual([]);
    expect(felder({ schadendatum: heute })).toEqual([]);
  });

  // Fourteen days are in time, fifteen are late.
  test.each([
    ['2026-11-06', undefined, []],
    ['2026-11-05', undefined, ['entdecktAm']],
    ['2026-11-05', '2026-11-06', []],
    ['2026-11-05', '2026-11-05', ['meldegrundSpaet']],
    ['2026-11-05', '2026-11-04', ['entdecktAm', 'meldegrundSpaet']],
  ])('of %s, noticed on %s, lacks %j', (schadendatum, entdecktAm, erwartet) => {
    expect(felder({ schadendatum, entdecktAm })).toEqual(erwartet);
  });

  test('that nothing was answered for yet names every field that is asked', () => {
    const nichts = meldungspruefung(hausratschaeden, 'LEITUNGSWASSER', {}, heute);
    expect(nichts.map(({ feld }) => feld)).toEqual(['schadenort', 'antwort', 'sachen']);
  });

  test('is not asked for what its kind has not, and keeps none of it', () => {
    expect(felder({ antwort: 'ERLEDIGT', sachen: undefined }, 'NOTFALL')).toEqual([]);
    expect(felder({ antwort: 'ERLEDIGT' }, 'NOTFALL')).toEqual(['sachen']);
    expect(felder({}, 'UEBERSPANNUNG')).toEqual(['antwort']);
    expect(felder({ antwort: 'constructor' })).toEqual(['antwort']);
    expect(felder({}, 'constructor')).toEqual(['schadenart']);
  });
});

describe('every kind of damage', () => {
  const sparten = schluesselListe.flatMap((produkt) => {
    const sparte = sparteVon(produkt);
    return sparte ? [{ produkt, sparte }] : [];
  });
  const alle = sparten.flatMap(({ produkt, sparte }) =>
    Object.entries(sparte.arten).map(([art, daten]) => ({ produkt, sparte, art, daten })),
  );

  test.each(sparten)('no answer of $produkt could be one to another question', ({ sparte }) => {
    const antworten = Object.values(sparte.meldung?.fragen ?? {}).flatMap((frage) =>
      Object.keys(frage.antworten),
    );
    expect(antworten).toEqual([...new Set(antworten)]);
  });

  test.each(sparten)('$produkt has the questions of its form', ({ sparte }) => {
    expect(sparte.meldung?.orte.length).toBeGreaterThan(0);
  });

  test.each(alle)('$produkt $art names a question and documents that there are', (eine) => {
    const { frage, unterlagen = {} } = eine.daten;
    const fragen = Object.keys(eine.sparte.meldung?.fragen ?? {});
    expect(frage === undefined || fragen.includes(frage)).toBe(true);
    for (const typ of Object.keys(unterlagen)) expect(unterlagentypen).toHaveProperty(typ);
    expect(eine.daten.label).not.toBe('');
    // Whoever is asked for things is given an example of them.
    const { meldung } = eine.sparte;
    expect(meldung?.beispiel !== undefined || !meldung || eine.daten.ohneSachen).toBeTruthy();
  });
});

const deckungen = (nummer: string, anders: Partial<Aenderungslage> = {}) => {
  const lage = demovertrag(nummer, anders);
  const sparte = sparteVon(schluesselAusIdentifier(lage.produkt));
  return sparte && deckungenVon(sparte, lage);
};

describe('what a contract covers of its kinds of damage', () => {
  test('private liability: who cannot pay from KOMFORT on, duty where it was chosen', () => {
    expect(deckungen('PH250000903')).toEqual([]);
    expect(deckungen('PH250000101')).toEqual(['FORDERUNGSAUSFALL']);
    expect(deckungen('PH240000201')).toEqual(['FORDERUNGSAUSFALL', 'DIENSTHAFTPFLICHT']);
  });

  test('a bicycle: theft alone, or repairs as well, with wear or without', () => {
    const rad = (anders: object) => {
      const { risiken } = demovertrag('FA260000103');
      const diebstahl = { diebstahl: true, reparatur: false, reparaturOhneVerschleiss: false };
      const versicherteRisiken = { ...diebstahl, schutzbrief: false, ...anders };
      const fahrrad = { hersteller: 'Kalkhoff', typ: 'E_BIKE', rahmennummer: null };
      return deckungen('FA260000103', {
        risiken: { ...risiken, fahrrad: { ...fahrrad, versicherteRisiken } },
      });
    };
    expect(rad({})).toEqual(['DIEBSTAHL']);
    expect(rad({ reparaturOhneVerschleiss: true })).toEqual(['DIEBSTAHL', 'REPARATUR']);
    expect(deckungen('FA260000103')).toEqual([
      'DIEBSTAHL',
      'REPARATUR',
      'VERSCHLEISS',
      'SCHUTZBRIEF',
    ]);
  });

  test('a profession: office and private liability where they were chosen', () => {
    expect(deckungen('VH250000602')).toEqual(['BUEROHAFTPFLICHT', 'PHV']);
    expect(deckungen('VH240000901')).toEqual([]);
  });

  test('a firm’s contents: all risks, the hazards it names, or the first four', () => {
    const ohne = deckungen('IA250000603', { risiken: { deckungsVarianten: [] } });
    expect(ohne).toEqual(expect.arrayContaining(['GLAS', 'ALLGEFAHREN']));
    expect(ohne).not.toContain('ELEMENTAR');
    expect(deckungen('IA250000603')).toContain('ELEMENTAR');
    const je = (gefahren?: string[]) =>
      deckungen('IM230000702', {
        risiken: { deckungsVarianten: [], ...(gefahren && { gefahren }) },
      });
    expect(je(['FEUER', 'GLAS'])).toEqual(['FEUER', 'GLAS']);
    expect(je()).toEqual(['FEUER', 'EINBRUCHDIEBSTAHL', 'LEITUNGSWASSER', 'STURM_HAGEL']);
  });

  test('a trip: what was chosen, and all of it where an older contract does not say', () => {
    const reise = demovertrag('RR260000203').risiken.reise;
    const risiken = {
      deckungsVarianten: [],
      ...(reise && { reise: { ...reise, bausteine: ['GEPAECK' as const] } }),
    };
    expect(deckungen('RR260000203', { risiken })).toEqual(['GEPAECK']);
    expect(deckungen('RR260000203')).toEqual(['RUECKTRITT', 'REISEKRANKEN', 'GEPAECK']);
  });
});

const am = (schadendatum: string) => ({ schadendatum });

describe('a contract of home contents', () => {
  const { arten } = hausratschaeden;
  const wohnung = demovertrag('HR240000502', { vertragsBeginn: '2024-01-01' });

  test('covers the elements, from the end of the waiting time on', () => {
    expect(handgruende(wohnung, arten.ELEMENTAR, am('2026-11-01'))).toEqual([]);
    const wartend = { ...wohnung, risiken: { ...wohnung.risiken, elementarAb: '2026-11-02' } };
    expect(handgruende(wartend, arten.ELEMENTAR, am('2026-11-01'))).toEqual([
      'AUSSERHALB_DES_SCHUTZES',
    ]);
    expect(handgruende(wartend, arten.ELEMENTAR, am('2026-11-02'))).toEqual([]);
    expect(handgruende(wartend, arten.FEUER, am('2026-11-01'))).toEqual([]);
  });

  test('covers its first and its last day', () => {
    const endet = { ...wohnung, status: 'AUSLAUFEND', beendigungsdatum: '2026-11-10' } as const;
    expect(handgruende(endet, arten.FEUER, am('2024-01-01'))).toEqual([]);
    expect(handgruende(endet, arten.FEUER, am('2023-12-31'))).toHaveLength(1);
    expect(handgruende(endet, arten.FEUER, am('2026-11-10'))).toEqual([]);
    expect(handgruende(endet, arten.FEUER, am('2026-11-11'))).toHaveLength(1);
  });

  test('that was revoked before it began is counted from that day', () => {
    const nie = { ...wohnung, status: 'STORNIERT', vertragsBeginn: '2023-06-01' } as const;
    expect(istMeldbar(nie, '2026-12-31')).toBe(true);
    expect(istMeldbar(nie, '2027-01-01')).toBe(false);
  });
});
