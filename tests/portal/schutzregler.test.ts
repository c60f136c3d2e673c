import { describe, expect, test } from 'vitest';
import type { Schutzangebot, Schutzberechnung } from '#contract/entities/aenderungswunsch.ts';
import type { Schutzwunsch } from '#machines/vertrag/schutz/answers.ts';
import { periodeVon, zahlweisenIn } from '#portal/flows/vertrag/schutz/preise.ts';
import { gewaehlteWahl, ohneRegler, reglerVon } from '#portal/flows/vertrag/schutz/regler.ts';
import { frei, mitElementar, niedriger } from '#tests/models/vertrag/aenderung/antworten.ts';
import { vertrag } from '#tests/models/vertrag/aenderung/wire.ts';
import { angebote, gesperrteAngebote } from '#tests/models/vertrag/schutz/angebote.ts';
import { hinderung } from '#tests/models/vertrag/schutz/cases.ts';

const bisher = { versicherungsPraemie: 700, jahresVersicherungsPraemie: 8400 };
const summe: Schutzangebot = {
  art: 'versicherte-kosten',
  hinderung: null,
  mehr: frei,
  weniger: frei,
  optionen: [],
  betrag: { aktuell: 5_500_000, von: 5_000_000, bis: 10_000_000, schritt: 500_000 },
};

function ergebnisMit(alle: readonly Schutzangebot[]): Schutzberechnung {
  return {
    bisher: { ...bisher, zahlweise: 'MONATLICH' },
    zeitraum: null,
    wuensche: [],
    berechnung: null,
    angebote: [...alle],
  };
}

function reglerAus(alle: readonly Schutzangebot[], name: string) {
  const einer = reglerVon(vertrag, ergebnisMit(alle)).find((regler) => regler.name === name);
  if (!einer) throw new Error(`Nothing sets ${name}.`);
  return einer;
}

/** The offer of one kind with another choice as the one that holds. */
function jetzt(art: string, wert: string): Schutzangebot[] {
  return angebote.map((angebot) =>
    angebot.art === art
      ? {
          ...angebot,
          optionen: angebot.optionen.map((eine) => ({ ...eine, aktuell: eine.wert === wert })),
        }
      : angebot,
  );
}

const wunsch: Schutzwunsch = {
  auswahl: mitElementar,
  vorschaden: { elementarVorschaden: false },
};

describe('what a contract offers', () => {
  test('is set by a switch where it is in or out, by cards where it is one of several, by a slider where it goes by steps', () => {
    const alle = reglerVon(vertrag, ergebnisMit([...angebote, summe]));
    expect(alle.map(({ name, form }) => [name, form])).toEqual([
      ['zahlweise', 'karten'],
      ['selbstbeteiligung', 'karten'],
      ['elementar', 'schalter'],
      ['versicherte-kosten', 'schieber'],
    ]);
  });

  test('is no slider where a sum is typed freely', () => {
    const { schritt: _, ...ohneSchritt } = summe.betrag ?? { aktuell: 0, von: 0, bis: 0 };
    expect(reglerVon(vertrag, ergebnisMit([{ ...summe, betrag: ohneSchritt }]))).toEqual([]);
  });

  test('makes a wish of a sum that was moved to', () => {
    expect(reglerAus([summe], summe.art).beiBetrag(6_000_000)).toMatchObject({
      art: 'versicherte-kosten',
      value: '60000',
    });
  });
});

describe('what a control shows', () => {
  const einer: Schutzwunsch = { auswahl: niedriger };

  test('is what holds as long as nothing is wished for', () => {
    const regler = reglerAus(angebote, 'selbstbeteiligung');
    expect(gewaehlteWahl(regler, [])?.option.wert).toBe('SB_500');
  });

  test('is the wish, also where its days have moved', () => {
    const regler = reglerAus(angebote, 'selbstbeteiligung');
    const spaeter = { ...niedriger, zeitraum: { ...frei, von: '2027-01-01' } };
    expect(gewaehlteWahl(regler, [{ auswahl: spaeter }])?.option.wert).toBe('SB_250');
  });

  test('is what holds by now where the wish has become that', () => {
    const regler = reglerAus(jetzt('elementar', 'true'), 'elementar');
    expect(gewaehlteWahl(regler, [wunsch])?.option.aktuell).toBe(true);
  });

  test('a wish of a kind that is barred by now has no control any more, and is not lost', () => {
    const offene = reglerVon(vertrag, ergebnisMit(angebote));
    expect(ohneRegler(offene, [einer, wunsch])).toEqual([]);
    const gesperrte = gesperrteAngebote(hinderung).filter(({ art }) => art === 'elementar');
    const rest = angebote.filter(({ art }) => art !== 'elementar');
    const regler = reglerVon(vertrag, ergebnisMit([...rest, ...gesperrte]));
    expect(ohneRegler(regler, [einer, wunsch])).toEqual([wunsch]);
  });
});

describe('how often is paid', () => {
  test('is said beside a price as it is with the other wishes', () => {
    const [option] = reglerAus(angebote, 'elementar').wahlen.map((wahl) => wahl.option);
    if (!option) throw new Error('Nothing is offered.');
    const ohne = { ...option.ohne, zahlweise: 'JAEHRLICH' as const };
    expect([periodeVon(option), periodeVon({ ...option, ohne })]).toEqual([
      'monatlich',
      'jährlich',
    ]);
  });

  test('is the same before and after where nothing is calculated', () => {
    const beide = { davor: 'MONATLICH', danach: 'MONATLICH' };
    expect(zahlweisenIn(ergebnisMit(angebote))).toEqual(beide);
  });
});
