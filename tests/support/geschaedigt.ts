/** What somebody reports who was harmed; nobody has that number, and the proof is none. */
export const geschaedigtenmeldung = {
  marke: 'andsafe',
  verursacher: { wer: 'phv', versicherungsNummer: '299999998', name: 'Nie Mand' },
  geschaedigte: {
    anrede: 'FRAU',
    name: 'Ida Kern',
    land: 'DE',
    strasse: 'Am Hafen',
    hausnummer: '7',
    plz: '48155',
    ort: 'Münster',
    email: 'ida.kern@example.org',
    telefon: '+492511234567',
  },
  schaden: {
    schadenart: 'SACHSCHADEN',
    schadendatum: '2026-11-18',
    ort: 'Prinzipalmarkt, Münster',
    hergang: 'Er ist mit dem Rad gegen meinen Roller gefahren.',
  },
  forderung: {
    positionen: [{ bezeichnung: 'Roller', betrag: 42_000 }],
    vorsteuerabzug: false,
    iban: 'DE02120300000000202051',
  },
  nachweis: 'keiner',
  wahr: true,
} as const;
