import type { Widerrufslinkart } from '#contract/entities/beendigung.ts';
import { widerrufslinkPfad } from '#contract/endpoints/vertrag/beendigung.ts';
import type { Database } from '../../database/open.ts';
import type { Vertragszeile } from '../../repositories/vertraege.ts';
import { widerrufslinks } from '../../repositories/widerrufslinks.ts';
import { bestaetigbarBis, ruecknehmbarBis } from '../../rules/beendigung/widerruf.ts';
import { widerrufsfristEnde } from '../../rules/widerruf.ts';
import { kontoAdresse } from '../konto/kontoMails.ts';

/** A revocation declared without signing in, and where links about it lead. */
export interface Erklaert {
  beendigungId: string;
  eingegangenAm: Date;
  /** Without a slash at the end. */
  portalUrl: string;
}

/** Makes a link for the mailbox on file; answers its address, which is stored nowhere. */
export async function widerrufsadresse(
  tx: Database,
  art: Widerrufslinkart,
  zeile: Vertragszeile,
  { beendigungId, eingegangenAm, portalUrl }: Erklaert,
): Promise<string> {
  const laeuftAb =
    art === 'BESTAETIGEN'
      ? bestaetigbarBis(eingegangenAm)
      : ruecknehmbarBis(widerrufsfristEnde(zeile), eingegangenAm);
  const token = await widerrufslinks(tx).anlegen({ art, beendigungId, laeuftAb });
  return kontoAdresse(portalUrl, widerrufslinkPfad, { token, marke: zeile.marke });
}
