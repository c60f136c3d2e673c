import type { Schadenereignisangaben } from '#contract/endpoints/schaden.ts';
import { istAktiv } from '#contract/entities/vertrag.ts';
import { istUnverjaehrt } from '#contract/schaeden/meldbar.ts';
import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { deckungenVon, istEnthalten } from '#contract/schaeden/deckung.ts';
import { sparteVon } from '#contract/schaeden/schaeden.ts';
import type { Schadenart } from '#contract/schaeden/sparte.ts';
import type { Handgrund } from '../../database/vorgangsschema.ts';
import type { Vertragszeile } from '../../repositories/vertraege.ts';
import { statusAm, vertragsende } from '../status.ts';

/** A contract as far as it decides about a report. */
export type Meldungslage = Pick<
  Vertragszeile,
  | 'produkt'
  | 'status'
  | 'zahlweise'
  | 'vertragsBeginn'
  | 'beendigungsdatum'
  | 'ablaufdatum'
  | 'deckungsIdentifier'
  | 'risiken'
>;

/** Whether claims of a contract can still be reported: until the end of the third year after its own (`domain/schaden.md §1`). */
export function istMeldbar(lage: Meldungslage, heute: string): boolean {
  if (istAktiv({ vertragsstatus: statusAm(lage, heute) })) return true;
  // One that was revoked before it began has no last day.
  const ende = vertragsende(lage) ?? lage.vertragsBeginn;
  return istUnverjaehrt(ende, heute);
}

/** Why the insurer's desk looks at a report itself; it is taken all the same (`domain/schaden.md §2`). */
export function handgruende(
  lage: Meldungslage,
  art: Schadenart,
  { schadendatum }: Pick<Schadenereignisangaben, 'schadendatum'>,
): Handgrund[] {
  const sparte = sparteVon(schluesselAusIdentifier(lage.produkt));
  const deckungen = sparte ? deckungenVon(sparte, lage) : [];
  return [
    ...(istEnthalten(art, deckungen) ? [] : (['NICHT_ENTHALTEN'] as const)),
    ...(istGeschuetzt(lage, art, schadendatum) ? [] : (['AUSSERHALB_DES_SCHUTZES'] as const)),
    ...(art.sonstiges ? (['SONSTIGES'] as const) : []),
  ];
}

function istGeschuetzt(lage: Meldungslage, { deckung }: Schadenart, tag: string): boolean {
  const ende = vertragsende(lage);
  if (tag < lage.vertragsBeginn || (ende !== null && tag > ende)) return false;
  // Newly chosen cover against the elements has a waiting time.
  const { elementarAb } = lage.risiken;
  return deckung !== 'ELEMENTAR' || elementarAb === undefined || tag >= elementarAb;
}
