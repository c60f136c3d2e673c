import type { Tarifgrund, Tarifhinweis } from '#contract/endpoints/tarifieren/antwort.ts';
import type { Hindernis } from './bewertung.ts';

/** Sentences beside an option that is not possible, letter for letter (`domain/antrag.md §5.2`). */
const optionen: Readonly<Partial<Record<Tarifgrund, string>>> = {
  ELEMENTAR_NICHT_EINSCHLIESSBAR:
    'Für diese Adresse können wir leider keinen Elementarschutz anbieten.',
  LISTENHUND_NUR_MIT_SB_500:
    'Für diese Rasse ist nur eine Selbstbeteiligung von 500\u00A0EUR möglich.',
  SICHERUNG_FEHLT:
    'Bei einer Versicherungssumme über 100.000\u00A0EUR benötigen wir für Ihre Betriebsart eine Einbruchmeldeanlage.',
  RAD_ZU_ALT_FUER_REPARATUR:
    'Den Reparaturschutz bieten wir nur für Räder an, die nicht älter als 3\u00A0Jahre sind.',
};

const manuellePruefung = 'Wir prüfen Ihre Anfrage persönlich.';
const nichtVersicherbar = 'Dieses Risiko können wir online leider nicht versichern.';

/** The sentence for an obstacle; its code is the reason. */
export function hinweisZu({ ergebnis, grund }: Hindernis): Tarifhinweis {
  if (ergebnis === 'OPTION_NICHT_MOEGLICH') return { code: grund, text: optionen[grund] ?? '' };
  const text = ergebnis === 'MANUELLE_PRUEFUNG' ? manuellePruefung : nichtVersicherbar;
  return { code: grund, text };
}
