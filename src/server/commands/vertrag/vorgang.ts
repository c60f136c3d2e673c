import * as z from 'zod/mini';
import { istAngabe } from '#contract/aenderungen/arten.ts';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import { vertrag, type Vertrag } from '#contract/entities/vertrag.ts';
import { abgelehnt as abgelehntForm } from '#contract/errors.ts';
import type { Hinderung } from '#contract/entities/aenderung.ts';
import {
  handeltImAuftrag,
  mayChange,
  mayRead,
  mayStateRevenue,
  type Principal,
  type Zuordnung,
} from '../../access/decision.ts';
import { Absage, nichtErlaubt, nichtGefunden, ungueltig } from '../../http/answers.ts';
import type { Vertragszeile } from '../../repositories/vertraege.ts';
import type { Erstantwort } from '../einmal.ts';

/** What an act on a contract ends with: the contract as it is then, or a refusal. */
export type Vorgangsergebnis = { status: 200; body: Vertrag } | { status: 404 | 409; body: object };

/** Throws "not found" unless the caller may see the contract: nobody learns of what is another's (`domain/vertrag.md §2`). */
export function darfLesen<T extends Zuordnung>(
  principal: Principal,
  zeile: T | null,
): asserts zeile is T {
  if (!zeile || !mayRead(principal, zeile)) throw nichtGefunden();
}

/** Throws unless the caller may change this of the contract and, acting for its customer, says so (`domain/vertrag.md §2`). */
export function darfAendern(
  principal: Principal,
  imAuftragDesKunden: boolean | undefined,
  zeile: Vertragszeile | null,
  art: AenderungsArt | null = null,
): asserts zeile is Vertragszeile {
  darfLesen(principal, zeile);
  const darf = istAngabe(art) ? mayStateRevenue : mayChange;
  if (!darf(principal, zeile)) throw nichtErlaubt();
  if (handeltImAuftrag(principal) && imAuftragDesKunden !== true) throw ohneAuftrag();
}

export function abgelehnt({ code, text }: Hinderung): Vorgangsergebnis {
  return { status: 409, body: { code, errorMessage: text } };
}

/** A stored answer leaves the same way as a fresh one. */
export function gesendet({ status, body }: Erstantwort): Vertrag {
  if (status === 200) return z.parse(vertrag, body);
  if (status === 404) throw nichtGefunden();
  throw new Absage(status, z.parse(abgelehntForm, body));
}

/** Name of the broker who acted for the customer; null when the customer did it himself. */
export function vertreter(principal: Principal): string | null {
  return handeltImAuftrag(principal) ? principal.name : null;
}

function ohneAuftrag(): Absage {
  const text = 'Bestätigen Sie, dass Sie im Auftrag des Kunden handeln.';
  return ungueltig([{ feld: 'imAuftragDesKunden', text }]);
}
