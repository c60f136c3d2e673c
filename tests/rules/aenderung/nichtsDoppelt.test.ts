import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { beitragsverlauf } from '#server/rules/beitragsverlauf.ts';
import { raten } from '#server/rules/zahlungsplan.ts';
import { gelebt, geschichte, termin, type Vertragsweg } from '#tests/support/vertragsweg.ts';

const geschichten = 20_000;

test(
  'whatever is changed and whenever, all payments of an insurance year together are the premium of its days',
  { timeout: 600_000 },
  () => {
    let gespeichert = 0;
    let geprueft = 0;
    fc.assert(
      fc.property(geschichte, (zug) => {
        const weg = gelebt(zug);
        gespeichert += weg.gespeichert;
        const jahre = jahreVon(weg);
        geprueft += jahre.length;
        expect(jahre.filter(istFalsch)).toEqual([]);
      }),
      { numRuns: geschichten },
    );
    // The property must not hold because nothing happened.
    expect(gespeichert).toBeGreaterThan(geschichten);
    expect(geprueft).toBeGreaterThan(geschichten);
  },
);

interface Jahr {
  von: string;
  bis: string;
  gezahlt: number[];
  /** Cents, with fractions. */
  erwartet: number;
}

/** Every insurance year in which something changed: what was paid, and the premium of its days. */
function jahreVon({ lage, wirksamkeitsdatum, schritte, zustaende }: Vertragsweg): Jahr[] {
  const { hauptfaelligkeitTag: tag, hauptfaelligkeitMonat: monat } = lage;
  if (tag === null || monat === null) throw new Error('No year drawn');
  const weg = { ...lage, wirksamkeitsdatum, schritte };
  const verlauf = beitragsverlauf(weg);
  return [2025, 2026, 2027, 2028, 2029, 2030].flatMap((jahr) => {
    const von = termin(jahr, monat, tag);
    const bis = termin(jahr + 1, monat, tag);
    if (!zustaende.some(({ ab }) => ab >= von && ab < bis)) return [];
    const faellige = [...raten(weg, verlauf, { von, bis })].map(({ rate }) => rate);
    const einmal = verlauf.ausgleiche.filter(({ am }) => am > von && am <= bis);
    const gezahlt = [...faellige, ...einmal.map(({ betrag }) => betrag)];
    return [{ von, bis, gezahlt, erwartet: praemieDerTage(zustaende, { von, bis, tag }) }];
  });
}

/** More than a cent an instalment. */
function istFalsch({ gezahlt, erwartet }: Jahr): boolean {
  const summe = gezahlt.reduce((a, b) => a + b, 0);
  return Math.abs(summe - erwartet) > Math.max(1, gezahlt.length);
}

/** The premium of each day: the instalment that holds on it, by the days it pays for. */
function praemieDerTage(
  zustaende: Vertragsweg['zustaende'],
  { von, bis, tag }: { von: string; bis: string; tag: number },
): number {
  const [erster, letzter] = [nummer(von), nummer(bis)];
  const gelten = zustaende.map((einer) => ({ ...einer, ab: einer.ab && nummer(einer.ab) }));
  let summe = 0;
  for (let heute = erster; heute < letzter; heute += 1) {
    const gilt = gelten.findLast(({ ab }) => ab === '' || ab <= heute);
    if (!gilt) throw new Error('A day without a premium');
    const perioden = periodenAb(von, tag, monateJe[gilt.zahlweise]);
    const ende = perioden.findIndex((anfang) => anfang > heute);
    summe += gilt.rate / ((perioden[ende] ?? 0) - (perioden[ende - 1] ?? 0));
  }
  return summe;
}

const monateJe = {
  MONATLICH: 1,
  VIERTELJAEHRLICH: 3,
  HALBJAEHRLICH: 6,
  JAEHRLICH: 12,
  EINMALIG: 12,
};
const perioden = new Map<string, number[]>();

/** First days of the periods of an insurance year and of the one after it, counted from its begin. */
function periodenAb(beginn: string, tag: number, monate: number): number[] {
  const schluessel = `${beginn} ${tag} ${monate}`;
  const bekannt = perioden.get(schluessel);
  if (bekannt) return bekannt;
  const [jahr = 0, monat = 0] = beginn.split('-').map(Number);
  const neue = Array.from({ length: 12 / monate + 1 }, (_, stelle) =>
    nummer(termin(jahr, monat + stelle * monate, tag)),
  );
  perioden.set(schluessel, neue);
  return neue;
}

function nummer(tag: string): number {
  return Date.parse(tag) / 86_400_000;
}
