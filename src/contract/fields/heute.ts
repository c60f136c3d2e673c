/** The calendar day in Germany at this moment, `yyyy-MM-dd`. */
export function heuteInBerlin(jetzt: Date): string {
  // Days in Berlin begin on a full hour of UTC, so within one hour the answer stays the same.
  const stunde = Math.floor(jetzt.getTime() / 3_600_000);
  if (stunde !== zuletzt.stunde) zuletzt = { stunde, tag: berlin.format(jetzt) };
  return zuletzt.tag;
}

let zuletzt = { stunde: Number.NaN, tag: '' };

// Swedish writes yyyy-MM-dd.
const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });
