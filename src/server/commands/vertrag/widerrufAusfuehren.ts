import { formatBetrag } from '#contract/fields/betrag.ts';
import type { Database } from '../../database/open.ts';
import {
  nichtsAbgebucht,
  widerrufsbestaetigung,
} from '../../documents/inhalt/widerrufsbestaetigung.ts';
import { beendigungen, type Beendigungszeile } from '../../repositories/beendigungen.ts';
import type { Eintrag } from '../../repositories/journal.ts';
import type { Vertragszeile } from '../../repositories/vertraege.ts';
import type { Widerrufsfolge } from '../../rules/beendigung/widerruf.ts';
import { datumDeutsch, heuteIn } from '../../rules/kalender.ts';
import { beendeter, versicherungsName, type Beendigungsdienste } from './beenden.ts';
import { folgenFesthalten } from './folgen.ts';

/** A revocation that holds. */
interface Lauf {
  zeile: Vertragszeile;
  folge: Widerrufsfolge;
  zeit: Date;
  wer: Eintrag['wer'];
}

/** What was declared, and by whom. */
type Erklaerung = Pick<
  Beendigungszeile,
  'id' | 'angegebeneNummer' | 'grund' | 'freitext' | 'name' | 'email' | 'sub'
>;

/** Undoes the contract: STORNIERT, mandate deleted, refund, everybody told (`domain/vertrag.md §9`). */
export async function widerrufAusfuehren(
  tx: Database,
  dienste: Pick<Beendigungsdienste, 'absender'>,
  { zeile, folge, zeit, wer }: Lauf,
  erklaerung: Erklaerung,
): Promise<void> {
  const { versicherungsNummer: nummer, status, kuendbar, beendigungsdatum } = zeile;
  const { beendigungsdatum: ende, abgebucht, erstattung, erstattungBis } = folge;
  const vorher = { status, kuendbar, beendigungsdatum };
  const stand = { status: 'STORNIERT', kuendbar: 'NEIN', beendigungsdatum: ende } as const;
  const alle = beendigungen(tx);
  await alle.anlegen({
    ...erklaerung,
    art: 'WIDERRUF',
    versicherungsNummer: nummer,
    beendigungsdatum: ende,
    status: 'WIRKSAM',
    vorher,
    erstattung,
    eingegangenAm: zeit,
  });
  await alle.setzen(nummer, { ...stand, mandatsreferenz: null });
  await alle.raeumeAuf(nummer, heuteIn(zeit));
  const kontoBekannt = zeile.bankverbindung !== null;
  const abrechnung = { ende, erstattung, nochFaellig: null, kontoBekannt };
  const bestaetigt = await beendeter(tx, zeile, dienste, { eingang: zeit, ...abrechnung });
  await folgenFesthalten(tx, {
    zeile,
    wer,
    zeit,
    aktion: 'vertrag.widerrufen',
    alt: { ...vorher, mandatsreferenz: zeile.mandatsreferenz },
    neu: { ...stand, grund: erklaerung.grund, erstattung, mandatsreferenz: null },
    betreff: 'Widerrufsbestätigung',
    absaetze: [
      `Ihr Widerruf für den Vertrag ${nummer} (${versicherungsName(zeile)}) ist am ${bestaetigt.eingegangen} eingegangen.`,
      `Der Vertrag endet am ${datumDeutsch(ende)}. Die Erlaubnis zur Lastschrift haben wir gelöscht.`,
      ...(erstattung > 0
        ? [
            `Wir erstatten Ihnen ${formatBetrag(erstattung)}, spätestens am ${datumDeutsch(erstattungBis)}.`,
          ]
        : []),
      ...(abgebucht ? [] : [nichtsAbgebucht]),
      'Haben Sie das nicht gewünscht? Dann melden Sie sich bitte bei uns.',
    ],
    vermittler: null,
    dokumente: [widerrufsbestaetigung({ ...bestaetigt, erstattungBis, abgebucht })],
  });
}
