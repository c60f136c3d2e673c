import type { Principal } from '../access/decision.ts';
import type { Database } from '../database/open.ts';
import { journal } from '../repositories/journal.ts';

interface Vermerk {
  wer: Principal;
  zeit: Date;
  aktion: 'entwurf.gesendet' | 'entwurf.kopiert' | 'entwurf.geloescht';
  neu: { entwurfId: string; kopieVon?: string };
}

/** Notes what an agent did with a draft, by its id alone. */
export function entwurfVermerken(tx: Database, vermerk: Vermerk): Promise<void> {
  return journal(tx).schreiben({ ...vermerk, versicherungsNummer: null, alt: null });
}
