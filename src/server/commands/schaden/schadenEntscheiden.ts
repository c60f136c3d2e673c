import { heuteInBerlin } from '#contract/tag.ts';
import { sachbearbeitung } from '../../access/sachbearbeitung.ts';
import type { Database } from '../../database/open.ts';
import { Absage, ungueltig } from '../../http/answers.ts';
import { bankverbindungen } from '../../repositories/bankverbindungen.ts';
import { journal } from '../../repositories/journal.ts';
import { schaeden, type Schadenszeile } from '../../repositories/schaeden.ts';
import {
  entscheidbar,
  type Entscheidung,
  entscheidungsfehler,
  entscheidungsnotiz,
  kontoFehlt,
  nichtEntscheidbar,
  type Zahlungskonto,
  zahlt,
  zahlungGesperrt,
} from '../../rules/schaden/entscheidung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { entscheidungsbrief, vermittlerbrief } from './entscheidungspost.ts';
import { amSchaden, mitteilen, type Pultdienste } from './amSchaden.ts';
import { kontoZumSchaden } from './kontoZumSchaden.ts';

interface Auftrag {
  schadenNummer: string;
  entscheidung: Entscheidung;
  schluessel: string;
}

/** The desk decides a claim: all that follows happens in one transaction, once (`domain/offen.md`). */
export async function schadenEntscheiden(
  dienste: Pultdienste,
  { schadenNummer, entscheidung, schluessel }: Auftrag,
): Promise<void> {
  const fehler = entscheidungsfehler(entscheidung);
  if (fehler.length > 0) throw ungueltig(fehler);
  const was = { schadenNummer, schluessel, teil: 'entscheidung', body: entscheidung };
  await amSchaden(dienste, was, (tx, zeile, zeit) =>
    entscheiden(tx, { zeile, entscheidung, zeit }),
  );
}

interface Entscheid {
  zeile: Schadenszeile;
  entscheidung: Entscheidung;
  zeit: Date;
}

async function entscheiden(tx: Database, entscheid: Entscheid): Promise<void> {
  const { zeile, entscheidung, zeit } = entscheid;
  const { schadenNummer, versicherungsNummer, status } = zeile;
  const { ergebnis, betrag } = entscheidung;
  const alle = schaeden(tx);
  const istGezahlt = (await alle.zahlungen(schadenNummer)).length > 0;
  if (!entscheidbar(status, { istGezahlt }).includes(ergebnis)) {
    throw new Absage(409, nichtEntscheidbar);
  }
  const konto = zahlt(ergebnis) ? await zielkonto(tx, entscheid) : null;
  await festhalten(tx, entscheid);
  if (konto) await zahlen(tx, entscheid, konto);
  await mitteilen(tx, zeile, {
    ...entscheidungsbrief(schadenNummer, entscheidung, konto),
    vermittler: vermittlerbrief(schadenNummer, versicherungsNummer, { wieder: false }),
    zeit,
  });
  await journal(tx).schreiben({
    wer: sachbearbeitung('benutzer'),
    zeit,
    aktion: 'schaden.entschieden',
    versicherungsNummer,
    alt: { status },
    neu: { schadenNummer, status: ergebnis, ...(betrag !== undefined && { betrag }) },
  });
}

async function zielkonto(
  tx: Database,
  { zeile, entscheidung, zeit }: Entscheid,
): Promise<Zahlungskonto> {
  if (entscheidung.konto) return entscheidung.konto;
  const konto = await kontoZumSchaden(tx, zeile);
  if (!konto) throw new Absage(409, kontoFehlt(zeile));
  const bis = await bankverbindungen(tx).gesperrtBis(zeile.partnerNummer);
  const gesperrt = zahlungGesperrt(bis, zeit);
  if (gesperrt) throw new Absage(409, gesperrt);
  return konto;
}

/** Where it stands now, and what the timeline says. */
async function festhalten(
  tx: Database,
  { zeile: { schadenNummer }, entscheidung, zeit }: Entscheid,
): Promise<void> {
  const { ergebnis } = entscheidung;
  const alle = schaeden(tx);
  await alle.ereignis(
    schadenNummer,
    {
      ereignis: ergebnis === 'GESCHLOSSEN' ? 'GESCHLOSSEN' : 'ENTSCHEIDUNG',
      autor: 'Schadenservice',
      notiz: entscheidungsnotiz(entscheidung),
    },
    zeit,
  );
  await alle.fortschreiben(schadenNummer, {
    status: ergebnis,
    letzteAktivitaet: zeit,
    ...(ergebnis !== 'TEILREGULIERT' && { abgeschlossenAm: heuteInBerlin(zeit) }),
  });
}

async function zahlen(
  tx: Database,
  { zeile: { schadenNummer }, entscheidung: { betrag = 0 }, zeit }: Entscheid,
  konto: Zahlungskonto,
): Promise<void> {
  const alle = schaeden(tx);
  await alle.zahlen({ schadenNummer, datum: heuteInBerlin(zeit), betrag, ...konto });
  const gezahlt = { ereignis: 'ZAHLUNG', autor: 'System', notiz: formatBetrag(betrag) } as const;
  // A moment later, so that the timeline keeps the order.
  await alle.ereignis(schadenNummer, gezahlt, new Date(zeit.getTime() + 1));
}
