import { kontodaten } from '../../repositories/kontodaten.ts';
import { kontenVon, type Kontodienste } from './dienste.ts';

/** An account of the brokers' pool; null where somebody has its address. */
export async function vermittlerkontoOeffnen(
  dienste: Pick<Kontodienste, 'database' | 'konten'>,
  neu: { email: string; attribute: Record<string, string> },
): Promise<{ sub: string; initialPassword: string } | null> {
  return (await kontenVon(dienste).open('vermittler', neu)) ?? verwaist(dienste, neu);
}

/** An account that a process left behind when it died between two steps: nobody has an access by it. */
async function verwaist(
  dienste: Pick<Kontodienste, 'database' | 'konten'>,
  { email, attribute }: { email: string; attribute: Record<string, string> },
) {
  const konten = kontenVon(dienste);
  const konto = await konten.byEmail('vermittler', email);
  if (!konto?.initial) return null;
  const { sub } = konto;
  if (await kontodaten(dienste.database).mailkopf('vermittler', sub)) return null;
  // It was opened for another agency, perhaps.
  await konten.changeAttributes('vermittler', sub, attribute);
  const initialPassword = await konten.resetToInitial('vermittler', sub);
  return initialPassword === null ? null : { sub, initialPassword };
}
