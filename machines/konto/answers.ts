import * as z from 'zod/mini';
import { nachrichtsfelder } from '#contract/endpoints/nachricht.ts';
import { texte as datumTexte } from '#contract/fields/datum.ts';
import { liesDatum } from '#contract/tag.ts';
import { email } from '#contract/fields/email.ts';
import { mfaCode } from '#contract/fields/mfaCode.ts';
import { passwort } from '#contract/fields/passwort.ts';
import { plzUeberall as plz } from '#contract/fields/plz.ts';
import { handynummer, telefon } from '#contract/fields/telefon.ts';
import { vertragskennung } from '#contract/fields/vertragskennung.ts';

/** A date of birth as it is typed; whether it fits only the server knows. */
const geburtsdatum = z.string({ error: datumTexte.UNGUELTIG }).check(
  z.overwrite(liesDatum),
  z.refine((tag) => tag !== '', datumTexte.UNGUELTIG),
);

/** Answers of the steps around an account; a step takes no event whose answers its shape refuses. */
export const antworten = {
  email: z.object({ email }),
  codeUndPasswort: z.object({ code: mfaCode, passwort }),
  vertragsnummer: z.object({ contractId: vertragskennung, plz }),
  abweichendeEmail: z.object({
    name: nachrichtsfelder.name,
    geburtsdatum,
    email,
    telefon,
  }),
  passwortFestlegen: z.object({ passwort }),
  anfordern: z.object({ email, contractId: vertragskennung, geburtsdatum }),
  nummer: z.object({ handynummer }),
  tanPruefen: z.object({ code: mfaCode }),
} as const;

export type KontoAntworten = {
  [Frage in keyof typeof antworten]: z.infer<(typeof antworten)[Frage]>;
};
