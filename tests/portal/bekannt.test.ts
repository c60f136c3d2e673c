import { expect, test } from 'vitest';
import { nachSchritt } from '#portal/flows/antrag/bekannt.ts';

const anschrift = { plz: '48143', ort: 'Münster', strasse: 'Königsstraße', hausnummer: '40' };
const erreichbar = {
  partnerNummer: 'P000006',
  anschrift,
  email: 'lena.krueger@example.org',
  handynummer: '+491701234567',
  telefon: '+492511234567',
  vermittlerNummer: null,
};
const lena = {
  anrede: 'FRAU',
  titel: null,
  vorname: 'Lena',
  nachname: 'Krüger',
  geburtsdatum: '1987-05-06',
} as const;
const wer = { anrede: 'FRAU', vorname: 'Lena', nachname: 'Krüger', geburtsdatum: '1987-05-06' };

test('a firm that is signed in finds its name, its seat and who speaks for it', () => {
  const firma = {
    art: 'FIRMA',
    ...erreichbar,
    firmenname: 'Nordlicht IT GmbH',
    rechtsform: 'GMBH',
    gruendungsdatum: null,
    ansprechpartner: lena,
  } as const;
  expect(nachSchritt(firma)).toMatchObject({
    betrieb: anschrift,
    firma: { firmenname: 'Nordlicht IT GmbH', rechtsform: 'GMBH', ...wer },
    kontaktZahlung: {
      email: 'lena.krueger@example.org',
      handynummer: '+491701234567',
      telefon: '+492511234567',
    },
  });
  const register = { handelsregister: 'HRB 12345', registergericht: 'Münster' };
  expect(nachSchritt({ ...firma, ...register })['firma']).toMatchObject(register);
  expect(nachSchritt(firma)['firma']).not.toHaveProperty('handelsregister');
  expect(nachSchritt({ ...firma, rechtsform: null })['firma']).not.toHaveProperty('rechtsform');
});

test('a person who is signed in finds her birth date wherever it is asked', () => {
  const person = { art: 'PERSON', ...erreichbar, ...lena } as const;
  expect(nachSchritt(person)).toMatchObject({
    einstieg: { plz: '48143', geburtsdatum: '1987-05-06' },
    familie: { geburtsdatum: '1987-05-06' },
    person: { ...wer, ...anschrift },
    firma: wer,
  });
  expect(nachSchritt({ ...person, geburtsdatum: null })['einstieg']).toEqual({ plz: '48143' });
});

test('the account of her contracts is known by its end, where she has one', () => {
  const person = { art: 'PERSON', ...erreichbar, ...lena } as const;
  const konto = 'DE** **** **** **** **20 51';
  expect(nachSchritt({ ...person, konto })['kontaktZahlung']).toMatchObject({ iban: konto });
  expect(nachSchritt(person)['kontaktZahlung']).not.toHaveProperty('iban');
});
