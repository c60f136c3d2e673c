import {
  bestaetigungAnfordern as anfordernEndpoint,
  bestaetigungLesen,
} from '#contract/endpoints/vertrag/bestaetigung.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import {
  bestaetigungAnfordern,
  bestaetigungenAnbieten,
  type Bestaetigungsdienste,
} from '../commands/vertrag/bestaetigungAnfordern.ts';
import { registerEndpoint, type Api } from '../http/registerEndpoint.ts';
import type { zugaenge } from '../repositories/zugaenge.ts';
import { mitVertretung, sichtbar } from './vertrag.ts';

interface Dienste extends Bestaetigungsdienste {
  zugang: ReturnType<typeof zugaenge>;
  /** Gives the documents of a contract their addresses. */
  verlinkt: (vertrag: Vertrag) => Promise<Vertrag>;
}

/** Confirmations on request (`domain/vertrag.md §10`). */
export function registerBestaetigung(api: Api, dienste: Dienste): void {
  const { zugang, verlinkt } = dienste;

  registerEndpoint(api, bestaetigungLesen, {
    laden: (session, { versicherungsNummer }) => zugang.mitVertrag(session, versicherungsNummer),
    antworten: ({ principal, gelesen }) =>
      bestaetigungenAnbieten(dienste, sichtbar(principal, gelesen)),
  });

  registerEndpoint(api, anfordernEndpoint, {
    laden: (session) => zugang.lesen(session),
    antworten: async (call) =>
      verlinkt(mitVertretung(call.principal, await bestaetigungAnfordern(dienste, call))),
  });
}
