import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Frageseite, Gruppenfeld } from '#machines/formular/frage.ts';
import { lesung } from '#machines/formular/gruppe.ts';
import { antwortzeilen } from '#machines/formular/zeilen.ts';
import { type Feldeingaben, fehlerVon, lies, namenVon } from '#portal/formular/antwort.ts';
import { eintraegeIn, geschrieben } from '#portal/formular/useEintraege.ts';

/** Who travels along: two to four, each with a name and perhaps a nickname. */
const shape = z.object({
  gaeste: z.array(
    z.object({ name: z.string('Name fehlt.'), rufname: z.optional(z.string()), kind: z.boolean() }),
  ),
});
const page: Frageseite<z.infer<typeof shape>> = {
  titel: 'Wer reist mit?',
  felder: [
    {
      name: 'gaeste',
      art: 'gruppe',
      lesung,
      label: 'Gäste',
      eines: 'Gast',
      hoechstens: 4,
      anzahl: () => ({ von: 2, bis: 4 }),
      eintrag: [
        { name: 'name', art: 'text', label: 'Name', optional: true },
        { name: 'kind', art: 'haken', label: 'Ein Kind' },
        {
          name: 'rufname',
          art: 'text',
          label: 'Rufname',
          optional: true,
          wenn: (gast) => gast.kind === true,
        },
      ],
    },
  ],
};
const around = { sperren: {} };

test('whoever typed nothing is asked for the fewest there can be', () => {
  expect(read({}).antwort).toEqual({ gaeste: [{ kind: false }, { kind: false }] });
  expect(names({})).toEqual(['gaeste', ...fieldsOf(0), ...fieldsOf(1)]);
});

test('what an entry asks hangs on its own answers alone', () => {
  expect(names({ 'gaeste.1.kind': true })).toEqual([
    'gaeste',
    ...fieldsOf(0),
    ...fieldsOf(1),
    'gaeste.1.rufname',
  ]);
});

test('as many stand there as she typed something in, and no more than there can be', () => {
  const three = { 'gaeste.0.name': 'Mia', 'gaeste.2.name': 'Jo' };
  expect(read(three).antwort['gaeste']).toHaveLength(3);
  expect(read({ ...three, gaeste: '9' }).antwort['gaeste']).toHaveLength(4);
});

test('she adds one, removes the first, and has it back as it was', () => {
  const typed: Feldeingaben = { 'gaeste.0.name': 'Mia', 'gaeste.1.name': 'Jo' };
  const more = write(typed, (all) => [...all, {}]);
  expect(read(more).antwort['gaeste']).toHaveLength(3);
  const [first = {}] = eintraegeIn(group(more), more);
  const less = write(more, (all) => all.toSpliced(0, 1));
  expect(read(less).antwort['gaeste']).toEqual([{ name: 'Jo', kind: false }, { kind: false }]);
  const back = write(less, (all) => all.toSpliced(0, 0, first));
  expect(read(back).antwort).toEqual(read(more).antwort);
});

test('what is wrong is said at the field of its entry', () => {
  const wrong = fehlerVon(shape, read({ 'gaeste.0.name': 'Mia' }));
  expect(wrong).toEqual({ 'gaeste.1.name': 'Name fehlt.' });
});

test('each question is read back below the name of its entry', () => {
  const { antwort } = read({
    'gaeste.0.name': 'Mia',
    'gaeste.1.name': 'Jo',
    'gaeste.1.kind': true,
  });
  const lines = antwortzeilen(page, antwort, around, { datum: String, iban: String });
  expect(lines).toEqual([
    { frage: 'Gast\u00A01: Name', antwort: 'Mia' },
    { frage: 'Gast\u00A01: Ein Kind' },
    { frage: 'Gast\u00A02: Name', antwort: 'Jo' },
    { frage: 'Gast\u00A02: Ein Kind', antwort: 'Ja' },
  ]);
});

function read(typed: Feldeingaben) {
  return lies(page, typed, around);
}

function names(typed: Feldeingaben): string[] {
  return read(typed).sichtbar.flatMap(namenVon);
}

function fieldsOf(entry: number): string[] {
  return ['name', 'kind'].map((field) => `gaeste.${entry}.${field}`);
}

function group(typed: Feldeingaben): Gruppenfeld {
  const [field] = read(typed).sichtbar;
  if (field?.art !== 'gruppe') throw new Error('The page has no group.');
  return field;
}

function write(typed: Feldeingaben, change: (all: Feldeingaben[]) => Feldeingaben[]): Feldeingaben {
  const field = group(typed);
  return {
    ...typed,
    ...Object.fromEntries(geschrieben(field, typed, change(eintraegeIn(field, typed)))),
  };
}
