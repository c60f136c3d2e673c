import { describe, expect, test } from 'vitest';
import { aenderungen } from '#contract/aenderungen/arten.ts';
import type { Aenderungsangebot } from '#contract/entities/aenderungswunsch.ts';
import { antworten as changing } from '#machines/vertrag/aenderung/answers.ts';
import { antworten as moving } from '#machines/vertrag/umzug/answers.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { angebotVon } from '#server/rules/aenderung/angebot.ts';
import { wohnflaeche as regel } from '#server/rules/aenderung/arten/wohnflaeche.ts';
import { berechne } from '#server/rules/aenderung/berechnung.ts';
import { blaetter } from '#portal/flows/vertrag/aenderung/arten/blaetter.ts';
import { vertragsfrage } from '#portal/flows/vertrag/umzug/fragen.ts';
import { frei } from '#tests/models/vertrag/aenderung/antworten.ts';
import { vertrag } from '#tests/models/vertrag/aenderung/wire.ts';
import { demovertrag, heute } from '#tests/support/aenderungslage.ts';
import { rangeAround, takesField } from './probe.ts';
import { answerOf, sold } from './sold.ts';

const { page, answers } = sold.hausrat;
const form = page.regel.formen(heute)['einstieg'];
const taken = (shape: typeof form, answer: object) =>
  rangeAround(80, (size) => shape !== undefined && takesField(shape, answer, 'wohnflaeche', size));
const applied = taken(form, answerOf(answers, 'einstieg'));

test('who moves can name a flat as small and as large as who applied', () => {
  const asked = vertragsfrage([{ ...vertrag, kacheln: [{ art: 'risikoort', hinderung: null }] }]);
  const field = asked.seite.felder.find((eines) => eines.art === 'zahl');
  expect({
    page: field?.art === 'zahl' ? [field.von, field.bis] : null,
    chart: taken(moving.vertraegeWaehlen, { vertraege: [] }),
    request: taken(aenderungen.risikoort.wunsch, {}),
  }).toEqual({ page: applied, chart: applied, request: applied });
});

test('who corrects the size of the flat can name one as small and as large as who applied', () => {
  const angebot: Aenderungsangebot = {
    art: 'wohnflaeche',
    hinderung: null,
    mehr: frei,
    weniger: frei,
    optionen: [],
    betrag: null,
  };
  const { seite } = blaetter.wohnflaeche.blatt({ vertrag, angebot });
  const field = seite.felder.find((eines) => eines.art === 'zahl');
  expect({
    page: field?.art === 'zahl' ? [field.von, field.bis] : null,
    chart: taken(changing.auswahl, { art: 'wohnflaeche', zeitraum: frei }),
    request: taken(aenderungen.wohnflaeche.wunsch, {}),
  }).toEqual({ page: applied, chart: applied, request: applied });
});

describe('Who names the size her flat has today', () => {
  const flat = demovertrag('HR250000102');
  const today = flat.risiken.hausrat?.wohnflaeche ?? 0;
  const move = {
    art: 'risikoort',
    wert: {
      risikoOrt: { plz: '48143', ort: 'Münster', strasse: 'Ludgeristraße', hausnummer: '3' },
      wohnflaeche: today + 20,
    },
    wirksamkeitsdatum: '2026-12-15',
  };
  const shown = {
    ...vertrag,
    hausrat: flat.risiken.hausrat,
    vorgemerkteAenderungen: [] as Vertrag['vorgemerkteAenderungen'],
  };
  const waiting = {
    art: move.art,
    text: 'Adresse',
    wirksamkeitsdatum: move.wirksamkeitsdatum,
    versicherungsPraemie: null,
    loeschbar: true,
  };
  /** Days before and after the move, on which the server takes it. */
  const taken = (lage: typeof flat) =>
    ['2026-12-01', '2027-01-01'].filter(
      (wirksamkeitsdatum) =>
        'ok' in berechne(lage, regel, { wirksamkeitsdatum, wunsch: { wohnflaeche: today } }),
    );
  const refused = (contract: Vertrag) => {
    const angebot = angebotVon(flat, regel);
    return blaetter.wohnflaeche
      .blatt({ vertrag: contract, angebot })
      .fehler?.({ wohnflaeche: today });
  };

  test('is told so by the page, as the server takes it on no day', () => {
    expect(taken(flat)).toEqual([]);
    expect(refused(shown)).toHaveLength(1);
  });

  test('goes on while another size waits with a move, as the server takes it after that', () => {
    expect(taken({ ...flat, vormerkungen: [move] })).toEqual(['2027-01-01']);
    expect(refused({ ...shown, vorgemerkteAenderungen: [waiting] })).toEqual([]);
  });
});
