import * as z from 'zod/mini';
import { firmenkontaktZahlung, kontaktImEntwurf } from '#machines/antrag/answers.ts';
import { fristen } from '#contract/zahlen.ts';
import { fuehrtAgentur, type Principal } from '../access/decision.ts';

const stundeMs = 3_600_000;
const haltbarMs = fristen.entwurfTage * 24 * stundeMs;
const versuche = 5;

/** Links an e-mail address gets per hour. */
export const linksProStunde = 5;

/** Drafts an address keeps in a day without signing in; nobody begins more applications, and each stays for long. */
export const entwuerfeAmTag = { mal: 30, ms: 24 * stundeMs };

/** Mails of one draft to customers in a day. */
export const mailsAmTag = { mal: 5, ms: 24 * stundeMs };

/** Last moment of a draft saved now (`domain/antrag.md §7`). */
export function laeuftAb(gespeichertAm: Date): Date {
  return new Date(gespeichertAm.getTime() + haltbarMs);
}

export interface Besitz {
  portal: 'benutzer' | 'vermittler' | null;
  sub: string | null;
  agentur: string | null;
}

/** Whoever saved it, and whoever runs the agency it was saved in. */
export function gehoert(wer: Principal | null, { portal, sub, agentur }: Besitz): boolean {
  if (!wer || wer.portal !== portal) return false;
  if (wer.sub === sub) return true;
  return agentur !== null && wer.vermittlerNummer === agentur && fuehrtAgentur(wer);
}

/** Who takes the insurance out, as a list names her: a firm or a person; null before that step. */
export function kundennameAus(antworten: unknown): string | null {
  const firma = z.safeParse(mitFirma, antworten).data?.firma.firmenname;
  const { vorname = '', nachname = '' } = z.safeParse(mitPerson, antworten).data?.person ?? {};
  return (firma ?? `${vorname} ${nachname}`).trim() || null;
}

const mitFirma = z.object({ firma: z.object({ firmenname: z.string() }) });
const mitPerson = z.object({ person: z.object({ vorname: z.string(), nachname: z.string() }) });

interface Schloss {
  plz: string | null;
  fehlversuche: number;
  fehlversuchAm: Date | null;
}

/** Seconds until a postcode may be tried again, 0 when it may now. */
export function gesperrtSekunden({ fehlversuche, fehlversuchAm }: Schloss, jetzt: Date): number {
  if (fehlversuche < versuche || fehlversuchAm === null) return 0;
  return Math.max(0, Math.ceil((fehlversuchAm.getTime() + stundeMs - jetzt.getTime()) / 1_000));
}

/** Failed tries after one more; an hour later counting begins anew. */
export function fehlversucheNach({ fehlversuche, fehlversuchAm }: Schloss, jetzt: Date): number {
  const vergessen = fehlversuchAm !== null && jetzt.getTime() - fehlversuchAm.getTime() >= stundeMs;
  return vergessen ? 1 : fehlversuche + 1;
}

/** How she pays, by field. */
const zahlungsfelder = Object.keys(firmenkontaktZahlung.shape).filter(
  (feld) => !Object.hasOwn(kontaktImEntwurf.shape, feld),
);

/** Steps and fields that never enter a draft: how she pays, also as an older release asked for it, and the result of the credit check. */
const nieGespeichert = new Set([...zahlungsfelder, 'zahlung', 'bonitaet']);

/** The same without what is never kept, however deep it lies. */
export function ohneBankdaten(wert: unknown): unknown {
  if (Array.isArray(wert)) return wert.map(ohneBankdaten);
  if (typeof wert !== 'object' || wert === null) return wert;
  return Object.fromEntries(
    Object.entries(wert)
      .filter(([name]) => !nieGespeichert.has(name))
      .map(([name, inhalt]) => [name, ohneBankdaten(inhalt)]),
  );
}
