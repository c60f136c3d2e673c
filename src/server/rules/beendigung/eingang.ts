import { datumDeutsch, heuteIn } from '../kalender.ts';

const uhr = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
});

/** `21.11.2026 um 14:05 Uhr` in Berlin: when a declaration was received. */
export function eingangDeutsch(zeit: Date): string {
  return `${datumDeutsch(heuteIn(zeit))} um ${uhr.format(zeit)}\u00A0Uhr`;
}
