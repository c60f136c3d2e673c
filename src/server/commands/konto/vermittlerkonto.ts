import { anfragezaehler } from '../../repositories/anfragezaehler.ts';
import { kontodaten } from '../../repositories/kontodaten.ts';
import { zuVieleAnfragen } from '../../http/answers.ts';
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

/** As long as pool and row take; whoever died in between keeps nobody out for longer. */
const einer = { mal: 1, ms: 10_000 };

/**
 * Lets one invitation per address through at a time, or the second would mail a password that the first has replaced
 * (429). No lock of a transaction: within one, the pool cannot be asked.
 */
export async function jeAdresseEiner<T>(
  { database, clock }: Pick<Kontodienste, 'database' | 'clock'>,
  email: string,
  einladen: () => Promise<T>,
): Promise<T> {
  const zaehler = anfragezaehler(database);
  const wer = ['einladung', email];
  if (!(await zaehler.zaehlen(wer, einer, clock()))) throw zuVieleAnfragen(1);
  try {
    return await einladen();
  } finally {
    await zaehler.zuruecknehmen(wer);
  }
}
