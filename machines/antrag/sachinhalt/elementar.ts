import { elementarAdresse } from '#contract/produkte/leistungen/elementar.ts';
import type { Antragsstand } from '../context.ts';
import type { InhaltsAntworten } from './inhalt.ts';

type Stand = Pick<Antragsstand<InhaltsAntworten>, 'antworten' | 'ergebnisse'>;

const grund = 'ELEMENTAR_NICHT_EINSCHLIESSBAR';

/** Why cover against the elements cannot be had where it is not chosen, by the field and value of the choice; null where it can. */
export function elementarsperre(
  { antworten, ergebnisse }: Stand,
  feld: string,
  mitElementar: string | boolean,
): string | null {
  const { tarifieren, nachrechnen } = ergebnisse;
  const alternative = tarifieren?.ergebnis.alternativen?.find(
    (eine) => eine.feld === feld && eine.wert === mitElementar,
  );
  // Of the street the price of the postcode knows nothing.
  const istAbgelehnt =
    nachrechnen?.ergebnis.grund === grund && istFuer(nachrechnen.eingabe, antworten);
  return alternative?.hinderung || istAbgelehnt ? elementarAdresse.absage[grund] : null;
}

/** What was asked about is still where she is. */
function istFuer(eingabe: unknown, { einstieg, betrieb }: InhaltsAntworten): boolean {
  const { risikoOrt } = Object(eingabe) as Readonly<Record<string, unknown>>;
  const { plz, strasse } = Object(risikoOrt) as Readonly<Record<string, unknown>>;
  return plz === einstieg?.plz && strasse === betrieb?.strasse;
}
