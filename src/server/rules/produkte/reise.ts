import { reiseLeistungen } from '#contract/produkte/leistungen/reise.ts';
import { reiseschein } from '../../documents/angaben/reise.ts';
import { reiseTarif } from '../tarif/produkte/reise.ts';
import type { Sparte } from './sparte.ts';

/** No contract names who travels, so none says what it was priced from. */
export const reise = {
  leistungen: reiseLeistungen,
  schein: reiseschein,
  tarif: reiseTarif,
  summe: { feld: 'reisepreis' },
} satisfies Sparte;
