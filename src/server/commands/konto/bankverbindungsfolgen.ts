import { randomUUID } from 'node:crypto';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { produktName } from '#contract/produkte/produkte.ts';
import { formatIban } from '#contract/fields/iban.ts';
import type { Database } from '../../database/open.ts';
import type { Absender } from '../../documents/daten.ts';
import { sepaMandat } from '../../documents/inhalt/sepaMandat.ts';
import { markeVon } from '../../documents/marke.ts';
import type { Kontozeile } from '../../repositories/bankverbindungen.ts';
import { dokumente } from '../../repositories/dokumente.ts';
import { journal, type Eintrag } from '../../repositories/journal.ts';
import { mitteilungen } from '../../repositories/mitteilungen.ts';
import { partner } from '../../repositories/partner.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import { ibanMaskiert } from '../../repositories/vertragsansicht.ts';
import { formatDatum, heuteInBerlin } from '#contract/tag.ts';
import { ersteAbbuchung } from '../../rules/mandat.ts';

export interface Kontofolgendienste {
  /** Who stands in the documents of a brand. */
  absender: (marke: MarkenSchluessel) => Absender;
}

/** A contract and the account it is paid from now on. */
export interface NeuesKonto {
  zeile: Kontozeile;
  bankverbindung: NonNullable<Kontozeile['bankverbindung']>;
  mandatsreferenz: string;
}

interface Aenderung {
  partnerNummer: string;
  wer: Eintrag['wer'];
  zeit: Date;
  /** At least one. */
  neu: readonly NeuesKonto[];
}

/**
 * Journal and mandate of each contract, and one message and mail for all of them, in the transaction of the change;
 * the account stands in full in the mandate and nowhere else.
 */
export async function kontofolgen(
  tx: Database,
  { absender }: Kontofolgendienste,
  { partnerNummer, wer, zeit, neu }: Aenderung,
): Promise<void> {
  const vorgangId = randomUUID();
  for (const konto of neu) await journal(tx).schreiben({ wer, zeit, ...eintrag(konto) });
  const nehmer = (await partner(tx).nehmer(partnerNummer)) ?? { name: '', anschrift: [] };
  await dokumente(tx).anlegen(
    neu.map(({ zeile, bankverbindung, mandatsreferenz }, stelle) => {
      const inhalt = sepaMandat({
        absender: absender(markeVon(zeile.marke)),
        nehmer,
        konto: { ...bankverbindung, iban: formatIban(bankverbindung.iban) },
        zahlweise: zeile.zahlweise,
        mandatsreferenz,
        erteiltAm: heuteInBerlin(zeit),
      });
      return {
        id: randomUUID(),
        antragId: vorgangId,
        stelle,
        typ: inhalt.typ,
        version: inhalt.version,
        titel: inhalt.titel,
        inhalt: JSON.stringify(inhalt),
        versicherungsNummer: zeile.versicherungsNummer,
        erstelltAm: zeit,
        laeuftAb: null,
      };
    }),
  );
  await mitteilen(tx, { partnerNummer, vorgangId, zeit, neu });
}

const betreff = 'Ihre Bankverbindung wurde geändert';

async function mitteilen(
  tx: Database,
  { partnerNummer, vorgangId, zeit, neu }: Omit<Aenderung, 'wer'> & { vorgangId: string },
): Promise<void> {
  const absaetze = saetze(neu, zeit);
  const [einer, ...weitere] = neu;
  await mitteilungen(tx).schreiben({
    portal: 'benutzer',
    partnerNummer,
    versicherungsNummer: weitere.length === 0 ? (einer?.zeile.versicherungsNummer ?? null) : null,
    kategorie: 'AENDERUNG',
    verbindlich: true,
    betreff,
    text: absaetze.join('\n\n'),
    vorgangId,
    zeit,
  });
  const empfaenger = await partner(tx).empfaenger(
    partnerNummer,
    einer?.zeile.versicherungsNummer ?? null,
  );
  if (!empfaenger) return;
  const text = [`Guten Tag ${empfaenger.name},`, ...absaetze].join('\n\n');
  const { email: an, marke } = empfaenger;
  await postausgang(tx).schreiben({ an, betreff, text, marke }, zeit);
}

function saetze(neu: readonly NeuesKonto[], zeit: Date): string[] {
  const [einer] = neu;
  const namen = neu.map(({ zeile: { versicherungsNummer, produkt } }) => {
    const name = produktName(schluesselAusIdentifier(produkt));
    return `– ${versicherungsNummer} (${name})`;
  });
  return [
    `Ihre Beiträge buchen wir künftig von diesem Konto ab: ${maskiert(einer)}. Das Konto gehört: ${einer?.bankverbindung.kontoinhaber ?? ''}.`,
    `Das gilt für:\n${namen.join('\n')}`,
    `Die erste Abbuchung ist frühestens am ${formatDatum(ersteAbbuchung(heuteInBerlin(zeit)))} möglich. Das SEPA-Lastschriftmandat finden Sie bei den Dokumenten Ihres Vertrags.`,
    'Haben Sie das nicht gewünscht? Dann melden Sie sich bitte bei uns.',
  ];
}

function maskiert(konto: Pick<NeuesKonto, 'bankverbindung'> | undefined): string {
  return ibanMaskiert(konto?.bankverbindung.iban ?? '').replaceAll(' ', '\u00A0');
}

function eintrag({ zeile, bankverbindung, mandatsreferenz }: NeuesKonto) {
  return {
    aktion: 'bankverbindung.geaendert',
    versicherungsNummer: zeile.versicherungsNummer,
    alt: zeile.bankverbindung && {
      ...ohneNummer(zeile.bankverbindung),
      mandatsreferenz: zeile.mandatsreferenz,
    },
    neu: { ...ohneNummer(bankverbindung), mandatsreferenz },
  };
}

function ohneNummer({ iban, kontoinhaber }: NeuesKonto['bankverbindung']) {
  return { iban: ibanMaskiert(iban), kontoinhaber };
}
