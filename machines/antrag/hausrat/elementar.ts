import { elementarAdresse } from '#contract/produkte/leistungen/elementar.ts';
import type { Antragsstand } from '../context.ts';
import type { HausratAntworten } from './answers.ts';

type Stand = Pick<Antragsstand<HausratAntworten>, 'antworten' | 'ergebnisse'>;

const grund = 'ELEMENTAR_NICHT_EINSCHLIESSBAR';

/** Cover against the elements can be had, as far as anybody knows here. */
export function istElementarMoeglich(stand: Stand): boolean {
  return elementarsperre(stand) === null;
}

/** Why it cannot be had where it is not chosen; null where it can. */
export function elementarsperre({ antworten, ergebnisse }: Stand): string | null {
  const { tarifieren, nachrechnen } = ergebnisse;
  const alternative = tarifieren?.ergebnis.alternativen?.find(({ wert }) => wert === 'ELEMENTAR');
  if (alternative?.hinderung) return satz(antworten);
  // Of the street, or of what the water did there, the price of the postcode knows nothing.
  const istAbgelehnt =
    nachrechnen?.ergebnis.grund === grund && istFuer(nachrechnen.eingabe, antworten);
  return istAbgelehnt ? satz(antworten) : null;
}

/** What was asked about is still what she says. */
function istFuer(eingabe: unknown, { einstieg, wohnung, inhalt }: HausratAntworten): boolean {
  const { risikoOrt, elementarVorschaden } = Object(eingabe) as Readonly<Record<string, unknown>>;
  const { plz, strasse } = Object(risikoOrt) as Readonly<Record<string, unknown>>;
  return (
    plz === einstieg?.plz &&
    strasse === wohnung?.strasse &&
    elementarVorschaden === (inhalt?.elementarVorschaden ?? false)
  );
}

function satz({ inhalt }: HausratAntworten): string {
  return inhalt?.elementarVorschaden === true
    ? 'Nach einem Elementarschaden können wir diesen Baustein leider nicht anbieten.'
    : elementarAdresse.absage[grund];
}
