import { useState } from 'react';
import { heuteInBerlin } from '#contract/tag.ts';
import { weiterMit } from '#machines/walk.ts';
import { aufruf, entwurfDerAdresse } from '../../aufruf.ts';
import type { Client } from '../../client/client.ts';
import { type Ports, usePorts } from '../../ports.ts';
import type { FlowParts } from '../adresse.ts';
import { beiseite } from './beiseite.ts';
import { ablageIm, type Aufgehoben, aufgehobenAus, aufheben } from './aufgehoben.ts';
import { antragEffekte } from './aufrufe/antragEffekte.ts';
import { rufeVon } from './aufrufe/rufe.ts';
import type { Bekannt } from './bekannt.ts';
import { type EntwurfActor, entwurfMit, type kennungIm } from './entwurf/effekte.ts';
import type { Notizen } from '../../formular/notizen.ts';
import type { AntragProduktSeite } from './produkt.ts';
import { verwirfFremdes } from './verkauf.ts';

/** What an application runs on: effects, how it begins, what the tab keeps of it. */
export interface Antrag {
  /** The effects, with the draft that runs beside it. */
  readonly actors: (entwurf: EntwurfActor) => ReturnType<typeof antragEffekte>;
  readonly eingang: Aufgehoben['eingang'];
  readonly parts: FlowParts;
  readonly entwurf: Entwurfsteile;
  readonly notizen: Notizen;
  readonly bekannt: Bekannt;
}

interface Entwurfsteile extends ReturnType<typeof kennungIm> {
  readonly chart: ReturnType<typeof entwurfMit>['chart'];
}

/** Made once per visit. */
export function useAntrag(seite: AntragProduktSeite): Antrag {
  const ports = usePorts();
  const [bekannt, setBekannt] = useState<Bekannt>({});
  const [antrag] = useState(() => antragMit(ports, seite, setBekannt));
  return { ...antrag, bekannt };
}

function antragMit(
  ports: Ports,
  seite: AntragProduktSeite,
  merkeBekannt: (bekannt: Bekannt) => void,
): Omit<Antrag, 'bekannt'> {
  const { session, speicher, now } = ports;
  const client = alsKundin(ports);
  const heute = heuteInBerlin(now());
  verwirfFremdes(speicher, session);
  const { flow } = seite;
  const { draft, notizen, kennung, vergessen } = ablageIm(speicher, flow);
  const aufgehoben = aufgehobenAus(seite, heute, draft.read());
  const wieder = beiseite({ flow, speicher, session, verweis: entwurfDerAdresse() });
  const antworten = { ...aufgehoben.antworten, ...wieder.antworten };
  const gegeben = { ...aufgehoben.gegeben, ...wieder.antworten };
  for (const [schritt, getippt] of Object.entries(wieder.eingaben))
    if (Object.keys(getippt).length > 0) notizen.schreibe(schritt, getippt);
  const { chart, lesen } = entwurfMit({
    client,
    session,
    now,
    basis: seite.basis,
    vergessen,
    laden: (adresse) => location.assign(adresse),
  });
  return {
    entwurf: { chart, ...kennung },
    actors: (entwurf) =>
      antragEffekte({
        ...ports,
        aufruf,
        savedDraftId: entwurfDerAdresse(),
        entwurf,
        entwurfLesen: lesen,
        seite,
        rufe: rufeVon(seite, client),
        aufgehoben: () => antworten,
        merkeBekannt,
      }),
    eingang: aufgehoben.eingang,
    parts: {
      address: { basis: seite.basis, schritte: seite.schritte, ausgang: '/' },
      draft,
      ereignis: weiterMit(Object.fromEntries(Object.entries(gegeben))),
      keep: aufheben(seite, heute),
    },
    notizen,
  };
}

/** What a customer applies for is hers: whoever is signed in, or may be, says so with each call; nobody has to be. */
function alsKundin({ client, session }: Ports): Client {
  return {
    call: (endpoint, options) => {
      return client.call(endpoint, { ...options, alsNutzer: session.vermutet() });
    },
  };
}
