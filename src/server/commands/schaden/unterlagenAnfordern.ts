import { entschieden } from '#contract/entities/schaden.ts';
import type { Unterlagentyp } from '#contract/schaeden/sparte.ts';
import { pult, sachbearbeitung } from '../../access/sachbearbeitung.ts';
import type { Database } from '../../database/open.ts';
import { Absage, nichtGefunden } from '../../http/answers.ts';
import { journal } from '../../repositories/journal.ts';
import { mitteilungen } from '../../repositories/mitteilungen.ts';
import { partner } from '../../repositories/partner.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import { schaeden, type Schadenszeile } from '../../repositories/schaeden.ts';
import { wiederholungen } from '../../repositories/wiederholungen.ts';
import { unterlagenLabel } from '../../rules/schaden/ansicht.ts';
import { abgeschlossen } from '../../rules/schaden/fortgang.ts';
import { einmal } from '../einmal.ts';
import { unterlagenbitte } from './schadenpost.ts';

interface Anforderungsdienste {
  database: Database;
  clock: () => Date;
  /** Sends what lies in the outgoing mail. */
  wecken: () => void;
}

interface Anforderung {
  schadenNummer: string;
  typen: readonly Unterlagentyp[];
  schluessel: string;
}

/** The desk asks for documents of a claim: they stand in its list, and she is told (`domain/offen.md`). */
export async function unterlagenAnfordern(
  { database, clock, wecken }: Anforderungsdienste,
  { schadenNummer, typen, schluessel }: Anforderung,
): Promise<void> {
  const zeit = clock();
  await database.transaction(async (tx) => {
    await wiederholungen(tx).sperren({ sub: pult, schluessel });
    const endpunkt = `POST /intern/v1/schaeden/${schadenNummer}/unterlagen`;
    await einmal(tx, { sub: pult, schluessel, endpunkt, body: { typen }, zeit }, async () => {
      const zeile = await schaeden(tx).sperren(schadenNummer);
      if (!zeile) throw nichtGefunden();
      if (entschieden.has(zeile.status)) throw new Absage(409, abgeschlossen);
      await anfordern(tx, zeile, typen, zeit);
      return { status: 200, body: {} };
    });
  });
  wecken();
}

async function anfordern(
  tx: Database,
  zeile: Schadenszeile,
  typen: readonly Unterlagentyp[],
  zeit: Date,
): Promise<void> {
  const { schadenNummer, versicherungsNummer, partnerNummer } = zeile;
  const alle = schaeden(tx);
  await alle.unterlagenVerlangen(schadenNummer, typen);
  const labels = typen.map(unterlagenLabel);
  const notiz = labels.join(', ');
  const ereignis = { ereignis: 'UNTERLAGE_ANGEFORDERT', autor: 'Schadenservice', notiz } as const;
  await alle.ereignis(schadenNummer, ereignis, zeit);
  // What was decided in part stays so, whatever is still asked for.
  const status = zeile.status === 'TEILREGULIERT' ? zeile.status : 'UNTERLAGEN_ANGEFORDERT';
  await alle.fortschreiben(schadenNummer, { status, letzteAktivitaet: zeit });
  const { betreff, brief, mail } = unterlagenbitte(schadenNummer, labels);
  await mitteilungen(tx).schreiben({
    portal: 'benutzer',
    partnerNummer,
    versicherungsNummer,
    kategorie: 'SCHADEN',
    betreff,
    text: brief.join('\n\n'),
    zeit,
  });
  const an = await partner(tx).empfaenger(partnerNummer, versicherungsNummer);
  if (an) {
    const text = [`Guten Tag ${an.name},`, ...mail].join('\n\n');
    await postausgang(tx).schreiben({ an: an.email, marke: an.marke, betreff, text }, zeit);
  }
  await journal(tx).schreiben({
    wer: sachbearbeitung('benutzer'),
    zeit,
    aktion: 'schaden.unterlagenAngefordert',
    versicherungsNummer,
    alt: { status: zeile.status },
    neu: { schadenNummer, status, typen },
  });
}
