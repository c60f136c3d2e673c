import { safeParse } from 'zod/mini';
import { handynummerGeprueft, landDer } from '#contract/fields/telefonArt.ts';

/** Where codes are sent unless a setting says otherwise: Germany, Austria, Switzerland and the EU, whose numbers cost no extra. */
export const smsLaender: readonly string[] =
  'DE AT CH BE BG CY CZ DK EE ES FI AX FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
    ' ',
  );

/** A new number in the form of its plan, if an SMS may go there; else the sentence for its field. */
export function smsNummer(
  wunsch: string,
  laender: readonly string[],
): { nummer: string } | { fehler: string } {
  const geprueft = safeParse(handynummerGeprueft, wunsch);
  if (!geprueft.success) return { fehler: 'Bitte geben Sie eine Handynummer ein.' };
  if (laender.includes(landDer(geprueft.data) ?? '')) return { nummer: geprueft.data };
  const fehler =
    'In dieses Land senden wir keine SMS. Bitte geben Sie eine andere Handynummer ein.';
  return { fehler };
}
