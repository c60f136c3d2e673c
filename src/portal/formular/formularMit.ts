import { useEffect, useEffectEvent } from 'react';
import type * as z from 'zod/mini';
import type { Frageseite, Sperren } from '#machines/formular/frage.ts';
import type { Feldeingaben } from './antwort.ts';
import { type Formularwerte, useEingaben } from './useEingaben.ts';
import { usePlainValues } from './usePlainValues.ts';

export interface Zutaten {
  /** What is known before anything is typed. */
  bekannt?: object;
  sperren?: Sperren;
}

/** What a form shows, whatever its answer is. */
export type Formularbild = Omit<ReturnType<typeof useEingaben>, 'pruefe' | 'istUnberuehrt'>;

/** A form of one page over its values, checked by its shape when it is sent. */
export function useFormularMit<Form extends z.ZodMiniType>(
  werte: Formularwerte,
  seite: Frageseite,
  form: Form | undefined,
  { bekannt, sperren = {} }: Zutaten = {},
) {
  const { pruefe, ...eingaben } = useEingaben(seite, { sperren }, { bekannt }, { form }, werte);
  return {
    ...eingaben,
    /** What is typed in a text field. */
    text: (name: string) => String(eingaben.eingaben[name] ?? ''),
    /** Empties a field; what was said of it goes with what stood in it. */
    leere: (name: string) => {
      werte.setze(name, '');
      const { [name]: _gesagt, ...andere } = werte.fehler;
      werte.setzeFehler(andere);
    },
    /** The answer in the shape of the form; null after showing what is wrong, and while the shape is not here. */
    pruefe: (spaet: Feldeingaben = {}): z.output<Form> | null => {
      const antwort = pruefe(spaet);
      return (antwort && form?.safeParse(antwort).data) ?? null;
    },
  };
}

/** The same without the form library, for the sign-in: a first page (decision 0012). */
export function usePlainForm<Form extends z.ZodMiniType>(
  seite: Frageseite,
  form: Form,
  zutaten?: Zutaten,
) {
  return useFormularMit(usePlainValues(), seite, form, zutaten);
}

/** Empties a field each time it is refused: a code sent again by a late Enter would cost another try. */
export function useVerworfen(
  formular: { leere(name: string): void },
  name: string,
  anlass: string | boolean | undefined,
): void {
  const leere = useEffectEvent(() => formular.leere(name));
  useEffect(() => {
    if (anlass) leere();
  }, [anlass]);
}
