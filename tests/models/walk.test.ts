import { describe, expect, test } from 'vitest';
import { entwurfAus, entwurfVon } from '#machines/entwurf.ts';
import { fortschritt } from '#machines/fortschritt.ts';
import { moved } from '#machines/moved.ts';
import {
  erreichbarerSchritt,
  fortsetzen,
  geschnitten,
  naechsterOffenerSchritt,
  pfad,
  schrittVon,
  weiterMit,
  zurueck,
} from '#machines/walk.ts';
import { sachinhalt } from '#machines/antrag/sachinhalt/machine.ts';
import * as inhalt from './antrag/sachinhalt/cases.ts';
import { outputOf } from './engine/answering.ts';
import { observeStart } from './engine/observe.ts';
import { entwurfsregel } from './engine/sample/answers.ts';
import * as beispiel from './engine/sample/cases.ts';
import { antrag } from './engine/sample/machine.ts';

const { wohnung, mitFahrrad, ohneFahrrad, fahrrad, tarif, person } = beispiel;
const alle = { wohnung, bausteine: mitFahrrad, fahrrad, tarif, person };
const berechnet = () => ({ output: { ergebnis: 'VERSICHERBAR', beitrag: 1 } });
const start = (antworten: object = {}) => observeStart(antrag, { antworten }).next;
const pfadMit = (antworten: object, ergebnis = berechnet) =>
  pfad(antrag, { antworten, tarifiert: null }, weiterMit({ ...antworten }), ergebnis);

const nein = () => ({ output: { ergebnis: 'NICHT_VERSICHERBAR', beitrag: 0 } });
const stand = (antworten: object, schritt: string) =>
  fortschritt(antrag, pfadMit(antworten), schritt, 'zusammenfassung');

describe('the path of a customer', () => {
  test('ends at the first question she has not answered', () => {
    expect(pfadMit({})).toEqual(['wohnung']);
    expect(pfadMit({ wohnung })).toEqual(['wohnung', 'bausteine']);
    expect(naechsterOffenerSchritt(pfadMit({ wohnung }))).toBe('bausteine');
  });

  test('takes the branch her answers open and ends at the summary', () => {
    expect(pfadMit(alle)).toEqual([...Object.keys(alle), 'zusammenfassung']);
    expect(pfadMit({ ...alle, bausteine: ohneFahrrad })).not.toContain('fahrrad');
  });

  test('ends where a premium has to be calculated that nobody stored', () => {
    const path = pfad(antrag, { antworten: alle, tarifiert: null }, weiterMit(alle));
    expect(path).toEqual(['wohnung', 'bausteine', 'fahrrad']);
  });

  test('ends where an answer no longer holds, and where a result ends the flow', () => {
    expect(pfadMit({ ...alle, wohnung: { flaeche: 5 } })).toEqual(['wohnung']);
    expect(pfadMit(alle, nein)).toEqual(['wohnung', 'bausteine', 'fahrrad', 'sorry']);
  });
});

describe('what was chosen for her and cannot be had', () => {
  const { angebot, einstieg } = inhalt.antworten;
  const grund = 'ELEMENTAR_NICHT_EINSCHLIESSBAR';
  const nichtMoeglich = { ergebnis: 'OPTION_NICHT_MOEGLICH', grund } as const;

  /** Where she is, and which choices were calculated. */
  function angebotMit(antworte: (mitElementar: boolean) => object) {
    const gerechnet: boolean[] = [];
    const { cases } = inhalt;
    const beginn = observeStart(sachinhalt, { antworten: { einstieg, angebot } }).next;
    const zustand = fortsetzen(sachinhalt, beginn, 'angebot', weiterMit({ einstieg }), (aufruf) => {
      if (aufruf.id !== 'tarifieren') {
        return { output: outputOf(cases.calls[aufruf.id]?.done['ohne Code'], aufruf.input) };
      }
      const { antworten } = aufruf.input as { antworten: typeof inhalt.antworten };
      gerechnet.push(antworten.angebot.elementar);
      const usual = outputOf(cases.calls['tarifieren']?.done['versicherbar'], aufruf.input);
      return { output: { ...(usual as object), ...antworte(antworten.angebot.elementar) } };
    });
    return { gerechnet, steht: zustand.matches({ angebotsphase: { angebot: 'steht' } }), zustand };
  }

  test('is left out, and the price is that of what is left', () => {
    const { gerechnet, steht } = angebotMit((mit) => (mit ? nichtMoeglich : {}));
    expect({ gerechnet, steht }).toEqual({ gerechnet: [true, false], steht: true });
  });

  test('is not calculated over and over where nothing is left to leave out', () => {
    const { gerechnet, zustand } = angebotMit(() => nichtMoeglich);
    expect(gerechnet).toEqual([true, false]);
    expect(zustand.matches({ angebotsphase: { angebot: 'nichtMoeglich' } })).toBe(true);
  });
});

