/** What an agency sends that wants to become a partner; the proof is none. */
export const anbindungsantrag = {
  marke: 'andsafe',
  vermittlerart: { art: 'MAKLER' },
  firma: {
    firmenname: 'Hafenmakler GmbH',
    rechtsform: 'GMBH',
    strasse: 'Am Hafen',
    hausnummer: '7',
    plz: '48155',
    ort: 'Münster',
    website: 'www.hafenmakler.example.org',
  },
  registrierung: { ihkNummer: 'D-4KLM-6NPQR-21', erlaubnis: 'ERLAUBNIS' },
  ansprechpartner: {
    anrede: 'FRAU',
    vorname: 'Jule',
    nachname: 'Brandes',
    email: 'jule.brandes@example.org',
    handynummer: '+4915228817901',
  },
  bank: { iban: 'DE02120300000000202051', steuernummer: '337/5722/1234' },
  unterlagen: { courtagezusage: true, auftragsverarbeitung: true },
  nachweis: 'keiner',
  wahr: true,
} as const;
