import { useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import type { Widerspruch } from '#machines/antrag/regel.ts';
import { type Eingabe, eingabeVon, type Eingaben, fehlerVon, lies, namenVon } from './antwort.ts';
import { nochFalsch } from './nochFalsch.ts';
import {
  type Feld,
  felderVon,
  type Fragelage,
  type Frageseite,
  type LoseAntwort,
} from '#machines/formular/frage.ts';
import type { Notizen } from './notizen.ts';

/** Where the values of a page come from, the nearest first. */
interface Quellen {
  schritt: string;
  /** The answer as it was given. */
  antwort: unknown;
  /** What is known of who is signed in. */
  bekannt: unknown;
  notizen: Notizen;
}

/** What speaks against an answer: its shape, and what else was said. */
interface Pruefung {
  form: ZodMiniType | undefined;
  widersprueche: (antwort: unknown) => readonly Widerspruch[];
}

/**
 * The fields of one page. What was typed is kept from the first key on, also over a reload; it is
 * checked when it is sent. Wrong values stay, and an error goes as soon as its value is right.
 */
export function useEingaben<L extends Fragelage>(
  seite: Frageseite<LoseAntwort, L>,
  lage: NoInfer<L>,
  quellen: Quellen,
  { form, widersprueche }: Pruefung,
) {
  const { schritt, antwort, bekannt, notizen } = quellen;
  const [getippt, setGetippt] = useState<Eingaben>(() => notizen.lies(schritt));
  const [fehler, setFehler] = useState<Readonly<Record<string, string>>>({});
  const [versuch, setVersuch] = useState(0);
  const eingaben = Object.fromEntries(
    felderVon(seite, lage).flatMap((feld) =>
      namenVon(feld).map((name) => [
        name,
        getippt[name] ?? vorher(feld, name, [antwort, bekannt], lage),
      ]),
    ),
  );
  const gelesen = lies(seite, eingaben, lage);
  const findeFehler = () => ({
    ...jeFeld(widersprueche(gelesen.antwort)),
    ...(form ? fehlerVon(form, gelesen) : {}),
  });
  const offen = nochFalsch(fehler, findeFehler);
  // What is gone does not come back while she types on; it is looked at again when it is sent.
  if (Object.keys(offen).length < Object.keys(fehler).length) setFehler(offen);

  return {
    eingaben,
    gelesen,
    istUnberuehrt: Object.keys(getippt).length === 0,
    /** Of the last attempt, as far as they still stand, in the order of the fields. */
    fehler: gelesen.sichtbar.flatMap(namenVon).flatMap((name) => {
      const text = offen[name];
      return text === undefined ? [] : [{ name, text }];
    }),
    versuch,
    setze: (name: string, wert: Eingabe) =>
      setGetippt((bisher) => {
        const neu = { ...bisher, [name]: wert };
        notizen.schreibe(schritt, neu);
        return neu;
      }),
    /** The answer when its shape takes it and nothing else contradicts it; null after showing why not. */
    pruefe: () => {
      const gefunden = findeFehler();
      setFehler(gefunden);
      setVersuch((bisher) => bisher + 1);
      return Object.keys(gefunden).length > 0 ? null : gelesen.antwort;
    },
  };
}

function jeFeld(widersprueche: readonly Widerspruch[]): Record<string, string> {
  return Object.fromEntries(widersprueche.map(({ feld, text }) => [feld, text]));
}

/** What stands in a field that nobody touched. */
function vorher(feld: Feld, name: string, quellen: readonly unknown[], lage: Fragelage): Eingabe {
  for (const quelle of quellen) {
    if (typeof quelle !== 'object' || quelle === null) continue;
    const wert: unknown = Reflect.get(quelle, name);
    if (wert !== undefined) return eingabeVon(feld, wert);
  }
  // Whoever answered the page left this field out.
  if (typeof quellen[0] === 'object' && quellen[0] !== null) return eingabeVon(feld, undefined);
  const vorgabe = feld.art === 'adresse' ? undefined : feld.vorgabe?.(lage);
  return eingabeVon(feld, vorgabe);
}
