import { pult } from '../../access/sachbearbeitung.ts';
import type { Database } from '../../database/open.ts';
import { nichtGefunden } from '../../http/answers.ts';
import { schaeden, type Schadenszeile } from '../../repositories/schaeden.ts';
import { wiederholungen } from '../../repositories/wiederholungen.ts';
import { einmal } from '../einmal.ts';
import { betreuerBenachrichtigen } from '../vermittlerpost.ts';
import { briefSchreiben, type Schadenbrief } from './schadenbrief.ts';

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

interface Post extends Omit<Schadenbrief, 'verbindlich'> {
  vermittler: { betreff: string; satz: string };
  zeit: Date;
}

/** A message that changes a right: binding in the Postfach, always told by mail, and to her broker without the matter. */
export async function mitteilen(
  tx: Database,
  zeile: Schadenszeile,
  { vermittler, zeit, ...brief }: Post,
): Promise<void> {
  await briefSchreiben(tx, zeile, { ...brief, verbindlich: true }, zeit);
  await betreuerBenachrichtigen(tx, zeile, { anlass: 'SCHADEN', sub: null, ...vermittler, zeit });
}
