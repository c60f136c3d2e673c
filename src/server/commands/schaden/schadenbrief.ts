import type { Database } from '../../database/open.ts';
import { mitteilungen } from '../../repositories/mitteilungen.ts';
import { partner } from '../../repositories/partner.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import type { Schadenszeile } from '../../repositories/schaeden.ts';

/** What somebody insured is written about a claim, each part by its paragraphs. */
export interface Schadenbrief {
  betreff: string;
  /** For her mailbox. */
  brief: readonly string[];
  /** For the mail beside it, which often says less. */
  mail: readonly string[];
  /** It changes a right: it is not deleted unopened. */
  verbindlich?: boolean;
}

/** A message in her Postfach, and a mail where she has an address. */
export async function briefSchreiben(
  tx: Database,
  {
    partnerNummer,
    versicherungsNummer,
  }: Pick<Schadenszeile, 'partnerNummer' | 'versicherungsNummer'>,
  { betreff, brief, mail, verbindlich = false }: Schadenbrief,
  zeit: Date,
): Promise<void> {
  await mitteilungen(tx).schreiben({
    portal: 'benutzer',
    partnerNummer,
    versicherungsNummer,
    kategorie: 'SCHADEN',
    verbindlich,
    betreff,
    text: brief.join('\n\n'),
    zeit,
  });
  const empfaenger = await partner(tx).empfaenger(partnerNummer, versicherungsNummer);
  if (!empfaenger) return;
  const { name, email: an, marke } = empfaenger;
  const text = [`Guten Tag ${name},`, ...mail].join('\n\n');
  await postausgang(tx).schreiben({ an, marke, betreff, text }, zeit);
}
