const uhr = new Intl.DateTimeFormat('de-DE', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Berlin',
});
const tag = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Berlin',
});

/** A moment as `{ tag: '21.11.2026', uhr: '14:05' }`. */
export function zeitpunkt(iso: string): { tag: string; uhr: string } {
  const moment = new Date(iso);
  return { tag: tag.format(moment), uhr: uhr.format(moment) };
}
