/** Countries of the area „Europa“ by their ISO 3166-1 codes: Europe and all countries on the Mediterranean (`domain/antrag.md §6.7`). */
// prettier-ignore
const europa: ReadonlySet<string> = new Set([
  'AD', 'AL', 'AT', 'AX', 'BA', 'BE', 'BG', 'BY', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES',
  'FI', 'FO', 'FR', 'GB', 'GG', 'GI', 'GR', 'HR', 'HU', 'IE', 'IM', 'IS', 'IT', 'JE', 'LI',
  'LT', 'LU', 'LV', 'MC', 'MD', 'ME', 'MK', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'RS', 'RU',
  'SE', 'SI', 'SJ', 'SK', 'SM', 'UA', 'VA',
  'DZ', 'EG', 'IL', 'LB', 'LY', 'MA', 'PS', 'SY', 'TN', 'TR',
]);

/** Whether a trip to a country lies in the area that was chosen; worldwide every one does. */
export function liegtImZiel(land: string, ziel: string): boolean {
  return ziel !== 'EUROPA' || europa.has(land);
}
