import type { Consent } from '#contract/endpoints/consents.ts';
import type { Dokument } from '#contract/entities/dokument.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import type { Zahlweise } from '#contract/entities/zahlweise.ts';
import type { Tarifantwort, Tarifbeitrag } from '#contract/endpoints/tarifieren/antwort.ts';
import type {
  Abschlusserklaerung,
  GelegterBeginn,
  GezeigterBeitrag,
  KontaktZahlung,
  Vorversicherung,
} from './answers.ts';
import type { Ablehnung } from './failure.ts';

/** What every application asks, whatever it insures; a product adds its own steps. */
export interface BasisAntworten {
  vorversicherung?: Vorversicherung;
  angebot?: {
    zahlweise: Zahlweise;
    versicherungsbeginn: string;
    /** A later day that she wants. */
    beginnverlegung?: string | undefined;
  };
  /** Out of a draft it is how to reach her alone, which its step takes for no answer. */
  kontaktZahlung?: KontaktZahlung;
  /** The price she went on with after it was another than at the offer. */
  beitragPruefen?: GezeigterBeitrag;
  /** The begin she chose was laid behind a contract that runs elsewhere. */
  anschluss?: GelegterBeginn;
  abschluss?: Abschlusserklaerung;
}

/** Who stands around the application; read once at the start. */
export interface Antragsumfeld {
  /** Today in Berlin, yyyy-MM-dd: the flow has no clock. */
  readonly heute: string;
  readonly marke: MarkenSchluessel;
  /** Null sells directly (`domain/antrag.md §2`). */
  readonly vermittler: AntragVermittler | null;
  /** A broker who is signed in applies for the customer. */
  readonly durchVermittler?: boolean;
  /** A code confirms the phone number (flag `antrag-tan`). */
  readonly mitCode: boolean;
  /** Payment by bill may be offered (flag `antrag-rechnung`). */
  readonly mitRechnung: boolean;
  /** Travel health cover may be offered (flag `reisekrankenversicherung`). */
  readonly mitReisekranken?: boolean;
}

/** Who sells, as the pages name him. */
interface AntragVermittler {
  readonly vermittlerNummer: string;
  readonly name: string;
  readonly telefon?: string | null;
}

export type Bonitaet = 'POSITIV' | 'NEGATIV' | 'UNKLAR';

/** Documents shown before the declaration, of one prepared application. */
export interface VorbereiteterAntrag {
  readonly antragId: string;
  readonly dokumente: readonly Dokument[];
  /** What can be declared for them, as the insurer words it today. */
  readonly erklaerungen: readonly Consent[];
  /** To whom they were mailed, masked, and when; not known yet, or not mailed, where it is missing. */
  readonly zugestellt?: { readonly an: string; readonly um: string } | undefined;
  /** The advice as its paper says it; missing where nobody advised her. */
  readonly beratung?: Beratung | undefined;
}

/** What was recommended and why, and what is not covered all the same (VVG § 6). */
interface Beratung {
  readonly rat: string;
  readonly luecken: { readonly satz: string; readonly punkte: readonly string[] };
}

/** When the documents of a prepared application were mailed once more. */
export type Zustellung = Required<Pick<VorbereiteterAntrag, 'zugestellt'>>;

/** What the customer has at the end. */
export interface Abschluss {
  readonly status: 'ANGELEGT' | 'IN_PRUEFUNG';
  readonly versicherungsNummer: string | null;
  readonly dokumente: readonly Dokument[];
  /** She had no contract with us before and may register now. */
  readonly neuerKunde: boolean;
}

/** A result with the input it belongs to; for another input it is stale. */
export interface Gemerkt<Ergebnis> {
  readonly eingabe: unknown;
  readonly ergebnis: Ergebnis;
}

