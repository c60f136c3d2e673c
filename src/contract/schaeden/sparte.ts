import type { Vertrag } from '../entities/vertrag.ts';
import type { Produkt } from '../produkte/produkte.ts';

/** What can be reported of a product: plain data, read by chart, page, request, rule and list (`domain/schaden.md §3`-`§5`). */
export interface Schadensparte {
  /** Kinds of damage by their key, in the order they are offered. */
  readonly arten: Readonly<Record<string, Schadenart>>;
  /** Covers of a contract by the keys its kinds name; nothing where no kind needs one. */
  readonly deckungen?: (stand: Deckungsstand) => readonly string[];
  /** What is asked with the report; a product without it is not reported online yet. */
  readonly meldung?: Meldungsfragen;
}

/** A contract as far as it says what it covers; a whole one of the portal is its own `risiken`. */
export interface Deckungsstand {
  readonly produkt: Produkt;
  readonly deckungsIdentifier: string | null;
  readonly risiken: Partial<Vertrag>;
}

/** What the report of a product asks besides when and what happened. */
export interface Meldungsfragen {
  /** Where it can have happened. */
  readonly orte: readonly Schadenort[];
  /** The things are somebody else's: they are damaged, never gone. */
  readonly fremdeSachen?: true;
  /** Things that are often meant, as an example; nothing where no kind asks for things. */
  readonly beispiel?: string;
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
  /** What she has to do or know at once, whatever she answers. */
  readonly satz?: string;
  /** Somebody may be ill or hurt: she is told not to write of it here (GDPR Art. 9). */
  readonly gesundheit?: true;
  /** No thing is asked for: what was done is what costs. */
  readonly ohneSachen?: true;
  /** It fits none of the others: the desk looks at it whatever the contract has. */
  readonly sonstiges?: true;
  /** What has to be handed in, and what may be. */
  readonly unterlagen?: Readonly<Partial<Record<Unterlagentyp, 'PFLICHT' | 'MOEGLICH'>>>;
}

/** A question with few answers, and what is said at each; no two questions of a product share the key of an answer. */
export interface Schadenfrage {
  readonly label: string;
  readonly antworten: Readonly<Record<string, { readonly label: string; readonly satz?: string }>>;
}

/** Where it happened; the first three are known places, by their name alone. */
export const schadenorte = {
  RISIKOORT: 'In der versicherten Wohnung',
  WOHNORT: 'Zu Hause',
  BETRIEB: 'Im Betrieb',
  UNTERWEGS: 'An einem anderen Ort in Deutschland',
  AUSLAND: 'Im Ausland',
} as const;
export type Schadenort = keyof typeof schadenorte;

/** Whether it is asked where exactly. */
export function fragtOrtsangabe(ort: unknown): boolean {
  return ort === 'UNTERWEGS' || ort === 'AUSLAND';
}

