import type { Antragslage } from '#machines/antrag/frage.ts';
import { lies } from '../../../formular/antwort.ts';
import type { useEingaben } from '../../../formular/useEingaben.ts';
import type { AntragActor } from '../steps/step.ts';

/** Changes a field, and tells at once what more is asked about; what the chart does not take is not chosen yet. */
export function nachfragend(
  actor: AntragActor,
  { seite, lage, eingaben, setze }: ReturnType<typeof useEingaben<Antragslage>>,
): typeof setze {
  return (name, wert) => {
    setze(name, wert);
    if (!seite.felder.some((feld) => feld.art !== 'adresse' && feld.sofort && feld.name === name))
      return;
    const { antwort } = lies(seite, { ...eingaben, [name]: wert }, lage);
    actor.send({ type: 'NACHFRAGEN', antwort, heute: lage.heute });
  };
}
