import * as z from 'zod/mini';
import { cent } from '#contract/fields/cent.ts';
import { datum } from '#contract/fields/datum.ts';
import { partnerNummer } from '#contract/fields/partnerNummer.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import { zahlweiseAngebot } from './aenderung.ts';
import { aenderungskachel, vorgemerkteAenderung } from './aenderungswunsch.ts';
import { aufgabe } from './aufgabe.ts';
import { dokument } from './dokument.ts';
import { schadenkopf } from './schaden.ts';
import { vertragsMarke } from './marke.ts';
import { produkt } from './produkt.ts';
import { risiken } from './risiken.ts';
import { vormerkungen } from './vormerkung.ts';
import { zahlweise } from './zahlweise.ts';

/** Status of the back-office record (`specification §3`, `domain/vertrag.md §1`). */
export const vertragsstatus = z.enum([
  'LAUFEND',
  'AUSLAUFEND',
  'BEENDET',
  'AUFGEHOBEN',
  'STORNIERT',
  'UNBEKANNT',
]);
export type Vertragsstatus = z.infer<typeof vertragsstatus>;

/** Whom a contract is for (`specification §3`). */
export const vertragsArt = z.enum(['GEWERBE', 'PRIVAT']);

const saetze = z.array(z.object({ titel: z.string(), text: z.string() }));

/** Contract as a customer or the customer's broker sees it (`specification §3`); amounts in cents. */
export const vertrag = z.object({
  versicherungsNummer,
  vertragsArt,
  versicherungsTyp: z.string(),
  versicherungsName: z.string(),
  produktIdentifier: produkt,
  deckungsIdentifier: z.nullable(z.string()),
  marke: vertragsMarke,
  vertragsstatus,
  kuendbar: z.enum(['NEIN', 'TAEGLICH', 'VERTRAGSENDE']),
  widerrufbar: z.boolean(),
  /** Last day of its revocation period; null where it cannot be revoked (`domain/vertrag.md §9`). */
  widerrufBis: z.nullable(datum),
  /** The newest, as many as stand on one page. */
  dokumente: z.array(dokument),
  /** Older ones are told page by page (`endpoints/vertrag/dokumente.ts`). */
  aeltereDokumente: z.boolean(),
  versicherungsSumme: z.nullable(cent),
  versicherungsPraemie: z.nullable(cent),
  jahresVersicherungsPraemie: z.nullable(cent),
  zahlweise,
  vermittler: z.nullable(
    z.object({
      email: z.string(),
      name: z.string(),
      vertriebsweg: z.string(),
      vermittlerNummer: z.string(),
      telefon: z.nullable(z.string()),
    }),
  ),
  /** The IBAN is masked except its last 4 characters (`domain/konto.md §1`). */
  bankverbindung: z.nullable(
    z.object({ iban: z.string(), swiftBic: z.nullable(z.string()), kontoinhaber: z.string() }),
  ),
  ablaufdatum: z.nullable(datum),
  beendigungsdatum: z.nullable(datum),
  antragsdatum: datum,
  vertragsBeginn: datum,
  beginnverlegung: z.nullable(datum),
  /** Next Hauptfälligkeit after today; null when the contract has none. */
  hauptfaelligkeit: z.nullable(datum),
  wirksamkeitsdatum: z.nullable(datum),
  mahnung: z.boolean(),
  /** What is due and not paid; null where nothing is (`domain/vertrag.md §11`). */
  rueckstand: z.nullable(
    z.object({
      betrag: cent,
      /** Since when the oldest instalment is due. */
      faelligAm: datum,
      /** Last day to pay: the reminder's, before it the day before it goes out. */
      zahlbarBis: datum,
    }),
  ),
  /** The instalment due next; null where none will be. By debit where there are bank details, else by bill. */
  naechsteZahlung: z.nullable(
    z.object({ tag: datum, /** Negative where it is credited. */ betrag: cent }),
  ),
  /** Last day on which a cancellation is in time, and the last day of cover then; null where it can be cancelled any day, or not. */
  naechsteKuendigung: z.nullable(z.object({ eingangBis: datum, zum: datum })),
  /** When and why it ended; null while it runs. */
  ende: z.nullable(
    z.object({
      /** Last day of cover; null where it never began. */
      am: z.nullable(datum),
      /** Null where nobody knows. */
      grund: z.nullable(
        z.enum([
          'KUENDIGUNG',
          'WIDERRUF',
          'REISE',
          'RISIKOFORTFALL',
          'ERSTBEITRAG',
          'ZAHLUNGSVERZUG',
        ]),
      ),
      /** What is still to be paid back, and the last day for it. */
      erstattung: z.nullable(z.object({ betrag: cent, bis: datum })),
    }),
  ),
  /** What is insured in a few sentences, and what she bears or waits for; both empty where it never was (`domain/vertrag.md §12`). */
  versichert: z.object({ aussagen: saetze, grenzen: saetze }),
  ...risiken,
  ...vormerkungen,
  vorgemerkteAenderungen: z.array(vorgemerkteAenderung),
  aufgaben: z.array(aufgabe),
  /** Claims of the contract, the newest first (`domain/vertrag.md §12`). */
  schaeden: z.array(z.pick(schadenkopf, { schadenNummer: true, schadendatum: true, status: true })),
  /** What of it can be changed here; none where it has ended. */
  kacheln: z.array(aenderungskachel),
  aenderungen: z.object({ zahlweise: zahlweiseAngebot }),
  /** Whose it is, a firm or a person; only a broker has to be told. */
  kunde: z.optional(z.object({ partnerNummer, name: z.string() })),
  /** What a broker may do with it for the customer (`domain/vertrag.md §2`); a customer needs nobody's leave. */
  vertretung: z.optional(
    z.object({ aendern: z.boolean(), kuendigen: z.boolean(), melden: z.boolean() }),
  ),
});
export type Vertrag = z.infer<typeof vertrag>;

/** What a list carries of a contract (decision 0050); documents, cover and offers come with the contract itself. */
export const vertragskachel = z.pick(vertrag, {
  versicherungsNummer: true,
  versicherungsName: true,
  produktIdentifier: true,
  vertragsstatus: true,
  vertragsBeginn: true,
  beendigungsdatum: true,
  widerrufbar: true,
  widerrufBis: true,
  versicherungsPraemie: true,
  jahresVersicherungsPraemie: true,
  zahlweise: true,
  bankverbindung: true,
  naechsteZahlung: true,
  naechsteKuendigung: true,
  mahnung: true,
  rueckstand: true,
  vermittler: true,
  fahrrad: true,
  hausrat: true,
  risikoOrt: true,
  jahresumsatz: true,
  vorgemerkteAenderungen: true,
  aufgaben: true,
  kacheln: true,
});
export type Vertragskachel = z.infer<typeof vertragskachel>;

/** Active contracts are those with status LAUFEND or AUSLAUFEND (`specification §4`). */
export function istAktiv({ vertragsstatus: status }: Pick<Vertrag, 'vertragsstatus'>): boolean {
  return status === 'LAUFEND' || status === 'AUSLAUFEND';
}

/** The overdue warning stands when dunning is set and no bank details exist (`specification §4`). */
export function istUeberfaellig(v: Pick<Vertrag, 'mahnung' | 'bankverbindung'>): boolean {
  return v.mahnung && v.bankverbindung === null;
}
