import { ganzeEuro } from '#contract/fields/formatBetrag.ts';
import type { Summenrahmen } from '#contract/produkte/beschreibung.ts';

interface Stufen<Summe> {
  readonly stufen: readonly Summe[];
  readonly vorgabe: Summe;
}

const titel = 'Bis zu welcher Summe möchten Sie versichert sein?';
const feld = {
  name: 'versicherungssumme',
  label: 'Versicherungssumme',
  warum: 'So viel zahlen wir höchstens für einen Schaden. Was darüber liegt, zahlen Sie selbst.',
} as const;
const betragsseite = { titel, felder: [{ ...feld, art: 'betrag' }] } as const;

/**
 * The page that asks up to which sum she is insured: any, or one of a few; a new application begins with it.
 *
 * @public
 */
export function summenseite<const Summe extends number>(
  summe: Stufen<Summe>,
  folgen?: Readonly<Record<NoInfer<Summe>, string>>,
): ReturnType<typeof stufenseite<Summe>>;
export function summenseite(summe: Summenrahmen): typeof betragsseite;
export function summenseite(
  summe: Stufen<number> | Summenrahmen,
  folgen?: Readonly<Record<number, string>>,
) {
  return 'stufen' in summe ? stufenseite(summe, folgen) : betragsseite;
}

function stufenseite<Summe extends number>(
  { stufen, vorgabe }: Stufen<Summe>,
  folgen?: Readonly<Record<Summe, string>>,
) {
  const optionen = stufen.map((wert) => ({
    wert,
    label: ganzeEuro(wert),
    ...(folgen && { folge: folgen[wert] }),
  }));
  return { titel, felder: [{ ...feld, art: 'karten', optionen, vorgabe: () => vorgabe }] } as const;
}

/** Up to which of a few sums she is insured, each with what it is enough for. */
export function summenfeld<const Summe extends number>(
  { stufen }: { readonly stufen: readonly Summe[] },
  folgen: Readonly<Record<NoInfer<Summe>, string>>,
) {
  return {
    ...feld,
    art: 'karten',
    optionen: stufen.map((wert) => ({ wert, label: ganzeEuro(wert), folge: folgen[wert] })),
  } as const;
}
