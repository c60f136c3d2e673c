import { gleich } from '../gleich.ts';
import type { ZodMiniType } from 'zod/mini';
import type {
  Tarifantwort,
  Tarifbeitrag,
  Tarifgrund,
} from '#contract/endpoints/tarifieren/antwort.ts';
import type { AntragProdukt } from '#contract/endpoints/antrag/aufrufe.ts';
import type { Frueheres } from './entwurf.ts';
import type { Zahlweise } from '#contract/entities/zahlweise.ts';
import type { BasisAntworten, Ergebnisse, Antragsstand, Antragsumfeld } from './context.ts';

/**
 * What makes an application that of its product; the chart says in which order it is asked. Methods,
 * so that screens which are the same for all products take the rule of any; a product names what its price takes.
 */
export interface Produktregel<A extends BasisAntworten, Anfrage extends object = object> {
  readonly produkt: AntragProdukt;
  /** Shape of the answers of each step on a day. */
  readonly formen: (heute: string) => Readonly<Record<string, ZodMiniType>>;
  /** Body of `POST /{produkt}/tarifieren`; null while an answer is missing. */
  anfrage(antworten: A, umfeld: Antragsumfeld): Anfrage | null;
  /** The choice at the price before the customer makes one. */
  vorgabe(antworten: A, umfeld: Antragsumfeld): A['angebot'] | null;
  /** Who is asked about: name, day of birth and address of whoever takes the insurance out. */
  nehmer(antworten: A): object | null;
  /** How drafts of before its price came first are read. */
  readonly frueher?: Frueheres;
  /** What the answer of a step contradicts in the others; its shape sees its own step alone. */
  widersprueche?(schritt: string, stand: Antragsstand<A>): readonly Widerspruch[];
  /**
   * What the price takes for granted before it is asked, by step: what she corrected at the price, and else what
   * is usual. None where all is asked before the price.
   */
  annahmen?(antworten: A): Partial<A>;
  /** Whose risk questions are asked; null while nobody knows. */
  taetigkeiten?(antworten: A): Taetigkeiten | null;
  /** She corrected something in the sentences of the offer. */
  nimmtAn?(antworten: A): boolean;
  /** Whether a step is asked with these answers; all are unless told. */
  fragt?(schritt: string, antworten: A): boolean;
  /** What the choice at the price lacks before she may go on with it. */
  fehlt?(stand: Antragsstand<A>): readonly Widerspruch[];
  /** What was chosen for her without what cannot be had; null where nothing helps. */
  ohne?(tarif: NonNullable<A['angebot']>, grund: Tarifgrund): A['angebot'] | null;
  /** With these answers a person looks at it, whatever the price would say. */
  istVonHand?(schritt: string, antworten: A): boolean;
}

/** A field whose answer does not hold beside the others, and the sentence that says so. */
export interface Widerspruch {
  readonly feld: string;
  readonly text: string;
}

/** Calls whose result is kept with its input. */
export type GemerkterAufruf =
  | 'tarifieren'
  | 'nachrechnen'
  | 'risikofragenLaden'
  | 'codeSenden'
  | 'bonitaetPruefen'
  | 'unterlagenVorbereiten';

/** The input of each call, from what is known now; null where too little is. */
export function eingabeVon<A extends BasisAntworten>(
  regel: Produktregel<A>,
  aufruf: GemerkterAufruf,
  { umfeld, antworten, ergebnisse, bestaetigt }: Antragsstand<A>,
): object | null {
  if (umfeld === null) return null;
  const eingaben = {
    tarifieren: () => regel.anfrage(angenommen(regel, antworten, bestaetigt), umfeld),
    nachrechnen: () => regel.anfrage(antworten, umfeld),
    risikofragenLaden: () => regel.taetigkeiten?.(antworten) ?? null,
    codeSenden: () =>
      antworten.kontaktZahlung ? { handynummer: antworten.kontaktZahlung.handynummer } : null,
    bonitaetPruefen: () => ({
      nehmer: regel.nehmer(antworten),
      zahlart: antworten.kontaktZahlung?.zahlart,
      jahresbeitrag: ergebnisse.tarifieren?.ergebnis.beitrag?.jahresVersicherungsPraemie ?? null,
    }),
    unterlagenVorbereiten: () => ({
      antworten: fuerUnterlagen(regel, antworten),
      anfrage: regel.anfrage(antworten, umfeld),
    }),
  } satisfies Record<GemerkterAufruf, () => object | null>;
  return eingaben[aufruf]();
}

/** The answers as the price at the offer takes them: what is asked behind it is assumed until it was confirmed. */
function angenommen<A extends BasisAntworten>(
  { annahmen }: Pick<Produktregel<A>, 'annahmen'>,
  antworten: A,
  bestaetigt: Partial<A> | null | undefined,
): A {
  if (!annahmen) return antworten;
  const gegeben = Object.entries(bestaetigt ?? {}).filter(([schritt]) => schritt in antworten);
  return { ...antworten, ...annahmen(antworten), ...Object.fromEntries(gegeben) };
}

/** Main trade and side trades by their ids. */
export interface Taetigkeiten {
  readonly gewerbeIds: readonly string[];
}

