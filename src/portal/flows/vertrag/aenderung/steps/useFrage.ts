import { useSelector } from '@xstate/react';
import { heuteInBerlin } from '#contract/tag.ts';
import type { AenderungsEreignis } from '#machines/vertrag/aenderung/events.ts';
import { fragenNach } from '#machines/vertrag/aenderung/fragen.ts';
import { type AenderungsFrage, antworten as formen } from '#machines/vertrag/aenderung/answers.ts';
import * as select from '#machines/vertrag/aenderung/selectors.ts';
import { usePorts } from '../../../../ports.ts';
import { gemerktesVon } from '../../../../formular/notizen.ts';
import { useEingaben } from '../../../../formular/useEingaben.ts';
import { useFormValues } from '../../../../formular/useFormValues.ts';
import { frageblatt } from '../fragen.ts';
import type { FrageseiteProps } from './Frageseite.tsx';

/** One page of questions at work: its fields, what speaks against them, and the answer they make. */
export function useFrage({ actor, schritt, stand, risikofragen, notizen }: FrageseiteProps) {
  const { now } = usePorts();
  const antworten = useSelector(actor, select.antworten);
  const heute = heuteInBerlin(now());
  const blatt = frageblatt(schritt, stand, { antworten, heute, risikofragen });
  const lage = { sperren: blatt.sperren };
  const werte = useFormValues(gemerktesVon(notizen, schritt));
  const pruefung = {
    form: blatt.form,
    widersprueche: (gelesen: unknown) => blatt.fehler(alsFelder(gelesen)),
  };
  const form = useEingaben(blatt.seite, lage, { antwort: blatt.vorher }, pruefung, werte);

  const fragen = gestellte();

  return {
    form,
    /** What comes after it is the price. */
    letzte: fragen?.at(-1) === schritt,
    /** All steps up to the price; what is chosen decides which. */
    von: fragen && fragen.length + 1,
    weiter: () => {
      const gelesen = form.pruefe();
      if (!gelesen) return;
      // The shape of the step has just taken it.
      const antwort = blatt.antwort(gelesen) as WeiterAntwort;
      const ereignis = { type: 'WEITER', antwort } as const;
      if (!actor.getSnapshot().can(ereignis)) return;
      notizen.vergiss(schritt);
      actor.send(ereignis);
    },
  };

  function gestellte(): readonly AenderungsFrage[] | undefined {
    const gewaehlt =
      schritt === 'auswahl' ? blatt.antwort(form.gelesen.antwort) : antworten.auswahl;
    const { data } = formen.auswahl.safeParse(gewaehlt);
    return data && fragenNach(data);
  }
}

type WeiterAntwort = Extract<AenderungsEreignis, { type: 'WEITER' }>['antwort'];

function alsFelder(gelesen: unknown): Readonly<Record<string, unknown>> {
  return { ...(typeof gelesen === 'object' ? gelesen : null) };
}
