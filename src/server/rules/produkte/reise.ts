import { aushang } from '#contract/produkte/aushaenge/seiten/reise.ts';
import { reiseLeistungen } from '#contract/produkte/leistungen/reise.ts';
import { reiseschein } from '../../documents/angaben/reise.ts';
import { reiseAntragsregel } from '../antrag/reise.ts';
import { reiseTarif } from '../tarif/produkte/reise.ts';
import type { Antragssparte } from './sparte.ts';

/** A contract keeps what it was priced from; an older one names nobody who travels. */
export const reise = {
  leistungen: reiseLeistungen,
  seite: () => aushang,
  schein: reiseschein,
  tarif: reiseTarif,
  summe: { feld: 'reisepreis' },
  antraege: [reiseAntragsregel],
} satisfies Antragssparte;
