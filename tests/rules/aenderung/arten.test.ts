import { describe, expect, test } from 'vitest';
import { angebotVon } from '#server/rules/aenderung/angebot.ts';
import { buerohaftpflicht } from '#server/rules/aenderung/arten/buerohaftpflicht.ts';
import { elementar } from '#server/rules/aenderung/arten/elementar.ts';
import { phv } from '#server/rules/aenderung/arten/phv.ts';
import { selbstbeteiligung } from '#server/rules/aenderung/arten/selbstbeteiligung.ts';
import { berechne } from '#server/rules/aenderung/berechnung.ts';
import { betrieb, demovertrag, vermoegensschaden } from '#tests/support/aenderungslage.ts';

const morgen = '2026-11-21';
const jahreswechsel = '2027-01-01';
const pia = { vorname: 'Pia', nachname: 'Sommer', geburtsdatum: '1991-01-29' };

describe('a deductible', () => {
  test('that falls away costs a tenth more from tomorrow on, and the rest of the year with it', () => {
    const ergebnis = berechne(betrieb(), selbstbeteiligung, {
      wirksamkeitsdatum: morgen,
      wunsch: { selbstbeteiligung: 'SB_KEINE' },
    });
    // 41 of 365 days are left: 57,12 EUR x 41 / 365 = 6,42 EUR.
    expect(ergebnis).toMatchObject({
      ok: {
        berechnung: {
          beitragAlt: { versicherungsPraemie: 57_120, jahresVersicherungsPraemie: 57_120 },
          beitragNeu: { versicherungsPraemie: 62_832, netto: 52_800, steuer: 10_032 },
          differenzProZahlung: 5712,
          anteilBisHauptfaelligkeit: 642,
          naechsteFaelligkeit: jahreswechsel,
          hinweise: [],
        },
        neu: { stand: { risiken: { selbstBeteiligung: { wert: 0, unit: 'ABSOLUT' } } } },
      },
    });
  });

  test('the product does not have is refused at the field that was asked for', () => {
    const privat = demovertrag('PH250000101');
    const ergebnis = berechne(privat, selbstbeteiligung, {
      wirksamkeitsdatum: morgen,
      wunsch: { selbstbeteiligung: 'SB_5000' },
    });
    const text = 'Wählen Sie eine der angebotenen Selbstbeteiligungen.';
    expect(ergebnis).toEqual({ ungueltig: [{ feld: 'selbstbeteiligung', text }] });
  });

  test('that is doubled costs less from the next Hauptfälligkeit on', () => {
    const ergebnis = berechne(betrieb(), selbstbeteiligung, {
      wirksamkeitsdatum: jahreswechsel,
      wunsch: { selbstbeteiligung: 'SB_500' },
    });
    expect(ergebnis).toMatchObject({
      ok: {
        berechnung: {
          beitragNeu: { versicherungsPraemie: 53_122 },
          differenzProZahlung: -3998,
          anteilBisHauptfaelligkeit: 0,
        },
      },
    });
  });

  test.each([
    ['PH250000101', ['SB_KEINE', 'SB_250', 'SB_500']],
    ['TH250000104', ['SB_KEINE', 'SB_250', 'SB_500']],
    ['HR240000204', ['SB_KEINE', 'SB_250', 'SB_500', 'SB_1000']],
    ['BH250000601', ['SB_KEINE', 'SB_250', 'SB_500', 'SB_1000', 'SB_5000']],
    ['201912345', ['SB_KEINE', 'SB_250', 'SB_500', 'SB_1000', 'SB_5000']],
    ['IM230000702', ['SB_250', 'SB_500', 'SB_1000', 'SB_5000']],
  ])('has the steps of its product: %s', (nummer, stufen) => {
    const { optionen } = angebotVon(demovertrag(nummer), selbstbeteiligung);
    expect(optionen.map(({ wert }) => wert)).toEqual(stufen);
    expect(optionen.every(({ beitrag }) => beitrag !== null)).toBe(true);
  });

  test.each(['FA260000103', 'RR260000203', '202312399'])(
    'is not offered where the product has none: %s',
    (nummer) => {
      expect(angebotVon(demovertrag(nummer), selbstbeteiligung)).toMatchObject({
        hinderung: { code: 'NICHT_AENDERBAR' },
      });
    },
  );
});