export interface Ergebnisse {
  /** The price as she saw it last; before she confirmed what it assumes, for what it assumes. */
  readonly tarifieren?: Gemerkt<Tarifantwort>;
  /** The price of all her answers, where it is another or there is none. */
  readonly nachrechnen?: Gemerkt<Tarifantwort>;
  readonly risikofragenLaden?: Gemerkt<readonly Risikofrage[]>;
  /** A code was sent to this number; going back and forth sends no second one. */
  readonly codeSenden?: Gemerkt<true>;
  readonly bonitaetPruefen?: Gemerkt<Bonitaet>;
  readonly unterlagenVorbereiten?: Gemerkt<VorbereiteterAntrag>;
}

/** A question about the trade, as data (`domain/daten.md`). */
export interface Risikofrage {
  readonly id: string;
  readonly text: string;
}

/** Why the customer cannot go on, or what changed behind her back. */
export type AntragHinweis =
  | 'BEITRAG_GEAENDERT'
  | 'BEITRAG_ABGELAUFEN'
  | 'UNTERLAGEN_VERALTET'
  | 'ERKLAERUNG_FEHLT'
  | 'NACHWEIS_NOETIG'
  | 'NICHT_ANGEMELDET';

/** What the calls are made from; the product's rule reads it. */
export interface Antragsstand<A extends BasisAntworten = BasisAntworten> {
  /** Null until it is read. */
  readonly umfeld: Antragsumfeld | null;
  readonly antworten: A;
  readonly ergebnisse: Ergebnisse;
  /** Answers that took the place of what a price assumed; null before they did. */
  readonly bestaetigt?: Partial<A> | null | undefined;
}

export interface AntragKontext<A extends BasisAntworten = BasisAntworten> extends Antragsstand<A> {
  /** Phone number that was confirmed by code, and the proof the server gave for it. */
  readonly nummernnachweis: { readonly handynummer: string; readonly nachweis: string } | null;
  readonly hinweis: AntragHinweis | null;
  /** What the server said against these answers. */
  readonly ablehnung: Ablehnung | null;
  /** The choice that the last price is for; null before the first. */
  readonly berechneteWahl: A['angebot'] | null;
  /** A choice that could not be calculated, and is tried again. */
  readonly offeneWahl: A['angebot'] | null;
  /** The price she last left the summary with; what differs from it is shown as changed. */
  readonly gesehenerBeitrag: Tarifbeitrag | null;
  /** The prepared application whose documents she last left the last page with. */
  readonly gesehenerAntrag: string | null;
  /** The prepared application whose documents she opened herself. */
  readonly geoeffneterAntrag: string | null;
  /** What stood on the page from which she asked a person; it may be no whole answer. */
  readonly angefragt: Anfrage | null;
  readonly abschluss: Abschluss | null;
}

interface Anfrage {
  readonly schritt: string;
  readonly gesagt: Readonly<Record<string, unknown>>;
}

/** How a flow begins: fresh, or with what was kept of it. */
export interface AntragEingang<A extends BasisAntworten = BasisAntworten> {
  readonly umfeld?: Antragsumfeld;
  readonly antworten?: A;
  readonly ergebnisse?: Ergebnisse;
  readonly nummernnachweis?: AntragKontext['nummernnachweis'];
  /** Read by the shape of the product. */
  readonly offeneWahl?: object | null | undefined;
  readonly bestaetigt?: Partial<A> | null | undefined;
}

/** Where a flow stands before its first step. */
export function anfangsstand<A extends BasisAntworten>(
  eingang: AntragEingang<A>,
): AntragKontext<A> {
  return {
    umfeld: eingang.umfeld ?? null,
    // Every answer of every product is optional: none is given yet.
    antworten: eingang.antworten ?? ({} as A),
    ergebnisse: eingang.ergebnisse ?? {},
    nummernnachweis: eingang.nummernnachweis ?? null,
    hinweis: null,
    ablehnung: null,
    bestaetigt: eingang.bestaetigt ?? null,
    berechneteWahl: null,
    offeneWahl: (eingang.offeneWahl as A['angebot']) ?? null,
    gesehenerBeitrag: null,
    gesehenerAntrag: null,
    geoeffneterAntrag: null,
    angefragt: null,
    abschluss: null,
  };
}
