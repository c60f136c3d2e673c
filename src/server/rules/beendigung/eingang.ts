import { formatMoment } from '#contract/tag.ts';

/** `21.11.2026 um 14:05 Uhr` in Berlin: when a declaration was received. */
export function eingangDeutsch(zeit: Date): string {
  const { datum, uhrzeit } = formatMoment(zeit);
  return `${datum} um ${uhrzeit}\u00A0Uhr`;
}
