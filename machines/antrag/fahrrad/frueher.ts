import type { Frueheres } from '../entwurf.ts';
import { alsRoh, nurGegebenes, type Roh } from '../frueher.ts';

/** Steps of releases that asked for everything before the price, each with the one that asks for it today. */
const schritte = { fahrradDaten: 'rad', risikoort: 'nutzung', schutzumfang: 'angebot' };

/** The price came last, and what it hangs on stood on pages of its own (`domain/verkauf.md §3`). */
function angebotZuerst(antworten: Roh): Roh {
  const { fahrradDaten, nutzung, risikoort, schutzumfang, tarif, ...andere } = antworten;
  const { fahrradTyp, kaufpreis, ...rad } = alsRoh(fahrradDaten);
  const { plz, ...anschrift } = alsRoh(risikoort);
  return {
    ...andere,
    ...nurGegebenes('einstieg', { fahrradTyp, kaufpreis, plz }),
    ...nurGegebenes('angebot', { ...alsRoh(schutzumfang), ...alsRoh(tarif) }),
    ...nurGegebenes('rad', rad),
    ...nurGegebenes('nutzung', { ...alsRoh(nutzung), plz, ...anschrift }),
  };
}

/** Drafts of before. */
export const frueher: Frueheres = { schritte, angebotZuerst };
