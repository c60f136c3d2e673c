import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { umzug } from '#machines/vertrag/umzug/machine.ts';
import { umzugsauftrag } from '#machines/vertrag/umzug/setup.ts';
import { adressfrage } from '#portal/flows/vertrag/umzug/fragen.ts';

const heute = '2026-11-20';
const zuerich = { plz: '8001', ort: 'Zürich', strasse: 'Rennweg', hausnummer: '12' };
const antwort = { ...zuerich, land: 'CH', umzugstag: '2026-12-15' } as const;

describe('Who moves to Switzerland', () => {
  const actor = createActor(umzug, { input: { partnerNummer: 'P000101', heute } }).start();

  test('says so, and four digits are a postcode', () => {
    const { land: _keins, ...ohneLand } = antwort;
    expect(actor.getSnapshot().can({ type: 'WEITER', antwort: ohneLand })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'WEITER', antwort: { ...antwort, plz: '80010' } })).toBe(
      false,
    );
    expect(actor.getSnapshot().can({ type: 'WEITER', antwort })).toBe(true);
  });

  test('sends the address as it is kept, without the country the postcode tells', () => {
    actor.send({ type: 'WEITER', antwort });
    expect(umzugsauftrag(actor.getSnapshot().context)).toMatchObject({ anschrift: zuerich });
    expect(umzugsauftrag(actor.getSnapshot().context).anschrift).toEqual(zuerich);
  });

  test('is asked for the country under the Swiss brand alone, and Swiss places are not looked up', () => {
    expect(felder('DE').map(({ art }) => art)).toEqual(['adresse', 'datum']);
    expect(felder('CH').map(({ art }) => art)).toEqual(['radio', 'adresse', 'datum']);
    const adresse = felder('CH').find(({ art }) => art === 'adresse');
    expect(adresse?.art === 'adresse' && adresse.ohneSuche?.({ land: 'CH' })).toBe(true);
    expect(adresse?.art === 'adresse' && adresse.ohneSuche?.({ land: 'DE' })).toBe(false);
  });
});

function felder(markt: 'DE' | 'CH') {
  return adressfrage(heute, markt).seite.felder;
}
