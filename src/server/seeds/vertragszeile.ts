import type { Produkt } from '#contract/entities/produkt.ts';
import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import type { Vertragsstatus } from '#contract/entities/vertrag.ts';
import type { Zahlweise } from '#contract/entities/zahlweise.ts';
import type { aufgabe, Risiken, vertrag, vormerkung } from '../database/schema.ts';
import type { beendigung } from '../database/vorgangsschema.ts';
import { tagePlus, teile } from '#contract/tag.ts';
import { tarifVersion } from '../rules/tarif/tarifantwort.ts';
import { tarifierung } from './tarifierung.ts';

export type Vertragszeile = typeof vertrag.$inferInsert;
export type Vormerkungszeile = typeof vormerkung.$inferInsert;
export type Aufgabenzeile = typeof aufgabe.$inferInsert;

/** What one customer of the demo data brings along. */
export interface Bestand {
  vertraege: Vertragszeile[];
  vormerkungen?: Omit<Vormerkungszeile, 'angelegtAm'>[];
  aufgaben?: Omit<Aufgabenzeile, 'id'>[];
  /** Ends that somebody declared. */
  beendigungen?: Beendigungsvorgabe[];
}

export type Beendigungsvorgabe = Pick<
  typeof beendigung.$inferInsert,
  'art' | 'grund' | 'eingegangenAm'
> & { versicherungsNummer: string };

/** Who holds the contracts, and what they have in common. */
export interface Inhaber {
  partnerNummer: string;
  vermittlerNummer: string | null;
  /** Of the person, or of a firm's contact person. */
  geburtsdatum: string;
  /** Sub of the sub-agent who looks after the contracts. */
  betreuer?: string;
  bankverbindung: NonNullable<Vertragszeile['bankverbindung']>;
}

/** What a contract of the demo data says beyond the usual. */
export interface Vorgabe {
  nummer: string;
  produkt: Produkt;
  beginn: string;
  /** Day of conclusion, when the papers arrived too; the day before the contract begins unless given. */
  antrag?: string;
  kuendbar: Vertragszeile['kuendbar'];
  zahlweise?: Zahlweise;
  status?: Vertragsstatus;
  marke?: Vertragszeile['marke'];
  /** Day of a Hauptfälligkeit; the day the contract begins unless given. */
  hauptfaelligkeit?: string;
  beginnverlegung?: string;
  ablaufdatum?: string;
  beendigungsdatum?: string;
  mahnung?: boolean;
  ohneBankverbindung?: boolean;
  /** Whole euros; null where a product knows none. */
  summe: number | null;
  variante?: string;
  /** Answers the premium depends on and the contract does not keep, as the request writes them. */
  weitereAngaben?: Record<string, unknown>;
  risiken?: Omit<Risiken, 'deckungsVarianten'>;
}

/** A contract as the table takes it; the defaults are those of an ordinary running contract. */
export function vertragszeile(inhaber: Inhaber, vorgabe: Vorgabe): Vertragszeile {
  const { nummer, produkt, beginn, summe, variante } = vorgabe;
  const antragsdatum = vorgabe.antrag ?? tagePlus(beginn, -1);
  const stichtag = teile(vorgabe.hauptfaelligkeit ?? beginn);
  const einmalig = vorgabe.zahlweise === 'EINMALIG';
  const typ = schluesselAusIdentifier(produkt);
  return {
    versicherungsNummer: nummer,
    partnerNummer: inhaber.partnerNummer,
    vermittlerNummer: inhaber.vermittlerNummer,
    betreuer: inhaber.betreuer ?? null,
    vertragsArt: ['BHV', 'VH', 'SI'].includes(typ) ? 'GEWERBE' : 'PRIVAT',
    versicherungsTyp: typ,
    produkt,
    deckungsIdentifier: variante ?? null,
    marke: vorgabe.marke ?? 'ANDSAFE',
    status: vorgabe.status ?? 'LAUFEND',
    kuendbar: vorgabe.kuendbar,
    zahlweise: vorgabe.zahlweise ?? 'JAEHRLICH',
    mahnung: vorgabe.mahnung ?? false,
    versicherungsSumme: summe === null ? null : summe * 100,
    ...tarifierung(vorgabe, inhaber, antragsdatum),
    tarifVersion,
    bankverbindung: vorgabe.ohneBankverbindung ? null : inhaber.bankverbindung,
    antragsdatum,
    unterlagenErhaltenAm: antragsdatum,
    vertragsBeginn: beginn,
    beginnverlegung: vorgabe.beginnverlegung ?? null,
    ablaufdatum: vorgabe.ablaufdatum ?? null,
    beendigungsdatum: vorgabe.beendigungsdatum ?? null,
    wirksamkeitsdatum: null,
    hauptfaelligkeitTag: einmalig ? null : stichtag.tag,
    hauptfaelligkeitMonat: einmalig ? null : stichtag.monat,
    risiken: { ...vorgabe.risiken, deckungsVarianten: deckungsVarianten(variante, summe) },
  };
}

const varianten: Record<string, string> = {
  BASIS: 'Basis',
  KOMFORT: 'Komfort',
  PREMIUM: 'Premium',
  PLUS: 'Plus',
};

function deckungsVarianten(
  variante: string | undefined,
  summe: number | null,
): Risiken['deckungsVarianten'] {
  if (variante === undefined || summe === null) return [];
  return [
    {
      deckungsVarianteIdentifier: variante,
      deckungsVarianteName: varianten[variante] ?? variante,
      versicherungssumme: summe * 100,
    },
  ];
}
