import { abschliessen, abschliessenFehlgeschlagen, abschluss } from './abschluss.ts';
import {
  beantwortet,
  frage,
  frageMitAnsehen,
  mitAnfrage,
  mitTaetigkeit,
  schritt,
} from './frage.ts';
import { kontaktZahlung } from './kontakt.ts';
import { angebot, tarif } from './tarif.ts';
import {
  beitragPruefen,
  type LetzteFrage,
  nachrechnen,
  nachrechnenFehlgeschlagen,
} from './nachrechnen.ts';

/** The price, and the choice at it. */
const angebotsphase = ({ weiter, ...ausgaenge }: Parameters<typeof tarif>[0]) =>
  ({
    id: 'angebotsphase',
    description: 'Beitrag und Auswahl',
    initial: 'angebot',
    states: {
      angebot: tarif({ ...ausgaenge, weiter: '#anschlusspruefung' }),
      ...anschluss({ weiter }),
    },
  }) as const;

/**
 * Nobody pays two insurers for the same days (`domain/verkauf.md §4`): whoever said herself when her cover begins is
 * told that her contract elsewhere runs until later, and lays the begin behind it.
 */
const anschluss = ({ weiter }: { readonly weiter: string }) =>
  ({
    anschlusspruefung: {
      id: 'anschlusspruefung',
      description: 'Läuft anderswo noch ein Vertrag über den gewählten Beginn hinaus?',
      always: [{ guard: 'istEinfachVersichert', target: weiter }, { target: 'anschluss' }],
    },
    anschluss: {
      ...schritt('anschluss', 'Beginn'),
      description: 'Kundin legt den Beginn hinter ihren bisherigen Vertrag, der noch läuft',
      on: { WEITER: beantwortet('istBeginnGelegt', 'anschluss', weiter) },
    },
  }) as const;

/** The first page and the price, where no first answer is one that a person has to look at. */
export const angebotSofort = (ziele: Parameters<typeof angebot>[0]) =>
  ({ ...angebotsteil, states: { einstieg, angebot: angebot(ziele) } }) as const;

/** The first screen, and the price behind it. */
export const angebotZuerst = (ziele: Parameters<typeof angebot>[0]) =>
  ({
    ...angebotsteil,
    states: { einstieg: mitAnfrage(einstieg, ziele.vonHand), angebot: angebot(ziele) },
  }) as const;

/** The same for a firm, of which is asked first what it does. */
export const firmenangebotZuerst = (ziele: Parameters<typeof angebot>[0]) =>
  ({
    ...angebotsteil,
    states: { einstieg: mitTaetigkeit(einstieg, ziele.vonHand), angebot: angebot(ziele) },
  }) as const;

const angebotsteil = {
  id: 'angebotsphase',
  description: 'Die ersten Fragen, der Beitrag und die Auswahl',
  initial: 'einstieg',
} as const;

const einstieg = frage({
  schritt: 'einstieg',
  titel: 'Erste Angaben',
  description: 'Kundin nennt, was der Beitrag mindestens braucht, und was ihr wichtig ist',
  weiter: 'angebot',
});

interface Nachrechnung {
  readonly weiter: string;
  /** The offer, where it can be changed. */
  readonly anpassen: string;
  readonly nichtMoeglich: string;
  /** A person looks at it. */
  readonly vonHand: string;
  readonly nichtVersicherbar: string;
}

/** What comes behind the last question about the risk. */
export const nachrechnung = ({ weiter, anpassen, ...ausgaenge }: Nachrechnung) =>
  ({
    nachrechnen: nachrechnen({
      weiter: 'anschlusspruefung',
      andererBeitrag: 'beitragPruefen',
      fehler: 'nachrechnenFehlgeschlagen',
      ...ausgaenge,
    }),
    nachrechnenFehlgeschlagen: nachrechnenFehlgeschlagen({ erneut: 'nachrechnen' }),
    beitragPruefen: beitragPruefen({ weiter: 'anschlusspruefung', anpassen }),
    ...anschluss({ weiter }),
  }) as const;

