interface GefragtVonAllen {
  readonly vorversicherung?: {
    readonly vorschaeden: number;
    readonly gekuendigtDurch?: string | undefined;
  };
  readonly angebot?: { readonly zahlweise: string };
}

/** Body of a price: what the product sends of the risk, and what every price depends on (`domain/antrag.md §6`). */
export function anfrageMit<A extends GefragtVonAllen>(risiko: (antworten: A) => object | null) {
  return (antworten: A): object | null => {
    const { vorversicherung, angebot } = antworten;
    const eigenes = risiko(antworten);
    if (!angebot || !vorversicherung || !eigenes) return null;
    const { vorschaeden, gekuendigtDurch } = vorversicherung;
    return {
      ...eigenes,
      zahlweise: angebot.zahlweise,
      vorschaeden,
      ...(gekuendigtDurch === undefined ? {} : { gekuendigtDurch }),
    };
  };
}
