import type { Vertrag } from '#contract/entities/vertrag.ts';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import type { Auswahl } from '#machines/vertrag/aenderung/answers.ts';
import { t } from './texte.ts';

/**
 * What was chosen, where the offer does not name it any more: it has no options as soon as something
 * stands in their way. Null where only the offer knows the name.
 */
export function etikettOhneAngebot(auswahl: Auswahl, { phv }: Vertrag): string | null {
  switch (auswahl.art) {
    case 'zahlweise':
      return zahlweiseLabel[auswahl.zahlweise];
    case 'selbstbeteiligung':
      return stufe(auswahl.selbstbeteiligung);
    case 'phv':
      return t(`phv${auswahl.anzahl}`);
    case 'familienstand': {
      const { options = [] } = phv?.familienstand ?? {};
      return options.find(({ key }) => key === auswahl.familienstand)?.label ?? null;
    }
    case 'personenkreis':
      return t(auswahl.personenkreis);
    case 'fahrradtyp':
      return t(auswahl.fahrradTyp);
    case 'versicherte-kosten':
      return formatBetrag(Number(auswahl.value) * centJeEuro);
    case 'elementar':
    case 'bhv':
    case 'deckung':
    case 'risikoort':
    case 'jahresumsatz':
    case 'gewerbearten':
    default:
      return null;
  }
}

const centJeEuro = 100;

/** `SB_250` is 250 EUR. */
function stufe(sb: Extract<Auswahl, { art: 'selbstbeteiligung' }>['selbstbeteiligung']): string {
  if (sb === 'SB_KEINE') return t('keineSelbstbeteiligung');
  return formatBetrag(Number(sb.slice('SB_'.length)) * centJeEuro);
}
