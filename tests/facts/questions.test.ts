import { describe, expect, test } from 'vitest';
import { wertZu } from '#machines/formular/feldname.ts';
import type { BasisAntworten } from '#machines/antrag/context.ts';
import { mitTarif } from '#machines/antrag/fragen/tarif.ts';
import { type Fragefeld, felderVon } from '#machines/formular/frage.ts';
import { t as price } from '#portal/flows/antrag/steps/tarif/texte.ts';
import { answerOf, around, changed, sold, type NamedField, artVon, type Sold } from './sold.ts';

/** What is only asked of some. */
const further: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  vorversicherung: {
    vorversicherungVorhanden: true,
    vorversicherer: 'Alte Versicherung AG',
    vertragsnummerVorversicherer: '4711',
    gekuendigtDurch: 'KUNDE',
    vorschaeden: 1,
    schadenDetails: [{ jahr: '2025', art: 'Rohrbruch', hoehe: 80_000 }],
  },
  kontaktZahlung: { kontoinhaberAbweichend: true, kontoinhaber: 'Jo Beispiel' },
  person: { titel: 'Dr.' },
};

/** Stands behind what she was asked: what was recommended, and what she chose (VVG § 61). */
const advice = 'Ihr Wunsch und unsere Empfehlung';

const names = Object.keys(sold) as Sold[];

describe.each(names)('What is printed of an application for %s', (name) => {
  const { page, answers: given } = sold[name];
  const pages = mitTarif(page);
  const answers = Object.entries(further)
    .filter(([step]) => Object.hasOwn(given, step))
    .reduce((all, [step, values]) => changed(all, step, values), given);
  const fields = page.schritte.flatMap((step) =>
    fieldsOn(step, answers).flatMap((field) => (field.art === 'adresse' ? [] : [{ step, field }])),
  );

  test('is every question she answered, once, in the words and in the order she was asked, and nothing else', () => {
    expect(facts(answers).length).toBeGreaterThan(20);
    for (const variant of variants()) {
      expect(facts(variant).map((fact) => fact.name)).toEqual(answered(variant));
    }
  });

  test('asks at the price in the words that stand there', () => {
    const there = fields
      .filter(({ step, field }) => step === 'angebot' && !isOfProduct(field))
      .map(({ field }) => field);
    expect(there.length).toBeGreaterThan(0);
    for (const field of there) expect(field.label).toBe(price(field.name as 'sb'));
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

  /** What a product alone offers at its price is shown by the very field that is printed. */
  function isOfProduct(field: NamedField): boolean {
    const own = page.tarif.konfigurator?.felder ?? [];
    return own.some((one) => one.art !== 'adresse' && one.name === field.name);
  }

  /** Her answers, and the same with each other choice. */
  function variants(): BasisAntworten[] {
    const chosen = fields.flatMap(({ step, field }) =>
      optionsOf(field).map(({ wert }) => {
        const value = field.art === 'mehrfach' ? [wert] : wert;
        return changed(answers, step, { [field.name]: value });
      }),
    );
    return [answers, ...chosen];
  }

  /** The questions that were put to her and that she answered, page by page. */
  function answered(all: BasisAntworten): string[] {
    const lage = around(all, page.regel);
    return page.schritte.flatMap((step) => {
      const answer = { ...answerOf(all, step) } as Record<string, never>;
      if (Object.keys(answer).length === 0) return [];
      return fieldsOn(step, all)
        .filter((field) => field.wenn?.(answer, lage) !== false)
        .flatMap((field) => {
          // Four fields of an address are typed as one, below their own question or that of their page.
          if (field.art === 'adresse') return [field.label ?? pages[step]?.titel ?? ''];
          // The same typed twice is printed once; what was left empty has no answer.
          if (field.art === 'gruppe') return inEntries(field, wertZu(answer, field.name));
          const isLeftOut = field.nurFrage === true || wertZu(answer, field.name) === undefined;
          return isLeftOut ? [] : [field.label];
        });
    });
  }

  function fieldsOn(step: string, all: BasisAntworten): readonly Fragefeld[] {
    const question = pages[step];
    return question ? felderVon(question, around(all, page.regel)) : [];
  }

  function facts(all: BasisAntworten) {
    const printed = artVon(sold[name]).angaben(around(all, page.regel));
    if (!printed) throw new Error('An answer is missing');
    return printed.antworten.flatMap(({ titel, fakten }) => (titel === advice ? [] : fakten));
  }
});

/** Each question of a group below the name of its entry. */
function inEntries({ eines, eintrag }: NamedField & { art: 'gruppe' }, entries: unknown): string[] {
  const all: readonly unknown[] = Array.isArray(entries) ? entries : [];
  return all.flatMap((entry, index) =>
    eintrag.flatMap((field) =>
      field.art === 'adresse' || wertZu({ entry }, `entry.${field.name}`) === undefined
        ? []
        : [`${eines}\u00A0${index + 1}: ${field.label}`],
    ),
  );
}

function optionsOf(field: NamedField): readonly { wert: unknown; label: string }[] {
  return 'optionen' in field ? field.optionen : [];
}

function named<Entry extends { step: string; field: NamedField }>(entry: Entry) {
  return [`${entry.step}.${entry.field.name}`, entry] as const;
}
