import * as z from 'zod/mini';
import { cent } from '#contract/fields/cent.ts';
import { datum } from '#contract/fields/datum.ts';
import { email } from '#contract/fields/email.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import { kuendigungsgrund, kuendigungsgrundKey } from './beendigungsgrund.ts';

/** Why a contract is not ended as it was asked (`domain/vertrag.md §8`, §9). */
export const beendigungsCode = z.enum([
  'NICHT_KUENDBAR',
  'GRUND',
  'DATUM',
  'FREITEXT',
  'NACHWEIS',
  'IN_PRUEFUNG',
  'NICHT_ZURUECKNEHMBAR',
  'FRIST_ABGELAUFEN',
  'KEIN_WIDERRUFSRECHT',
  'LINK_UNGUELTIG',
  'BEREITS_BEENDET',
]);

/** 409: the end of a contract is refused, with the German sentence the customer reads. */
export const beendigungAbgelehnt = z.object({ code: beendigungsCode, errorMessage: z.string() });
export type BeendigungAbgelehnt = z.infer<typeof beendigungAbgelehnt>;

const hinweis = z.object({ code: z.string(), text: z.string() });

/** Last days of cover that may be chosen, both ends included. */
const termine = z.object({ von: datum, bis: datum, standard: datum });

/** A reason as one contract offers it on that day: with its days, or with what stands in its way. */
const angebotenerGrund = z.extend(kuendigungsgrund, {
  termine: z.nullable(termine),
  /** Such as that a nearer end has just been missed. */
  hinweis: z.nullable(z.string()),
  hinderung: z.nullable(z.string()),
});
export type AngebotenerGrund = z.infer<typeof angebotenerGrund>;

/** What a contract offers whoever wants to cancel it. */
export const kuendigungsangebot = z.object({
  /** Why it cannot be cancelled here at all. */
  hinderung: z.nullable(z.string()),
  gruende: z.array(angebotenerGrund),
  /** Such as that cover is compulsory. */
  hinweise: z.array(hinweis),
  /** Last day of the revocation period while it runs. */
  widerrufBis: z.nullable(datum),
  /** Last day of cover of a cancellation that may still be taken back. */
  zuruecknehmbarBis: z.nullable(datum),
});
export type Kuendigungsangebot = z.infer<typeof kuendigungsangebot>;

/** Whether it ends the contract, somebody looks at the proof first, or a sale is told that ends nothing. */
export const beendigungsstatus = z.enum(['WIRKSAM', 'IN_PRUEFUNG', 'ANZEIGE']);

/** Cents that are debited on a day though the contract ends: the days covered before the first debit. */
const nochFaellig = z.nullable(z.object({ betrag: cent, am: datum }));

/** What a cancellation would do; stores nothing. */
export const kuendigungsvorschau = z.object({
  grund: kuendigungsgrundKey,
  kuendigungsdatum: datum,
  status: beendigungsstatus,
  /** Cents of what was debited for the days after the end, less what is open; null while it is checked. */
  erstattung: z.nullable(cent),
  nochFaellig,
  /** Where money that comes back goes: to the account on file, or to one she may name; null where none comes. */
  konto: z.nullable(z.enum(['BEKANNT', 'GESUCHT'])),
  hinweise: z.array(hinweis),
});
export type Kuendigungsvorschau = z.infer<typeof kuendigungsvorschau>;

/** A received cancellation. */
export const kuendigungsergebnis = z.object({
  eingegangenAm: z.iso.datetime(),
  status: beendigungsstatus,
  kuendigungsdatum: datum,
  erstattung: z.nullable(cent),
  nochFaellig,
});
export type Kuendigungsergebnis = z.infer<typeof kuendigungsergebnis>;

/** What the right of withdrawal of a contract is worth on that day. */
export const widerrufsangebot = z.object({
  hinderung: z.nullable(beendigungAbgelehnt),
  /** Whether it can be cancelled here instead. */
  kuendbar: z.boolean(),
  /** Last day of the period. */
  fristEnde: datum,
  /** Whose contract it is, and where the receipt goes unless told. */
  name: z.string(),
  email,
  beendigungsdatum: datum,
  /** Before the first debit nothing is paid back and nothing more collected. */
  abgebucht: z.boolean(),
  /** Cents that are paid back within 30 days. */
  erstattung: cent,
  vertragsBeginn: datum,
});
export type Widerrufsangebot = z.infer<typeof widerrufsangebot>;

/** A received revocation. */
export const widerrufsergebnis = z.object({
  eingegangenAm: z.iso.datetime(),
  beendigungsdatum: datum,
  abgebucht: z.boolean(),
  erstattung: cent,
  /** Last day on which it is paid back. */
  erstattungBis: datum,
});
export type Widerrufsergebnis = z.infer<typeof widerrufsergebnis>;

/** What a link in a mail about a revocation does: carry it out, or "Das war ich nicht" (`domain/vertrag.md §9`). */
export const widerrufslinkart = z.enum(['BESTAETIGEN', 'ZURUECKNEHMEN']);
export type Widerrufslinkart = z.infer<typeof widerrufslinkart>;

/** The declaration a link is about, for whoever holds the link. */
export const widerrufserklaerung = z.object({
  art: widerrufslinkart,
  versicherungsNummer,
  eingegangenAm: z.iso.datetime(),
  /** The contract has been undone already. */
  ausgefuehrt: z.boolean(),
});
export type Widerrufserklaerung = z.infer<typeof widerrufserklaerung>;

/** What came of a link: the contract is revoked, or that revocation does not count. */
export const widerrufslinkErgebnis = z.discriminatedUnion('art', [
  z.extend(widerrufsergebnis, { art: z.literal('BESTAETIGEN'), versicherungsNummer }),
  z.object({
    art: z.literal('ZURUECKNEHMEN'),
    versicherungsNummer,
    /** False where something else has ended the contract. */
    laeuftWeiter: z.boolean(),
  }),
]);
export type WiderrufslinkErgebnis = z.infer<typeof widerrufslinkErgebnis>;
