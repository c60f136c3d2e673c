import type { Mailanlass } from '#contract/endpoints/einstellungen.ts';
import { hausmarke } from '#contract/marken.ts';
import { antragszielDer } from '#contract/produkte/produkte.ts';
import { fuehrtAgentur, mayRead, type Zuordnung } from '../access/decision.ts';
import type { Database } from '../database/open.ts';
import type { Entwurfszeile } from '../repositories/entwuerfe.ts';
import { postausgang } from '../repositories/postausgang.ts';
import {
  vermittlereinstellungen,
  type Angeschriebener,
} from '../repositories/vermittlereinstellungen.ts';

interface Anlass {
  anlass: Mailanlass;
  /** Who did it: nobody is told what he did himself. Null where nobody signed in did. */
  sub: string | null;
  betreff: string;
  /** Numbers and days; nobody's name or answers go through a mailbox. */
  satz: string;
  zeit: Date;
}

/**
 * Tells who looks after a contract what happened to it, in its transaction: the agent it is assigned to, else whoever
 * owns the agency, else all who run it; each as he wishes (`domain/konto.md §7.6`).
 */
export async function betreuerBenachrichtigen(
  tx: Database,
  vertrag: Zuordnung,
  anlass: Anlass,
): Promise<void> {
  if (vertrag.vermittlerNummer === null) return;
  const alle = await vermittlereinstellungen(tx).derAgentur(vertrag.vermittlerNummer);
  await anschreiben(tx, zustaendige(alle, vertrag), anlass);
}

/** Tells the agent whose draft it was that somebody else has concluded it. */
export async function entwurfAbgeschlossen(
  tx: Database,
  { portal, sub: von, produkt }: Pick<Entwurfszeile, 'portal' | 'sub' | 'produkt'>,
  sub: string | null,
  zeit: Date,
): Promise<void> {
  if (portal !== 'vermittler' || von === null) return;
  const betreff = 'Ihr Entwurf ist abgeschlossen';
  const satz = `ein Antrag aus Ihrem Entwurf ist abgeschlossen: ${antragszielDer(produkt).name}.`;
  const an = await vermittlereinstellungen(tx).mit(von);
  await anschreiben(tx, an, { anlass: 'ENTWURF', sub, betreff, satz, zeit });
}

function zustaendige(alle: readonly Angeschriebener[], vertrag: Zuordnung): Angeschriebener[] {
  const lesende = alle.filter(({ wer }) => mayRead(wer, vertrag));
  const betreuer = lesende.filter(({ wer }) => wer.sub === vertrag.betreuer);
  if (betreuer.length > 0) return betreuer;
  const inhaber = lesende.filter(({ wer }) => wer.rolle === 'inhaber');
  return inhaber.length > 0 ? inhaber : lesende.filter(({ wer }) => fuehrtAgentur(wer));
}

async function anschreiben(
  tx: Database,
  an: readonly Angeschriebener[],
  { anlass, sub, betreff, satz, zeit }: Anlass,
): Promise<void> {
  for (const { wer, email, mails } of an) {
    if (wer.sub === sub || !mails[anlass]) continue;
    const text = [`Guten Tag ${wer.name},`, satz, schluss].join('\n\n');
    await postausgang(tx).schreiben({ an: email, marke: hausmarke, betreff, text }, zeit);
  }
}

const schluss =
  'Mehr lesen Sie im Vermittlerportal. Dort wählen Sie unter „Einstellungen“ auch, welche E-Mails Sie bekommen.';
