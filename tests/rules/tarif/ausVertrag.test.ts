import { describe, expect, test } from 'vitest';
import { angabenAusVertrag } from '#server/rules/tarif/ausVertrag.ts';
import { demonummern, demovertrag } from '#tests/support/aenderungslage.ts';

const erschlossen = demonummern
  .map((nummer) => ({ nummer, angaben: angabenAusVertrag(demovertrag(nummer)) }))
  .filter(({ angaben }) => angaben !== null);

describe('a contract from before it was kept what a contract was priced from', () => {
  test('gets nothing else than what it really was priced from, and most get it', () => {
    for (const { nummer, angaben } of erschlossen) {
      expect([nummer, angaben]).toEqual([nummer, demovertrag(nummer).tarifAngaben]);
    }
    expect(erschlossen.length).toBeGreaterThan(demonummern.length / 2);
  });

  test('is left without where its price is another one: somebody answered something that costs more or less', () => {
    for (const { nummer } of erschlossen) {
      const lage = demovertrag(nummer);
      const beitragsKomponenten = lage.beitragsKomponenten.map((komponente) => ({
        ...komponente,
        nettoJahr: komponente.nettoJahr + 1,
      }));
      expect(angabenAusVertrag({ ...lage, beitragsKomponenten })).toBeNull();
      expect(angabenAusVertrag({ ...lage, beitragsKomponenten: [] })).toBeNull();
    }
  });

  test('is left without where it says too little of itself', () => {
    for (const { nummer } of erschlossen) {
      const lage = demovertrag(nummer, { risiken: { deckungsVarianten: [] } });
      expect([nummer, angabenAusVertrag(lage)]).toEqual([nummer, null]);
    }
    const [auto] = erschlossen;
    const lage = demovertrag(auto?.nummer ?? '', { produkt: 'KFZ' });
    expect(angabenAusVertrag(lage)).toBeNull();
  });
});
