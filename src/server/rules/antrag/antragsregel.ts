import * as z from 'zod/mini';
import type { Zahlart } from '#contract/entities/zahlart.ts';
import { firmenkontaktZahlung } from '#machines/antrag/answers.ts';
import type { Antragsstand, BasisAntworten, Bonitaet } from '#machines/antrag/context.ts';
import { zahlweiseVon } from '#machines/antrag/einmalig.ts';
import type { AntragProdukt } from '#contract/endpoints/antrag/aufrufe.ts';
import {
  type Antragsart,
  type Antragsweg,
  type Antragsziel,
  antragsziel,
} from '#contract/produkte/produkte.ts';
import { angabenVon } from '../../documents/angaben/antrag.ts';
import type { Antragsangaben } from '../../documents/daten.ts';
import { beratungsangebote } from '../beratung/angebote.ts';
import { bonitaetVon } from '../bonitaet.ts';
import { ratenProJahr } from '../zahlweise.ts';
import { leseAntworten } from './antworten.ts';
import {
  antragspruefung,
  zahlartVon,
  type Antragsprodukt,
  type Antragspruefung,
  type Eingang,
  type GepruefterAntrag,
} from './pruefung.ts';
import type { Versicherungsnehmer } from './vertragsangaben.ts';

/** A prepared application as it is kept. */
interface Vorbereiteter {
  /** Step by step, the account masked. */
  readonly antworten: Readonly<Record<string, unknown>>;
  /** Cents per instalment. */
  readonly beitrag: number;
  /** The day it was made, yyyy-MM-dd. */
  readonly heute: string;
}

/** What the server asks of the applications of a product. */
export interface Antragsregel {
  /** What it is kept under. */
  readonly art: Antragsart;
  readonly ziel: Antragsziel;
  /** First segment of its calls. */
  readonly aufruf: AntragProdukt;
  readonly pruefe: (eingang: Eingang) => Antragspruefung;
  /** What the agency says of whoever it was prepared for; null where it was prepared on other questions. */
  readonly bonitaet: (vorbereiteter: Vorbereiteter) => Bonitaet | null;
  /** What a broker can offer for her first answers, one for each wish. */
  readonly angebote: ReturnType<typeof beratungsangebote>;
  /** An application as its documents say it; null while an answer is missing. */
  angaben(stand: Antragsstand): Antragsangaben | null;
}

/** The rule of a product, made of what the server knows of it. */
export function antragsregel<
  A extends BasisAntworten,
  Anfrage extends object,
  Eingabe extends object,
>(produkt: Antragsprodukt<A, Anfrage, Eingabe>): Antragsregel {
  const { antrag, regel, nehmer } = produkt;
  return {
    art: artDes(antrag),
    ziel: antragsziel(antrag),
    aufruf: regel.produkt,
    pruefe: antragspruefung(produkt),
    angebote: beratungsangebote(produkt),
    angaben: (stand: Antragsstand<A>) => angabenVon(produkt, stand),
    bonitaet: ({ antworten, beitrag, heute }) => {
      // They were read by the shapes of their steps when they were kept, which may have changed since.
      const kontakt = z.safeParse(ohneLesbaresKonto, antworten['kontaktZahlung']);
      if (!kontakt.success) return null;
      const { gueltig } = leseAntworten(regel.formen(heute), antworten);
      const gelesen = { ...(gueltig as A), kontaktZahlung: kontakt.data };
      const person = nehmer(gelesen);
      // What is paid at once was kept as such, which no offer asks for.
      const zahlweise = zahlweiseVon(gelesen);
      if (!person || zahlweise === undefined) return null;
      const jahresbeitrag = ratenProJahr(zahlweise) * beitrag;
      return auskunftUeber(person, kontakt.data.zahlart, jahresbeitrag);
    },
  };
}

function artDes(antrag: Antragsweg): Antragsart {
  const { art } = antragsziel(antrag);
  if (art === null) throw new Error('A product that cannot be applied for');
  return art;
}

/** An account is kept masked and reads no more by its own shape. */
const ohneLesbaresKonto = z.object({ ...firmenkontaktZahlung.shape, iban: z.optional(z.string()) });

/** What the agency says of whoever would conclude these answers. */
export function bonitaetDer({ antworten, nehmer, beitrag }: GepruefterAntrag): Bonitaet {
  return auskunftUeber(nehmer, zahlartVon(antworten), beitrag.jahresVersicherungsPraemie);
}

function auskunftUeber(
  { haftetSelbst, nachname }: Versicherungsnehmer,
  art: Zahlart,
  jahresbeitrag: number,
): Bonitaet {
  return bonitaetVon({ nachname: haftetSelbst ? nachname : null, zahlart: art, jahresbeitrag });
}
