import { fromPromise } from 'xstate';
import * as z from 'zod/mini';
import type {
  Antragsabschluss,
  Antragstellung,
  Bonitaet,
  Vorbereitet,
  Vorbereitung,
} from '#contract/endpoints/antrag/aufrufe.ts';
import type { Tarifantwort } from '#contract/endpoints/tarifieren/antwort.ts';
import { tanGenerieren, tanPruefen } from '#contract/endpoints/verifikation.ts';
import { antworten as antwortenForm } from '#contract/entities/antworten.ts';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import {
  type Abschluss,
  anfangsstand,
  type BasisAntworten,
  type Antragsstand,
  type Antragsumfeld,
  type VorbereiteterAntrag,
  type Zustellung,
} from '#machines/antrag/context.ts';
import { AntragFehler } from '#machines/antrag/failure.ts';
import { eingabeVon, type Produktregel } from '#machines/antrag/regel.ts';
import type {
  Abschlussauftrag,
  Antragsanfang,
  Bonitaetsauftrag,
} from '#machines/antrag/auftraege.ts';
import type { Gemerktes } from '#machines/merken/machine.ts';
import { geschnitten } from '#machines/walk.ts';
import type { Aufruf } from '../../../aufruf.ts';
import type { Ports } from '../../../ports.ts';
import type { Bekannt } from '../bekannt.ts';
import type { EntwurfActor } from '../entwurf/effekte.ts';
import type { Consent } from '#contract/endpoints/consents.ts';
import { zugangsrecht } from '../../zugangsrecht.ts';
import type { AntragProduktSeite } from '../produkt.ts';
import { umfeldVon } from './anfang.ts';
import type { EntwurfLesen } from './entwurf.ts';
import { abgeschlossen, ergebnis } from './failure.ts';
import { risikofragenRuf } from './risikofragen.ts';
import type { VorausRuf } from './vorausgefragt.ts';

/** The calls of one product. */
export interface Rufe {
  tarifieren: VorausRuf<Tarifantwort>;
  bonitaet(
    body: { antragId: string },
    signal: AbortSignal,
  ): Promise<ServiceResponse<{ bonitaet: Bonitaet }>>;
  unterlagen(
    body: { antragId: string },
    signal: AbortSignal,
  ): Promise<ServiceResponse<Pick<Vorbereitet, 'zugestellt'>>>;
  vorbereiten(body: Vorbereitung, signal: AbortSignal): Promise<ServiceResponse<Vorbereitet>>;
  consents(signal: AbortSignal): Promise<ServiceResponse<Consent[]>>;
  antrag(body: Antragstellung): Promise<ServiceResponse<Antragsabschluss>>;
}

export interface Effektteile extends Pick<
  Ports,
  'bereich' | 'client' | 'features' | 'now' | 'session' | 'speicher'
> {
  aufruf: Aufruf;
  /** The draft the address leads to. */
  savedDraftId: string | null;
  entwurf: Pick<EntwurfActor, 'getSnapshot' | 'send'>;
  entwurfLesen: EntwurfLesen;
  /** What this device kept, where she goes on with it. */
  gemerktes: Gemerktes | null;
  seite: AntragProduktSeite;
  rufe: Rufe;
  /** Answers this tab kept. */
  aufgehoben: () => BasisAntworten;
  /** Takes what is known of who is signed in. */
  merkeBekannt: (bekannt: Bekannt) => void;
}

