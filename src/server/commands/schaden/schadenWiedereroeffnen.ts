import { heuteInBerlin } from '#contract/tag.ts';
import { sachbearbeitung } from '../../access/sachbearbeitung.ts';
import type { Database } from '../../database/open.ts';
import { Absage } from '../../http/answers.ts';
import { journal } from '../../repositories/journal.ts';
import { schaeden, type Schadenszeile } from '../../repositories/schaeden.ts';
import { istWiedereroeffenbar, nichtWiedereroeffenbar } from '../../rules/schaden/entscheidung.ts';
import { amSchaden, mitteilen, type Pultdienste } from './amSchaden.ts';
import { vermittlerbrief, wiedereroeffnungsbrief } from './entscheidungspost.ts';

interface Auftrag {
  schadenNummer: string;
  grund: string;
  schluessel: string;
}

/** The desk looks at a decided claim again; it counts as open from now on (`domain/schaden.md §7`). */
export async function schadenWiedereroeffnen(
  dienste: Pultdienste,
  { schadenNummer, grund, schluessel }: Auftrag,
): Promise<void> {
  const was = { schadenNummer, schluessel, teil: 'wiedereroeffnung', body: { grund } };
  await amSchaden(dienste, was, (tx, zeile, zeit) => eroeffnen(tx, { zeile, grund, zeit }));
}

async function eroeffnen(
  tx: Database,
  { zeile, grund, zeit }: { zeile: Schadenszeile; grund: string; zeit: Date },
): Promise<void> {
  const { schadenNummer, versicherungsNummer } = zeile;
  if (!istWiedereroeffenbar(zeile, heuteInBerlin(zeit))) {
    throw new Absage(409, nichtWiedereroeffenbar);
  }
  const alle = schaeden(tx);
  const status = 'WIEDEREROEFFNET';
  await alle.ereignis(
    schadenNummer,
    { ereignis: status, autor: 'Schadenservice', notiz: grund },
    zeit,
  );
  await alle.fortschreiben(schadenNummer, {
    status,
    abgeschlossenAm: null,
    letzteAktivitaet: zeit,
  });
  await mitteilen(tx, zeile, {
    ...wiedereroeffnungsbrief(schadenNummer, grund),
    vermittler: vermittlerbrief(schadenNummer, versicherungsNummer, { wieder: true }),
    zeit,
  });
  await journal(tx).schreiben({
    wer: sachbearbeitung('benutzer'),
    zeit,
    aktion: 'schaden.wiedereroeffnet',
    versicherungsNummer,
    alt: { status: zeile.status },
    neu: { schadenNummer, status },
  });
}
