import type { Hinderung } from '#contract/entities/aenderung.ts';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import { artDerVormerkung, type Wunsch } from '#contract/aenderungen/arten.ts';
import { ablehnung } from '../ablehnung.ts';
import type { Aenderungslage } from './lage.ts';
import { neuerStand, type Absagegrund, type Neuerstand } from './neuerStand.ts';
import type { Aenderungsregel, Unterschied } from './regel.ts';
import { regelZu, wunschAus } from './regeln.ts';

/** A pending change as it was kept. */
export interface Vorgemerkt {
  art: string;
  wert: unknown;
  wirksamkeitsdatum: string;
}

/** What the contract becomes on the day of a pending change, and in what it differs. */
export interface Angewendet extends Neuerstand {
  unterschiede: readonly Unterschied[];
  /** Why nobody would save it like this today, though what was agreed can be kept; null where somebody could. */
  bedenken: Hinderung | null;
  /** Cover that ends with it, in a sentence; null where none does. */
  entfaelltDabei: string | null;
}

/** The contract as a pending change makes it, or why that cannot be any more. */
export function anwendenAuf(
  lage: Aenderungslage,
  vorgemerkt: Vorgemerkt,
): { ok: Angewendet } | Absagegrund {
  const art = artDerVormerkung(vorgemerkt.art);
  return art === null ? { abgelehnt: ablehnung.nichtAenderbar } : angewendet(lage, art, vorgemerkt);
}

function angewendet<Art extends AenderungsArt>(
  lage: Aenderungslage,
  art: Art,
  { wert, wirksamkeitsdatum }: Vorgemerkt,
): { ok: Angewendet } | Absagegrund {
  const gelesen = gelesenerWunsch(art, wert);
  if (!gelesen) return { abgelehnt: ablehnung.nichtAenderbar };
  const { regel, wunsch } = gelesen;
  if (!regel.ohneTarif && lage.tarifAngaben === null) {
    return { abgelehnt: ablehnung.nichtAenderbar };
  }
  const ergebnis = neuerStand(lage, regel, wunsch, wirksamkeitsdatum);
  if (!('ok' in ergebnis)) return ergebnis;
  const unterschiede = regel.unterschiede(lage, wunsch);
  const bedenken = regel.unveraendert(lage, wunsch)
    ? ablehnung.unveraendert
    : (regel.sperre?.(lage) ?? regel.hinderung?.(lage, wunsch, ergebnis.ok.beitrag) ?? null);
  const entfaelltDabei = regel.entfaelltDabei?.(lage, wunsch) ?? null;
  return { ok: { ...ergebnis.ok, unterschiede, bedenken, entfaelltDabei } };
}

/** What a pending change says, in words; empty where nobody can read it any more. */
export function inWorten(
  lage: Aenderungslage,
  { art: name, wert }: Pick<Vorgemerkt, 'art' | 'wert'>,
): string {
  const art = artDerVormerkung(name);
  return art === null ? '' : worteZu(lage, art, wert);
}

function worteZu<Art extends AenderungsArt>(lage: Aenderungslage, art: Art, wert: unknown): string {
  const gelesen = gelesenerWunsch(art, wert);
  if (!gelesen) return '';
  const { regel, wunsch } = gelesen;
  return regel
    .unterschiede(lage, wunsch)
    .map(({ name, neu }) => `${name}: ${neu}`)
    .join(', ');
}

function gelesenerWunsch<Art extends AenderungsArt>(
  art: Art,
  wert: unknown,
): { regel: Aenderungsregel<Art>; wunsch: Wunsch<Art> } | null {
  const regel = regelZu(art);
  const wunsch = wunschAus(regel, wert);
  return wunsch ? { regel, wunsch } : null;
}
