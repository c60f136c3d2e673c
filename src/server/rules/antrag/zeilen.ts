import { fristen } from '#contract/zahlen.ts';
import { variante as tarifvariante } from '#contract/begriffe/tarif.ts';
import type { Aufgabe } from '#contract/entities/aufgabe.ts';
import type { partner, vertrag } from '../../database/schema.ts';
import { pruefeIban } from '../../reference/banken.ts';
import { tagePlus, teile } from '#contract/tag.ts';
import type { GepruefterAntrag } from './pruefung.ts';
import { nameVon, type Versicherungsnehmer } from './vertragsangaben.ts';

type Vertragszeile = typeof vertrag.$inferInsert;
type Vom<Feld extends keyof Vertragszeile> = Required<Pick<Vertragszeile, Feld>>;

const anredeWort = {
  FRAU: 'Frau',
  HERR: 'Herr',
  DIVERS: 'Divers',
  KEINE_ANGABE: '',
} as const satisfies Record<Versicherungsnehmer['anrede'], string>;

/** A new customer as the table takes her. */
export function partnerzeile(
  nehmer: Versicherungsnehmer,
  vermittlerNummer: string | null,
): Omit<typeof partner.$inferInsert, 'partnerNummer'> {
  const { haftetSelbst: _liable, eintrag: _register, anrede, anschrift, ...rest } = nehmer;
  return { ...rest, ...anschrift, anrede: anredeWort[anrede], vermittlerNummer };
}

/** Open tasks a new contract begins with. */
export function aufgabenVon({ vertrag }: GepruefterAntrag, heute: string): Aufgabe[] {
  if (vertrag.aufgabe === undefined) return [];
  const faelligAm = tagePlus(heute, 7 * fristen.rahmennummerWochen);
  return [
    { typ: vertrag.aufgabe, status: 'Offen', erstelltAm: heute, faelligAm, erledigtAm: null },
  ];
}

type Zeilenteil = Omit<
  Vertragszeile,
  | 'versicherungsNummer'
  | 'partnerNummer'
  | 'vermittlerNummer'
  | 'betreuer'
  | 'versicherungsTyp'
  | 'marke'
  | 'tarifVersion'
>;

/** What the answers say of a new contract; it begins a year of its own (`domain/vertrag.md §1`, §8). */
export function vertragszeile(antrag: GepruefterAntrag, heute: string): Zeilenteil {
  const { beitrag, vertrag, tarifAngaben } = antrag;
  return {
    vertragsArt: vertrag.vertragsArt,
    produkt: vertrag.produkt,
    deckungsIdentifier: vertrag.variante,
    status: 'LAUFEND',
    kuendbar: vertrag.kuendbar,
    zahlweise: beitrag.zahlweise,
    versicherungsSumme: beitrag.versicherungsSumme,
    beitragsKomponenten: beitrag.komponenten.map(({ name, nettoJahr, steuersatz }) => ({
      name,
      nettoJahr,
      steuersatz,
    })),
    tarifAngaben,
    bankverbindung: bankverbindung(antrag),
    // Handed over electronically, the documents arrive on the day of issue (`domain/vertrag.md §9`).
    antragsdatum: heute,
    unterlagenErhaltenAm: heute,
    ...laufzeit(antrag),
    risiken: { ...vertrag.risiken, deckungsVarianten: deckungsVarianten(antrag) },
  };
}

function laufzeit({
  antworten,
  angaben,
}: GepruefterAntrag): Vom<
  | 'vertragsBeginn'
  | 'beginnverlegung'
  | 'ablaufdatum'
  | 'hauptfaelligkeitTag'
  | 'hauptfaelligkeitMonat'
> {
  const vertragsBeginn = antworten.angebot?.versicherungsbeginn ?? angaben.beginn;
  // A moved start moves the insurance year and with it the premium (`domain/antrag.md §5.1`, block B).
  const { tag, monat } = teile(angaben.beginn);
  return {
    vertragsBeginn,
    beginnverlegung: angaben.beginn === vertragsBeginn ? null : angaben.beginn,
    ablaufdatum: angaben.ende,
    hauptfaelligkeitTag: angaben.ende === null ? tag : null,
    hauptfaelligkeitMonat: angaben.ende === null ? monat : null,
  };
}

function bankverbindung({ antworten, nehmer }: GepruefterAntrag): Vertragszeile['bankverbindung'] {
  const { kontaktZahlung: zahlung } = antworten;
  if (zahlung?.zahlart !== 'LASTSCHRIFT' || zahlung.iban === undefined) return null;
  const anderer = zahlung.kontoinhaberAbweichend ? zahlung.kontoinhaber?.trim() : undefined;
  return {
    iban: zahlung.iban,
    swiftBic: pruefeIban(zahlung.iban, true).bankData.bic ?? zahlung.bic ?? null,
    kontoinhaber: anderer ?? nameVon(nehmer),
  };
}

const variantenName: Readonly<Record<string, string>> = tarifvariante;

function deckungsVarianten({ vertrag, beitrag }: GepruefterAntrag) {
  const { variante } = vertrag;
  const { versicherungsSumme } = beitrag;
  if (variante === null || versicherungsSumme === null) return [];
  return [
    {
      deckungsVarianteIdentifier: variante,
      deckungsVarianteName: variantenName[variante] ?? variante,
      versicherungssumme: versicherungsSumme,
    },
  ];
}
