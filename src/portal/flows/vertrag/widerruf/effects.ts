import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { oeffentlichWiderrufen, widerrufen } from '#contract/endpoints/vertrag/beendigung.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { widerruf } from '#machines/vertrag/widerruf/machine.ts';
import type { WiderrufsAuftrag, Widerrufseingang } from '#machines/vertrag/widerruf/setup.ts';
import { BeendigungsFehler } from '#machines/vertrag/parts/beendigungsfehler.ts';
import type { Client } from '../../../client/client.ts';
import { vertragsListen } from '../../../queries/outdated.ts';
import { auftragsschluessel, nurHier } from '../../../auftragsschluessel.ts';
import { beantwortet } from '../beendigung/antwort.ts';

/** The chart on the own contract (`domain/vertrag.md §9`). */
export function widerrufAmVertrag(client: Client, queries: QueryClient, nummer: string) {
  const schluessel = auftragsschluessel(nurHier());
  return mit(async ({ grund = 'KEINE_ANGABE', freitext, email }) => {
    const params = { versicherungsNummer: nummer, widerrufsgrund: grund };
    const body = { email, ...(freitext === undefined ? {} : { freitext }) };
    const eingang = beantwortet(
      await schluessel.sende({ params, body }, (idempotencyKey) =>
        client.call(widerrufen, { params, body, idempotencyKey }),
      ),
    );
    void queries.invalidateQueries({ queryKey: ['vertrag', nummer] });
    void queries.invalidateQueries({ queryKey: vertragsListen });
    return eingang;
  });
}

/** The chart as the function that anybody may use (BGB § 356a). */
export function widerrufOhneAnmeldung(client: Client, marke: MarkenSchluessel) {
  const schluessel = auftragsschluessel(nurHier());
  return mit(async ({ name, versicherungsNummer, email, freitext, webseite }) => {
    const body = {
      name,
      versicherungsNummer,
      email,
      marke,
      ...(freitext === undefined ? {} : { freitext }),
      ...(webseite === undefined ? {} : { webseite }),
    };
    return beantwortet(
      await schluessel.sende(body, (idempotencyKey) =>
        client.call(oeffentlichWiderrufen, { body, idempotencyKey }),
      ),
    );
  });
}

type Angaben = NonNullable<WiderrufsAuftrag['angaben']>;

/** Without the signal of the flow: what is being sent is not called back. */
function mit(senden: (angaben: Angaben) => Promise<Widerrufseingang>) {
  return widerruf.provide({
    actors: {
      widerrufen: fromPromise<Widerrufseingang, WiderrufsAuftrag>(({ input: { angaben } }) =>
        angaben === null
          ? Promise.reject(new BeendigungsFehler({ art: 'TECHNISCH' }))
          : senden(angaben),
      ),
    },
  });
}
