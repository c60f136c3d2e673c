import { texte } from '../../../texte.ts';
import type { TarifTexte } from '../produkt.ts';

const t = texte('antrag.betriebshaftpflicht.tarif', {
  SB_KEINE: 'Keine',
  SB_250: '250\u00A0EUR',
  SB_500: '500\u00A0EUR',
  SB_1000: '1.000\u00A0EUR',
  SB_5000: '5.000\u00A0EUR',
  bhv: 'Betriebshaftpflicht',
});

/** The choice at the price of business liability, which has no variants (`domain/antrag.md §6.5`). */
export const tarif: TarifTexte = {
  varianten: () => [],
  selbstbeteiligungen: [
    { wert: 'SB_KEINE', label: t('SB_KEINE') },
    { wert: 'SB_250', label: t('SB_250') },
    { wert: 'SB_500', label: t('SB_500') },
    { wert: 'SB_1000', label: t('SB_1000') },
    { wert: 'SB_5000', label: t('SB_5000') },
  ],
  komponenten: { bhv: t('bhv') },
  abhilfe: {},
};
