import type { Hinderung } from '#contract/entities/aenderung.ts';
import { spaeterWieder } from '../rules/wartezeit.ts';

/** Any answer but the promised one: thrown by handlers, sent as it stands by the error handler. */
export class Absage extends Error {
  readonly status: number;
  readonly antwort: object;
  readonly wartenSekunden: number | undefined;

  constructor(status: number, antwort: object, wartenSekunden?: number) {
    super(`Answer ${status}`);
    this.name = 'Absage';
    this.status = status;
    this.antwort = antwort;
    this.wartenSekunden = wartenSekunden;
  }
}

export interface Feldfehler {
  feld: string;
  text: string;
}

/** 401: no session, an expired or revoked one, or no access of this portal. */
export function nichtAngemeldet(): Absage {
  return new Absage(401, { code: 'NICHT_ANGEMELDET', errorMessage: 'Bitte melden Sie sich an.' });
}

/** 403: may see it, may not do this (`domain/vertrag.md §2`). */
export function nichtErlaubt(errorMessage = 'Dazu fehlt Ihnen die Berechtigung.'): Absage {
  return new Absage(403, { code: 'NICHT_ERLAUBT', errorMessage });
}

/** 403: an agent who has yet to accept the terms that count now. */
export function zustimmungFehlt(): Absage {
  return new Absage(403, {
    code: 'ZUSTIMMUNG_FEHLT',
    errorMessage: 'Bitte stimmen Sie zuerst den Nutzungsbedingungen zu.',
  });
}

/** 404: unknown and foreign look alike; only look-ups of public data have a better sentence. */
export function nichtGefunden(
  errorMessage = 'Zu dieser Anfrage haben wir nichts gefunden.',
): Absage {
  return new Absage(404, { code: 'NICHT_GEFUNDEN', errorMessage });
}

/** 409: a guard refuses (`domain/vertrag.md §3`). */
export function abgelehnt({ code, text }: Hinderung): Absage {
  return new Absage(409, { code, errorMessage: text });
}

/** 409: a message that must be opened before it may be deleted (`domain/offen.md`, P3). */
export function ungeoeffnet(): Absage {
  return new Absage(409, {
    code: 'UNGEOEFFNET',
    errorMessage: 'Öffnen Sie die Nachricht, bevor Sie sie löschen: Sie betrifft Ihren Vertrag.',
  });
}

/** 422 by default: the request has not the shape it must have. */
export function ungueltig(fehler: Feldfehler[], status = 422): Absage {
  return new Absage(status, { fehler });
}

/** 422: the key of an earlier request with other contents. */
export function schluesselVergeben(): Absage {
  return ungueltig([
    { feld: 'idempotency-key', text: 'Dieser Schlüssel gehört zu einer anderen Anfrage.' },
  ]);
}

/** 503: the database does not answer; worth trying again at once. */
export function nichtErreichbar(): Absage {
  return new Absage(
    503,
    {
      code: 'NICHT_ERREICHBAR',
      errorMessage:
        'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    },
    1,
  );
}

/** 429: too many requests from one address; without seconds it is a flood that is over in a minute. */
export function zuVieleAnfragen(wartenSekunden?: number): Absage {
  const dann =
    wartenSekunden === undefined ? 'Bitte warten Sie einen Moment.' : spaeterWieder(wartenSekunden);
  const errorMessage = `Sie haben zu viele Anfragen gesendet. ${dann}`;
  return new Absage(429, { code: 'ZU_VIELE_ANFRAGEN', errorMessage }, wartenSekunden);
}
