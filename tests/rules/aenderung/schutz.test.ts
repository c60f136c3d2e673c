import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AenderungsArt, aenderungsarten } from '#contract/aenderungen/seiten.ts';
import { berechneAlle } from '#server/rules/aenderung/berechnung.ts';
import type { Aenderungslage } from '#server/rules/aenderung/lage.ts';
import { regelZu } from '#server/rules/aenderung/regeln.ts';
import { schutzVon } from '#server/rules/aenderung/schutz.ts';
import { einzelwunsch, type Einzelwunsch } from '#server/rules/aenderung/wunschschritt.ts';
import { demonummern, demovertrag } from '#tests/support/aenderungslage.ts';

/** Every case asks the tariff a dozen times; a busy machine takes its time. */
const langsamMs = 60_000;

const faelle = fc.record({
  nummer: fc.constantFrom(...demonummern),
  ziehungen: fc.array(fc.nat(999), { minLength: 2, maxLength: 5 }),
});

interface Gezogen {
  wunsch: Einzelwunsch;
  /** As the offer names it. */
  wert: string;
}

/** Every choice of every kind that a contract has. */
function alleWuensche(lage: Aenderungslage): Gezogen[] {
  return aenderungsarten.flatMap((art) => wuenscheVon(lage, art));
}

function wuenscheVon<Art extends AenderungsArt>(lage: Aenderungslage, art: Art): Gezogen[] {
  const regel = regelZu(art);
  if (!regel.gilt(lage)) return [];
  return regel
    .wahlen(lage)
    .filter(({ wunsch }) => !regel.unveraendert(lage, wunsch))
    .map(({ wunsch, wert }) => ({ wunsch: einzelwunsch(regel, wunsch), wert }));
}

/** Some of them, no two of one name. */
function gezogene(lage: Aenderungslage, ziehungen: readonly number[]): Gezogen[] {
  const alle = alleWuensche(lage);
  const gezogen = new Map<string, Gezogen>();
  for (const zahl of ziehungen) {
    const einer = alle[zahl % Math.max(1, alle.length)];
    if (einer && !gezogen.has(einer.wunsch.name)) gezogen.set(einer.wunsch.name, einer);
  }
  return [...gezogen.values()];
}

test(
  'several changes of one day end at the same premium and contract as saving them one after the other',
  () => {
    let verglichen = 0;
    fc.assert(
      fc.property(faelle, ({ nummer, ziehungen }) => {
        const lage = demovertrag(nummer);
        const wuensche = gezogene(lage, ziehungen).map(({ wunsch }) => wunsch);
        const antwort = schutzVon(lage, wuensche, null);
        if (!('ok' in antwort)) return;
        const { berechnung } = antwort.ok;
        if (berechnung === null) return;
        const einzeln = nacheinander(lage, wuensche, berechnung.wirksamkeitsdatum);
        expect(berechnung.beitragAlt).toEqual(einzeln.erste.beitragAlt);
        expect(berechnung.beitragNeu).toEqual(einzeln.letzte.beitragNeu);
        expect(berechnung.verlauf.at(-1)?.versicherungsPraemie).toBe(
          einzeln.letzte.verlauf.at(-1)?.versicherungsPraemie,
        );
        if (wuensche.length > 1) verglichen += 1;
      }),
      { numRuns: 120 },
    );
    expect(verglichen).toBeGreaterThan(20);
  },
  langsamMs,
);

test(
  'what a choice is offered for beside others is what calculating it with them says, and what it bars is refused alike',
  () => {
    let verglichen = 0;
    fc.assert(
      fc.property(faelle, ({ nummer, ziehungen }) => {
        const lage = demovertrag(nummer);
        const [neuer, ...uebrige] = gezogene(lage, ziehungen);
        if (!neuer || uebrige.length === 0) return;
        const andere = uebrige.map(({ wunsch }) => wunsch);
        const daneben = schutzVon(lage, andere, null);
        if (!('ok' in daneben) || daneben.ok.berechnung === null) return;
        const { wirksamkeitsdatum: tag, beitragNeu } = daneben.ok.berechnung;
        const option = daneben.ok.angebote
          .find(({ art }) => art === neuer.wunsch.art)
          ?.optionen.find(({ wert }) => wert === neuer.wert);
        // Last, so that it is applied to the contract with all others.
        const mit = schutzVon(lage, [...andere, neuer.wunsch], null);
        if (!option || !('ok' in mit)) return;
        expect(option.ohne.versicherungsPraemie).toBe(beitragNeu.versicherungsPraemie);
        expect(mit.ok.wuensche.at(-1)?.hinderung).toEqual(option.hinderung);
        // On another day other pending changes may count.
        const { berechnung } = mit.ok;
        if (berechnung?.wirksamkeitsdatum !== tag) return;
        expect(option.beitrag?.versicherungsPraemie).toBe(
          berechnung.beitragNeu.versicherungsPraemie,
        );
        verglichen += 1;
      }),
      { numRuns: 120 },
    );
    expect(verglichen).toBeGreaterThan(10);
  },
  langsamMs,
);

