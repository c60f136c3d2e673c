import { useRef, useState } from 'react';
import type { Feldeingaben } from './antwort.ts';
import type { Gemerktes } from './notizen.ts';
import type { Formularwerte } from './useEingaben.ts';

/** The values of a page that must not wait for the form library: the first question of an application, the sign-in. */
export function usePlainValues({ lies, schreibe }: Gemerktes = nirgends): Formularwerte {
  const [getippt, setGetippt] = useState(lies);
  const [fehler, setzeFehler] = useState<Formularwerte['fehler']>({});
  const jetzt = useRef(getippt);
  return {
    getippt,
    jetzt: () => jetzt.current,
    setze: (name, wert) => {
      const neu: Feldeingaben = { ...jetzt.current, [name]: wert };
      jetzt.current = neu;
      setGetippt(neu);
      schreibe(neu);
    },
    fehler,
    setzeFehler,
  };
}

/** For a page whose typing nobody keeps. */
export const nirgends: Gemerktes = { lies: () => ({}), schreibe: () => undefined };
