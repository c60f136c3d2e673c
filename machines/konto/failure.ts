/** Everything that can go wrong around an account, closed. */
export type KontoFehlerArt =
  | 'LINK_UNGUELTIG'
  | 'RECHT_UNGUELTIG'
  | 'EMAIL_UNBEWIESEN'
  | 'CODE_FALSCH'
  | 'CODE_VERBRAUCHT'
  | 'NUMMER_UNVERAENDERT'
  | 'NUMMER_UNGUELTIG'
  | 'EMAIL_NICHT_VERWENDBAR'
  | 'BESTAETIGUNG_NOETIG'
  | 'PASSWORT_FALSCH'
  | 'PASSWORT_VERWENDET'
  | 'PASSWORT_ZU_EINFACH'
  | 'BANK_GESPERRT'
  | 'IBAN_UNGUELTIG'
  | 'NICHT_AENDERBAR'
  | 'RAHMENNUMMER_UNGUELTIG'
  | 'STATUS'
  | 'UNVERAENDERT'
  | 'DATEIEN_WEG'
  | 'ZU_OFT'
  | 'SITZUNG_ABGELAUFEN'
  | 'TECHNISCH';

/** What an effect throws; anything else counts as a technical problem. */
export class KontoFehler extends Error {
  readonly art: KontoFehlerArt;
  /** The server's own sentence, where it has one. */
  readonly text: string | null;

  constructor(art: KontoFehlerArt, text: string | null = null) {
    super(art);
    this.name = 'KontoFehler';
    this.art = art;
    this.text = text;
  }
}

/** The one mapper from an unknown error to a failure. */
export function fehlerAus(error: unknown): KontoHinweis {
  return error instanceof KontoFehler
    ? { art: error.art, text: error.text }
    : { art: 'TECHNISCH', text: null };
}

/** Why the last attempt failed; the server's sentence counts before ours. */
export interface KontoHinweis {
  art: KontoFehlerArt;
  text: string | null;
}

/** Why a call failed, as params of a guard or action. */
export const fehlschlag = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** The same for a guard that asks for one kind of failure. */
export const fehlerWie =
  (...arten: KontoFehlerArt[]) =>
  ({ event }: { event: { error: unknown } }) => ({ error: event.error, arten });
