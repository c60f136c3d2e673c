import type { Vertrag } from '#contract/entities/vertrag.ts';
import { sparteVon } from '../../rules/produkte/sparten.ts';
import type { Fakt } from '../inhalt/inhalt.ts';
import type { Tarifangaben } from './vertragsworte.ts';

/** What a contract covers, from what the contract says of itself, in the lines of its policy (`domain/vertrag.md §12`). */
export function vertragsleistungen(v: Vertrag, angaben: Tarifangaben): Fakt[] {
  return sparteVon(v.produktIdentifier)?.schein(v, angaben) ?? [];
}
