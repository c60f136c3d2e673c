import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { usePorts } from '../../../ports.ts';
import type { AntragEreignis } from '#machines/antrag/events.ts';
import type { Bekannt } from '../bekannt.ts';
import type { Schrittkopf } from '../steps/Schrittbild.tsx';
import { useKontext } from '../steps/step.ts';
import { namenVon } from '../../../formular/antwort.ts';
import type { Antragslage, Antragsseite } from '#machines/antrag/frage.ts';
import { felderVon } from '#machines/formular/frage.ts';
import type { Notizen } from '../../../formular/notizen.ts';
import { ortssuche, unbekanntePlz } from '../../../formular/postleitzahlen.ts';
import { type Formularwerte, useEingaben } from '../../../formular/useEingaben.ts';
import { mitHeute } from './mitHeute.ts';
import { vonIhr } from './wohnort.ts';
import { useSenden } from './useSenden.ts';
import type { Auswege } from '../../../formular/Felder.tsx';
import { useOhneBank } from '../../../formular/ohneBank.ts';
import { useSperren } from '../../../formular/useSperren.ts';

export interface FragenProps extends Schrittkopf {
  schritt: string;
  frageseite: Antragsseite;
  /** What was typed and not sent. */
  notizen: Notizen;
  bekannt: Bekannt;
  /** Beside the column. */
  neben?: ReactNode;
  /** Asks ahead for what this answer would lead to; nobody does before the chart is there. */
  frageVoraus?: (ereignis: AntragEreignis) => void;
  /** Changes a field, and tells at once what more is asked about. */
  nachfragen?: (form: Formular) => Formular['setze'];
  /** Where a person can be asked; there with the chart. */
  auswege?: (form: Formular) => Auswege;
}

export type Formular = ReturnType<typeof useEingaben<Antragslage>>;

/** One page of questions at work: its fields, what rules options out, and the way on. */
export function useFrage(props: FragenProps & { werte: Formularwerte }) {
  const { actor, seite, schritt, frageseite, notizen, bekannt, werte } = props;
  const { now } = usePorts();
  const umfeld = useKontext(actor, (context) => context.umfeld);
  const antworten = useKontext(actor, (context) => context.antworten);
  const ergebnisse = useKontext(actor, (context) => context.ergebnisse);
  const jetzt = now();
  const stand = { antworten, ergebnisse, umfeld };
  const sperren = useSperren(frageseite, mitHeute({ ...stand, sperren: {} }, jetzt));
  const ohneBank = useOhneBank();
  const lage: Antragslage = mitHeute({ ...stand, sperren, ohneBank }, jetzt);
  const antwort: unknown = Reflect.get(antworten, schritt);
  const regel = seite?.regel;
  const shape = regel?.formen(lage.heute)[schritt];
  // Out of a draft it may be a part of one: that fills its fields, and what is asked besides keeps its default.
  const istGanz = !shape || shape.safeParse(antwort).success;
  const ihres = vonIhr(schritt, frageseite, bekannt, lage);
  const quellen = istGanz
    ? { antwort, bekannt: ihres }
    : { antwort: undefined, bekannt: Object.assign({}, ihres, antwort) };
  const widersprueche = (gegeben: unknown) => {
    const neue = mitHeute({ ...stand, antworten: { ...antworten, [schritt]: gegeben } }, jetzt);
    const andere = regel?.widersprueche?.(schritt, neue) ?? [];
    return [...andere, ...unbekanntePlz(gegeben)];
  };
  const eingaben = useEingaben(frageseite, lage, quellen, { form: shape, widersprueche }, werte);
  const form = { ...eingaben, setze: props.nachfragen?.(eingaben) ?? eingaben.setze };
  useVorausfrage(form, lage, props.frageVoraus);
  const gesendet = useSenden(actor, {
    schritt,
    heute: () => lage.heute,
    onGesendet: () => notizen.vergiss(schritt),
  });
  const [offen, setOffen] = useState(false);
  const erstes = felderVon(frageseite, lage).flatMap(namenVon)[0];
  // The button that opened the fields is gone; the focus goes on to the first of them.
  useEffect(() => {
    if (offen) document.getElementById(`field-${erstes}`)?.focus();
  }, [offen, erstes]);
  const [gedrueckt, setGedrueckt] = useState(false);

  function sende(): void {
    const geprueft = form.pruefe();
    if (geprueft) gesendet.senden(geprueft);
  }

  const nachholen = useEffectEvent(() => {
    setGedrueckt(false);
    sende();
  });
  // Who is quicker than the chart, or than the place of her postcode, waits for it.
  useEffect(() => {
    if (gedrueckt && regel) void ortssuche.jetzt.then(() => nachholen());
  }, [gedrueckt, regel]);

  return {
    form,
    lage,
    laedt: gedrueckt || gesendet.laedt,
    /** All of it is known and nobody wants to change it. */
    istBekannt:
      frageseite.zeigtBekanntes === true &&
      bekannt[schritt] !== undefined &&
      antwort === undefined &&
      form.istUnberuehrt &&
      !offen &&
      shape?.safeParse(form.gelesen.antwort).success === true,
    aendern: () => setOffen(true),
    weiter: () => (regel && form.gelesen.antwort['ort'] !== '' ? sende() : setGedrueckt(true)),
  };
}

/** Once something was answered here and she pauses: who types a number is not asked for at each digit. */
function useVorausfrage(
  { istUnberuehrt, gelesen }: Pick<ReturnType<typeof useEingaben>, 'istUnberuehrt' | 'gelesen'>,
  lage: Antragslage,
  frageVoraus: FragenProps['frageVoraus'],
): void {
  const { antwort } = gelesen;
  const frage = useEffectEvent((gegeben: unknown) =>
    frageVoraus?.({ type: 'WEITER', antwort: gegeben, heute: lage.heute }),
  );
  const istBereit = !istUnberuehrt && frageVoraus !== undefined;
  useEffect(() => {
    if (!istBereit) return undefined;
    const pause = setTimeout(() => frage(antwort), pauseMs);
    return () => clearTimeout(pause);
  }, [istBereit, antwort]);
}

/** Not when the browser is idle: a busy one may not be for half a minute. */
const pauseMs = 100;
