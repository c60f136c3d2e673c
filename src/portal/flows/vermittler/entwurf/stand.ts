import type { Listenentwurf } from '#contract/endpoints/entwuerfe.ts';

/** How a draft stands, in the words of its list: with a name and a price that holds it is ready to be sent. */
export function standVon({
  status,
  gesendetAm,
  kunde,
  beitrag,
  neuRechnen,
}: Listenentwurf): Listenentwurf['status'] | 'BEREIT' | 'BEIM_KUNDEN' {
  if (status !== 'OFFEN') return status;
  if (gesendetAm !== null) return 'BEIM_KUNDEN';
  return kunde !== null && beitrag !== null && !neuRechnen ? 'BEREIT' : 'OFFEN';
}
