import { fehlerDes, output } from './ereignis.ts';
import { beantwortet, schritt } from './frage.ts';
import { stand } from './stand.ts';

interface Nachrechnen {
  /** The price is the one she saw. */
  readonly weiter: string;
  readonly andererBeitrag: string;
  /** Something she chose cannot be had with these answers. */
  readonly nichtMoeglich: string;
  /** A person looks at it. */
  readonly vonHand: string;
  readonly nichtVersicherbar: string;
  readonly fehler: string;
  readonly letzteFrage?: LetzteFrage;
}

/** The last question about the risk: while its answer is counted in, its page stands. */
export interface LetzteFrage {
  readonly step: string;
  readonly title: string;
}

/** Of most products. */
const vorversicherung: LetzteFrage = { step: 'vorversicherung', title: 'Vorversicherung' };

/** All she answered takes the place of what the price assumed (`domain/verkauf.md §2`, 3 and 3b). */
export const nachrechnen = (ziele: Nachrechnen) =>
  ({
    description: 'Der Beitrag wird mit allen Angaben berechnet',
    tags: 'laedt',
    meta: ziele.letzteFrage ?? vorversicherung,
    always: [
      { guard: 'istBeitragBestaetigt', target: ziele.weiter, actions: 'bestaetigen' },
      { guard: 'istNachgerechnet', target: ziele.andererBeitrag },
    ],
    invoke: {
      id: 'nachrechnen',
      src: 'nachrechnen',
      input: stand,
      onDone: [
        {
          guard: { type: 'istGleicherBeitrag', params: antwort },
          target: ziele.weiter,
          actions: [merken, 'bestaetigen'],
        },
        {
          guard: { type: 'istVersicherbar', params: antwort },
          target: ziele.andererBeitrag,
          actions: merken,
        },
        {
          guard: { type: 'istOptionNichtMoeglich', params: antwort },
          target: ziele.nichtMoeglich,
          actions: merken,
        },
        {
          guard: { type: 'istVonHandZuPruefen', params: antwort },
          target: ziele.vonHand,
          actions: merken,
        },
        { target: ziele.nichtVersicherbar, actions: merken },
      ],
      onError: {
        target: ziele.fehler,
        actions: { type: 'ablehnungMerken', params: fehlerDes },
      },
    },
  }) as const;

const antwort = output('antwort');
const merken = { type: 'nachrechnungMerken', params: antwort } as const;

interface Fehlgeschlagen extends Pick<Nachrechnen, 'letzteFrage'> {
  readonly erneut: string;
}

export const nachrechnenFehlgeschlagen = ({
  erneut,
  letzteFrage = vorversicherung,
}: Fehlgeschlagen) =>
  ({
    description: 'Der Beitrag kam nicht zustande; noch einmal versuchen schadet nicht',
    tags: 'fehler',
    meta: letzteFrage,
    on: { WIEDERHOLEN: erneut },
  }) as const;

interface BeitragPruefen {
  readonly weiter: string;
  /** Back to the offer, which counts her answers in from now on. */
  readonly anpassen: string;
}

/** Only where her answers made the price another: old and new beside each other. */
export const beitragPruefen = ({ weiter, anpassen }: BeitragPruefen) =>
  ({
    ...schritt('beitragPruefen', 'Neuer Beitrag'),
    description: 'Kundin sieht den alten und den neuen Beitrag und was ihn geändert hat',
    on: {
      WEITER: {
        ...beantwortet('istNeuerBeitragAngenommen', 'beitragPruefen', weiter),
        actions: [{ type: 'uebernehmen', params: { schritt: 'beitragPruefen' } }, 'bestaetigen'],
      },
      ANPASSEN: { target: anpassen, actions: 'bestaetigen' },
    },
  }) as const;
