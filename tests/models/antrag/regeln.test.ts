import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bhvTarifieren } from '#contract/endpoints/tarifieren/bhv.ts';
import { fahrrad2Tarifieren } from '#contract/endpoints/tarifieren/fahrrad2.ts';
import { hausratTarifieren } from '#contract/endpoints/tarifieren/hausrat.ts';
import { monatePlus } from '#contract/tag.ts';
import { formen } from '#machines/antrag/betriebshaftpflicht/answers.ts';
import { betriebshaftpflichtRegel } from '#machines/antrag/betriebshaftpflicht/regel.ts';
import { anfangsstand } from '#machines/antrag/context.ts';
import type { AntragEreignis } from '#machines/antrag/events.ts';
import { tarif as fahrradTarifangebot } from '#machines/antrag/fahrrad/angebot.ts';
import { fahrradRegel } from '#machines/antrag/fahrrad/regel.ts';
import { hausrat as chart } from '#machines/antrag/hausrat/machine.ts';
import { hausratRegel } from '#machines/antrag/hausrat/regel.ts';
import { hausratTarif } from '#server/rules/tarif/produkte/hausrat.ts';
import { bhvTarif } from '#server/rules/tarif/produkte/bhv.ts';
import { fahrradTarif } from '#server/rules/tarif/produkte/fahrrad.ts';
import { moved } from '#machines/moved.ts';
import { umfeld } from './aufrufe.ts';
import { antworten as bhv } from './betriebshaftpflicht/cases.ts';
import { antworten as fahrrad } from './fahrrad/cases.ts';
import { antworten as hausrat } from './hausrat/cases.ts';

const heute = '2026-11-20';

describe('what a customer has answered', () => {
  test('about her home is priced and names her to the credit check', () => {
    const anfrage = z.parse(hausratTarifieren.body, hausratRegel.anfrage(hausrat, umfeld));
    expect(hausratTarif.tarifiere(anfrage, heute).ergebnis).toBe('VERSICHERBAR');
    expect(hausratRegel.nehmer(hausrat)).not.toBeNull();
  });

  test('about her firm is priced and names it to the credit check', () => {
    const anfrage = z.parse(bhvTarifieren.body, betriebshaftpflichtRegel.anfrage(bhv, umfeld));
    expect(bhvTarif.tarifiere(anfrage, heute).ergebnis).toBe('VERSICHERBAR');
    expect(betriebshaftpflichtRegel.nehmer(bhv)).not.toBeNull();
  });

  test('about her bicycle is priced and names her to the credit check', () => {
    const anfrage = z.parse(fahrrad2Tarifieren.body, fahrradRegel.anfrage(fahrrad, umfeld));
    expect(fahrradTarif.tarifiere(anfrage, heute).ergebnis).toBe('VERSICHERBAR');
    expect(fahrradRegel.nehmer(fahrrad)).not.toBeNull();
  });

  test('for the brand HFK is priced with its own variants', () => {
    const hfk = { ...hausrat, angebot: { ...hausrat.angebot, variante: 'PLUS' as const } };
    expect(hausratRegel.anfrage(hfk, { ...umfeld, marke: 'hfk' })).toMatchObject({
      hfkVariante: 'PLUS',
    });
  });
});

test('whoever opens a draft in another brand is shown a variant that this one sells', () => {
  const antworten = { ...hausrat, angebot: { ...hausrat.angebot, variante: 'PLUS' as const } };
  const vorDemPreis = chart.resolveState({
    value: { angebotsphase: 'einstieg' },
    context: anfangsstand({ umfeld, antworten }),
  });
  const weiter: AntragEreignis = { type: 'WEITER', antwort: hausrat.einstieg };
  expect(moved(chart, vorDemPreis, weiter).context).toMatchObject({
    antworten: { angebot: { variante: 'KOMFORT', zahlweise: 'JAEHRLICH' } },
  });
});

