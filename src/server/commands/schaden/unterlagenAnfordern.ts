import { entschieden } from '#contract/entities/schaden.ts';
import type { Unterlagentyp } from '#contract/schaeden/sparte.ts';
import { sachbearbeitung } from '../../access/sachbearbeitung.ts';
import type { Database } from '../../database/open.ts';
import { Absage } from '../../http/answers.ts';
import { journal } from '../../repositories/journal.ts';
import { schaeden, type Schadenszeile } from '../../repositories/schaeden.ts';
import { unterlagenLabel } from '../../rules/schaden/ansicht.ts';
import { entschiedenAmPult } from '../../rules/schaden/fortgang.ts';
import { amSchaden, type Pultdienste } from './amSchaden.ts';
import { briefSchreiben } from './schadenbrief.ts';
import { unterlagenbitte } from './schadenpost.ts';

interface Anforderung {
  schadenNummer: string;
  typen: readonly Unterlagentyp[];
  schluessel: string;
}

/** The desk asks for documents of a claim: they stand in its list, and she is told (`domain/offen.md`). */
export async function unterlagenAnfordern(
  dienste: Pultdienste,
  { schadenNummer, typen, schluessel }: Anforderung,
): Promise<void> {
  const was = { schadenNummer, schluessel, teil: 'unterlagen', body: { typen } };
  await amSchaden(dienste, was, async (tx, zeile, zeit) => {
    if (entschieden.has(zeile.status)) throw new Absage(409, entschiedenAmPult);
    await anfordern(tx, zeile, typen, zeit);
  });
}

async function anfordern(
  tx: Database,
  zeile: Schadenszeile,
  typen: readonly Unterlagentyp[],
  zeit: Date,
): Promise<void> {
  const { schadenNummer, versicherungsNummer } = zeile;
  const alle = schaeden(tx);
  await alle.unterlagenVerlangen(schadenNummer, typen);
  const labels = typen.map(unterlagenLabel);
  const notiz = labels.join(', ');
  const ereignis = { ereignis: 'UNTERLAGE_ANGEFORDERT', autor: 'Schadenservice', notiz } as const;
  await alle.ereignis(schadenNummer, ereignis, zeit);
  // What was decided in part stays so, whatever is still asked for.
  const status = zeile.status === 'TEILREGULIERT' ? zeile.status : 'UNTERLAGEN_ANGEFORDERT';
  await alle.fortschreiben(schadenNummer, { status, letzteAktivitaet: zeit });
  await briefSchreiben(tx, zeile, unterlagenbitte(schadenNummer, labels), zeit);
  await journal(tx).schreiben({
    wer: sachbearbeitung('benutzer'),
    zeit,
    aktion: 'schaden.unterlagenAngefordert',
    versicherungsNummer,
    alt: { status: zeile.status },
    neu: { schadenNummer, status, typen },
  });
}
