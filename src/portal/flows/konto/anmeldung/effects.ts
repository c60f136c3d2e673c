import { fromPromise } from 'xstate';
import type { Portal } from '#contract/endpoints/endpoint.ts';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import type { CodeAntwort, Zugangsdaten } from '#machines/konto/anmeldung/events.ts';
import { AnmeldeFehler, type AnmeldeFehlerArt } from '#machines/konto/anmeldung/failure.ts';
import { anmeldung } from '#machines/konto/anmeldung/machine.ts';
import type {
  AnmeldeEingang,
  Bedingungen,
  NaechsterSchritt,
} from '#machines/konto/anmeldung/setup.ts';
import type { Client } from '../../../client/client.ts';
import type { Ports } from '../../../ports.ts';
import type { Session } from '../../../session/session.ts';

interface Parts {
  session: Session;
  client: Client;
  portal: Portal;
}

export const portalVon = { kunden: 'benutzer', vermittler: 'vermittler' } as const;

/** What a sign-in begins with: the code that is still waited for, and the address that is known. */
export function eingangVon(
  { session, bereich }: Pick<Ports, 'session' | 'bereich'>,
  email?: string,
): AnmeldeEingang {
  const offenerCode = session.offenerCode();
  return {
    portal: portalVon[bereich],
    ...(email ? { email } : {}),
    ...(offenerCode ? { offenerCode } : {}),
  };
}

/** The chart with its calls to the identity pool and the account service. */
export function anmeldungMit({ session, client, portal }: Parts) {
  return anmeldung.provide({
    actors: {
      anmelden: fromPromise<NaechsterSchritt, Zugangsdaten>(({ input }) => session.anmelden(input)),
      initialpasswortAnfordern: fromPromise<void, { email: string }>(async ({ input, signal }) => {
        const { initialPasswortSenden, vermittlerInitialPasswortSenden } = await ladeZugang();
        const initialpasswort = {
          benutzer: initialPasswortSenden,
          vermittler: vermittlerInitialPasswortSenden,
        }[portal];
        ergebnis(await client.call(initialpasswort, { params: input, signal }));
      }),
      neuesPasswortSetzen: fromPromise<NaechsterSchritt, { passwort: string }>(({ input }) =>
        session.neuesPasswort(input.passwort),
      ),
      codePruefen: fromPromise<NaechsterSchritt, CodeAntwort>(({ input }) => session.code(input)),
      codeErneut: fromPromise<NaechsterSchritt>(() => session.codeErneut()),
      bedingungenLesen: fromPromise<Bedingungen>(async ({ signal }) => {
        const { nutzungsbedingungenLesen } = await ladeDaten();
        const bedingungen = ergebnis(await client.call(nutzungsbedingungenLesen, { signal }));
        if (bedingungen.angenommen) session.zustimmung(true);
        return bedingungen;
      }),
      bedingungenAnnehmen: fromPromise<void, { version: string }>(async ({ input }) => {
        const body = { ...input, nutzungsbedingungen: true, auftragsverarbeitung: true } as const;
        const { nutzungsbedingungenAnnehmen } = await ladeDaten();
        ergebnis(await client.call(nutzungsbedingungenAnnehmen, { body }));
        session.zustimmung(true);
      }),
      abmelden: fromPromise<void>(() => session.abmelden()),
    },
  });
}

// What these calls are made with knows all of a customer's data; the form for e-mail and password waits for none of it.
const ladeZugang = () => import('#contract/endpoints/benutzer/zugang.ts');
const ladeDaten = () => import('#contract/endpoints/benutzer/daten.ts');

function ergebnis<T>(response: ServiceResponse<T>): T {
  if (response.ok && !response.canceled) return response.data;
  throw new AnmeldeFehler(arten[response.errorStatus ?? 'unknown'] ?? 'TECHNISCH');
}

const arten: Partial<Record<number | 'unknown', AnmeldeFehlerArt>> = {
  401: 'SITZUNG_ABGELAUFEN',
  429: 'ZU_OFT',
};
