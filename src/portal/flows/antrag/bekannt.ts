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

/** What is known of a customer; a firm is its name, its seat and who speaks for it. */
export function nachSchritt(wer: z.output<typeof partner>): Bekannt {
  const { anschrift, email, handynummer } = wer;
  const kontaktZahlung = { email, handynummer, ...gesagt({ iban: wer.konto ?? null }) };
  if (wer.art === 'FIRMA') {
    const { firmenname, rechtsform, ansprechpartner, telefon } = wer;
    const { handelsregister = null, registergericht = null } = wer;
    return {
      betrieb: anschrift,
      firma: {
        firmenname,
        ...gesagt({ rechtsform, handelsregister, registergericht }),
        ...mensch(ansprechpartner),
      },
      kontaktZahlung: { ...kontaktZahlung, ...gesagt({ telefon }) },
      // Where the price comes first, its postcode does too.
      einstieg: { plz: anschrift.plz },
    };
  }
  const { geburtsdatum } = wer;
  const person = mensch(wer);
  return {
    person: { ...person, ...anschrift },
    firma: person,
    kontaktZahlung,
    risikoort: anschrift,
    einstieg: { plz: anschrift.plz, ...gesagt({ geburtsdatum }) },
    // Asked there of whoever is not alone.
    familie: gesagt({ geburtsdatum }),
  };
}

function mensch({
  anrede,
  titel,
  vorname,
  nachname,
  geburtsdatum,
}: Pick<
  Extract<z.output<typeof partner>, { art: 'PERSON' }>,
  'anrede' | 'titel' | 'vorname' | 'nachname' | 'geburtsdatum'
>) {
  return { anrede, vorname, nachname, ...gesagt({ titel, geburtsdatum }) };
}

/** Without what nobody knows. */
function gesagt(angaben: Readonly<Record<string, string | null>>) {
  return Object.fromEntries(Object.entries(angaben).filter(([, wert]) => wert !== null));
}
