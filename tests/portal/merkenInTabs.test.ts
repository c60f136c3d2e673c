import { describe, expect, test } from 'vitest';
import * as select from '#machines/merken/selectors.ts';
import { heute } from './hausratMitTarif.ts';
import { bis, geraet, nachDemBesuch, schluessel, zustand } from './merkendesGeraet.ts';

describe('A customer who is greeted by what this device keeps, and has another tab open', () => {
  test('is not greeted any more once she throws it away in another tab, and nobody writes it there again', async () => {
    const { storage, oeffne, loescheAnderswo, alles } = await nachDemBesuch();
    const merken = oeffne();
    storage.clear();
    loescheAnderswo(`gemerkt:${schluessel}`);
    expect(zustand(merken)).toBe('aus');
    expect(merken.getSnapshot().context.gefunden).toBeNull();
    merken.send({ type: 'WEITER' });
    expect(alles()).toEqual([]);
  });

  test('goes on with what another tab has kept since she was greeted', async () => {
    const { storage, oeffne, schriebAnderswo } = await nachDemBesuch();
    const merken = oeffne();
    const dort = geraet(storage).oeffne();
    dort.send({ type: 'NEU_BEGINNEN' });
    dort.send({ type: 'MERKEN', stand: (await bis('inhalt')).stand });
    schriebAnderswo(`gemerkt:${schluessel}`);
    expect(select.gruss(merken.getSnapshot())).toMatchObject({ schritt: 'inhalt' });
    merken.send({ type: 'WEITER' });
    const kept: unknown = JSON.parse(storage.getItem(`gemerkt:${schluessel}`) ?? '');
    expect(kept).toMatchObject({ schritt: 'inhalt' });
  });

  test('is not greeted any more where another tab has kept what this page cannot read', async () => {
    const { storage, stand, oeffne, schriebAnderswo, alles } = await nachDemBesuch();
    const merken = oeffne();
    const neuer = { ...stand, schema: stand.schema + 1, am: heute };
    storage.setItem(`gemerkt:${schluessel}`, JSON.stringify(neuer));
    schriebAnderswo(`gemerkt:${schluessel}`);
    expect(zustand(merken)).toBe('aus');
    expect(alles()).toHaveLength(1);
  });
});