/** The same of a product that asks for no earlier insurance: nothing runs elsewhere that she could be covered by twice. */
export const nachrechnungOhneAnschluss = ({
  weiter,
  anpassen,
  letzteFrage,
  ...ausgaenge
}: Nachrechnung & { readonly letzteFrage: LetzteFrage }) =>
  ({
    nachrechnen: nachrechnen({
      weiter,
      andererBeitrag: 'beitragPruefen',
      fehler: 'nachrechnenFehlgeschlagen',
      letzteFrage,
      ...ausgaenge,
    }),
    nachrechnenFehlgeschlagen: nachrechnenFehlgeschlagen({ erneut: 'nachrechnen', letzteFrage }),
    beitragPruefen: beitragPruefen({ weiter, anpassen }),
  }) as const;

/** A person who takes the insurance out. */
const personenphase = ({ weiter }: { readonly weiter: string }) =>
  ({
    id: 'personenphase',
    description: wer,
    initial: 'person',
    states: {
      person: frage({
        schritt: 'person',
        titel: 'Person',
        description: 'Kundin nennt Namen, Geburtsdatum und Anschrift',
        weiter: 'kontaktZahlung',
      }),
      kontaktZahlung: kontaktZahlung({ weiter }),
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
        description:
          'Kundin nennt Name, Rechtsform und Register ihrer Firma, und wer für sie spricht',
        weiter: 'kontaktZahlung',
        vonHand,
      }),
      kontaktZahlung: kontaktZahlung({ weiter }),
    },
  }) as const;

const wer = 'Wer sich versichert, wie sie zu erreichen ist und wie sie zahlt';

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
    initial: 'abschluss',
    states: {
      abschluss: abschluss({ abschliessen: '#abschliessen', ...ziele }),
      abschliessen: abschliessen({
        weiter,
        beitragGeaendert,
        unterlagenVeraltet: '#abschluss',
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
  /** Back to the phone number, which needs a code after all. */
  readonly nachweisNoetig: string;
  /** A person looks at it. */
  readonly vonHand: string;
  readonly nichtVersicherbar: string;
  readonly bonitaetNegativ: string;
}

/** Everything behind the price for a person, where the price came first. */
export const personenabschluss = (
  ausgaenge: Pick<Ausgaenge, 'weiter' | 'nachweisNoetig' | 'vonHand' | 'bonitaetNegativ'>,
) =>
  ({
    personenphase: personenphase({ weiter: '#abschlussphase' }),
    abschlussphase: abschlussphase({ ...ausgaenge, beitragGeaendert: '#angebot' }),
  }) as const;

/**
 * Everything behind the questions about the risk, for a person; a new application begins with it.
 *
 * @public
 */
export const personenantrag = (ausgaenge: Ausgaenge) =>
  ({
    angebotsphase: angebotsphase({ ...ausgaenge, weiter: '#personenphase' }),
    ...personenabschluss(ausgaenge),
  }) as const;

/** The same for a firm. */
export const firmenabschluss = (
  ausgaenge: Pick<Ausgaenge, 'weiter' | 'nachweisNoetig' | 'vonHand' | 'bonitaetNegativ'>,
) =>
  ({
    personenphase: firmenphase({ weiter: '#abschlussphase', vonHand: ausgaenge.vonHand }),
    abschlussphase: abschlussphase({ ...ausgaenge, beitragGeaendert: '#angebot' }),
  }) as const;

/**
 * Everything behind the questions about the risk, for a firm; a new application begins with it.
 *
 * @public
 */
export const firmenantrag = (ausgaenge: Ausgaenge) =>
  ({
    angebotsphase: angebotsphase({ ...ausgaenge, weiter: '#personenphase' }),
    ...firmenabschluss(ausgaenge),
  }) as const;
