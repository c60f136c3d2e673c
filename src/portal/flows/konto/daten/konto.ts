import type { QueryKey } from '@tanstack/react-query';
import { benutzerAendern, passwortAendern } from '#contract/endpoints/benutzer/daten.ts';
import type { DatenAntworten } from '#machines/konto/daten/answers.ts';
import type { Client } from '../../../client/client.ts';
import { partnerDaten } from '../../../queries/partnerLesen.ts';
import { ergebnis } from '../fehler.ts';
import { nummerDerKundin, type Nummeraufrufe } from '../nummer/aufrufe.ts';

/** How somebody signed in changes what she signs in with; the charts are the same for customers and agents. */
export interface Konto {
  /** Empty for an agent. */
  partnerNummer: string;
  /** What is read of her no longer holds once it was changed. */
  gelesen: QueryKey;
  passwortAendern: (neu: DatenAntworten['passwort']) => Promise<unknown>;
  emailAendern: (neu: DatenAntworten['neueEmail']) => Promise<unknown>;
  nummer: Nummeraufrufe;
}

/** A customer's. */
export function kundenkonto(client: Client, partnerNummer = ''): Konto {
  return {
    partnerNummer,
    gelesen: partnerDaten,
    passwortAendern: async (body) => ergebnis(await client.call(passwortAendern, { body })),
    emailAendern: async (neu) =>
      ergebnis(await client.call(benutzerAendern, { body: { art: 'EMAIL', ...neu } })),
    nummer: nummerDerKundin(client, null),
  };
}
