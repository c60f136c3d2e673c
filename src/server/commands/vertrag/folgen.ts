import { randomUUID } from 'node:crypto';
import { bestaetigungsart } from '#contract/entities/bestaetigung.ts';
import type { Database } from '../../database/open.ts';
import type { Dokumentinhalt } from '../../documents/inhalt/inhalt.ts';
import { dokumente } from '../../repositories/dokumente.ts';
import { journal, type Eintrag } from '../../repositories/journal.ts';
import { mitteilungen } from '../../repositories/mitteilungen.ts';
import { partner } from '../../repositories/partner.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import { heuteInBerlin } from '#contract/tag.ts';

/** An act on a contract or for its customer, as everybody concerned is told of it. */
export interface Vertragsvorgang {
  zeile: {
    partnerNummer: string;
    /** Null where it concerns the customer and no single contract. */
    versicherungsNummer: string | null;
  };
  wer: Eintrag['wer'];
  zeit: Date;
  /** Word of the journal, such as `selbstBeteiligung.vorgemerkt`. */
  aktion: string;
  alt: unknown;
  neu: unknown;
  betreff: string;
  /** Paragraphs of the message and of the mail alike. */
  absaetze: readonly string[];
  /** Further ones of the mail only: links that nobody but the mailbox may have. */
  nurMail?: readonly string[];
  /** Name of the broker who acted for the customer; null when nobody did. */
  vermittler: string | null;
  /** Where something hangs on the act already. */
  vorgangId?: string;
  /** Documents the act leaves with the contract. */
  dokumente?: readonly Dokumentinhalt[];
}

/**
 * Journal, documents, message in the Postfach and mail of an act, in its transaction: all of them or
 * none (`domain/vertrag.md §2`, §5). Answers the id that documents and message share.
 */
export async function folgenFesthalten(tx: Database, vorgang: Vertragsvorgang): Promise<string> {
  const { zeile, wer, zeit, aktion, alt, neu, betreff, vorgangId = randomUUID() } = vorgang;
  const { versicherungsNummer, partnerNummer } = zeile;
  await journal(tx).schreiben({ wer, zeit, aktion, versicherungsNummer, alt, neu });
  await ablegen(tx, vorgang, vorgangId);
  const absaetze = [...vorgang.absaetze, ...vertretung(vorgang)];
  await mitteilungen(tx).schreiben({
    portal: 'benutzer',
    partnerNummer,
    versicherungsNummer,
    kategorie: 'AENDERUNG',
    verbindlich: true,
    betreff,
    text: absaetze.join('\n\n'),
    vorgangId,
    zeit,
  });
  const empfaenger = await partner(tx).empfaenger(partnerNummer, versicherungsNummer);
  if (empfaenger) {
    const { nurMail = [] } = vorgang;
    const text = [`Guten Tag ${empfaenger.name},`, ...absaetze, ...nurMail].join('\n\n');
    const { email: an, marke } = empfaenger;
    await postausgang(tx).schreiben({ an, betreff, text, marke }, zeit);
  }
  return vorgangId;
}

function vertretung({ vermittler }: Vertragsvorgang): string[] {
  return vermittler === null ? [] : [`${vermittler} hat das in Ihrem Auftrag veranlasst.`];
}

async function ablegen(tx: Database, vorgang: Vertragsvorgang, vorgangId: string): Promise<void> {
  const { zeile, zeit, dokumente: inhalte = [] } = vorgang;
  if (inhalte.length === 0) return;
  await ersetzen(tx, vorgang);
  await dokumente(tx).anlegen(
    inhalte.map((inhalt, stelle) => ({
      id: randomUUID(),
      antragId: vorgangId,
      stelle,
      typ: inhalt.typ,
      version: inhalt.version,
      titel: inhalt.titel,
      inhalt: JSON.stringify(inhalt),
      versicherungsNummer: zeile.versicherungsNummer,
      erstelltAm: zeit,
      laeuftAb: null,
    })),
  );
}

/** Confirmations on request: a newer one of the same kind, of the same year where it has one, says what holds now. */
async function ersetzen(tx: Database, { zeile, zeit, dokumente: inhalte = [] }: Vertragsvorgang) {
  const { versicherungsNummer } = zeile;
  if (versicherungsNummer === null) return;
  for (const inhalt of inhalte) {
    if (!bestaetigungsart.safeParse(inhalt.typ).success) continue;
    await dokumente(tx).ersetzenImVertrag(versicherungsNummer, inhalt, heuteInBerlin(zeit));
  }
}
