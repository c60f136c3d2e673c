// Apart from the walk, which runs charts: the first page of an application stands there before its chart does.

/** Step of a snapshot: the deepest `meta.step`. */
export function schrittVon(zustand: { getMeta: () => object }): string | null {
  const tiefste = Object.entries(zustand.getMeta())
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([, meta]: [string, unknown]) => meta)
    .find(hatSchritt);
  return tiefste?.step ?? null;
}

function hatSchritt(meta: unknown): meta is { step: string } {
  return (
    typeof meta === 'object' && meta !== null && 'step' in meta && typeof meta.step === 'string'
  );
}
