import type { Vertrag } from '#contract/entities/vertrag.ts';
import { formatDatum } from '#contract/tag.ts';
import { t } from './texte.ts';

export interface Status {
  tone: 'positive' | 'warning' | 'neutral';
  text: string;
}

/** What the badge of a contract says (`domain/vertrag.md §1`). */
export function statusVon(
  vertrag: Pick<Vertrag, 'vertragsstatus' | 'vertragsBeginn' | 'beendigungsdatum'>,
  heute: string,
): Status {
  const { vertragsstatus: status, vertragsBeginn, beendigungsdatum } = vertrag;
  if (status === 'LAUFEND' && vertragsBeginn > heute) {
    return { tone: 'neutral', text: t('BEGINNT', { datum: formatDatum(vertragsBeginn) }) };
  }
  if (status === 'AUSLAUFEND' && beendigungsdatum !== null) {
    return { tone: 'warning', text: t('AUSLAUFEND', { datum: formatDatum(beendigungsdatum) }) };
  }
  if (status === 'AUSLAUFEND') return { tone: 'positive', text: t('LAUFEND') };
  return { tone: toene[status], text: t(status) };
}

const toene = {
  LAUFEND: 'positive',
  BEENDET: 'neutral',
  AUFGEHOBEN: 'neutral',
  STORNIERT: 'neutral',
  UNBEKANNT: 'warning',
} as const;
