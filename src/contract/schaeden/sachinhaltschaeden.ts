import { hausratschaeden } from './hausratschaeden.ts';
import { type Schadensparte, sonstiges } from './sparte.ts';

const { arten } = hausratschaeden;

/** Claims of a firm's contents (`domain/schaden.md §3`); labels as those of home contents. */
export const sachinhaltschaeden = {
  arten: {
    FEUER: { label: arten.FEUER.label },
    LEITUNGSWASSER: { label: arten.LEITUNGSWASSER.label },
    EINBRUCHDIEBSTAHL: { label: arten.EINBRUCHDIEBSTAHL.label },
    RAUB: { label: arten.RAUB.label },
    VANDALISMUS: { label: arten.VANDALISMUS.label },
    STURM_HAGEL: { label: arten.STURM_HAGEL.label },
    UEBERSPANNUNG: { label: arten.UEBERSPANNUNG.label },
    ELEMENTAR: { label: arten.ELEMENTAR.label },
    GLAS: { label: arten.GLASBRUCH.label },
    BEDIENUNGSFEHLER: { label: 'Bedienungsfehler, Herunterfallen' },
    TRANSPORT: { label: 'Schaden beim Transport' },
    BETRIEBSUNTERBRECHUNG: { label: 'Ausfall des Betriebs' },
    SONSTIGES: sonstiges,
  },
} as const satisfies Schadensparte;