/** The effects of an application, whatever it insures. */
export function antragEffekte(teile: Effektteile) {
  const { aufgehoben, aufruf, client, entwurf, merkeBekannt, rufe, savedDraftId, seite } = teile;
  const { entwurfLesen: lesen, gemerktes } = teile;
  const { regel } = seite;
  // Where its price comes first, so does the postcode.
  const ortsschritt = seite.tarif.konfigurator ? seite.schritte[0] : 'risikoort';
  let gelesen: Antragsumfeld | null = null;
  const gesendet = gesendeterAntrag(teile.speicher, seite.flow);
  const vorbereitete = vorbereiteteAntraege(teile.speicher, seite.flow);

  const angaben = ({ umfeld, nachweis, ...stand }: Abschlussauftrag) => {
    if (umfeld === null) throw new AntragFehler('TECHNISCH');
    // The code was asked for on the way here; what is sent knows no such step.
    const ohneCode = { ...stand, umfeld: { ...umfeld, mitCode: false } };
    const { antworten } = stand;
    return {
      antworten: z.parse(
        antwortenForm,
        ohneAnnahmen(geschnitten(antworten, seite.weg(anfangsstand(ohneCode)))),
      ),
      marke: umfeld.marke,
      vermittlerNummer: umfeld.vermittler?.vermittlerNummer ?? null,
      referenz: aufruf.ref,
      nachweis,
    };
  };

  /** Answers of before: what this device kept, or this tab. */
  const bisher = async (umfeld: Promise<Antragsumfeld>) =>
    gemerktes === null
      ? aufgehoben()
      : (await ladeEntwurf()).gemerktesOeffnen({ entwurf, seite }, await umfeld, gemerktes);

  return {
    umfeldLaden: fromPromise<Antragsanfang>(async () => {
      // No question waits for what is only read instead of asked.
      const kennt = bekanntes(teile).then(merkeBekannt);
      // Her own draft opens without a question, as soon as it is known who she is.
      if (savedDraftId !== null) await kennt;
      const liest = umfeldVon({ ...teile, produkt: seite.schluessel });
      // Awaited below; a failure until then is not lost.
      liest.catch(() => undefined);
      const anfang =
        savedDraftId === null
          ? { antworten: await bisher(liest), entwurf: unlesbar(aufruf) }
          : await (
              await ladeEntwurf()
            ).entwurfAmAnfang({ entwurf, lesen, seite, id: savedDraftId }, liest, aufgehoben());
      gelesen = await liest;
      return { ...anfang, umfeld: gelesen };
    }),
    entwurfOeffnen: fromPromise<BasisAntworten, { plz: string }>(async ({ input }) =>
      (await ladeEntwurf()).entwurfMitPlz(
        { entwurf, lesen, seite, id: savedDraftId ?? '' },
        gelesen,
        input.plz,
      ),
    ),
    tarifieren: fromPromise<Tarifantwort, Antragsstand>(async ({ input, signal }) => {
      const gefragt = tarifanfrage(regel, entwurf, input);
      if (gefragt === null) throw new AntragFehler('TECHNISCH');
      return ergebnis(await rufe.tarifieren(gefragt, signal), ortsschritt);
    }),
    nachrechnen: fromPromise<Tarifantwort, Antragsstand>(async ({ input, signal }) => {
      const gefragt = tarifanfrage(regel, entwurf, input, 'nachrechnen');
      if (gefragt === null) throw new AntragFehler('TECHNISCH');
      return ergebnis(await rufe.tarifieren(gefragt, signal), ortsschritt);
    }),
    risikofragenLaden: risikofragenRuf(client, regel),
    codeSenden: fromPromise<void, { handynummer: string }>(async ({ input, signal }) => {
      ergebnis(await client.call(tanGenerieren, { body: input, signal }));
    }),
    codePruefen: fromPromise<string, { handynummer: string; code: string }>(
      async ({ input, signal }) =>
        ergebnis(await client.call(tanPruefen, { body: input, signal })).nachweis,
    ),
    bonitaetPruefen: fromPromise<Bonitaet, Bonitaetsauftrag>(
      async ({ input: { antragId }, signal }) =>
        ergebnis(await rufe.bonitaet({ antragId }, signal)).bonitaet,
    ),
    unterlagenVorbereiten: fromPromise<VorbereiteterAntrag, Abschlussauftrag>(
      async ({ input, signal }) => {
        const offen = gesendet.lesen();
        const { kennung } = entwurf.getSnapshot().context;
        const body = {
          ...angaben(input),
          ...zugesagt(entwurf, input),
          ...(offen === null ? {} : { ersetzt: offen }),
          vorige: vorbereitete.lesen(),
          ...(kennung && { entwurfId: kennung.id }),
        };
        const erklaerungen = rufe.consents(signal);
        const vorbereitet = ergebnis(await rufe.vorbereiten(body, signal));
        vorbereitete.merken(vorbereitet.antragId);
        return { ...vorbereitet, erklaerungen: ergebnis(await erklaerungen) };
      },
    ),
    unterlagenSenden: fromPromise<Zustellung, Bonitaetsauftrag>(
      async ({ input: { antragId }, signal }) => {
        const { zugestellt } = ergebnis(await rufe.unterlagen({ antragId }, signal));
        // It was taken, and did not leave.
        if (!zugestellt) throw new AntragFehler('TECHNISCH');
        return { zugestellt };
      },
    ),
    // Without the signal of the flow: what is being concluded is not called back.
    abschliessen: fromPromise<Abschluss, Abschlussauftrag>(async ({ input }) => {
      const { antworten, ergebnisse } = input;
      const beitrag = ergebnisse.tarifieren?.ergebnis.beitrag;
      const antragId = antworten.abschluss?.antragId;
      if (!beitrag || antragId === undefined) throw new AntragFehler('TECHNISCH');
      const beitragErwartet = beitrag.versicherungsPraemie;
      const { kennung } = entwurf.getSnapshot().context;
      const body = {
        ...angaben(input),
        antragId,
        beitragErwartet,
        ...(kennung && { entwurfId: kennung.id }),
        ...(kennung?.plz && { entwurfPlz: kennung.plz }),
      };
      gesendet.merken(antragId);
      const { zugangsrecht: recht, ...abschluss } = abgeschlossen(await rufe.antrag(body));
      gesendet.vergessen();
      vorbereitete.vergessen();
      // No secret enters the chart.
      if (recht !== undefined) zugangsrecht(teile.speicher, teile.now).merken(recht);
      return abschluss;
    }),
  };
}

