import { describe, expect, test } from 'vitest';
import type { Wunsch } from '#contract/aenderungen/arten.ts';
import { angebotVon } from '#server/rules/aenderung/angebot.ts';
import { gewerbearten } from '#server/rules/aenderung/arten/gewerbearten.ts';
import { berechne } from '#server/rules/aenderung/berechnung.ts';
import { betrieb, demovertrag } from '#tests/support/aenderungslage.ts';

const morgen = '2026-11-21';
const elektriker = betrieb({
  risiken: {
    ...betrieb().risiken,
    versicherteGewerbe: { hauptgewerbe: 'Elektroinstallation', nebengewerbe: [] },
  },
});

function mit(
  { nebengewerbe = [], risikofragen = {}, hauptgewerbe }: Partial<Wunsch<'gewerbearten'>>,
  lage = elektriker,
) {
  const wunsch = { hauptgewerbe: hauptgewerbe ?? '1302', nebengewerbe, risikofragen };
  return berechne(lage, gewerbearten, { wirksamkeitsdatum: morgen, wunsch });
}

describe('the trades of a firm', () => {
  test('are priced anew from tomorrow on, and the contract names them', () => {
    // 200.000 EUR x 1,20 per mille
    expect(mit({ hauptgewerbe: '1201', risikofragen: { R10: false } })).toMatchObject({
      ok: {
        berechnung: { beitragNeu: { netto: 24_000 } },
        neu: {
          stand: {
            tarifAngaben: { hauptgewerbe: '1201', nebengewerbe: [], jahresumsatz: 20_000_000 },
            risiken: { versicherteGewerbe: { hauptgewerbe: 'Friseursalon', nebengewerbe: [] } },
          },
        },
      },
    });
    expect(angebotVon(elektriker, gewerbearten)).toMatchObject({
      hinderung: null,
      mehr: { von: morgen, standard: morgen },
      optionen: [],
    });
  });

  test('with a dearer side trade cost more', () => {
    const risikofragen = { R13: false, R14: false, R15: false };
    // RK 4 beside RK 3: a fifth more than 480,00 EUR.
    expect(mit({ nebengewerbe: ['1304'], risikofragen })).toMatchObject({
      ok: { berechnung: { beitragNeu: { netto: 57_600 } } },
    });
  });

  test('are asked about again, each question', () => {
    expect(mit({ nebengewerbe: ['1304'], risikofragen: { R13: false } })).toEqual({
      ungueltig: [
        { feld: 'risikofragen.R14', text: 'Beantworten Sie diese Frage.' },
        { feld: 'risikofragen.R15', text: 'Beantworten Sie diese Frage.' },
      ],
    });
    expect(mit({ hauptgewerbe: '4711' })).toMatchObject({ ungueltig: [{ feld: 'hauptgewerbe' }] });
  });

  test('that cannot be insured leave the contract as it is', () => {
    expect(mit({ hauptgewerbe: '1401' })).toEqual({
      abgelehnt: {
        code: 'OPTION_NICHT_MOEGLICH',
        text: 'Diese Tätigkeit können wir leider nicht versichern. Ihr bisheriger Vertrag bleibt unverändert.',
      },
    });
    expect(mit({ hauptgewerbe: '1203', risikofragen: { R11: true } })).toMatchObject({
      abgelehnt: { code: 'OPTION_NICHT_MOEGLICH' },
    });
  });

  test('that need a closer look are looked at by people', () => {
    const manuell = { abgelehnt: { code: 'MANUELL' } };
    expect(mit({ hauptgewerbe: '1402' })).toMatchObject(manuell);
    expect(mit({ hauptgewerbe: '1201', risikofragen: { R10: true } })).toMatchObject(manuell);
  });

  test('that are the same in another order are no change', () => {
    const lage = {
      ...elektriker,
      risiken: {
        ...elektriker.risiken,
        versicherteGewerbe: {
          hauptgewerbe: 'Coaching, Training',
          nebengewerbe: ['Übersetzungsbüro', 'Rechtsanwalt'],
        },
      },
    };
    expect(mit({ hauptgewerbe: '1009', nebengewerbe: ['1501', '1006'] }, lage)).toMatchObject({
      abgelehnt: { code: 'UNVERAENDERT' },
    });
    expect(mit({ hauptgewerbe: '1006', nebengewerbe: ['1501', '1009'] }, lage)).toHaveProperty(
      'ok',
    );
  });

  test('count for property contents, where an answer that costs extra is looked at by people', () => {
    const inhalt = demovertrag('IA250000603');
    const nichts = { R08: false, R02: true };
    expect(mit({ hauptgewerbe: '1103', risikofragen: nichts }, inhalt)).toMatchObject({
      ok: { neu: { stand: { tarifAngaben: { hauptgewerbe: '1103' } } } },
    });
    const extra = { R08: true, R02: false };
    expect(mit({ hauptgewerbe: '1103', risikofragen: extra }, inhalt)).toMatchObject({
      abgelehnt: { code: 'MANUELL' },
    });
  });

  test('are none where nobody works', () => {
    expect(angebotVon(demovertrag('PH250000101'), gewerbearten)).toMatchObject({
      hinderung: { code: 'NICHT_AENDERBAR' },
    });
  });
});