/** Files a claim needs (`domain/schaden.md §5`): what each is called and what is enough. */
export const unterlagentypen = {
  FOTOS: { label: 'Fotos des Schadens', hinweis: 'Ein Bild vom Ganzen und eines von jeder Sache.' },
  KAUFBELEGE: {
    label: 'Kaufbelege',
    hinweis: 'Rechnung, Kontoauszug oder ein Foto, auf dem man die Sache sieht.',
  },
  KOSTENVORANSCHLAG: { label: 'Kostenvoranschlag', hinweis: 'Was die Reparatur kosten soll.' },
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
  KAUFBELEG: {
    label: 'Kaufbeleg der Sache',
    hinweis: 'Auch ein Kontoauszug genügt. Bei fremden Sachen hat ihn, wem sie gehören.',
  },
  ANSPRUCHSSCHREIBEN: {
    label: 'Schreiben der geschädigten Person',
    hinweis: 'Nur wenn sie Ihnen geschrieben hat.',
  },
  EINWILLIGUNG: {
    label: 'Einwilligung der verletzten Person',
    hinweis: 'Sie gibt sie selbst. Sie müssen nicht danach fragen.',
    gesundheit: true,
  },
  ARZTBERICHT: {
    label: 'Bericht der Ärztin oder des Arztes',
    hinweis: 'Nur wenn die verletzte Person Ihnen einen gegeben hat.',
    gesundheit: true,
  },
  TIERARZTRECHNUNG: { label: 'Rechnung der Tierarztpraxis', hinweis: 'Ein Foto genügt.' },
  MIETVERTRAG: { label: 'Mietvertrag', hinweis: 'Die Seiten über Räume und Schäden genügen.' },
  RECHNUNG_SCHLIESSANLAGE: {
    label: 'Rechnung für Schloss oder Schließanlage',
    hinweis: 'Oder das Angebot dafür.',
  },
  BESTAETIGUNG_UEBERGABE: {
    label: 'Bestätigung, dass Sie den Schlüssel hatten',
    hinweis: 'Zum Beispiel das Übergabeprotokoll.',
  },
  ABMAHNUNG: { label: 'Abmahnung', hinweis: 'Alle Seiten, auch die vorbereitete Erklärung.' },
  TITEL: {
    label: 'Urteil oder Vollstreckungsbescheid',
    hinweis: 'Gegen die Person, die den Schaden verursacht hat.',
  },
  VOLLSTRECKUNG: {
    label: 'Nachweis der erfolglosen Vollstreckung',
    hinweis: 'Sie bekommen ihn vom Gerichtsvollzieher.',
  },
  SCHREIBEN_DIENSTHERR: {
    label: 'Schreiben Ihres Dienstherrn',
    hinweis: 'Darin steht, was er von Ihnen verlangt.',
  },
  AUFTRAG: { label: 'Auftrag oder Vertrag', hinweis: 'Auch eine E\u2011Mail genügt.' },
  ABNAHMEPROTOKOLL: { label: 'Abnahmeprotokoll', hinweis: 'Nur wenn es eines gibt.' },
  MAENGELRUEGE: {
    label: 'Mängelrüge',
    hinweis: 'Das Schreiben, in dem der Mangel gemeldet wurde, wenn es eines gibt.',
  },
  SCHRIFTWECHSEL: {
    label: 'Schriftwechsel',
    hinweis: 'Briefe und E\u2011Mails, in denen es um den Fehler geht.',
  },
  BWA: {
    label: 'Betriebswirtschaftliche Auswertung',
    hinweis: 'Des letzten Jahres, von Ihrer Steuerberatung.',
  },
  BUCHUNGSBESTAETIGUNG: {
    label: 'Buchungsbestätigung',
    hinweis: 'Mit Reisepreis, Reisedaten und allen Reisenden.',
  },
  STORNORECHNUNG: {
    label: 'Rechnung über Storno oder Umbuchung',
    hinweis: 'Vom Reisebüro, Veranstalter oder Vermieter.',
  },
  NACHWEIS_GRUND: {
    label: 'Nachweis des Grundes',
    hinweis: 'Geht es um die Gesundheit? Dann bitten wir Sie vorher um Ihre Einwilligung.',
    gesundheit: true,
  },
  BESTAETIGUNG_BEFOERDERER: {
    label: 'Bestätigung der Verspätung',
    hinweis: 'Von der Fluggesellschaft oder der Bahn.',
  },
  ARZTRECHNUNG: {
    label: 'Rechnung der Praxis oder Klinik',
    hinweis: 'Wir bitten Sie vorher um Ihre Einwilligung.',
    gesundheit: true,
  },
  DIAGNOSE: {
    label: 'Diagnose',
    hinweis: 'Wir bitten Sie vorher um Ihre Einwilligung.',
    gesundheit: true,
  },
  ZAHLUNGSNACHWEIS: { label: 'Nachweis der Zahlung', hinweis: 'Nur wenn Sie schon bezahlt haben.' },
  PIR_PROTOKOLL: {
    label: 'Protokoll über das Gepäck',
    hinweis: 'Sie bekommen es am Schalter der Fluggesellschaft oder der Bahn.',
  },
  BORDKARTE: { label: 'Bordkarte oder Fahrkarte', hinweis: 'Nur wenn Sie sie noch haben.' },
} as const;
export type Unterlagentyp = keyof typeof unterlagentypen;

/** What fits none of the kinds; the desk looks at it (`domain/schaden.md §2`). */
export const sonstiges = {
  label: 'Etwas anderes',
  sonstiges: true,
  unterlagen: { FOTOS: 'MOEGLICH' },
} as const satisfies Schadenart;
