import type { Kuendigungsangebot, Widerrufsangebot } from '#contract/entities/beendigung.ts';
import type { Database } from '../database/open.ts';
import type { Freigaben } from '../rules/aenderung/lage.ts';
import {
  angeboteneGruende,
  kuendigungHinderung,
  kuendigungshinweise,
  type Kuendigungslage,
} from '../rules/beendigung/kuendigung.ts';
import { widerrufsfolge } from '../rules/beendigung/widerruf.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { statusNach } from '../rules/status.ts';
import { beendigungen } from './beendigungen.ts';
import { partner } from './partner.ts';
import type { Vertragszeile } from './vertraege.ts';

/** What a contract offers whoever wants to end it, on the day of the clock. */
export function beendigungsangebote(
  database: Database,
  clock: () => Date,
  flags: () => Promise<Freigaben>,
) {
  const alle = beendigungen(database);

  async function kuendigungslage(zeile: Vertragszeile): Promise<Kuendigungslage> {
    const heute = heuteInBerlin(clock());
    const umstaende = await alle.umstaende(zeile.versicherungsNummer, heute);
    return { ...zeile, ...umstaende, heute, freigaben: await flags() };
  }

  return {
    kuendigungslage,

    async kuendigung(zeile: Vertragszeile): Promise<Kuendigungsangebot> {
      const lage = await kuendigungslage(zeile);
      const { hinderung: ohneWiderruf, fristEnde } = widerrufsfolge({ ...zeile, ...lage });
      const hinderung = kuendigungHinderung(lage);
      return {
        hinderung,
        gruende: hinderung === null ? angeboteneGruende(lage) : [],
        hinweise: kuendigungshinweise(lage),
        widerrufBis: ohneWiderruf === null ? fristEnde : null,
        zuruecknehmbarBis: await zuruecknehmbarBis(zeile, lage.heute),
      };
    },

    async widerruf(zeile: Vertragszeile): Promise<Widerrufsangebot> {
      const lage = await kuendigungslage(zeile);
      const { erstattungBis: _, ...folge } = widerrufsfolge({ ...zeile, ...lage });
      const empfaenger = await partner(database).empfaenger(zeile.partnerNummer);
      if (!empfaenger) throw new Error('A contract has no partner.');
      const { name, email } = empfaenger;
      const kuendbar = kuendigungHinderung(lage) === null;
      return { ...folge, name, email, kuendbar, vertragsBeginn: zeile.vertragsBeginn };
    },
  };

  async function zuruecknehmbarBis(zeile: Vertragszeile, heute: string): Promise<string | null> {
    if (statusNach(zeile, 'RUECKNAHME', heute) === null) return null;
    const kuendigung = await alle.wirksame(zeile.versicherungsNummer, 'KUENDIGUNG');
    return kuendigung?.beendigungsdatum ?? null;
  }
}