describe('from the path follows', () => {
  const path = ['wohnung', 'bausteine', 'tarif'];

  test('where Back leads', () => {
    expect(zurueck(path, 'tarif')).toBe('bausteine');
    expect(zurueck(path, 'wohnung')).toBeNull();
    expect(zurueck(path, 'fahrrad')).toBeNull();
  });

  test('where an address leads', () => {
    expect(erreichbarerSchritt(path, 'bausteine')).toBe('bausteine');
    expect(erreichbarerSchritt(path, 'zusammenfassung')).toBe('tarif');
  });

  test('which answers are sent; the others stay with the customer', () => {
    const answers = { ...alle, bausteine: ohneFahrrad };
    expect(geschnitten(answers, path)).toEqual({ wohnung, bausteine: ohneFahrrad, tarif });
    expect(answers).toHaveProperty('fahrrad');
  });

  test('how many steps are left, more as soon as a branch opens', () => {
    expect(stand({}, 'wohnung')).toEqual({ nummer: 1, von: 5 });
    expect(stand({ wohnung, bausteine: ohneFahrrad }, 'tarif')).toEqual({ nummer: 3, von: 5 });
    expect(stand({ wohnung, bausteine: mitFahrrad }, 'fahrrad')).toEqual({ nummer: 3, von: 6 });
    expect(stand(alle, 'bausteine')).toEqual({ nummer: 2, von: 6 });
  });
});

describe('a customer who goes on', () => {
  test('gives her stored answers again up to the step she was at', () => {
    const end = fortsetzen(antrag, start(), 'person', weiterMit(alle), berechnet);
    expect(end.value).toBe('person');
  });

  test('waits where the premium has to be calculated first', () => {
    const end = fortsetzen(antrag, start(), 'person', weiterMit(alle));
    expect(end.value).toBe('berechnen');
  });

  test('is asked what she changed: a branch that is new, and nothing behind it', () => {
    const { fahrrad: _, ...ohne } = { ...alle, bausteine: ohneFahrrad };
    const end = fortsetzen(antrag, start(), 'zusammenfassung', weiterMit(ohne), berechnet);
    const back = moved(antrag, end, Object.assign({ type: 'xstate.route' }, { to: '#bausteine' }));
    const mit = { ...ohne, bausteine: mitFahrrad };
    const asked = fortsetzen(antrag, back, 'zusammenfassung', weiterMit(mit), berechnet);
    expect(schrittVon(asked)).toBe('fahrrad');
    const given = weiterMit({ ...mit, fahrrad });
    expect(schrittVon(fortsetzen(antrag, asked, 'zusammenfassung', given, berechnet))).toBe(
      'zusammenfassung',
    );
  });
});

describe('a draft', () => {
  test('is read as it was kept', () => {
    const kept: unknown = JSON.parse(JSON.stringify(entwurfVon(entwurfsregel, 'person', alle)));
    expect(entwurfAus(entwurfsregel, kept)).toEqual({
      schritt: 'person',
      antworten: alle,
      vorbelegung: {},
      neueFragen: [],
    });
  });

  test('of the schema before has its names changed and says what is new', () => {
    const alt = {
      schema: 1,
      flow: 'muster/antrag',
      schritt: 'zusammenfassung',
      antworten: {
        ...alle,
        bausteine: { fahrrad: true },
        person: { name: 'Beispiel', geburtsdatum: person.geburtsdatum },
      },
    };
    const read = entwurfAus(entwurfsregel, alt);
    expect(read?.antworten).toEqual({ wohnung, fahrrad, tarif, person });
    expect(read?.vorbelegung).toEqual({ bausteine: { fahrrad: true } });
    expect(read?.neueFragen).toEqual([{ schritt: 'bausteine', felder: ['glas'] }]);
    const opened = fortsetzen(
      antrag,
      start(read?.antworten),
      'zusammenfassung',
      weiterMit({ ...read?.antworten }),
      berechnet,
    );
    expect(schrittVon(opened)).toBe('bausteine');
  });

  test('of another flow, of a newer release or of nothing is not read', () => {
    const kept = entwurfVon(entwurfsregel, 'person', alle);
    expect(entwurfAus(entwurfsregel, { ...kept, flow: 'muster/anderer' })).toBeNull();
    expect(entwurfAus(entwurfsregel, { ...kept, schema: 3 })).toBeNull();
    expect(entwurfAus(entwurfsregel, null)).toBeNull();
  });
});
