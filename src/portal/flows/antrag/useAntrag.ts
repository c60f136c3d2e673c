import { useState } from 'react';
import { heuteInBerlin } from '#contract/tag.ts';
import type { AntragEreignis } from '#machines/antrag/events.ts';
import type { Antragsstand } from '#machines/antrag/context.ts';
import type { Gemerktes } from '#machines/merken/machine.ts';
import { naechsterAufruf, weiterMit } from '#machines/walk.ts';
import { aufruf, entwurfDerAdresse } from '../../aufruf.ts';
import type { Client } from '../../client/client.ts';
import { type Ports, usePorts } from '../../ports.ts';
import type { FlowParts } from '../adresse.ts';
import type { FlowActor } from '../replay.ts';
import { beiseite } from './beiseite.ts';
import { ablageIm, type Aufgehoben, aufgehobenAus, aufheben } from './aufgehoben.ts';
import { antragEffekte, tarifanfrage } from './aufrufe/antragEffekte.ts';
import { rufeVon } from './aufrufe/rufe.ts';
import { vorausgefragt } from './aufrufe/vorausgefragt.ts';
import type { Bekannt } from './bekannt.ts';
import { type EntwurfActor, entwurfMit, type kennungIm } from './entwurf/effekte.ts';
import type { Notizen } from '../../formular/notizen.ts';
import type { AntragProduktSeite } from './produkt.ts';
import { verwirfFremdes } from './verkauf.ts';

/** What an application runs on: effects, how it begins, what the tab keeps of it. */
export interface Antrag {
  /** The effects, with the draft that runs beside it, and what this device kept where she goes on with it. */
  readonly actors: (
    entwurf: EntwurfActor,
    gemerktes: Gemerktes | null,
  ) => ReturnType<typeof antragEffekte>;
  readonly eingang: Aufgehoben['eingang'];
  readonly parts: FlowParts;
  readonly entwurf: Entwurfsteile;
  readonly notizen: Notizen;
  /** Nothing was answered or typed in this tab. */
  readonly istLeer: boolean;
  readonly bekannt: Bekannt;
  /** Asks for the price before its page does, where this answer leads to it. */
  readonly frageVoraus: (lauf: FlowActor, entwurf: EntwurfActor, ereignis: AntragEreignis) => void;
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
  const rufe = rufeVon(seite, client);
  const voraus = vorausgefragt(rufe.tarifieren, { now, wer: session.zustand });
  return {
    entwurf: { chart, ...kennung },
    actors: (entwurf, gemerktes) =>
      antragEffekte({
        ...ports,
        aufruf,
        savedDraftId: entwurfDerAdresse(),
        entwurf,
        entwurfLesen: lesen,
        gemerktes,
        seite,
        rufe: { ...rufe, tarifieren: (anfrage, signal) => voraus.hole(anfrage, signal) },
        aufgehoben: () => antworten,
        merkeBekannt,
      }),
    // A draft that a link leads to is another application.
    eingang: entwurfDerAdresse()
      ? { ...aufgehoben.eingang, bestaetigt: null, offeneWahl: null }
      : aufgehoben.eingang,
    frageVoraus: (lauf, entwurf, ereignis) => {
      const aufruf = naechsterAufruf(seite.chart, lauf.getSnapshot(), ereignis);
      if (aufruf?.id !== 'tarifieren' && aufruf?.id !== 'nachrechnen') return;
      // The chart makes this call from where it stands (`machines/antrag/parts/stand.ts`).
      const anfrage = tarifanfrage(seite.regel, entwurf, aufruf.input as Antragsstand, aufruf.id);
      if (anfrage) voraus.frage(anfrage);
    },
    parts: {
      address: { basis: seite.basis, schritte: seite.schritte, ausgang: '/' },
      draft,
      ereignis: weiterMit(Object.fromEntries(Object.entries(gegeben))),
      keep: aufheben(seite, heute),
    },
    notizen,
    istLeer:
      Object.keys(antworten).length === 0 &&
      seite.schritte.every((schritt) => Object.keys(notizen.lies(schritt)).length === 0),
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
