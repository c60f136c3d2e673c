import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import type { Auswahl } from '#machines/vertrag/aenderung/answers.ts';
import { aenderung } from '#machines/vertrag/aenderung/machine.ts';
import { clearDrafts } from '#portal/flows/clearDrafts.ts';
import { draftAt } from '#portal/flows/draft.ts';
import { replay } from '#portal/flows/replay.ts';
import { antwortenAus, behalten } from '#portal/flows/vertrag/aenderung/entwurf.ts';
import { berechnungFor } from './berechnung.ts';
import { memoryStorage } from './memoryStorage.ts';

const tag = '2027-01-01';
const auswahl: Auswahl = {
  art: 'zahlweise',
  zahlweise: 'MONATLICH',
  zeitraum: { von: tag, bis: tag, standard: tag },
};
const versicherungsNummer = 'PH250000101';

test('a draft comes back to the one who began it, on the same contract only', () => {
  const storage = memoryStorage();
  draftAt(storage, 'aenderung', 'PH250000101', 'anna').write({
    schritt: 'vergleich',
    antworten: { auswahl },
  });
  expect(draftAt(storage, 'aenderung', 'PH250000101', 'anna').read()).toEqual({
    schritt: 'vergleich',
    antworten: { auswahl },
  });
  expect(draftAt(storage, 'aenderung', 'PH250000101', 'deniz').read()).toBeNull();
  expect(draftAt(storage, 'aenderung', 'HR250000102', 'anna').read()).toBeNull();
});

test('signing out herself throws the drafts away and leaves everything else', () => {
  const storage = memoryStorage();
  storage.setItem('anderes', 'bleibt');
  const draft = draftAt(storage, 'aenderung', 'PH250000101', 'anna');
  draft.write({ schritt: 'auswahl', antworten: {} });
  clearDrafts(storage);
  expect(draft.read()).toBeNull();
  expect(storage.getItem('anderes')).toBe('bleibt');
});

test.each(['kein JSON', '{}', '{"schema":99,"schritt":"auswahl","antworten":{}}', 'null'])(
  'a draft that cannot be read any more is no draft: %s',
  (text) => {
    const storage = memoryStorage();
    storage.setItem('entwurf:aenderung:PH250000101:anna', text);
    expect(draftAt(storage, 'aenderung', 'PH250000101', 'anna').read()).toBeNull();
  },
);

test('an answer of an older shape is asked again', () => {
  const antworten = { auswahl: { ...auswahl, zahlweise: 'WOECHENTLICH' } };
  expect(antwortenAus({ schritt: 'vergleich', antworten })).toEqual({});
});

test('after a reload the customer stands at the comparison again, newly calculated', async () => {
  const actor = createActor(
    chartThat(() => Promise.resolve(berechnungFor(tag))),
    {
      input: { versicherungsNummer, art: 'zahlweise', antworten: { auswahl } },
    },
  ).start();
  await replay(actor, 'vergleich', answered);
  expect(actor.getSnapshot().value).toEqual({ vergleich: 'aktuell' });
});

test('when the calculation fails now, the customer stands at her choice', async () => {
  const actor = createActor(
    chartThat(() => Promise.reject(new Error('down'))),
    {
      input: { versicherungsNummer, art: 'zahlweise', antworten: { auswahl } },
    },
  ).start();
  await replay(actor, 'vergleich', answered);
  expect(actor.getSnapshot().value).toBe('fehlerBeimBerechnen');
  expect(actor.getSnapshot().context.antworten).toEqual({ auswahl });
});

test('without a draft a link into the middle begins at the first step', async () => {
  const actor = createActor(aenderung, {
    input: { versicherungsNummer, art: 'zahlweise' },
  }).start();
  await replay(actor, 'vergleich', () => null);
  expect(actor.getSnapshot().value).toBe('auswahl');
});

test('the choice is kept while the session is over and gone once it is saved', () => {
  const snapshot = (value: 'vergleich' | 'unterbrochen' | 'gespeichert') =>
    aenderung.resolveState({
      value,
      context: {
        versicherungsNummer,
        art: 'zahlweise',
        imAuftrag: false,
        antworten: { auswahl },
        berechnung: null,
        hinderung: null,
        verworfenerBeitrag: null,
        gespeichert: null,
      },
    });
  expect(behalten(snapshot('vergleich'))).toEqual({ antworten: { auswahl } });
  expect(behalten(snapshot('unterbrochen'))).toBeNull();
  expect(behalten(snapshot('gespeichert'))).toBe('saved');
});

function answered(schritt: string) {
  return schritt === 'auswahl' ? { type: 'WEITER', antwort: auswahl } : null;
}

function chartThat(berechnen: () => Promise<ReturnType<typeof berechnungFor>>) {
  return aenderung.provide({ actors: { berechnen: fromPromise(berechnen) } });
}
