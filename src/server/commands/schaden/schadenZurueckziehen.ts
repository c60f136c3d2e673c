import type { schadenZurueckziehen as endpoint } from '#contract/endpoints/schaden.ts';
import { istZurueckziehbar } from '#contract/entities/schadenakte.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { mayHandIn } from '../../access/decision.ts';
import { Absage, nichtGefunden } from '../../http/answers.ts';
import type { SignedCall } from '../../http/registerEndpoint.ts';
import { geschaedigte } from '../../repositories/geschaedigte.ts';
import { journal } from '../../repositories/journal.ts';
import { schaeden } from '../../repositories/schaeden.ts';
import { nichtZurueckziehbar } from '../../rules/schaden/fortgang.ts';
import type { Schadendienste } from './schadenMelden.ts';
import { briefSchreiben } from './schadenbrief.ts';
import { ruecknahmebrief } from './schadenpost.ts';

/** Ends a claim as if it had not been reported: it is open no more and counts nowhere (`domain/offen.md`). */
export async function schadenZurueckziehen(
  { database, clock, wecken }: Schadendienste,
  { principal, params: { claimId } }: SignedCall<typeof endpoint, unknown>,
): Promise<void> {
  const zeit = clock();
  await database.transaction(async (tx) => {
    const alle = schaeden(tx);
    const zeile = await alle.sperren(claimId);
    if (!zeile || !mayHandIn(principal, zeile)) throw nichtGefunden();
    const { status, versicherungsNummer } = zeile;
    // Sent again after an answer that was lost, it is done already.
    if (status === 'ZURUECKGEZOGEN') return;
    const akte = {
      ...zeile,
      verlauf: await alle.verlauf(claimId),
      zahlungen: await alle.zahlungen(claimId),
    };
    // Whoever she harmed has reported it too: what is owed to somebody else nobody takes back.
    const istFremd = await geschaedigte(tx).gehoertZu(zeile);
    if (istFremd || !istZurueckziehbar(akte)) throw new Absage(409, nichtZurueckziehbar);
    const neu = { status: 'ZURUECKGEZOGEN' } as const;
    const abgeschlossenAm = heuteInBerlin(zeit);
    await alle.fortschreiben(claimId, { ...neu, abgeschlossenAm, letzteAktivitaet: zeit });
    await alle.ereignis(claimId, { ereignis: 'ZURUECKGEZOGEN', autor: 'Sie', notiz: null }, zeit);
    await briefSchreiben(tx, zeile, ruecknahmebrief(claimId), zeit);
    await journal(tx).schreiben({
      wer: principal,
      zeit,
      aktion: 'schaden.zurueckgezogen',
      versicherungsNummer,
      alt: { status },
      neu: { schadenNummer: claimId, ...neu },
    });
  });
  wecken();
}
