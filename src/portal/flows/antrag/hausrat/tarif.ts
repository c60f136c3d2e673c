import { hausratdeckung } from '#contract/begriffe/hausrat.ts';
import { variante } from '#contract/begriffe/tarif.ts';
import { vertragsMarkeVon } from '#contract/marken.ts';
import { hausrat } from '#contract/produkte/hausrat.ts';
import { texte } from '../../../texte.ts';
import type { TarifTexte } from '../produkt.ts';

const t = texte('antrag.hausrat.tarif', {
  ...variante,
  BASIS_FOLGE: 'Wertsachen bis 10\u00A0% der Summe, Bargeld bis 500\u00A0EUR.',
  KOMFORT_FOLGE:
    'Wertsachen bis 20\u00A0%, Bargeld bis 1.500\u00A0EUR. Auch bei grober Fahrlässigkeit zahlen wir voll.',
  PREMIUM_FOLGE: 'Wie Komfort, mit Wertsachen bis 30\u00A0% und Bargeld bis 3.000\u00A0EUR.',
  PLUS_FOLGE:
    'Wertsachen bis 30\u00A0%, Bargeld bis 3.000\u00A0EUR. Auch bei grober Fahrlässigkeit zahlen wir voll.',
  SB_KEINE: 'Keine',
  SB_250: '250\u00A0EUR',
  SB_500: '500\u00A0EUR',
  SB_1000: '1.000\u00A0EUR',
  ...hausratdeckung,
});

/** The choice at the price of home contents (`domain/antrag.md §6.4`). */
export const tarif: TarifTexte = {
  varianten: (marke) =>
    hausrat.grenzen.varianten[vertragsMarkeVon(marke)].stufen.map((wert) => ({
      wert,
      label: t(wert),
      folge: t(`${wert}_FOLGE`),
    })),
  selbstbeteiligungen: [
    { wert: 'SB_KEINE', label: t('SB_KEINE') },
    { wert: 'SB_250', label: t('SB_250') },
    { wert: 'SB_500', label: t('SB_500') },
    { wert: 'SB_1000', label: t('SB_1000') },
  ],
  komponenten: {
    GRUNDDECKUNG: t('GRUNDDECKUNG'),
    GLASBRUCH: t('GLASBRUCH'),
    ELEMENTAR: t('ELEMENTAR'),
    FAHRRAD: t('FAHRRAD'),
    WOHNSCHUTZBRIEF: t('WOHNSCHUTZBRIEF'),
    UNBENANNTE_GEFAHREN: t('UNBENANNTE_GEFAHREN'),
  },
  abhilfe: { ELEMENTAR_NICHT_EINSCHLIESSBAR: 'bausteine' },
};
