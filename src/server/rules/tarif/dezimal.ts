/** Amount of a tariff table, such as `58.00 EUR`. */
export type Euro = `${number} EUR`;
/** Factor of a tariff table: `0.85`, `3.20 %` or `1.40 ‰`. */
export type Faktor = `${number}` | `${number} %` | `${number} ‰`;

/** `basis` times all factors in cents, exact, rounded once, half a cent away from zero (`domain/antrag.md §3`). */
export function mal(basis: number, ...faktoren: readonly Faktor[]): number {
  let zaehler = BigInt(basis);
  let nenner = 1n;
  for (const faktor of faktoren) {
    const bruch = bruchVon(faktor);
    zaehler *= bruch.zaehler;
    nenner *= bruch.nenner;
  }
  const betrag = zaehler < 0n ? -zaehler : zaehler;
  const gerundet = Number((betrag * 2n + nenner) / (nenner * 2n));
  if (!Number.isSafeInteger(gerundet)) throw new RangeError('Amount beyond 2^53 cents');
  return zaehler < 0n ? 0 - gerundet : gerundet;
}

/** Cents of an amount in a table. */
export function cent(betrag: Euro): number {
  return mal(100, betrag.slice(0, -4) as Faktor);
}

interface Bruch {
  zaehler: bigint;
  nenner: bigint;
}

const gelesene = new Map<string, Bruch>();
const schreibweise = /^(\d+)(?:\.(\d+))?( %| ‰)?$/;
const stellenDerEinheit: Readonly<Record<string, number>> = { ' %': 2, ' ‰': 3 };

/** Tables are few and read for every price, so each text is taken apart once. */
function bruchVon(faktor: string): Bruch {
  const bekannt = gelesene.get(faktor);
  if (bekannt) return bekannt;
  const [, ganze, bruchteil = '', einheit = ''] = schreibweise.exec(faktor) ?? [];
  if (ganze === undefined) throw new Error(`Not a factor: ${faktor}`);
  const stellen = bruchteil.length + (stellenDerEinheit[einheit] ?? 0);
  const bruch = { zaehler: BigInt(ganze + bruchteil), nenner: 10n ** BigInt(stellen) };
  gelesene.set(faktor, bruch);
  return bruch;
}
