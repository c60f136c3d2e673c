import { fristen } from '#contract/zahlen.ts';
import type { KontoAblehnung } from '#contract/endpoints/benutzer/abgelehnt.ts';
import type { Gesperrt, Konten } from '../../access/konten.ts';
import type { Database } from '../../database/open.ts';
import { Absage, nichtErreichbar } from '../../http/answers.ts';
import { anfragezaehler } from '../../repositories/anfragezaehler.ts';
import { ablehnung } from '../../rules/ablehnung.ts';
import { emailUnbewiesen, type kontogrenzen } from '../../rules/konto.ts';
import { wartezeit } from '../../rules/wartezeit.ts';

export interface Kontodienste {
  database: Database;
  clock: () => Date;
  /** Null where the pools belong to somebody else; then no account can be changed here. */
  konten: Konten | null;
  sendSms: (an: string, text: string) => Promise<void>;
  /** Countries whose mobile numbers may become somebody's. */
  smsLaender: readonly string[];
  /** Told of an SMS that nobody took. */
  smsGescheitert: (error: unknown) => void;
  /** Where links lead, without a slash at the end; null sends none. */
  portalUrl: string | null;
  /** Tells whoever sends mails that there is one. */
  wecken: () => void;
}

/** The accounts, or "not reachable" where they cannot be changed. */
export function kontenVon({ konten }: Pick<Kontodienste, 'konten'>): Konten {
  if (!konten) throw nichtErreichbar();
  return konten;
}

/** Where links lead, or "not reachable": asked before anything else, so that it tells nothing. */
export function portalUrlVon({ portalUrl }: Pick<Kontodienste, 'portalUrl'>): string {
  if (portalUrl === null) throw nichtErreichbar();
  return portalUrl;
}

/** Whether somebody may ask for that once more. */
export function darfNoch(
  { database, clock }: Pick<Kontodienste, 'database' | 'clock'>,
  was: keyof typeof kontogrenzen,
  wer: string,
  grenze: { mal: number; ms: number },
): Promise<boolean> {
  return anfragezaehler(database).zaehlen([was, wer], grenze, clock());
}

const saetze = {
  RECHT_UNGUELTIG: `Ohne E-Mail geht das nur einmal, bis ${fristen.zugangsrechtMinuten}\u00A0Minuten nach dem Abschluss.`,
  EMAIL_UNBEWIESEN: emailUnbewiesen,
  LINK_UNGUELTIG: 'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.',
  CODE_FALSCH: 'Der Code ist nicht korrekt.',
  CODE_VERBRAUCHT: 'Der Code ist abgelaufen. Bitte fordern Sie einen neuen Code an.',
  NUMMER_UNVERAENDERT: 'Bitte geben Sie eine andere Nummer ein.',
  EMAIL_NICHT_VERWENDBAR: 'Diese E-Mail-Adresse kann nicht verwendet werden.',
  PASSWORT_FALSCH: 'Das aktuelle Passwort ist nicht korrekt.',
  PASSWORT_VERWENDET: 'Bitte wählen Sie ein Passwort, das Sie noch nicht verwendet haben.',
  PASSWORT_ZU_EINFACH: 'Dieses Passwort ist leicht zu erraten. Bitte wählen Sie ein anderes.',
  BESTAETIGUNG_NOETIG: 'Bitte bestätigen Sie zuerst mit einem Code, dass Sie es sind.',
  STATUS: ablehnung.status.text,
  UNVERAENDERT: ablehnung.unveraendert.text,
} as const satisfies Partial<Record<KontoAblehnung, string>>;

/** 409 with the sentence of its reason. */
export function kontoAbsage(code: keyof typeof saetze): Absage {
  return new Absage(409, { code, errorMessage: saetze[code] });
}

/** 429: five wrong passwords (`domain/konto.md §1`), and for how long none is looked at. */
export function passwortGesperrt({ gesperrtSekunden }: Gesperrt): Absage {
  const sekunden = Math.max(1, gesperrtSekunden);
  const errorMessage = `Zu viele Fehlversuche. Bitte versuchen Sie es in ${wartezeit(sekunden)} erneut.`;
  return new Absage(429, { code: 'ZU_VIELE_ANFRAGEN', errorMessage }, sekunden);
}
