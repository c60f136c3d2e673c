/** `betrag * zaehler / nenner` in cents, exact, half a cent away from zero (`domain/antrag.md §3`). */
export function anteil(betrag: number, zaehler: number, nenner: number): number {
  const produkt = betrag * zaehler;
  if (!Number.isSafeInteger(produkt)) return anteilGross(betrag, zaehler, nenner);
  const rest = Math.abs(produkt) % nenner;
  const ganz = (Math.abs(produkt) - rest) / nenner + (rest * 2 >= nenner ? 1 : 0);
  return produkt < 0 ? 0 - ganz : ganz;
}

/** Beyond 2^53 doubles lose cents, so the same division runs on big integers. */
function anteilGross(betrag: number, zaehler: number, nenner: number): number {
  const produkt = BigInt(betrag) * BigInt(zaehler);
  const teiler = BigInt(nenner);
  const absolut = produkt < 0n ? -produkt : produkt;
  const ganz = Number((absolut * 2n + teiler) / (teiler * 2n));
  if (!Number.isSafeInteger(ganz)) throw new RangeError('Amount beyond 2^53 cents');
  return produkt < 0n ? 0 - ganz : ganz;
}
