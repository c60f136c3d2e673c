import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Liste } from './Liste.tsx';
import type { Prosa } from './prosa.ts';

/** Sections of a text: paragraphs, then points. */
export function Abschnitte({ abschnitte }: Pick<Prosa, 'abschnitte'>) {
  return abschnitte.map(({ id, titel, absaetze, punkte }) => (
    <Abschnitt key={id} titel={titel}>
      {absaetze.map((absatz) => (
        <p key={absatz}>{absatz}</p>
      ))}
      {punkte.length > 0 && <Liste punkte={punkte} />}
    </Abschnitt>
  ));
}