test.each([
  ['is asked what they did before', ['ELEMENTAR'], undefined, 1],
  ['has said what they did before', ['ELEMENTAR'], false, 0],
  ['may say that they did damage', ['ELEMENTAR'], true, 0],
] as const)(
  'whoever insures her home against the elements %s',
  (_, deckungen, elementarVorschaden, gruende) => {
    const inhalt = {
      wertsachen: false,
      ...(elementarVorschaden === undefined ? {} : { elementarVorschaden }),
    };
    const angebot = { ...hausrat.angebot, deckungen: [...deckungen] };
    const stand = { umfeld, antworten: { ...hausrat, angebot, inhalt }, ergebnisse: {} };
    expect(hausratRegel.widersprueche?.('inhalt', stand)).toHaveLength(gruende);
  },
);

test.each([
  ['leaves out cover against the elements', [], undefined, 1],
  ['agrees to be without cover against the elements', [], 'BEWUSST', 0],
  ['takes cover against the elements', ['ELEMENTAR'], undefined, 0],
] as const)(
  'whoever %s goes on from the offer, or reads why not',
  (_, deckungen, wort, gruende) => {
    const angebot = {
      ...hausrat.angebot,
      deckungen: [...deckungen],
      ...(wort === undefined ? {} : { elementarVerzicht: wort }),
    };
    const stand = { umfeld, antworten: { ...hausrat, angebot }, ergebnisse: {} };
    expect(hausratRegel.fehlt?.(stand)).toHaveLength(gruende);
  },
);

test.each([
  ['that is a step', 65, 43_000_00, 0],
  ['that is exactly what we suggest for her flat', 65, 42_250_00, 0],
  ['that we suggested before her flat became larger', 80, 42_250_00, 1],
  ['between two steps', 65, 42_500_00, 1],
])('a sum %s has its reasons against it', (_, wohnflaeche, versicherungssumme, gruende) => {
  const antworten = {
    ...hausrat,
    einstieg: { ...hausrat.einstieg, wohnflaeche },
    angebot: { ...hausrat.angebot, versicherungssumme },
  };
  const stand = { umfeld, antworten, ergebnisse: {} };
  expect(hausratRegel.widersprueche?.('angebot', stand)).toHaveLength(gruende);
});

describe('a firm', () => {
  const { betrieb, firma } = formen(heute);

  test('founded within two years pays as a founder, an older one does not', () => {
    const alt = betriebshaftpflichtRegel.anfrage(bhv, umfeld);
    const jung = betriebshaftpflichtRegel.anfrage(
      { ...bhv, betrieb: { ...bhv.betrieb, gruendungsdatum: '2025-10-01' } },
      umfeld,
    );
    expect(nettoVon(jung) / nettoVon(alt)).toBeCloseTo(0.85, 2);
  });

  test('from before 2019 is asked for no day, and one typed before is forgotten', () => {
    const { gruendungsdatum: _, ...ohneTag } = bhv.betrieb;
    const alt = z.safeParse(betrieb, { ...bhv.betrieb, gegruendetVor2019: true });
    expect(alt.data).toEqual({ ...ohneTag, gegruendetVor2019: true });
    expect(meldungen(betrieb, ohneTag)).toEqual(['gruendungsdatum']);
  });

  test('is asked for its register only where its legal form is entered in one', () => {
    const { handelsregister: _, registergericht: __, ...ohneRegister } = bhv.firma;
    expect(meldungen(firma, ohneRegister)).toEqual(['handelsregister', 'registergericht']);
    const gbr = z.safeParse(firma, { ...bhv.firma, rechtsform: 'GBR' });
    expect(gbr.data).toEqual({ ...ohneRegister, rechtsform: 'GBR' });
  });

  test.each([
    ['hrb12345', 'HRB 12345'],
    ['HRA 77 ', 'HRA 77'],
    ['HRB 12345B', 'HRB 12345B'],
  ])('may type its number as %s', (getippt, gelesen) => {
    const antwort = z.safeParse(firma, { ...bhv.firma, handelsregister: getippt });
    expect(antwort.data?.handelsregister).toBe(gelesen);
  });

  test('cannot name a trade twice', () => {
    const { hauptgewerbe } = bhv.einstieg;
    const zweimal = { nebengewerbe: [hauptgewerbe, hauptgewerbe] };
    expect(meldungen(formen(heute).taetigkeit, zweimal)).toEqual(['nebengewerbe']);
    const taetigkeit = { nebengewerbe: [hauptgewerbe], risikofragen: {} };
    const stand = { umfeld, antworten: { ...bhv, taetigkeit }, ergebnisse: {} };
    const gegen = betriebshaftpflichtRegel.widersprueche?.('taetigkeit', stand);
    expect(gegen?.map(({ feld }) => feld)).toEqual(['nebengewerbe']);
  });

  test('whose trade brings no question along goes on with nothing answered', () => {
    const antworten = { ...bhv, taetigkeit: { nebengewerbe: [] } };
    const ergebnisse = { risikofragenLaden: { eingabe: { gewerbeIds: ['1001'] }, ergebnis: [] } };
    const stand = { umfeld, antworten: antworten as unknown as typeof bhv, ergebnisse };
    expect(betriebshaftpflichtRegel.widersprueche?.('taetigkeit', stand)).toEqual([]);
  });

  test('answers every question about its trades before it goes on', () => {
    const stand = {
      umfeld,
      antworten: { ...bhv, taetigkeit: { nebengewerbe: [], risikofragen: { R01: false } } },
      ergebnisse: {
        risikofragenLaden: {
          eingabe: { gewerbeIds: ['1001'] },
          ergebnis: [
            { id: 'R01', text: 'Entwickeln Sie Software für Medizin?' },
            { id: 'R02', text: 'Verarbeiten Sie mehr als 10.000 Kundendatensätze?' },
          ],
        },
      },
    };
    const offen = betriebshaftpflichtRegel.widersprueche?.('taetigkeit', stand);
    expect(offen?.map(({ feld }) => feld)).toEqual(['risikofragen.R02']);
  });
});

