import { umziehen as endpoint } from '#contract/endpoints/vertrag/umzug.ts';
import type { Aenderungsdienste } from '../commands/vertrag/aenderungSpeichern.ts';
import { umziehen } from '../commands/vertrag/umziehen.ts';
import { registerEndpoint, type Api } from '../http/registerEndpoint.ts';
import type { zugaenge } from '../repositories/zugaenge.ts';

type Dienste = Aenderungsdienste & { zugang: ReturnType<typeof zugaenge> };

/** The move of a customer. */
export function registerUmzug(api: Api, { zugang, ...dienste }: Dienste): void {
  registerEndpoint(api, endpoint, {
    laden: (session) => zugang.lesen(session),
    antworten: (call) => umziehen(dienste, call),
  });
}