/** What she corrected before she was asked is confirmed by then, and no answer any more. */
function ohneAnnahmen({ angebot, ...andere }: Partial<BasisAntworten>): object {
  const gewaehlt = Object.entries(angebot ?? {}).filter(([feld]) => feld !== 'annahmen');
  return angebot ? { ...andere, angebot: Object.fromEntries(gewaehlt) } : andere;
}

/** What the price is asked with; null while an answer is missing. */
export function tarifanfrage(
  regel: Produktregel<BasisAntworten>,
  entwurf: Pick<EntwurfActor, 'getSnapshot'>,
  stand: Antragsstand,
  aufruf: 'tarifieren' | 'nachrechnen' = 'tarifieren',
): object | null {
  const gefragt = eingabeVon(regel, aufruf, stand);
  return gefragt && { ...gefragt, ...zugesagt(entwurf, stand) };
}

/** Of the price last shown, or of the one a draft was saved with; the server says whether it still holds. */
function zugesagt(
  entwurf: Pick<EntwurfActor, 'getSnapshot'>,
  { ergebnisse }: Antragsstand,
): { zusage?: string } {
  const gegeben =
    ergebnisse.tarifieren?.ergebnis.zusage ?? entwurf.getSnapshot().context.kennung?.zusage;
  return gegeben === undefined ? {} : { zusage: gegeben };
}

/** Fetched for who seems to be signed in only; what cannot be read is asked. */
async function bekanntes({ client, session }: Effektteile): Promise<Bekannt> {
  if (!session.vermutet()) return {};
  try {
    const { bekanntVon } = await import('../bekannt.ts');
    return await bekanntVon(client, session);
  } catch {
    return {};
  }
}

/** The link names a draft in a form that none has. */
function unlesbar({ unlesbar: namen }: Aufruf): 'WEG' | null {
  const query = new URLSearchParams(globalThis.location.search);
  return namen.includes('savedDraftId') && query.has('savedDraftId') ? 'WEG' : null;
}

/** Only a link and what this device kept need it. */
const ladeEntwurf = () => import('./entwurf.ts');

/**
 * The application whose conclusion was sent and not answered, as long as the tab lives. Whoever changes an
 * answer then says so: there may be a contract already, and two are never meant.
 */
function gesendeterAntrag(speicher: Ablage, flow: string) {
  const schluessel = `entwurf:${flow}:gesendet`;
  return {
    /** Its `antragId`; null where nothing was sent or all was answered. */
    lesen: () => speicher.getItem(schluessel),
    merken: (antragId: string) => speicher.setItem(schluessel, antragId),
    vergessen: () => speicher.removeItem(schluessel),
  };
}

/**
 * The applications this tab prepared, until there is a contract. Whoever changes an answer gets other papers; the
 * server is told whose place they take, so that no earlier mail is left that says they count.
 */
function vorbereiteteAntraege(speicher: Ablage, flow: string) {
  const schluessel = `entwurf:${flow}:vorbereitet`;
  const lesen = () => speicher.getItem(schluessel)?.split(' ') ?? [];
  return {
    lesen,
    merken(antragId: string): void {
      const andere = lesen().filter((einer) => einer !== antragId);
      speicher.setItem(schluessel, [...andere, antragId].join(' '));
    },
    vergessen: () => speicher.removeItem(schluessel),
  };
}

type Ablage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
