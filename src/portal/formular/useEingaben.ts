import { useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import type { Widerspruch } from '#machines/antrag/regel.ts';
import {
  type Fragefeld,
  felderVon,
  type Fragelage,
  type Frageseite,
  type LoseAntwort,
} from '#machines/formular/frage.ts';
import { wertZu } from '#machines/formular/feldname.ts';
import {
  type Feldeingabe,
  eingabeVon,
  type Feldeingaben,
  fehlerVon,
  lies,
  namenVon,
} from './antwort.ts';
import { nochFalsch } from './nochFalsch.ts';

/** Where a form keeps what was typed, and what was found wrong with it when it was sent. */
export interface Formularwerte {
  readonly getippt: Feldeingaben;
  /** The same, also before it is drawn. */
  jetzt(): Feldeingaben;
  setze(name: string, wert: Feldeingabe): void;
  readonly fehler: Readonly<Record<string, string>>;
  setzeFehler(fehler: Readonly<Record<string, string>>): void;
}

/** What stands in fields that nobody touched, the nearest first. */
interface Quellen {
  /** The answer as it was given. */
  antwort?: unknown;
  /** What is known of who is signed in. */
  bekannt?: unknown;
}

/** What speaks against an answer: its shape, and what else was said. */
interface Pruefung {
  form: ZodMiniType | undefined;
  widersprueche?: (antwort: unknown) => readonly Widerspruch[];
}

/**
 * The fields of one page. They are checked when they are sent; wrong values stay, and an error goes as
 * soon as its value is right. What is gone does not come back while she types on.
 */
export function useEingaben<L extends Fragelage>(
  seite: Frageseite<LoseAntwort, L>,
  lage: NoInfer<L>,
  { antwort, bekannt }: Quellen,
  { form, widersprueche }: Pruefung,
  werte: Formularwerte,
) {
  const [versuch, setVersuch] = useState(0);
  const namen = felderVon(seite, lage).flatMap((feld) =>
    feld.art === 'gruppe' ? feld.lesung.teile(feld) : feld,
  );
  const alle = (getippt: Feldeingaben): Feldeingaben =>
    Object.fromEntries(
      namen.flatMap((feld) =>
        namenVon(feld).map((name) => [
          name,
          getippt[name] ?? vorher(feld, name, [antwort, bekannt], lage),
        ]),
      ),
    );
  const findeFehler = (gelesen: ReturnType<typeof lies>) => ({
    ...jeFeld(widersprueche?.(gelesen.antwort) ?? []),
    ...(form ? fehlerVon(form, gelesen) : {}),
  });
  const gelesenAus = (getippt: Feldeingaben) => lies(seite, alle(getippt), lage);
  const eingaben = alle(werte.getippt);
  const gelesen = lies(seite, eingaben, lage);
  const offen = nochFalsch(werte.fehler, () => findeFehler(gelesen));
  const fehler = gelesen.sichtbar.flatMap(namenVon).flatMap((name) => {
    const text = offen[name];
    return text === undefined ? [] : [{ name, text }];
  });

  return {
    seite,
    lage,
    eingaben,
    gelesen,
    istUnberuehrt: Object.keys(werte.getippt).length === 0,
    /** Of the last attempt, as far as they still stand, in the order of the fields. */
    fehler,
    fehlerZu: (name: string) => fehler.find((einer) => einer.name === name)?.text,
    /** Counts the times the form was sent; as key of the summary it takes the focus there again. */
    versuch,
    setze: (name: string, wert: Feldeingabe) => {
      werte.setze(name, wert);
      const neu = gelesenAus({ ...werte.jetzt(), [name]: wert });
      werte.setzeFehler(nochFalsch(werte.fehler, () => findeFehler(neu)));
    },
    /** The answer when its shape takes it and nothing else contradicts it; null after showing why not. */
    pruefe: (spaet: Feldeingaben = {}) => {
      const jetzt = gelesenAus({ ...werte.jetzt(), ...spaet });
      const gefunden = findeFehler(jetzt);
      werte.setzeFehler(gefunden);
      setVersuch((bisher) => bisher + 1);
      return Object.keys(gefunden).length > 0 ? null : jetzt.antwort;
    },
  };
}

function jeFeld(widersprueche: readonly Widerspruch[]): Record<string, string> {
  return Object.fromEntries(widersprueche.map(({ feld, text }) => [feld, text]));
}

/** An address that was given for another postcode. */
function istAnderswo(feld: Fragefeld, quelle: object, lage: Fragelage): boolean {
  if (feld.art !== 'adresse' || !feld.plz) return false;
  const plz: unknown = Reflect.get(quelle, 'plz');
  return plz !== undefined && plz !== feld.plz(lage);
}

/** What stands in a field that nobody touched. */
function vorher(
  feld: Fragefeld,
  name: string,
  quellen: readonly unknown[],
  lage: Fragelage,
): Feldeingabe {
  for (const quelle of quellen) {
    if (typeof quelle !== 'object' || quelle === null) continue;
    const wert = wertZu(quelle, name);
    if (istAnderswo(feld, quelle, lage)) return '';
    if (wert !== undefined) return eingabeVon(feld, wert);
  }
  // Whoever answered the page left this field out.
  if (typeof quellen[0] === 'object' && quellen[0] !== null) return eingabeVon(feld, undefined);
  const vorgabe = feld.art === 'adresse' ? undefined : feld.vorgabe?.(lage);
  return eingabeVon(feld, vorgabe);
}
