import * as z from 'zod/mini';
import { kontoAbgelehnt } from '#contract/endpoints/benutzer/abgelehnt.ts';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import { nummerAbgelehnt } from '../nummerAbgelehnt.ts';
import { KontoFehler, type KontoFehlerArt } from '#machines/konto/failure.ts';

/** The data of an answer; throws the failure the charts know for everything else. */
export function ergebnis<T>(response: ServiceResponse<T>): T {
  if (response.ok && !response.canceled) return response.data;
  const { errorStatus, data } = response;
  if (errorStatus !== 409) {
    throw new KontoFehler(arten[errorStatus ?? 'unknown'] ?? 'TECHNISCH', satzIn(data));
  }
  const abgelehnt = z.safeParse(kontoAbgelehnt, data).data;
  const art = arten409.find((eine) => eine === abgelehnt?.code);
  throw new KontoFehler(art ?? 'TECHNISCH', (art && abgelehnt?.errorMessage) ?? null);
}

/** Why a number is not taken, or when to ask again. */
function satzIn(data: unknown): string | null {
  const { success, data: body } = z.safeParse(z.union([nummerAbgelehnt, zuOft]), data);
  if (!success) return null;
  return 'fehler' in body ? body.fehler[0].text : body.errorMessage;
}

const zuOft = z.object({ code: z.literal('ZU_VIELE_ANFRAGEN'), errorMessage: z.string() });

const arten: Partial<Record<number | 'unknown', KontoFehlerArt>> = {
  401: 'SITZUNG_ABGELAUFEN',
  422: 'NUMMER_UNGUELTIG',
  429: 'ZU_OFT',
};

/** Refusals that the public flows know. */
const arten409 = [
  'LINK_UNGUELTIG',
  'RECHT_UNGUELTIG',
  'EMAIL_UNBEWIESEN',
  'CODE_FALSCH',
  'CODE_VERBRAUCHT',
  'NUMMER_UNVERAENDERT',
  'EMAIL_NICHT_VERWENDBAR',
  'BESTAETIGUNG_NOETIG',
  'BANK_GESPERRT',
  'STATUS',
  'UNVERAENDERT',
  'DATEIEN_WEG',
  'PASSWORT_FALSCH',
  'PASSWORT_VERWENDET',
  'PASSWORT_ZU_EINFACH',
] as const satisfies KontoFehlerArt[];
