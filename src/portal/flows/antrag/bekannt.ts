import type * as z from 'zod/mini';
import type { partner } from '#contract/entities/partner.ts';
import { partnerLesen } from '#contract/endpoints/partner.ts';
import type { Client } from '../../client/client.ts';
import type { Session } from '../../session/session.ts';

/** What is known of whoever is signed in, by the step that would ask for it. */
export type Bekannt = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Looks who is signed in and what is known of her; nothing where nobody is, or where it cannot be read. */
export async function bekanntVon(client: Client, session: Session): Promise<Bekannt> {
  await session.pruefen();
  const zustand = session.zustand();
  const id = zustand.status === 'angemeldet' ? zustand.nutzer.partnernummer : undefined;
  if (id === undefined) return {};
  const antwort = await client.call(partnerLesen, { params: { id } });
  return antwort.ok && !antwort.canceled ? nachSchritt(antwort.data) : {};
}

function nachSchritt(wer: z.output<typeof partner>): Bekannt {
  const { anschrift, email, handynummer } = wer;
  const kontaktZahlung = { email, handynummer };
  if (wer.art === 'FIRMA') return { kontaktZahlung };
  const { anrede, titel, vorname, nachname, geburtsdatum } = wer;
  const person = {
    anrede,
    vorname,
    nachname,
    ...(titel === null ? {} : { titel }),
    ...(geburtsdatum === null ? {} : { geburtsdatum }),
  };
  return {
    person: { ...person, ...anschrift },
    firma: person,
    kontaktZahlung,
    risikoort: anschrift,
    // Where the price comes first, its postcode does too.
    einstieg: { plz: anschrift.plz },
  };
}
