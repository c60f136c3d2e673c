import { useEffect, useState } from 'react';
import { heuteInBerlin } from '#contract/fields/datum.ts';
import { usePorts } from '../../../ports.ts';
import type { Bekannt } from '../bekannt.ts';
import { type StepProps, useKontext } from '../steps/step.ts';
import { namenVon } from './antwort.ts';
import { felderVon, type Frageseite, type Lage } from './frage.ts';
import type { Notizen } from './notizen.ts';
import { useEingaben } from './useEingaben.ts';
import { useSenden } from './useSenden.ts';
import { useSperren } from './useSperren.ts';

export interface FragenProps extends StepProps {
  schritt: string;
  frageseite: Frageseite;
  /** What was typed and not sent. */
  notizen: Notizen;
  bekannt: Bekannt;
}

/** One page of questions at work: its fields, what rules options out, and the way on. */
export function useFrage({ actor, seite, schritt, frageseite, notizen, bekannt }: FragenProps) {
  const { now } = usePorts();
  const umfeld = useKontext(actor, (context) => context.umfeld);
  const antworten = useKontext(actor, (context) => context.antworten);
  const ergebnisse = useKontext(actor, (context) => context.ergebnisse);
  const heute = umfeld?.heute ?? heuteInBerlin(now());
  const stand = { antworten, ergebnisse, umfeld, heute };
  const lage: Lage = { ...stand, sperren: useSperren(frageseite, stand) };
  const antwort: unknown = Reflect.get(antworten, schritt);
  const quellen = { schritt, antwort, bekannt: bekannt[schritt], notizen };
  const shape = seite.regel.formen(heute)[schritt];
  const form = useEingaben(frageseite, lage, quellen, {
    form: shape,
    widersprueche: (gegeben) => {
      const neue = { ...antworten, [schritt]: gegeben };
      return seite.regel.widersprueche?.(schritt, { ...stand, antworten: neue }) ?? [];
    },
  });
  const gesendet = useSenden(actor, schritt, () => notizen.vergiss(schritt));
  const [offen, setOffen] = useState(false);
  const erstes = felderVon(frageseite, lage).flatMap(namenVon)[0];
  // The button that opened the fields is gone; the focus goes on to the first of them.
  useEffect(() => {
    if (offen) document.getElementById(`field-${erstes}`)?.focus();
  }, [offen, erstes]);

  return {
    form,
    lage,
    laedt: gesendet.laedt,
    /** All of it is known and nobody wants to change it. */
    istBekannt:
      frageseite.zeigtBekanntes === true &&
      bekannt[schritt] !== undefined &&
      antwort === undefined &&
      form.istUnberuehrt &&
      !offen &&
      shape?.safeParse(form.gelesen.antwort).success === true,
    aendern: () => setOffen(true),
    weiter: () => {
      const geprueft = form.pruefe();
      if (geprueft) gesendet.senden(geprueft);
    },
  };
}
