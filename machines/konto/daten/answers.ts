import * as z from 'zod/mini';
import { kontoangaben } from '#contract/endpoints/bankverbindung.ts';
import { einstellungen, mailanlass } from '#contract/endpoints/einstellungen.ts';
import { radangaben } from '#contract/endpoints/vertrag/rahmennummer.ts';
import { anrede, titel } from '#contract/entities/partner.ts';
import { email } from '#contract/fields/email.ts';
import { mfaCode } from '#contract/fields/mfaCode.ts';
import { passwort } from '#contract/fields/passwort.ts';
import { telefon } from '#contract/fields/telefon.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';

/** The password as it was set once; no rules, they may have changed. */
const bisheriges = z
  .string()
  .check(
    z.minLength(1, 'Geben Sie Ihr aktuelles Passwort ein.'),
    z.maxLength(256, 'Geben Sie höchstens 256\u00A0Zeichen ein.'),
  );

/** Answers of the steps in which somebody signed in changes her own data. */
export const formen = {
  angaben: z.object({ anrede, titel, telefon: z.nullable(telefon) }),
  passwort: z.object({ passwort: bisheriges, neuesPasswort: passwort }),
  neueEmail: z.object({ email, passwort: bisheriges }),
  bankverbindung: kontoangaben,
  rad: z.object({
    versicherungsNummer,
    ...radangaben,
    /** A broker says that the customer asked for it (`domain/vertrag.md §2`). */
    imAuftragDesKunden: z.optional(z.literal(true)),
  }),
  einstellungen: z.object({
    /** What a broker wants to hear of; the rest he does not. */
    mails: z.array(mailanlass),
    signatur: einstellungen.shape.signatur,
  }),
  bestaetigen: z.object({ code: mfaCode }),
} as const;

export type DatenAntworten = { [Frage in keyof typeof formen]: z.infer<(typeof formen)[Frage]> };
