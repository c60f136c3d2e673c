import type { EntwurfProdukt } from '#contract/endpoints/entwurf.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { hausmarke } from '#contract/marken.ts';
import { antragswegVon } from '#contract/produkte/produkte.ts';

interface Antragsziel {
  produkt: EntwurfProdukt;
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
  return `${portalUrl}/${antragswegVon(produkt)}/antrag/${abfrage === '' ? '' : `?${abfrage}`}`;
}
