/** What can be reported of a product: plain data, read by chart, page, request, rule and list (`domain/schaden.md §3`-`§5`). */
export interface Schadensparte {
  /** Kinds of damage by their key, in the order they are offered. */
  readonly arten: Readonly<Record<string, Schadenart>>;
  /** What is asked with the report; a product without it is not reported online yet. */
  readonly meldung?: Meldungsfragen;
}

/** What the report of a product asks besides when and what happened. */
export interface Meldungsfragen {
  /** Where it can have happened; the first is the insured place. */
  readonly orte: readonly Schadenort[];
  /** Questions that decide cover or a duty, each asked at the kinds that name it. */
  readonly fragen: Readonly<Record<string, Schadenfrage>>;
}

export interface Schadenart {
  readonly label: string;
  /** Said below the name where the name is not enough. */
  readonly zeile?: string;
  /** Cover the contract must have; without it the insurer's desk decides. */
  readonly deckung?: string;
  /** Key of the question asked with the report. */
  readonly frage?: string;
  /** No thing is asked for: what was done is what costs. */
  readonly ohneSachen?: true;
  /** What has to be handed in, and what may be. */
  readonly unterlagen?: Readonly<Partial<Record<Unterlagentyp, 'PFLICHT' | 'MOEGLICH'>>>;
}

/** A question with few answers, and what is said at each; no two questions of a product share the key of an answer. */
export interface Schadenfrage {
  readonly label: string;
  readonly antworten: Readonly<Record<string, { readonly label: string; readonly satz?: string }>>;
}

export const schadenorte = {
  RISIKOORT: 'In der versicherten Wohnung',
  UNTERWEGS: 'An einem anderen Ort in Deutschland',
  AUSLAND: 'Im Ausland',
} as const;
export type Schadenort = keyof typeof schadenorte;

/** Files a claim needs (`domain/schaden.md §5`): what each is called and what is enough. */
export const unterlagentypen = {
  FOTOS: { label: 'Fotos des Schadens', hinweis: 'Ein Bild vom Raum und eines von jeder Sache.' },
  KAUFBELEGE: {
    label: 'Kaufbelege',
    hinweis: 'Rechnung, Kontoauszug oder ein Foto, auf dem man die Sache sieht.',
  },
  KOSTENVORANSCHLAG: { label: 'Kostenvoranschlag', hinweis: 'Nur wenn Sie einen haben.' },
  POLIZEIANZEIGE: {
    label: 'Anzeige bei der Polizei',
    hinweis: 'Die Bestätigung mit dem Aktenzeichen genügt.',
  },
  STEHLGUTLISTE: {
    label: 'Liste der gestohlenen Sachen',
    hinweis: 'Dieselbe Liste, die Sie der Polizei geben.',
  },
  SCHLUESSELNACHWEIS: {
    label: 'Nachweis über Ihre Schlüssel',
    hinweis: 'Nur wenn jemand mit einem Schlüssel hineinkam.',
  },
  INSTALLATEURBERICHT: { label: 'Bericht des Installateurs', hinweis: 'Nur wenn Sie einen haben.' },
  TROCKNUNGSPROTOKOLL: { label: 'Trocknungsprotokoll', hinweis: 'Nur wenn getrocknet wurde.' },
  FEUERWEHRBERICHT: { label: 'Bericht der Feuerwehr', hinweis: 'Nur wenn sie da war.' },
  SCHADENAUFSTELLUNG: {
    label: 'Aufstellung der beschädigten Sachen',
    hinweis: 'Was es ist, wann Sie es gekauft haben und was es gekostet hat.',
  },
  REPARATURBERICHT: {
    label: 'Bericht der Elektrowerkstatt',
    hinweis: 'Darin steht, woran das Gerät kaputtgegangen ist.',
  },
  RUECKSTAU_NACHWEIS: {
    label: 'Nachweis der Rückstauklappe',
    hinweis: 'Nur bei Rückstau: Rechnung über Einbau oder Wartung.',
  },
  GLASERANGEBOT: { label: 'Angebot der Glaserei', hinweis: 'Oder die Rechnung.' },
  KAUFBELEG_RAD: { label: 'Kaufbeleg des Fahrrads', hinweis: 'Die Rechnung oder der Kaufvertrag.' },
  KAUFBELEG_SCHLOSS: { label: 'Kaufbeleg des Schlosses', hinweis: 'Oder ein Foto des Schlosses.' },
  RAHMENNUMMER_NACHWEIS: {
    label: 'Nachweis der Rahmennummer',
    hinweis: 'Sie steht auf dem Kaufbeleg oder im Fahrradpass.',
  },
  FUNDBUERO: { label: 'Bestätigung des Fundbüros', hinweis: 'Nur wenn Sie dort gefragt haben.' },
  RECHNUNG: { label: 'Rechnung', hinweis: 'Von wem Ihnen geholfen hat.' },
} as const;
export type Unterlagentyp = keyof typeof unterlagentypen;

/** What fits none of the kinds; the desk looks at it (`domain/schaden.md §2`). */
export const sonstiges = {
  label: 'Etwas anderes',
  unterlagen: { FOTOS: 'MOEGLICH' },
} as const satisfies Schadenart;
