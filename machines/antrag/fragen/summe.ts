import { formatBetrag } from '#contract/fields/formatBetrag.ts';

/** Up to which of a few sums she is insured, each with what it is enough for. */
export function summenfeld<const Summe extends number>(
  { stufen }: { readonly stufen: readonly Summe[] },
  folgen: Readonly<Record<NoInfer<Summe>, string>>,
) {
  return {
    name: 'versicherungssumme',
    art: 'karten',
    label: 'Versicherungssumme',
    warum: 'So viel zahlen wir höchstens für einen Schaden. Was darüber liegt, zahlen Sie selbst.',
    optionen: stufen.map((wert) => ({ wert, label: formatBetrag(wert), folge: folgen[wert] })),
  } as const;
}
