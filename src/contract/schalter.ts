/** Feature flags that are off until somebody switches them on; every other one is on (`domain/daten.md §8`). */
export const ausgeschaltet = [
  'services-widget',
  'reisekrankenversicherung',
  'umgebungs-badge',
  'antrag-tan',
] as const;

const aus: ReadonlySet<string> = new Set(ausgeschaltet);

/** The value of a flag that counts when nobody answers in time, without the list of all. */
export function standardVon(feature: string): boolean {
  return !aus.has(feature);
}
