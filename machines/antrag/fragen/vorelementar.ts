import { elementarschaeden } from '#contract/begriffe/gebaeude.ts';
import { fristen } from '#contract/zahlen.ts';
import type { Fragefeld } from '../../formular/frage.ts';
import type { Vorversicherung } from '../answers.ts';
import type { BasisAntworten } from '../context.ts';
import type { Antragsfrage, Antragslage } from '../frage.ts';
import { vorversicherung } from './vorversicherung.ts';
import { jaNein } from './wahlen.ts';

/** Whoever was insured against the elements already does not wait for it again; asked of whoever takes that cover. */
export function mitElementar<A extends BasisAntworten>(
  hat: (antworten: A) => boolean,
): Antragsfrage<A & BasisAntworten, 'vorversicherung'> {
  const frage: Fragefeld<Vorversicherung, Antragslage<A>> = {
    name: 'elementarVorversichert',
    art: 'radio',
    label: `Waren ${elementarschaeden} bisher mitversichert?`,
    warum: `Sind Sie ohne Lücke gegen Elementarschäden versichert, entfällt die Wartezeit von ${fristen.elementarTage}\u00A0Tagen.`,
    optionen: jaNein,
    optional: true,
    wenn: ({ vorversicherungVorhanden }, { antworten }) =>
      vorversicherungVorhanden === true && hat(antworten),
  };
  return { ...vorversicherung, felder: [...vorversicherung.felder, frage] } as Antragsfrage<
    A & BasisAntworten,
    'vorversicherung'
  >;
}