describe('cover against the elements', () => {
  const dazu = { elementar: true, elementarVorschaden: false };

  test('begins 30 days from today at the earliest', () => {
    const wohnung = demovertrag('HR250000102');
    expect(angebotVon(wohnung, elementar)).toMatchObject({
      mehr: { von: '2026-12-20', bis: '2027-11-20', standard: '2026-12-20' },
    });
    expect(
      berechne(wohnung, elementar, { wirksamkeitsdatum: '2026-12-19', wunsch: dazu }),
    ).toMatchObject({ abgelehnt: { code: 'DATUM' } });
  });

  test('is in request, covers and price alike once it is added', () => {
    const wohnung = demovertrag('HR250000102');
    const ergebnis = berechne(wohnung, elementar, {
      wirksamkeitsdatum: '2026-12-20',
      wunsch: dazu,
    });
    expect(ergebnis).toMatchObject({
      ok: {
        berechnung: {
          hinweise: [{ code: 'ELEMENTAR_WARTEZEIT' }, { code: 'ELEMENTAR_SELBSTBETEILIGUNG' }],
        },
        neu: {
          stand: {
            beitragsKomponenten: [
              { name: 'GRUNDDECKUNG' },
              { name: 'GLASBRUCH' },
              { name: 'ELEMENTAR' },
            ],
            risiken: {
              elementar: true,
              hausrat: { hausratDeckungen: ['GRUNDDECKUNG', 'GLASBRUCH', 'ELEMENTAR'] },
            },
            tarifAngaben: { hausratDeckungen: ['GRUNDDECKUNG', 'GLASBRUCH', 'ELEMENTAR'] },
          },
        },
      },
    });
  });

  test.each(['IA250000603', 'IM230000702'])('belongs to property contents too: %s', (nummer) => {
    const inhalt = demovertrag(nummer);
    const drin = inhalt.risiken.elementar === true;
    const { optionen } = angebotVon(inhalt, elementar);
    const option = optionen.find(({ wert }) => wert === String(!drin));
    expect(option).toMatchObject({ hinderung: null });
    const aktuell = optionen.find((eine) => eine.aktuell);
    expect(option?.beitrag?.versicherungsPraemie).not.toBe(aktuell?.beitrag?.versicherungsPraemie);
  });

  test.each(['HR240000204', 'IA240000604'])('is refused where floods come often: %s', (nummer) => {
    const text = 'Für diese Adresse können wir leider keinen Elementarschutz anbieten.';
    expect(angebotVon(demovertrag(nummer), elementar)).toMatchObject({
      hinderung: { code: 'OPTION_NICHT_MOEGLICH', text },
    });
  });

  test('is refused where a flood was told of when the contract was concluded', () => {
    const wohnung = demovertrag('HR250000102');
    const tarifAngaben = { ...wohnung.tarifAngaben, elementarVorschaden: true };
    expect(angebotVon({ ...wohnung, tarifAngaben }, elementar)).toMatchObject({
      hinderung: { code: 'OPTION_NICHT_MOEGLICH' },
      optionen: [],
    });
  });

  test('is refused after a flood, and not added before that was asked', () => {
    const wohnung = demovertrag('HR250000102');
    const wirksamkeitsdatum = '2027-01-01';
    const nachFlut = { elementar: true, elementarVorschaden: true };
    expect(berechne(wohnung, elementar, { wirksamkeitsdatum, wunsch: nachFlut })).toMatchObject({
      abgelehnt: { code: 'OPTION_NICHT_MOEGLICH' },
    });
    expect(
      berechne(wohnung, elementar, { wirksamkeitsdatum, wunsch: { elementar: true } }),
    ).toMatchObject({ ungueltig: [{ feld: 'elementarVorschaden' }] });
  });

  test('goes with the next open Hauptfälligkeit where the contract can only then be cancelled', () => {
    const hfk = demovertrag('HR240000502');
    expect(angebotVon(hfk, elementar)).toMatchObject({
      hinderung: null,
      weniger: { von: '2028-01-19', bis: '2028-01-19' },
    });
  });
});

describe('office liability', () => {
  test('costs 60,00 EUR net a year', () => {
    const ergebnis = berechne(vermoegensschaden(), buerohaftpflicht, {
      wirksamkeitsdatum: jahreswechsel,
      wunsch: { buerohaftpflicht: true },
    });
    expect(ergebnis).toMatchObject({
      ok: {
        berechnung: {
          beitragAlt: { versicherungsPraemie: 71_400 },
          beitragNeu: { versicherungsPraemie: 78_540, netto: 66_000 },
          hinweise: [],
        },
        neu: {
          stand: {
            risiken: {
              buerohaftpflicht: true,
              vh: { versicherteGefahren: { buerohaftpflicht: true, phv: false } },
            },
          },
        },
      },
    });
  });

  test('is pointed out to whoever has a business liability contract already', () => {
    const lage = vermoegensschaden({ eigeneBetriebshaftpflicht: true });
    const auftrag = { wirksamkeitsdatum: morgen, wunsch: { buerohaftpflicht: true } };
    expect(berechne(lage, buerohaftpflicht, auftrag)).toMatchObject({
      ok: { berechnung: { hinweise: [{ code: 'DOPPELVERSICHERUNG' }] } },
    });
  });
});

describe('private liability of people of the firm', () => {
  test('costs 42,00 EUR net a year for each of them', () => {
    const ergebnis = berechne(vermoegensschaden(), phv, {
      wirksamkeitsdatum: jahreswechsel,
      wunsch: { anzahl: 'EINS', personen: [pia] },
    });
    expect(ergebnis).toMatchObject({
      ok: {
        berechnung: { beitragNeu: { versicherungsPraemie: 76_398, netto: 64_200 } },
        neu: { stand: { risiken: { phvAnzahl: 'EINS', mitversicherte: [pia] } } },
      },
    });
  });

  test('needs name and birth date of each', () => {
    const lage = vermoegensschaden();
    const wunsch = { anzahl: 'ZWEI', personen: [pia] } as const;
    expect(
      berechne(lage, phv, { wirksamkeitsdatum: morgen, wunsch: { ...wunsch, personen: [pia] } }),
    ).toEqual({
      ungueltig: [
        { feld: 'personen', text: 'Nennen Sie Name und Geburtsdatum für zwei Personen.' },
      ],
    });
  });

  test('of fewer people is less cover', () => {
    const risiken = { ...vermoegensschaden().risiken, phvAnzahl: 'DREI' as const };
    const { optionen } = angebotVon(vermoegensschaden({ risiken }), phv);
    expect(optionen.map(({ wert, richtung }) => [wert, richtung])).toEqual([
      ['KEINE', 'WENIGER'],
      ['EINS', 'WENIGER'],
      ['ZWEI', 'WENIGER'],
      ['DREI', 'GLEICH'],
    ]);
  });
});
