import type { Vertrag } from '#contract/entities/vertrag.ts';
import { zahlweiseLabel } from '#contract/entities/zahlweise.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatumLang } from '#contract/fields/datum.ts';
import { t } from './texte.ts';

interface Vormerkung {
  wirksamkeitsdatum: string;
  was: string;
}

/** Pending changes as sentences, the next one first (`specification §4`). */
export function vormerkungenVon(vertrag: Vertrag): string[] {
  return alle(vertrag)
    .toSorted((a, b) => a.wirksamkeitsdatum.localeCompare(b.wirksamkeitsdatum))
    .map(({ wirksamkeitsdatum, was }) =>
      t('vorgemerkt', { datum: formatDatumLang(wirksamkeitsdatum), was }),
    );
}

function alle(v: Vertrag): Vormerkung[] {
  const sb = v.vorgemerkteSelbstBeteiligung;
  const phv = v.vorgemerktePhvAnzahl;
  return [
    ...zahlweise(v),
    ...(sb ? [{ ...sb, was: t('vorgemerkteSelbstbeteiligung', { wert: t(sb.wert) }) }] : []),
    ...(phv ? [{ ...phv, was: t('vorgemerktePhvAnzahl', { wert: t(phv.wert) }) }] : []),
    ...schalter(v.vorgemerkteElementar, 'elementarDazu', 'elementarWeg'),
    ...schalter(v.vorgemerkteBuerohaftpflicht, 'buerohaftpflichtDazu', 'buerohaftpflichtWeg'),
  ];
}

function zahlweise({ vorgemerkteZahlweise: neu }: Vertrag): Vormerkung[] {
  if (!neu) return [];
  const wert = zahlweiseLabel[neu.wert];
  const was =
    neu.versicherungsPraemie === undefined
      ? t('vorgemerkteZahlweise', { wert })
      : t('vorgemerkteZahlweiseBetrag', { wert, betrag: formatBetrag(neu.versicherungsPraemie) });
  return [{ ...neu, was }];
}

function schalter(
  neu: { wert: boolean; wirksamkeitsdatum: string } | undefined,
  dazu: Parameters<typeof t>[0],
  weg: Parameters<typeof t>[0],
): Vormerkung[] {
  if (!neu) return [];
  return [{ wirksamkeitsdatum: neu.wirksamkeitsdatum, was: t(neu.wert ? dazu : weg) }];
}
