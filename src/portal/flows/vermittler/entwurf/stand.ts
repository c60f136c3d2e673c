import type { Listenentwurf } from '#contract/endpoints/entwuerfe.ts';

/** How a draft stands, in the words of its list: with a price it is ready to be sent. */
export function standVon({
  status,
  gesendetAm,
  beitrag,
  neuRechnen,
}: Listenentwurf): Listenentwurf['status'] | 'BEREIT' | 'BEIM_KUNDEN' {
  if (status !== 'OFFEN') return status;
  if (gesendetAm !== null) return 'BEIM_KUNDEN';
  return beitrag !== null && !neuRechnen ? 'BEREIT' : 'OFFEN';
}
