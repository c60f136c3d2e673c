import type { Frueheres } from '../entwurf.ts';
import { alsRoh, nurGegebenes, type Roh } from '../frueher.ts';

/** Steps of releases that asked for everything before the price, each with the one that asks for it today. */
const schritte = {
  gewerbe: 'einstieg',
  risikofragen: 'taetigkeit',
  firmensitz: 'betrieb',
  umsatz: 'betrieb',
  deckung: 'angebot',
};

/** The price came last, and what it hangs on stood on pages of its own (`domain/verkauf.md §3`). */
function angebotZuerst(antworten: Roh): Roh {
  const { gewerbe, risikofragen, firmensitz, umsatz, deckung, angebot, ...andere } = antworten;
  const { hauptgewerbe, nebengewerbe } = alsRoh(gewerbe);
  const { jahresumsatz, ...groesse } = alsRoh(umsatz);
  return {
    ...andere,
    ...nurGegebenes('einstieg', { hauptgewerbe, jahresumsatz }),
    ...nurGegebenes('angebot', { ...alsRoh(deckung), ...alsRoh(angebot) }),
    ...nurGegebenes('taetigkeit', { nebengewerbe, risikofragen }),
    ...nurGegebenes('betrieb', { ...alsRoh(firmensitz), ...groesse }),
  };
}

/** Drafts of before. */
export const frueher: Frueheres = { schritte, angebotZuerst, seit: 5 };
