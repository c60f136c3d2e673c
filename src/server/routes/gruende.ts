import { kuendigungsgruendeLesen, widerrufsgruendeLesen } from '#contract/endpoints/gruende.ts';
import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { registerEndpoint, type Api } from '../http/registerEndpoint.ts';
import { kuendigungsgruendeFuer } from '../reference/kuendigungsgruende.ts';
import { widerrufsgruende } from '../reference/widerrufsgruende.ts';
import type { zugaenge } from '../repositories/zugaenge.ts';

/** Reasons to cancel and to revoke, for anybody signed in. */
export function registerGruende(api: Api, zugang: ReturnType<typeof zugaenge>): void {
  registerEndpoint(api, kuendigungsgruendeLesen, {
    laden: (session) => zugang.lesen(session),
    antworten: ({ params }) => kuendigungsgruendeFuer(schluesselAusIdentifier(params.produkt)),
  });
  registerEndpoint(api, widerrufsgruendeLesen, {
    laden: (session) => zugang.lesen(session),
    antworten: () => [...widerrufsgruende],
  });
}
