import { useState } from 'react';
import { Textarea, type TextareaProps } from '../../textarea/Textarea.tsx';
import type { Sample } from '../sample.ts';

const hergang =
  'Am Sonntagabend stand der Keller unter Wasser. Das Rohr der Waschmaschine war geplatzt. ' +
  'Ich habe den Haupthahn geschlossen und das Wasser mit einem Nachbarn aufgewischt. ' +
  'Beschädigt sind zwei Regale, ein Teppich und vier Kisten mit Büchern.';

export default {
  titel: 'Textbereich',
  gruppe: 'Eingaben',
  zustaende: {
    leer: () => <Feld name="hergang" label="Was ist passiert?" />,
    gefuellt: () => <Feld name="schaden" label="Was ist passiert?" start={hergang} limit={500} />,
    hinweis: () => (
      <Feld
        name="nachricht"
        label="Ihre Nachricht"
        hint="Nennen Sie bitte keine Passwörter."
        placeholder=""
      />
    ),
    optional: () => <Feld name="anmerkung" label="Anmerkung" optional rows={2} />,
    'fast-voll': () => (
      <Feld name="kurz" label="Grund in wenigen Worten" start={hergang.slice(0, 55)} limit={60} />
    ),
    'zu-lang': () => (
      <Feld
        name="zuviel"
        label="Grund in wenigen Worten"
        start={hergang.slice(0, 74)}
        limit={60}
        error="Kürzen Sie den Text auf 60 Zeichen."
      />
    ),
    fehler: () => <Feld name="angaben" label="Was ist beschädigt?" error />,
    gesperrt: () => <Feld name="gesendet" label="Ihre Nachricht" start={hergang} disabled />,
  },
} satisfies Sample;

function Feld({
  start = '',
  ...field
}: { start?: string } & Omit<TextareaProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState(start);
  return <Textarea {...field} value={value} onChange={setValue} />;
}
