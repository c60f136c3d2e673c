import { Range } from '#widgets/range/Range.tsx';
import type { BenanntesFeld, EingabeProps } from './Eingabefeld.tsx';

interface Props extends Omit<EingabeProps, 'feld'> {
  feld: Extract<BenanntesFeld, { art: 'regler' }>;
}

/** One of many ascending steps; the value can be typed too. */
export function Reglerfeld({ feld, eingaben, setze, fehlerZu }: Props) {
  const { name, label, hinweis, von, bis, schritt } = feld;
  const stufen = Array.from({ length: Math.floor((bis - von) / schritt) + 1 }, (_, stufe) => {
    const value = von + stufe * schritt;
    return { value, label: feld.anzeige(value) };
  });
  const eingabe = Number(eingaben[name]);
  return (
    <Range
      name={name}
      label={label}
      options={stufen}
      value={eingabe > 0 ? eingabe : von}
      onChange={(wert) => setze(name, String(wert))}
      typed
      error={fehlerZu(name)}
      {...(hinweis === undefined ? {} : { hint: hinweis })}
    />
  );
}
