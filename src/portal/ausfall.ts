import type * as z from 'zod/mini';
import type { technisch } from '#contract/errors.ts';
import { ServiceError } from './client/response.ts';
import { texte } from './texte.ts';

const t = texte('ausfall', {
  anmeldung:
    'Die Anmeldung ist gerade nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal.',
});

/** What is said of a call that nobody, or not she again, could be answered just now; null where it failed in another way. */
export function ausfallsatz(error: unknown): string | null {
  if (error instanceof ServiceError) return satzDesDienstes(error.body);
  // What the identity pools call it (`reference/identity.md §2`).
  return error instanceof Error && error.name === 'ServiceUnavailable' ? t('anmeldung') : null;
}

/** The server's own sentence: of the answers that name a technical problem only these have more to say than we do. */
function satzDesDienstes(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const { code, errorMessage }: Partial<Record<keyof z.infer<typeof technisch>, unknown>> = body;
  const istGesagt = code === 'NICHT_ERREICHBAR' || code === 'ZU_VIELE_ANFRAGEN';
  return istGesagt && typeof errorMessage === 'string' ? errorMessage : null;
}

/**
 * What the newest failed call said about it. Charts know a technical problem; whether it is everybody's is a
 * fact of the world, as the lost connection is. A call that was answered since takes back what it said itself.
 */
let zuletzt: { aufruf: string; satz: string | null } | null = null;
const zuschauer = new Set<() => void>();

/** A call, by its name, was answered; or failed with this error. */
export function merkeAntwort(aufruf: string, error: unknown = null): void {
  if (error === null && zuletzt?.aufruf !== aufruf) return;
  zuletzt = error === null ? null : { aufruf, satz: ausfallsatz(error) };
  for (const sage of zuschauer) sage();
}

export function letzterAusfall(): string | null {
  return zuletzt?.satz ?? null;
}

export function folgeAusfall(sage: () => void): () => void {
  zuschauer.add(sage);
  return () => void zuschauer.delete(sage);
}