describe('a bicycle', () => {
  test.each([
    ['2023-11-20', false],
    ['2023-11-19', true],
  ])('bought on %s is too old for repairs: %s', (kaufdatum, istZuAlt) => {
    const antworten = { ...fahrrad, rad: { ...fahrrad.rad, kaufdatum } };
    const stand = { umfeld, antworten, ergebnisse: {}, heute, sperren: {} };
    const gesperrt = fahrradTarifangebot.konfigurator?.sperren(stand)['reparaturschutz'];
    expect(gesperrt !== undefined).toBe(istZuAlt);
    const anfrage = z.parse(fahrrad2Tarifieren.body, fahrradRegel.anfrage(antworten, umfeld));
    const antwort = fahrradTarif.tarifiere(anfrage, heute);
    expect(antwort.ergebnis).toBe(istZuAlt ? 'OPTION_NICHT_MOEGLICH' : 'VERSICHERBAR');
    const grund = antwort.ergebnis === 'OPTION_NICHT_MOEGLICH' ? antwort.grund : undefined;
    const ohne = grund && fahrradRegel.ohne?.(fahrrad.angebot, grund);
    expect(ohne?.reparaturschutz).toBe(istZuAlt ? 'KEINER' : undefined);
  });

  test('is priced before she says more than kind, price and postcode, whatever matters to her', () => {
    for (const wunsch of ['GUENSTIG', 'AUSGEWOGEN', 'RUNDUM'] as const) {
      const einstieg = { ...fahrrad.einstieg, wunsch };
      const angebot = fahrradRegel.vorgabe({ einstieg }, umfeld);
      const erste = { einstieg, ...(angebot && { angebot }) };
      const anfrage = fahrradRegel.anfrage({ ...erste, ...fahrradRegel.annahmen?.(erste) }, umfeld);
      const { ergebnis } = fahrradTarif.tarifiere(z.parse(fahrrad2Tarifieren.body, anfrage), heute);
      expect(ergebnis).toBe('VERSICHERBAR');
    }
  });
});

test.each([
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-11-20', -120, '2016-11-20'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-12-31', 2, '2027-02-28'],
])('%s is counted %d months on to %s', (tag, monate, spaeter) => {
  expect(monatePlus(tag, monate)).toBe(spaeter);
});

/** Cents a year; not a number where there is no price. */
function nettoVon(anfrage: object | null): number {
  const antwort = bhvTarif.tarifiere(z.parse(bhvTarifieren.body, anfrage), heute);
  return antwort.ergebnis === 'VERSICHERBAR' ? (antwort.beitrag?.nettoJahr ?? NaN) : NaN;
}

/** Fields that have an error. */
function meldungen(form: z.ZodMiniType, antwort: unknown): string[] {
  return z.safeParse(form, antwort).error?.issues.map(({ path }) => path.join('.')) ?? [];
}
