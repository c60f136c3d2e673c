import { fromPromise } from 'xstate';
import type { BrandKey } from '#brands/brand.ts';
import {
  zugangEmailLesen,
  zugangslinkPruefen,
  zugangslinkSenden,
  zugangsrechtEinloesen,
} from '#contract/endpoints/benutzer/zugang.ts';
import { vermittlerNachrichtSenden } from '#contract/endpoints/nachricht.ts';
import { formatDatum } from '#contract/tag.ts';
import type { KontoAntworten } from '#machines/konto/answers.ts';
import { fehlerArt } from '#machines/konto/anmeldung/failure.ts';
import { fehlerAus, KontoFehler, type KontoFehlerArt } from '#machines/konto/failure.ts';
import { registrierung, type ServiceNachricht } from '#machines/konto/registrierung/machine.ts';
import type { LinkErgebnis } from '#machines/konto/parts/link.ts';
import type { Eroeffnet } from '#machines/konto/parts/recht.ts';
import { auftragsschluessel, nurHier } from '../../../auftragsschluessel.ts';
import type { Client } from '../../../client/client.ts';
import type { Session } from '../../../session/session.ts';
import type { Zugangsrecht } from '../../zugangsrecht.ts';
import { ergebnis } from '../fehler.ts';
import { nummerDerKundin } from '../nummer/aufrufe.ts';
import { nummerEffekte } from '../nummer/effects.ts';
import type { NummerNotiz } from './nummerNotiz.ts';
import { t } from './texte.ts';

interface Parts {
  client: Client;
  session: Session;
  /** Secret of the link; null where she came without. */
  token: string | null;
  /** That of her conclusion, where this tab has one. */
  recht: Zugangsrecht;
  notiz: NummerNotiz;
  marke: BrandKey;
}

/** What a link or a right brings for a new account; it never enters the chart. */
interface Zugang {
  email: string;
  initialPasswort: string;
  partnerNummer: string;
}

/** The chart with its calls. The session it opens may do nothing but confirm a number until that is done. */
export function registrierungMit({ client, session, token, recht, notiz, marke }: Parts) {
  const schluessel = auftragsschluessel(nurHier());
  let zugang: Zugang | null = null;
  let ungueltig: KontoFehlerArt = 'LINK_UNGUELTIG';

  async function linkPruefen(signal: AbortSignal): Promise<LinkErgebnis> {
    if (token === null) throw new KontoFehler('LINK_UNGUELTIG');
    const link = ergebnis(await client.call(zugangslinkPruefen, { body: { token }, signal }));
    if (link.art !== 'EINRICHTEN') return link;
    zugang = link;
    return { art: 'EINRICHTEN', partnerNummer: link.partnerNummer };
  }

  async function rechtEinloesen(): Promise<Eroeffnet> {
    const geheimnis = recht.lesen();
    if (geheimnis === null) throw new KontoFehler('RECHT_UNGUELTIG');
    const body = { recht: geheimnis };
    try {
      const { handynummer, ...offen } = ergebnis(
        await client.call(zugangsrechtEinloesen, { body }),
      );
      recht.vergessen();
      zugang = offen;
      ungueltig = 'RECHT_UNGUELTIG';
      return { partnerNummer: offen.partnerNummer, handynummer };
    } catch (error) {
      if (fehlerAus(error).art === 'RECHT_UNGUELTIG') recht.vergessen();
      throw error;
    }
  }

  async function passwortSetzen(passwort: string): Promise<void> {
    if (!zugang) throw new KontoFehler(ungueltig);
    const { email, initialPasswort, partnerNummer } = zugang;
    try {
      await session.anmelden({ email, passwort: initialPasswort });
      await session.neuesPasswort(passwort);
    } catch (error) {
      const art = arten[fehlerArt(error)] ?? 'TECHNISCH';
      throw new KontoFehler(art === 'LINK_UNGUELTIG' ? ungueltig : art);
    }
    notiz.merken(partnerNummer);
    zugang = null;
  }

  return registrierung.provide({
    actors: {
      emailSuchen: fromPromise<string | null, KontoAntworten['vertragsnummer']>(
        async ({ input: { contractId, plz }, signal }) => {
          const call = { params: { contractId }, query: { plz }, signal };
          return ergebnis(await client.call(zugangEmailLesen, call)).maskierteEmail;
        },
      ),
      linkSenden: fromPromise<void, KontoAntworten['vertragsnummer']>(async ({ input }) => {
        ergebnis(await client.call(zugangslinkSenden, { body: input }));
      }),
      serviceSchreiben: fromPromise<void, ServiceNachricht>(async ({ input }) => {
        const body = nachrichtZu(input, marke);
        ergebnis(
          await schluessel.sende(body, (idempotencyKey) =>
            client.call(vermittlerNachrichtSenden, { body, idempotencyKey }),
          ),
        );
      }),
      linkPruefen: fromPromise<LinkErgebnis>(({ signal }) => linkPruefen(signal)),
      rechtEinloesen: fromPromise<Eroeffnet>(rechtEinloesen),
      passwortSetzen: fromPromise<void, KontoAntworten['passwortFestlegen']>(({ input }) =>
        passwortSetzen(input.passwort),
      ),
      ...nummerEffekte(nummerDerKundin(client, null), notiz.vergessen),
    },
  });
}

/** What the service reads; it goes to the insurer, whoever the broker is. */
function nachrichtZu(angaben: ServiceNachricht, marke: BrandKey) {
  const { contractId, plz, geburtsdatum, name, email, telefon } = angaben;
  const geboren = formatDatum(geburtsdatum);
  return {
    anliegen: 'ALLGEMEIN' as const,
    nachricht: t('nachricht', { contractId, plz, geboren }),
    name,
    email,
    telefon,
    marke,
    vermittlerNummer: null,
    antrag: null,
  };
}

/** What a failed sign-in with the password of the link means here. */
const arten: Partial<Record<ReturnType<typeof fehlerArt>, KontoFehlerArt>> = {
  PASSWORT_ABGELEHNT: 'PASSWORT_ZU_EINFACH',
  ZUGANGSDATEN_FALSCH: 'LINK_UNGUELTIG',
  INITIALPASSWORT_ABGELAUFEN: 'LINK_UNGUELTIG',
  ANMELDUNG_ABGELAUFEN: 'LINK_UNGUELTIG',
};
