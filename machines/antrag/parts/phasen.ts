import {
  abschliessen,
  abschliessenFehlgeschlagen,
  unterlagen,
  zusammenfassung,
} from './abschluss.ts';
import { frage, frageMitAnsehen } from './frage.ts';
import { kontakt, telefon, zahlung } from './kontakt.ts';
import { tarif } from './tarif.ts';

/** The price, and the choice at it. */
const angebotsphase = (ziele: Parameters<typeof tarif>[0]) =>
  ({
    id: 'angebotsphase',
    description: 'Beitrag und Auswahl',
    initial: 'tarif',
    states: {
      tarif: tarif(ziele),
    },
  }) as const;

interface Personenphase {
  readonly weiter: string;
  /** What she says at the step that asks where she lives. */
  readonly anschrift: string;
}

/** A person who takes the insurance out. */
const personenphase = ({ weiter, anschrift }: Personenphase) =>
  ({
    id: 'personenphase',
    description: wer,
    initial: 'person',
    states: {
      person: frage({
        schritt: 'person',
        titel: 'Person',
        description: 'Kundin nennt ihren Namen und ihr Geburtsdatum',
        weiter: 'anschrift',
      }),
      anschrift: frage({
        schritt: 'anschrift',
        titel: 'Anschrift',
        description: anschrift,
        weiter: 'kontakt',
      }),
      ...erreichbarkeit({ weiter }),
    },
  }) as const;

interface Firmenphase {
  readonly weiter: string;
  /** A person looks at it. */
  readonly vonHand: string;
}

/** A firm that takes the insurance out, and who speaks for it. */
const firmenphase = ({ weiter, vonHand }: Firmenphase) =>
  ({
    id: 'personenphase',
    description: wer,
    initial: 'firma',
    states: {
      firma: frageMitAnsehen({
        schritt: 'firma',
        titel: 'Firma',
        description: 'Kundin nennt Name, Rechtsform und Register ihrer Firma',
        weiter: 'ansprechpartner',
        vonHand,
      }),
      ansprechpartner: frage({
        schritt: 'ansprechpartner',
        titel: 'Ansprechperson',
        description: 'Kundin nennt, wer für die Firma spricht',
        weiter: 'kontakt',
      }),
      ...erreichbarkeit({ weiter }),
    },
  }) as const;

const wer = 'Wer sich versichert, wie sie zu erreichen ist und wie sie zahlt';

function erreichbarkeit({ weiter }: { readonly weiter: string }) {
  return {
    kontakt: kontakt({ mitCode: 'telefon', weiter: 'zahlung' }),
    telefon: telefon({ weiter: '#zahlung' }),
    zahlung: zahlung({ weiter }),
  } as const;
}

interface Abschlussphase {
  readonly weiter: string;
  readonly nachweisNoetig: string;
  readonly beitragGeaendert: string;
  readonly bonitaetNegativ: string;
  /** A person looks at it. */
  readonly vonHand: string;
}

/** Documents, declarations and the binding call. */
const abschlussphase = ({ weiter, beitragGeaendert, ...ziele }: Abschlussphase) =>
  ({
    id: 'abschlussphase',
    description: 'Unterlagen, Erklärungen und der verbindliche Antrag',
    initial: 'unterlagen',
    states: {
      unterlagen: unterlagen({ weiter: '#zusammenfassung', ...ziele }),
      zusammenfassung: zusammenfassung({ abschliessen: 'abschliessen' }),
      abschliessen: abschliessen({
        weiter,
        beitragGeaendert,
        unterlagenVeraltet: '#unterlagen',
        nachweisNoetig: ziele.nachweisNoetig,
        bonitaetNegativ: ziele.bonitaetNegativ,
        fehler: 'abschliessenFehlgeschlagen',
      }),
      abschliessenFehlgeschlagen: abschliessenFehlgeschlagen({ erneut: 'abschliessen' }),
    },
  }) as const;

/** Where an application ends. */
interface Ausgaenge {
  readonly weiter: string;
  /** A person looks at it. */
  readonly vonHand: string;
  readonly nichtVersicherbar: string;
  readonly bonitaetNegativ: string;
}

/** Everything behind the questions about the risk, for a person. */
export const personenantrag = ({
  anschrift,
  ...ausgaenge
}: Ausgaenge & Pick<Personenphase, 'anschrift'>) =>
  ({
    angebotsphase: angebotsphase({ ...ausgaenge, weiter: '#personenphase' }),
    personenphase: personenphase({ weiter: '#abschlussphase', anschrift }),
    abschlussphase: abschlussphase({ ...ausgaenge, ...zurueck }),
  }) as const;

/** The same for a firm. */
export const firmenantrag = (ausgaenge: Ausgaenge) =>
  ({
    angebotsphase: angebotsphase({ ...ausgaenge, weiter: '#personenphase' }),
    personenphase: firmenphase({ weiter: '#abschlussphase', vonHand: ausgaenge.vonHand }),
    abschlussphase: abschlussphase({ ...ausgaenge, ...zurueck }),
  }) as const;

/** From the end back to a step before it. */
const zurueck = { nachweisNoetig: '#telefon', beitragGeaendert: '#tarif' } as const;
