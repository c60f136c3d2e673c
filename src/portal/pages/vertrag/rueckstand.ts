import { istUeberfaellig, type Vertragskachel } from '#contract/entities/vertrag.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatum } from '#contract/tag.ts';
import { t } from './texte.ts';

interface Rueckstand {
  /** The warning of the specification: reminded, and no account to collect from. */
  ueberfaellig: boolean;
  /** What is open, with its days; null where nothing is known to be. */
  satz: string | null;
}

/** The overdue ones first, so that they are read above everything else. */
export function ueberfaelligeZuerst(vertraege: readonly Vertragskachel[]): Vertragskachel[] {
  return vertraege.toSorted((a, b) => Number(istUeberfaellig(b)) - Number(istUeberfaellig(a)));
}

/** What is said of a contract that something is open at; null where nothing is (`domain/vertrag.md §11`). */
export function rueckstandVon(
  vertrag: Pick<Vertragskachel, 'mahnung' | 'bankverbindung' | 'rueckstand' | 'vertragsstatus'>,
): Rueckstand | null {
  const ueberfaellig = istUeberfaellig(vertrag);
  const { rueckstand, vertragsstatus, bankverbindung } = vertrag;
  if (!rueckstand) return ueberfaellig ? { ueberfaellig, satz: null } : null;
  const offen = t('offen', {
    betrag: formatBetrag(rueckstand.betrag),
    seit: formatDatum(rueckstand.faelligAm),
    bis: formatDatum(rueckstand.zahlbarBis),
  });
  const saetze = [
    offen,
    // Whoever pays by bill has nothing debited.
    ...(bankverbindung === null ? [] : [t('nichtAbgebucht')]),
    ...(vertragsstatus === 'AUFGEHOBEN' ? [t('giltWieder')] : []),
  ];
  return { ueberfaellig, satz: saetze.join(' ') };
}
