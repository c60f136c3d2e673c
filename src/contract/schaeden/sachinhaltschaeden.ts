import { sachinhalt } from '../produkte/sachinhalt.ts';
import { hausratschaeden } from './hausratschaeden.ts';
import { polizei } from './schadenfragen.ts';
import { type Schadensparte, sonstiges } from './sparte.ts';

const { arten, meldung } = hausratschaeden;
const { laeuftNoch, gesichert, gefahr } = meldung.fragen;
const { gefahren: alleGefahren } = sachinhalt.grenzen;

/** Hazards of contracts that do not list theirs (`domain/offen.md` P4). */
const fruehere = alleGefahren.slice(0, 4);
/** Against all risks: every hazard but the elements, and what no hazard names. */
const gegenAlles = [...alleGefahren.filter((eine) => eine !== 'ELEMENTAR'), 'ALLGEFAHREN'];

/** Claims of a firm's contents (`domain/schaden.md §3`, `§4.1`, `§5`); as those of home contents where they are the same. */
export const sachinhaltschaeden = {
  arten: {
    FEUER: { ...arten.FEUER, deckung: 'FEUER', frage: 'betrieb' },
    LEITUNGSWASSER: { ...arten.LEITUNGSWASSER, deckung: 'LEITUNGSWASSER' },
    EINBRUCHDIEBSTAHL: { ...arten.EINBRUCHDIEBSTAHL, deckung: 'EINBRUCHDIEBSTAHL' },
    RAUB: { ...arten.RAUB, deckung: 'EINBRUCHDIEBSTAHL' },
    VANDALISMUS: { ...arten.VANDALISMUS, deckung: 'EINBRUCHDIEBSTAHL' },
    STURM_HAGEL: { ...arten.STURM_HAGEL, deckung: 'STURM_HAGEL' },
    UEBERSPANNUNG: { ...arten.UEBERSPANNUNG, deckung: 'FEUER' },
    ELEMENTAR: arten.ELEMENTAR,
    GLAS: { ...arten.GLASBRUCH, deckung: 'GLAS' },
    BEDIENUNGSFEHLER: {
      label: 'Bedienungsfehler, Herunterfallen',
      deckung: 'ALLGEFAHREN',
      unterlagen: arten.UNBENANNT.unterlagen,
    },
    TRANSPORT: {
      label: 'Schaden beim Transport',
      deckung: 'ALLGEFAHREN',
      frage: 'fahrzeug',
      unterlagen: { FOTOS: 'PFLICHT', POLIZEIANZEIGE: 'MOEGLICH' },
    },
    BETRIEBSUNTERBRECHUNG: {
      label: 'Ausfall des Betriebs',
      zeile: 'Nach einem Schaden, den Sie schon gemeldet haben',
      ohneSachen: true,
      unterlagen: { BWA: 'PFLICHT' },
    },
    SONSTIGES: sonstiges,
  },
  deckungen({ produkt, risiken: { elementar, gefahren = fruehere } }) {
    const gewaehlte = produkt === 'SI_ALLGEFAHREN' ? gegenAlles : gefahren;
    return [...gewaehlte, ...(elementar ? ['ELEMENTAR'] : [])];
  },
  meldung: {
    orte: ['BETRIEB', 'UNTERWEGS', 'AUSLAND'],
    beispiel: 'Laptop, Regal, Waren',
    fragen: {
      laeuftNoch,
      polizei,
      gesichert,
      gefahr,
      betrieb: {
        label: 'Können Sie weiterarbeiten?',
        antworten: {
          LAEUFT_WEITER: { label: 'Ja' },
          STEHT_STILL: {
            label: 'Nein',
            satz: 'Notieren Sie, ab wann der Betrieb stillsteht. Halten Sie den Ausfall so kurz wie möglich (§ 82 VVG).',
          },
        },
      },
      fahrzeug: {
        label: 'War das Fahrzeug abgeschlossen?',
        antworten: {
          FAHRZEUG_ZU: { label: 'Ja' },
          FAHRZEUG_OFFEN: { label: 'Nein' },
          OHNE_FAHRZEUG: { label: 'Es war kein Fahrzeug dabei' },
        },
      },
    },
  },
} as const satisfies Schadensparte;
