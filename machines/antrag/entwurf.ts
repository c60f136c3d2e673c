import type { ZodMiniType } from 'zod/mini';
import type { Entwurfsregel } from '#machines/entwurf.ts';
import { kontaktImEntwurf } from './answers.ts';

/**
 * What no draft of an application keeps: the question that opens one, and the declarations, which are given
 * for documents that are made anew (`domain/antrag.md §7`); of how she pays nothing.
 */
const ausgenommen = new Set(['entwurf', 'kontaktZahlung', 'abschluss']);

/** How a product was asked for before its price came first. */
export interface Frueheres {
  /** Its steps of then, each with the one that asks for it today. */
  readonly schritte: Readonly<Record<string, string>>;
  /** Its answers as they are asked today. */
  readonly angebotZuerst: (
    antworten: Readonly<Record<string, unknown>>,
  ) => Readonly<Record<string, unknown>>;
  /** The schema that brought it; 4 unless told. */
  readonly seit?: 5;
}

/** How an application is kept, by the shapes of the day on which it is read. */
export function entwurfsregel(
  flow: string,
  formen: Readonly<Record<string, ZodMiniType>>,
  eigenes?: Frueheres,
): Entwurfsregel {
  const antworten = Object.fromEntries(
    Object.entries(formen).filter(([schritt]) => !ausgenommen.has(schritt)),
  );
  return {
    flow,
    schema: 5,
    antworten,
    teile: { kontaktZahlung: kontaktImEntwurf.shape },
    frueher: { ...frueher, ...eigenes?.schritte },
    migrationen: {
      3: aufWenigerSeiten,
      4: umbenannt,
      ...(eigenes && { [eigenes.seit ?? 4]: eigenes.angebotZuerst }),
    },
  };
}

const frueher = {
  anschrift: 'person',
  ansprechpartner: 'firma',
  kontakt: 'kontaktZahlung',
  telefon: 'kontaktZahlung',
  zahlung: 'kontaktZahlung',
  tarif: 'angebot',
  unterlagen: 'abschluss',
  zusammenfassung: 'abschluss',
};

/** The choice at the price was called after the tariff. */
function umbenannt({ tarif, ...antworten }: Readonly<Record<string, unknown>>) {
  return { ...antworten, ...zusammen('angebot', tarif) };
}

/** Who she is and where she lives stood on two pages, and so did how to reach her and how she pays. */
function aufWenigerSeiten({
  anschrift,
  ansprechpartner,
  kontakt,
  ...antworten
}: Readonly<Record<string, unknown>>) {
  const { person, firma } = antworten;
  return {
    ...antworten,
    ...zusammen('person', person, anschrift),
    ...zusammen('firma', firma, ansprechpartner),
    ...zusammen('kontaktZahlung', kontakt),
  };
}

function zusammen(schritt: string, ...teile: readonly unknown[]): object {
  const gegeben = teile.filter((teil) => typeof teil === 'object' && teil !== null);
  return gegeben.length === 0 ? {} : { [schritt]: Object.assign({}, ...gegeben) as object };
}
