import type { Wortlaut as Abschnitte } from '#contract/endpoints/einwilligung.ts';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';

/** The wording as the insurer lays it down. */
export function Wortlaut({ abschnitte }: { abschnitte: Abschnitte }) {
  return abschnitte.map(({ titel, absaetze }) => (
    <Abschnitt key={titel} titel={titel}>
      {absaetze.map((absatz) => (
        <p key={absatz}>{absatz}</p>
      ))}
    </Abschnitt>
  ));
}
