import {
  identifierLesen,
  nummerUndWegLesen,
  nummerUndWegZurBlz,
  vermittlerinfoLesen,
  vermittlerinfoZumIdentifier,
  type Vermittlerinfo,
} from '#contract/endpoints/vermittler.ts';
import type { Database } from '../database/open.ts';
import { nichtGefunden } from '../http/answers.ts';
import { registerPublicEndpoint, type Api } from '../http/registerEndpoint.ts';
import { vermittler } from '../repositories/vermittler.ts';
import { vermittlerNummerAus } from '../rules/vmr.ts';

export interface VermittlerDienste {
  database: Database;
  /** Key of the `vmr` in links; without one no such link leads to anybody. */
  vmrSchluessel: Buffer | null;
}

/** Brokers an address may look up per minute. */
const proMinute = 60;

/** Who sells: found by bank code, number or the secret id of a link (`domain/antrag.md §2`). */
export function registerVermittler(api: Api, { database, vmrSchluessel }: VermittlerDienste): void {
  const agenturen = vermittler(database);
  const mitNummer = async (nummer: string) => bekannt(await agenturen.mitNummer(nummer));

  registerPublicEndpoint(
    api,
    nummerUndWegZurBlz,
    async ({ params }) => nummerUndWeg(bekannt(await agenturen.mitBlz(params.blz))),
    proMinute,
  );
  registerPublicEndpoint(
    api,
    nummerUndWegLesen,
    async ({ params }) => nummerUndWeg(await mitNummer(params.agentId)),
    proMinute,
  );
  registerPublicEndpoint(api, vermittlerinfoLesen, ({ params }) => mitNummer(params.id), proMinute);
  registerPublicEndpoint(
    api,
    identifierLesen,
    async ({ body: { vmr } }) => {
      const nummer = vmrSchluessel && vermittlerNummerAus(vmr, vmrSchluessel);
      return { id: (await mitNummer(nummer ?? '')).vermittlerNummer };
    },
    proMinute,
  );
  registerPublicEndpoint(
    api,
    vermittlerinfoZumIdentifier,
    ({ params }) => mitNummer(params.id),
    proMinute,
  );
}

function bekannt(gefunden: Vermittlerinfo | null): Vermittlerinfo {
  if (!gefunden) throw nichtGefunden('Diesen Vermittler kennen wir nicht.');
  return gefunden;
}

function nummerUndWeg({ vermittlerNummer, vertriebsweg }: Vermittlerinfo) {
  return { vermittlerNummer, vertriebsweg };
}
