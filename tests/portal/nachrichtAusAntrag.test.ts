import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { zuSenden } from '#portal/flows/antrag/nachricht/useEingabe.ts';

const ohneWorte = {
  anliegen: 'ANFRAGE_RISIKO',
  nachricht: ' ',
  name: 'Anna Bergmann',
  email: 'anna.bergmann@example.org',
  telefon: '',
  rueckrufzeit: '',
  webseite: '',
};

test('a customer whose application goes to a person need not write anything beside it', () => {
  expect(z.safeParse(zuSenden(true), ohneWorte).data?.nachricht).toBe(
    'Bitte prüfen Sie meine Anfrage.',
  );
});

test('a customer who writes of her own accord has to say something', () => {
  const { error } = z.safeParse(zuSenden(false), ohneWorte);
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['nachricht']);
});

test('what she adds to her application is sent as she wrote it', () => {
  const mitWorten = { ...ohneWorte, nachricht: 'Die Wohnung ist ein Denkmal.' };
  expect(z.safeParse(zuSenden(true), mitWorten).data?.nachricht).toBe(mitWorten.nachricht);
});
