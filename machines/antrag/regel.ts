import type { ZodMiniType } from 'zod/mini';
import type { AntragProdukt } from '#contract/endpoints/antrag/aufrufe.ts';
import type {
  BasisAntworten,
  Ergebnisse,
  Gewerbe,
  Antragsstand,
  Antragsumfeld,
} from './context.ts';

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
  vorgabe(antworten: A, umfeld: Antragsumfeld): A['tarif'] | null;
  /** Who is asked about: name, day of birth and address of whoever takes the insurance out. */
  nehmer(antworten: A): object | null;
  /** What the answer of a step contradicts in the others; its shape sees its own step alone. */
  widersprueche?(schritt: string, stand: Antragsstand<A>): readonly Widerspruch[];
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
  | 'risikofragenLaden'
  | 'codeSenden'
  | 'bonitaetPruefen'
  | 'unterlagenVorbereiten';

/** The input of each call, from what is known now; null where too little is. */
export function eingabeVon<A extends BasisAntworten>(
  regel: Produktregel<A>,
  aufruf: GemerkterAufruf,
  { umfeld, antworten, ergebnisse }: Antragsstand<A>,
): object | null {
  if (umfeld === null) return null;
  const eingaben = {
    tarifieren: () => regel.anfrage(antworten, umfeld),
    risikofragenLaden: () => (antworten.gewerbe ? taetigkeitenIn(antworten.gewerbe) : null),
    codeSenden: () =>
      antworten.kontaktZahlung ? { handynummer: antworten.kontaktZahlung.handynummer } : null,
    bonitaetPruefen: () => ({
      nehmer: regel.nehmer(antworten),
      zahlart: antworten.kontaktZahlung?.zahlart,
      jahresbeitrag: ergebnisse.tarifieren?.ergebnis.beitrag?.jahresVersicherungsPraemie ?? null,
    }),
    unterlagenVorbereiten: () => ({
      antworten: ohneErklaerungen(antworten),
      anfrage: regel.anfrage(antworten, umfeld),
    }),
  } satisfies Record<GemerkterAufruf, () => object | null>;
  return eingaben[aufruf]();
}

/** Whose risk questions are asked. */
export function taetigkeitenIn({ hauptgewerbe, nebengewerbe }: Gewerbe): Taetigkeiten {
  return { gewerbeIds: [hauptgewerbe, ...nebengewerbe].map(({ gewerbeId }) => gewerbeId) };
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
  if (aufruf === 'tarifieren' && istBeitragAbgelaufen(stand)) return null;
  return gemerkt && eingabe && gleich(gemerkt.eingabe, eingabe) ? gemerkt.ergebnis : null;
}

/** The price was calculated more than 14 days ago (`domain/antrag.md §3`). */
export function istBeitragAbgelaufen({
  umfeld,
  ergebnisse,
}: Pick<Antragsstand, 'umfeld' | 'ergebnisse'>) {
  const beitrag = ergebnisse.tarifieren?.ergebnis.beitrag;
  return umfeld !== null && beitrag !== undefined && beitrag.gueltigBis < umfeld.heute;
}

/** The declarations are given for the documents, so the documents cannot hang on them. */
function ohneErklaerungen(antworten: BasisAntworten) {
  return Object.fromEntries(
    Object.entries(antworten).filter(([schritt]) => schritt !== 'abschluss'),
  );
}

/** Both say the same; they are built in one place, so their keys stand in one order. */
export function gleich(eines: unknown, anderes: unknown): boolean {
  return eines === anderes || JSON.stringify(eines) === JSON.stringify(anderes);
}
