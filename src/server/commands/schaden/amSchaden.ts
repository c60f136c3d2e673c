import { pult } from '../../access/sachbearbeitung.ts';
import type { Database } from '../../database/open.ts';
import { nichtGefunden } from '../../http/answers.ts';
import { mitteilungen } from '../../repositories/mitteilungen.ts';
import { partner } from '../../repositories/partner.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import { schaeden, type Schadenszeile } from '../../repositories/schaeden.ts';
import { wiederholungen } from '../../repositories/wiederholungen.ts';
import { einmal } from '../einmal.ts';
import { betreuerBenachrichtigen } from '../vermittlerpost.ts';

export interface Pultdienste {
  database: Database;
  clock: () => Date;
  /** Sends what lies in the outgoing mail. */
  wecken: () => void;
}

interface Handlung {
  schadenNummer: string;
  schluessel: string;
  /** What the path of the call ends in. */
  teil: string;
  body: unknown;
}

/** Does something to a locked claim for the desk, once for each key; a refusal is thrown and not kept. */
export async function amSchaden(
  { database, clock, wecken }: Pultdienste,
  { schadenNummer, schluessel, teil, body }: Handlung,
  tun: (tx: Database, zeile: Schadenszeile, zeit: Date) => Promise<void>,
): Promise<void> {
  const zeit = clock();
  await database.transaction(async (tx) => {
    await wiederholungen(tx).sperren({ sub: pult, schluessel });
    const endpunkt = `POST /intern/v1/schaeden/${schadenNummer}/${teil}`;
    await einmal(tx, { sub: pult, schluessel, endpunkt, body, zeit }, async () => {
      const zeile = await schaeden(tx).sperren(schadenNummer);
      if (!zeile) throw nichtGefunden();
      await tun(tx, zeile, zeit);
      return { status: 200, body: {} };
    });
  });
  wecken();
}

interface Post {
  betreff: string;
  brief: readonly string[];
  mail: readonly string[];
  vermittler: { betreff: string; satz: string };
  zeit: Date;
}

/** A message that changes a right: binding in the Postfach, always told by mail, and to her broker without the matter. */
export async function mitteilen(
  tx: Database,
  zeile: Schadenszeile,
  { betreff, brief, mail, vermittler, zeit }: Post,
): Promise<void> {
  const { partnerNummer, versicherungsNummer } = zeile;
  await mitteilungen(tx).schreiben({
    portal: 'benutzer',
    partnerNummer,
    versicherungsNummer,
    kategorie: 'SCHADEN',
    verbindlich: true,
    betreff,
    text: brief.join('\n\n'),
    zeit,
  });
  const an = await partner(tx).empfaenger(partnerNummer, versicherungsNummer);
  if (an) {
    const text = [`Guten Tag ${an.name},`, ...mail].join('\n\n');
    await postausgang(tx).schreiben({ an: an.email, marke: an.marke, betreff, text }, zeit);
  }
  await betreuerBenachrichtigen(tx, zeile, { anlass: 'SCHADEN', sub: null, ...vermittler, zeit });
}
