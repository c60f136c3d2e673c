import { zugang } from '#contract/fields/zugangsfristen.ts';
import { fristen } from '#contract/zahlen.ts';
import { formatMoment } from '#contract/tag.ts';
const minuteMs = 60_000;
const stundeMs = 60 * minuteMs;

/** How long links count (`domain/konto.md §1`). */
export const linkGueltigMs = {
  ZUGANG: zugang.linkStunden.ZUGANG * stundeMs,
  EMAIL: zugang.linkStunden.EMAIL * stundeMs,
  HANDYNUMMER: zugang.linkStunden.HANDYNUMMER * stundeMs,
  /** No link, but the right that comes with a conclusion (`domain/verkauf.md §6`). */
  ABSCHLUSS: fristen.zugangsrechtMinuten * minuteMs,
} as const;
export type Linkart = keyof typeof linkGueltigMs;

/** After another phone number, bank details stay as they are for that long (`domain/konto.md §5`). */
export const bankSperreMs = fristen.bankSperreStunden * stundeMs;

/** A code counts that long for what is sensitive (`domain/konto.md §3`). */
const bestaetigungMs = zugang.bestaetigungMinuten * minuteMs;

/** When the first password of an invitation ends that is mailed now (`domain/konto.md §7.2`). */
export function einladungBis(jetzt: Date): Date {
  return new Date(jetzt.getTime() + zugang.erstesPasswortTage * 24 * stundeMs);
}

/** What may be asked for how often per account, whatever address asks (`reference/trust.md §3`, API6). */
export const kontogrenzen = {
  emailLesen: { mal: 10, ms: stundeMs },
  link: { mal: 3, ms: stundeMs },
  initialPasswort: { mal: 3, ms: stundeMs },
  nummerReset: { mal: 3, ms: stundeMs },
  emailAendern: { mal: 5, ms: stundeMs },
} as const;

/** Terms of use and data processing agreement as they stand now (`domain/konto.md §3`). */
export const bedingungenVersion = '2026-11';

/** Whether the last code of a session is too old for a sensitive change. */
export function brauchtBestaetigung(letzterCode: Date | null, jetzt: Date): boolean {
  return letzterCode === null || jetzt.getTime() - letzterCode.getTime() > bestaetigungMs;
}

/** Why bank details may not be changed yet; null when they may. */
export function bankSperre(gesperrtBis: Date | null, jetzt: Date): string | null {
  if (!gesperrtBis || gesperrtBis <= jetzt) return null;
  return `Aus Sicherheitsgründen können Sie Ihre Bankverbindung erst ab ${zeitpunkt(gesperrtBis)} ändern.`;
}

/** What an account whose address is unproven is told where it may not (`domain/verkauf.md §6`). */
export const emailUnbewiesen =
  'Bestätigen Sie zuerst Ihre E-Mail-Adresse. Öffnen Sie dazu den Link in unserer E-Mail. Einen neuen Link fordern Sie unter „Ihre Daten“ an.';

/** An account of the same portal has that address (`domain/konto.md §7.2`). */
export const emailVergeben = 'Diese E-Mail-Adresse ist bereits vergeben.';

/** `m***@example.org` (`domain/konto.md §1`). */
export function maskierteEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${String.fromCodePoint(email.codePointAt(0) ?? 0x2a)}***${email.slice(at)}`;
}

/** `21.11.2026, 19:45 Uhr` in Berlin. */
export function zeitpunkt(zeit: Date): string {
  const { datum, uhrzeit } = formatMoment(zeit);
  return `${datum}, ${uhrzeit}\u00A0Uhr`;
}
