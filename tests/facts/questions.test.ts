import { describe, expect, test } from 'vitest';
import type { AntragProdukt } from '#contract/endpoints/antrag/aufrufe.ts';
import type { BasisAntworten } from '#machines/antrag/context.ts';
import type { BetriebshaftpflichtAntworten } from '#machines/antrag/betriebshaftpflicht/answers.ts';
import type { FahrradAntworten } from '#machines/antrag/fahrrad/answers.ts';
import type { HausratAntworten } from '#machines/antrag/hausrat/answers.ts';
import { t as price } from '#portal/flows/antrag/steps/tarif/texte.ts';
import { betriebshaftpflichtAngaben } from '#server/documents/angaben/betriebshaftpflicht.ts';
import { fahrradAngaben } from '#server/documents/angaben/fahrrad.ts';
import { hausratAngaben } from '#server/documents/angaben/hausrat.ts';
import type { Antragsangaben } from '#server/documents/daten.ts';
import { answerOf, around, changed, fieldsOf, sold, type NamedField } from './sold.ts';

type Stand = ReturnType<typeof around>;

/** The application as it is printed; everything of it was answered. */
const print: Readonly<Record<AntragProdukt, (stand: Stand) => Antragsangaben | null>> = {
  hausrat: (stand) => hausratAngaben({ ...stand, antworten: stand.antworten as HausratAntworten }),
  bhv: (stand) =>
    betriebshaftpflichtAngaben({
      ...stand,
      antworten: stand.antworten as BetriebshaftpflichtAntworten,
    }),
  fahrrad2: (stand) => fahrradAngaben({ ...stand, antworten: stand.antworten as FahrradAntworten }),
};

/** What is only asked of some. */
const further: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  vorversicherung: {
    vorversicherungVorhanden: true,
    vorversicherer: 'Alte Versicherung AG',
    vertragsnummerVorversicherer: '4711',
    gekuendigtDurch: 'KUNDE',
  },
  zahlung: { kontoinhaberAbweichend: true, kontoinhaber: 'Jo Beispiel' },
  person: { titel: 'Dr.' },
  ansprechpartner: { titel: 'Dr.' },
};

const atThePrice = [
  'variante',
  'sb',
  'zahlweise',
  'versicherungsbeginn',
  'beginnverlegung',
] as const;

const names = Object.keys(sold) as AntragProdukt[];

describe.each(names)('What is printed of an application for %s', (name) => {
  const product = sold[name];
  const fields = fieldsOf(product);
  const answers = Object.entries(further)
    .filter(([step]) => Object.hasOwn(product.answers, step))
    .reduce((all, [step, values]) => changed(all, step, values), product.answers);

  test('asks in the words in which she was asked', () => {
    const asked = new Set([
      ...fields.map(({ field }) => field.label),
      // Four fields of an address are typed as one, below the question of their page.
      ...Object.values(product.page.fragen).map(({ titel }) => titel),
      ...atThePrice.map((word) => price(word)),
    ]);
    const printed = new Set(
      variants()
        .flatMap(facts)
        .map((fact) => fact.name),
    );
    expect([...printed].filter((question) => !asked.has(question))).toEqual([]);
  });

  test.each(fields.filter(({ field }) => 'optionen' in field).map(named))(
    'names the answer as the option she chose: %s',
    (_, { step, field }) => {
      const wrong = optionsOf(field).flatMap(({ wert, label }) => {
        const value = field.art === 'mehrfach' ? [wert] : wert;
        const fact = facts(changed(answers, step, { [field.name]: value })).find(
          (one) => one.name === field.label,
        );
        if (!fact) return [];
        const isSaid = fact.wert === label || fact.wert.split(', ').includes(label);
        return isSaid ? [] : [{ chosen: label, printed: fact.wert }];
      });
      expect(wrong).toEqual([]);
    },
  );

  /** Her answers, and the same with each other choice. */
  function variants(): BasisAntworten[] {
    const chosen = fields.flatMap(({ step, field }) =>
      optionsOf(field).map(({ wert }) => {
        const value = field.art === 'mehrfach' ? [wert] : wert;
        return changed(answers, step, { ...answerOf(answers, step), [field.name]: value });
      }),
    );
    return [answers, ...chosen];
  }

  function facts(given: BasisAntworten) {
    const printed = print[name](around(given, product.page.regel));
    if (!printed) throw new Error('An answer is missing');
    return printed.antworten.flatMap(({ fakten }) => fakten);
  }
});

function optionsOf(field: NamedField): readonly { wert: unknown; label: string }[] {
  return 'optionen' in field ? field.optionen : [];
}

function named<Entry extends { step: string; field: NamedField }>(entry: Entry) {
  return [`${entry.step}.${entry.field.name}`, entry] as const;
}
