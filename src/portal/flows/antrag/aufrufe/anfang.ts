import { bietetAn } from '#contract/produkte/produkte.ts';
import type { ProduktSchluessel } from '#contract/entities/produkt.ts';
import { type Feature } from '#contract/features.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { standardVon } from '#contract/schalter.ts';
import {
  identifierLesen,
  nummerUndWegLesen,
  nummerUndWegZurBlz,
  type Vermittlerinfo,
  vermittlerinfoLesen,
  vermittlerinfoZumIdentifier,
} from '#contract/endpoints/vermittler.ts';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import type { Antragsumfeld } from '#machines/antrag/context.ts';
import { AntragFehler } from '#machines/antrag/failure.ts';
import type { Aufruf } from '../../../aufruf.ts';
import { embedding } from '../../../shell/framed.ts';
import type { Client } from '../../../client/client.ts';
import type { Ports } from '../../../ports.ts';
import { gefunden } from './failure.ts';

interface Teile extends Pick<Ports, 'bereich' | 'client' | 'features' | 'now' | 'session'> {
  aufruf: Aufruf;
  produkt: ProduktSchluessel;
}

/** Who stands around an application: brand, broker, flags, the day (`domain/antrag.md §1`, state 1; §2). */
export async function umfeldVon(teile: Teile): Promise<Antragsumfeld> {
  const { features, now, aufruf, produkt } = teile;
  const marke = aufruf.brand;
  if (marke === null || !bietetAn(marke, produkt)) throw new AntragFehler('NICHT_VERFUEGBAR');
  const [{ vermittler, durchVermittler }] = await Promise.all([
    verkauf(teile, aufruf),
    features.auffrischen(),
  ]);
  const an = (feature: Feature) => features.stand()?.[feature] ?? standardVon(feature);
  return {
    heute: heuteInBerlin(now()),
    marke,
    vermittler,
    durchVermittler,
    // A broker vouches for the number himself.
    mitCode: an('antrag-tan') && !durchVermittler,
    mitRechnung: an('antrag-rechnung'),
    mitReisekranken: an('reisekrankenversicherung'),
  };
}

/** A broker who is signed in sells himself, whatever the link says. */
async function verkauf({ bereich, client, session }: Teile, aufruf: Aufruf) {
  if (bereich === 'vermittler' && session.vermutet()) {
    await session.pruefen();
    const zustand = session.zustand();
    const id = zustand.status === 'angemeldet' ? zustand.nutzer.vermittlernummer : undefined;
    if (id !== undefined) {
      const vermittler = person(await client.call(vermittlerinfoLesen, { params: { id } }));
      return { vermittler, durchVermittler: true };
    }
  }
  const genannt = (await (await embedding())?.named(aufruf)) ?? aufruf;
  return { vermittler: await vermittlerVon(client, genannt), durchVermittler: false };
}

/** vmr before vermittlernummer before blz; a link that names nobody is an error, no link a direct sale. */
export async function vermittlerVon(
  client: Client,
  aufruf: Aufruf,
): Promise<Antragsumfeld['vermittler']> {
  const { vmr, vermittlernummer, blz } = aufruf;
  if (vmr !== null) {
    const { id } = gefunden(
      await client.call(identifierLesen, { body: { vmr } }),
      'AGENT_UNBEKANNT',
    );
    return person(await client.call(vermittlerinfoZumIdentifier, { params: { id } }));
  }
  const gesucht =
    vermittlernummer !== null
      ? await client.call(nummerUndWegLesen, { params: { agentId: vermittlernummer } })
      : blz !== null && (await client.call(nummerUndWegZurBlz, { params: { blz } }));
  if (gesucht === false) {
    if (istUnlesbar(aufruf)) throw new AntragFehler('AGENT_UNBEKANNT');
    return null;
  }
  const { vermittlerNummer: id } = gefunden(gesucht, 'AGENT_UNBEKANNT');
  return person(await client.call(vermittlerinfoLesen, { params: { id } }));
}

function person(antwort: ServiceResponse<Vermittlerinfo>): Antragsumfeld['vermittler'] {
  const { vermittlerNummer, name, telefon } = gefunden(antwort, 'AGENT_UNBEKANNT');
  return { vermittlerNummer, name, telefon };
}

/** The link this very page was opened with names a broker in a form that none has; an empty one names none. */
function istUnlesbar({ unlesbar }: Aufruf): boolean {
  const query = new URLSearchParams(globalThis.location.search);
  return (['vmr', 'vermittlernummer', 'blz'] as const).some(
    (name) => unlesbar.includes(name) && Boolean(query.get(name)),
  );
}
