import { formatBetrag } from '#contract/fields/betrag.ts';
import type { Database } from '../../database/open.ts';
import {
  nichtsAbgebucht,
  widerrufsbestaetigung,
} from '../../documents/inhalt/widerrufsbestaetigung.ts';
import {
  beendigungen,
  type Beendigungszeile,
  type Vorher,
} from '../../repositories/beendigungen.ts';
import type { Eintrag } from '../../repositories/journal.ts';
import type { Vertragszeile } from '../../repositories/vertraege.ts';
import type { Widerrufsfolge } from '../../rules/beendigung/widerruf.ts';
import { formatDatum, heuteInBerlin } from '#contract/tag.ts';
import { betreuerBenachrichtigen } from '../vermittlerpost.ts';
import { beendeter, versicherungsName, type Beendigungsdienste } from './beenden.ts';
import { folgenFesthalten } from './folgen.ts';
import { widerrufsadresse } from './widerrufsadressen.ts';

/** A revocation that holds. */
interface Lauf {
  zeile: Vertragszeile;
  /** Of the day it was received. */
  folge: Widerrufsfolge;
  zeit: Date;
  wer: Eintrag['wer'];
}

/** What was declared, by whom and when; stored already. */
type Erklaerung = Pick<Beendigungszeile, 'id' | 'grund' | 'name' | 'email' | 'eingegangenAm'>;

interface Dienste extends Pick<Beendigungsdienste, 'absender'> {
  /** Where "Das war ich nicht" leads; null where it is not asked. */
  portalUrl: string | null;
}

/** Undoes the contract: STORNIERT, mandate deleted, refund, everybody told (`domain/vertrag.md §9`). */
export async function widerrufAusfuehren(
  tx: Database,
  dienste: Dienste,
  { zeile, folge, zeit, wer }: Lauf,
  erklaerung: Erklaerung,
): Promise<void> {
  const { versicherungsNummer: nummer, status, kuendbar, beendigungsdatum } = zeile;
  const { beendigungsdatum: ende, erstattung } = folge;
  const { mandatsreferenz } = zeile;
  const stand = { status: 'STORNIERT', kuendbar: 'NEIN', beendigungsdatum: ende } as const;
  const alle = beendigungen(tx);
  await alle.setzen(nummer, { ...stand, mandatsreferenz: null });
  const abgeraeumt = await alle.raeumeAuf(nummer, heuteInBerlin(zeit));
  await alle.fortschreiben(erklaerung.id, {
    versicherungsNummer: nummer,
    beendigungsdatum: ende,
    status: 'WIRKSAM',
    vorher: { status, kuendbar, beendigungsdatum, mandatsreferenz, abgeraeumt } satisfies Vorher,
    erstattung,
  });
  const bestaetigt = await bestaetigungVon(tx, dienste, zeile, { folge, erklaerung });
  await folgenFesthalten(tx, {
    zeile,
    wer,
    zeit,
    vorgangId: erklaerung.id,
    aktion: 'vertrag.widerrufen',
    alt: { status, kuendbar, beendigungsdatum, mandatsreferenz },
    neu: { ...stand, grund: erklaerung.grund, erstattung, mandatsreferenz: null },
    betreff: 'Widerrufsbestätigung',
    absaetze: absaetze(zeile, folge, bestaetigt),
    nurMail: await nichtIch(tx, dienste, zeile, erklaerung),
    vermittler: null,
    dokumente: [widerrufsbestaetigung(bestaetigt)],
  });
  await betreuerBenachrichtigen(tx, zeile, {
    anlass: 'KUENDIGUNG',
    sub: null,
    betreff: `Vertrag ${nummer}: widerrufen`,
    satz: `der Vertrag ${nummer} aus Ihrem Bestand ist widerrufen. Er endet am ${formatDatum(ende)}.`,
    zeit,
  });
}

async function bestaetigungVon(
  tx: Database,
  dienste: Dienste,
  zeile: Vertragszeile,
  { folge, erklaerung }: { folge: Widerrufsfolge; erklaerung: Erklaerung },
) {
  const { beendigungsdatum: ende, abgebucht, erstattung, erstattungBis } = folge;
  const { name, email, eingegangenAm: eingang } = erklaerung;
  const kontoBekannt = zeile.bankverbindung !== null;
  const abrechnung = { ende, erstattung, nochFaellig: null, kontoBekannt };
  const bestaetigt = await beendeter(tx, zeile, dienste, { eingang, ...abrechnung });
  const erklaertVon = name ?? bestaetigt.nehmer.name;
  return { ...bestaetigt, erstattungBis, abgebucht, erklaertVon, email };
}

function absaetze(
  zeile: Vertragszeile,
  { beendigungsdatum: ende, abgebucht, erstattung, erstattungBis }: Widerrufsfolge,
  { eingegangen, erklaertVon }: { eingegangen: string; erklaertVon: string },
): string[] {
  const { versicherungsNummer: nummer } = zeile;
  return [
    `Ihr Widerruf für den Vertrag ${nummer} (${versicherungsName(zeile)}) ist am ${eingegangen} eingegangen.`,
    `Erklärt hat ihn ${erklaertVon}: „Ich widerrufe meinen Vertrag mit der Nummer ${nummer}.“`,
    `Der Vertrag endet am ${formatDatum(ende)}. Die Erlaubnis zur Lastschrift haben wir gelöscht.`,
    ...(erstattung > 0
      ? [
          `Wir erstatten Ihnen ${formatBetrag(erstattung)}, spätestens am ${formatDatum(erstattungBis)}.`,
        ]
      : []),
    ...(abgebucht ? [] : [nichtsAbgebucht]),
    'Haben Sie das nicht gewünscht? Dann melden Sie sich bitte bei uns.',
  ];
}

/** Whoever declared it without signing in may have been somebody else. */
async function nichtIch(
  tx: Database,
  { portalUrl }: Dienste,
  zeile: Vertragszeile,
  { id: beendigungId, eingegangenAm }: Erklaerung,
): Promise<string[]> {
  if (portalUrl === null) return [];
  const erklaert = { beendigungId, eingegangenAm, portalUrl };
  const adresse = await widerrufsadresse(tx, 'ZURUECKNEHMEN', zeile, erklaert);
  return [`Das war ich nicht. Mein Vertrag soll weiterlaufen:\n${adresse}`];
}