describe('A customer who wishes for several changes, one of which cannot be had at all', () => {
  // Paid by the quarter from 1 December on: another period begins then, flood cover after its 30 days.
  const lage: Aenderungslage = {
    ...demovertrag('HR250000102'),
    vormerkungen: [],
    zahlweise: 'VIERTELJAEHRLICH',
    hauptfaelligkeitTag: 1,
    hauptfaelligkeitMonat: 12,
  };
  const wieBisher = einzelwunsch(regelZu('zahlweise'), { zahlweise: 'VIERTELJAEHRLICH' });
  const monatlich = einzelwunsch(regelZu('zahlweise'), { zahlweise: 'MONATLICH' });
  const elementar = einzelwunsch(regelZu('elementar'), {
    elementar: true,
    elementarVorschaden: false,
  });
  const gruende = (wuensche: Einzelwunsch[], tag: string | null = null) => {
    const antwort = schutzVon(lage, wuensche, tag);
    if (!('ok' in antwort)) throw new Error('The wishes are no list.');
    const { zeitraum, wuensche: alle } = antwort.ok;
    return { zeitraum, gruende: alle.map(({ hinderung }) => hinderung?.code ?? null) };
  };

  test('has the days of the others, whichever she names first, and reads what is wrong with that one', () => {
    const { zeitraum } = gruende([elementar]);
    expect(zeitraum?.von).toBe('2026-12-20');
    expect(gruende([wieBisher, elementar])).toEqual({ zeitraum, gruende: ['UNVERAENDERT', null] });
    expect(gruende([elementar, wieBisher])).toEqual({ zeitraum, gruende: [null, 'UNVERAENDERT'] });
  });

  test('may choose a day of the others, too', () => {
    const { zeitraum } = gruende([elementar]);
    expect(gruende([wieBisher, elementar], '2027-01-15')).toEqual({
      zeitraum,
      gruende: ['UNVERAENDERT', null],
    });
  });

  test('has no day where none of them can be had', () => {
    expect(gruende([wieBisher])).toEqual({ zeitraum: null, gruende: ['UNVERAENDERT'] });
  });

  test('has fewer days by a wish that is only not possible on the day she asks for', () => {
    expect(gruende([monatlich], '2026-12-05')).toEqual({
      zeitraum: { von: '2026-12-01', bis: '2026-12-01', standard: '2026-12-01' },
      gruende: ['DATUM'],
    });
  });
});

/** Each saved before the next one is calculated, as the database would keep it. */
function nacheinander(lage: Aenderungslage, wuensche: readonly Einzelwunsch[], tag: string) {
  let stand = lage;
  const berechnungen = wuensche.map((wunsch, stelle) => {
    const ergebnis = berechneAlle(stand, [wunsch], tag);
    if (!('ok' in ergebnis)) throw new Error(`${wunsch.name} is refused by itself.`);
    const [schritt] = ergebnis.ok.schritte;
    const wert: unknown = JSON.parse(JSON.stringify(schritt?.wert));
    const angelegtAm = `2026-11-20T10:00:0${stelle}`;
    const vorgemerkt = { art: wunsch.name, wert, wirksamkeitsdatum: tag, angelegtAm };
    stand = { ...stand, vormerkungen: [...stand.vormerkungen, vorgemerkt] };
    return ergebnis.ok.berechnung;
  });
  const [erste, letzte] = [berechnungen[0], berechnungen.at(-1)];
  if (!erste || !letzte) throw new Error('Nothing was drawn.');
  return { erste, letzte };
}
