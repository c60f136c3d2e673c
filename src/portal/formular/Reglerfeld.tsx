import { Range } from '#widgets/range/Range.tsx';
import type { EingabeProps } from './Felder.tsx';

const centJeEuro = 100;

/** One of many ascending sums, and perhaps one between them; it can be typed too, in euros as it is read. */
export function Reglerfeld({ feld, eingaben, setze, fehlerZu, lage }: EingabeProps<'regler'>) {
  const { name, label, hinweis, von, bis, schritt } = feld;
  const schritte = Array.from(
    { length: Math.floor((bis - von) / schritt) + 1 },
    (_, stufe) => von + stufe * schritt,
  );
  const auch = feld.auch?.(lage) ?? von;
  const stufen = [...new Set([...schritte, auch])]
    .toSorted((a, b) => a - b)
    .map((cent) => ({ value: cent / centJeEuro, label: feld.anzeige(cent) }));
  const eingabe = Number(eingaben[name]);
  return (
    <Range
      name={name}
      label={label}
      options={stufen}
      value={(eingabe > 0 ? eingabe : von) / centJeEuro}
      onChange={(euro) => setze(name, String(euro * centJeEuro))}
      typed
      error={fehlerZu(name)}
      {...(hinweis === undefined ? {} : { hint: hinweis })}
    />
  );
}
