import type { Choice } from '#widgets/choice-cards/ChoiceCard.tsx';
import { ChoiceCards } from '#widgets/choice-cards/ChoiceCards.tsx';
import { MultiChoiceCards } from '#widgets/choice-cards/MultiChoiceCards.tsx';
import { RadioGroup } from '#widgets/radio-group/RadioGroup.tsx';
import { gewaehlt } from './antwort.ts';
import type { EingabeProps } from './Felder.tsx';
import type { Feldwahl } from '#machines/formular/frage.ts';

type Props = EingabeProps<'karten' | 'radio' | 'mehrfach'>;

/** One or several of a few; an option that is ruled out stays, and says why. */
export function Auswahlfeld({ feld, eingaben, setze, fehlerZu, gefragt, lage }: Props) {
  const { name, label, art } = feld;
  const eingabe = eingaben[name] ?? '';
  const gesperrt = lage.sperren[name] ?? {};
  const optionen = feld.optionen
    .map((wahl) => (art === 'mehrfach' ? wahl : benannt(wahl, feld.anzeige?.(wahl.wert, lage))))
    .map((wahl) => karte(wahl, gesperrt));
  const frage = { name, legend: label, legendHidden: gefragt, options: optionen };
  const error = fehlerZu(name);
  const setzeWert = (wert: string | string[]) => setze(name, wert);

  if (art === 'mehrfach') {
    const frei = gewaehlt(eingabe).filter((wert) => gesperrt[wert] === undefined);
    return <MultiChoiceCards {...frage} error={error} value={frei} onChange={setzeWert} />;
  }
  const value = gesperrt[String(eingabe)] === undefined ? String(eingabe) : null;
  if (art === 'karten') {
    return <ChoiceCards {...frage} error={error} value={value} onChange={setzeWert} />;
  }
  return (
    <RadioGroup
      name={name}
      label={label}
      error={error}
      value={value}
      onChange={setzeWert}
      options={optionen.map(inEinerZeile)}
      {...(feld.hinweis === undefined ? {} : { hint: feld.hinweis })}
      {...(feld.optional ? { optional: true } : {})}
    />
  );
}

function benannt(wahl: Feldwahl, name: string | undefined): Feldwahl {
  return name === undefined ? wahl : { wert: wahl.wert, label: name, folge: wahl.label };
}

function inEinerZeile({ value, label, subline, disabled = false, reason }: Choice) {
  return { value, label, subline: reason ?? subline, disabled };
}

function karte(
  { wert, label, folge, zusatz }: Feldwahl,
  gesperrt: Readonly<Record<string, string>>,
): Choice {
  const value = String(wert);
  const grund = gesperrt[value];
  return {
    value,
    label,
    subline: folge,
    aside: zusatz,
    ...(grund === undefined ? {} : { disabled: true, reason: grund }),
  };
}
