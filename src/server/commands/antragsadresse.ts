import { type Antragsart, antragszielDer } from '#contract/produkte/produkte.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { hausmarke } from '#contract/marken.ts';

interface Antragsziel {
  produkt: Antragsart;
  marke: MarkenSchluessel;
  /** On another device nothing else would say who sells. */
  vermittlerNummer: string | null;
  entwurfId?: string;
}

/** Where an application is begun or taken up again, as a mail names it; nothing of the customer stands in it. */
export function antragsadresse(
  portalUrl: string,
  { produkt, marke, vermittlerNummer, entwurfId }: Antragsziel,
): string {
  const parameter = new URLSearchParams();
  if (entwurfId !== undefined) parameter.set('savedDraftId', entwurfId);
  if (marke !== hausmarke) parameter.set('brand', marke);
  if (vermittlerNummer !== null) parameter.set('vermittlernummer', vermittlerNummer);
  const abfrage = parameter.toString();
  return `${portalUrl}/${antragszielDer(produkt).weg}/antrag/${abfrage === '' ? '' : `?${abfrage}`}`;
}