/** The stored result of a call, if it belongs to what would be asked now. */
export function ergebnisVon<A extends BasisAntworten, N extends GemerkterAufruf>(
  regel: Produktregel<A>,
  aufruf: N,
  stand: Antragsstand<A>,
): NonNullable<Ergebnisse[N]>['ergebnis'] | null {
  const gemerkt: Ergebnisse[N] = stand.ergebnisse[aufruf];
  const eingabe = eingabeVon(regel, aufruf, stand);
  if (istPreis(aufruf) && istAbgelaufen(stand.umfeld, gemerkt)) return null;
  return gemerkt && eingabe && gleich(gemerkt.eingabe, eingabe) ? gemerkt.ergebnis : null;
}

/** The price was calculated more than 14 days ago (`domain/antrag.md §3`). */
export function istBeitragAbgelaufen({
  umfeld,
  ergebnisse,
}: Pick<Antragsstand, 'umfeld' | 'ergebnisse'>) {
  return istAbgelaufen(umfeld, ergebnisse.tarifieren);
}

function istAbgelaufen(
  umfeld: Antragsumfeld | null,
  gemerkt: Ergebnisse[GemerkterAufruf] | undefined,
): boolean {
  const gueltigBis = gueltigBisVon(gemerkt?.ergebnis);
  return umfeld !== null && gueltigBis !== null && gueltigBis < umfeld.heute;
}

/** Last day of a price, yyyy-MM-dd; null where it is none. */
function gueltigBisVon(ergebnis: unknown): string | null {
  const { beitrag } = Object(ergebnis) as Partial<Tarifantwort>;
  return beitrag?.gueltigBis ?? null;
}

/** The price of all her answers: as it was shown, or calculated since; null where neither belongs to them. */
export function nachgerechnet<A extends BasisAntworten>(
  regel: Produktregel<A>,
  stand: Antragsstand<A>,
): Tarifantwort | null {
  const { eingabe, ergebnis } = stand.ergebnisse.tarifieren ?? {};
  const gefragt = eingabeVon(regel, 'nachrechnen', stand);
  const istGezeigt = ergebnis && gefragt && gleich(eingabe, gefragt);
  if (istGezeigt && !istBeitragAbgelaufen(stand)) return ergebnis;
  return ergebnisVon(regel, 'nachrechnen', stand);
}

/** Both are the same to whoever pays. */
export function istGleicherBeitrag(
  einer: Tarifbeitrag | undefined,
  anderer: Pick<Tarifbeitrag, 'versicherungsPraemie' | 'zahlweise'> | undefined,
): boolean {
  return (
    einer !== undefined &&
    einer.versicherungsPraemie === anderer?.versicherungsPraemie &&
    einer.zahlweise === anderer.zahlweise
  );
}

function istPreis(aufruf: GemerkterAufruf): boolean {
  return aufruf === 'tarifieren' || aufruf === 'nachrechnen';
}

/** What she is asked; the declarations are given for the documents, so the documents cannot hang on them. */
function fuerUnterlagen<A extends BasisAntworten>(regel: Produktregel<A>, antworten: A) {
  return Object.fromEntries(
    Object.entries(antworten).filter(
      ([schritt]) => !ohneUnterlagen.has(schritt) && regel.fragt?.(schritt, antworten) !== false,
    ),
  );
}

/** What is said about the documents and about the price is printed in none of them. */
const ohneUnterlagen = new Set(['abschluss', 'beitragPruefen']);

/** What was answered of what is assumed, as far as it is asked with these answers. */
export function statt<A extends BasisAntworten>(
  { annahmen, fragt }: Pick<Produktregel<A>, 'annahmen' | 'fragt'>,
  antworten: A,
): Partial<A> {
  const angenommen = annahmen?.(antworten) ?? {};
  const gegeben = Object.entries(antworten).filter(
    ([schritt]) => schritt in angenommen && fragt?.(schritt, antworten) !== false,
  );
  // Answers of the same steps.
  return Object.fromEntries(gegeben) as Partial<A>;
}

/** The most frequent way to pay that is offered, where hers is not. */
export function seltener({ zahlweise, zahlweisen }: Tarifbeitrag): Zahlweise | undefined {
  const gewaehlt = zahlweisen.find((eine) => eine.zahlweise === zahlweise);
  if (!gewaehlt?.hinderung) return undefined;
  return haeufigsteZuerst.find((eine) =>
    zahlweisen.some(({ zahlweise: andere, hinderung }) => andere === eine && hinderung === null),
  );
}

const haeufigsteZuerst = ['MONATLICH', 'VIERTELJAEHRLICH', 'HALBJAEHRLICH', 'JAEHRLICH'] as const;

/** An answer without what does not hold of it. */
export function ohneFelder(antwort: object, gegen: ReadonlySet<string>): object {
  return Object.fromEntries(Object.entries(antwort).filter(([feld]) => !gegen.has(feld)));
}

/** What is kept of the calls but for some. */
export function ohneErgebnis(
  { ergebnisse }: { readonly ergebnisse: Ergebnisse },
  ...namen: readonly (keyof Ergebnisse)[]
): { ergebnisse: Ergebnisse } {
  const andere = Object.entries(ergebnisse).filter(([name]) => !namen.some((weg) => weg === name));
  return { ergebnisse: Object.fromEntries(andere) };
}
