import type { BasisAntworten } from '#machines/antrag/context.ts';
import type { AntragFall } from './fall.ts';

/** Who speaks for another firm. */
const ansprechperson = {
  anrede: 'HERR',
  vorname: 'Paul',
  nachname: 'Berg',
  geburtsdatum: '1961-12-31',
};

/** Second values of what can be told more than once. */
export const andereAntworten = {
  risikoort: [{ plz: '50667', ort: 'Köln', strasse: 'Hohe Straße', hausnummer: '21a' }],
  firmensitz: [{ plz: '50667', ort: 'Köln', strasse: 'Hohe Straße', hausnummer: '21a' }],
  person: [
    {
      anrede: 'HERR',
      vorname: 'Paul',
      nachname: 'Berg',
      geburtsdatum: '1961-12-31',
      woanders: true,
      plz: '20095',
      ort: 'Hamburg',
      strasse: 'Domstraße',
      hausnummer: '3',
    },
  ],
  kontaktZahlung: [
    {
      email: 'paul.berg@example.org',
      handynummer: '+491721234567',
      zahlart: 'LASTSCHRIFT',
      iban: 'DE02500105170137075030',
      kontoinhaberAbweichend: true,
      kontoinhaber: 'Paul Berg',
    },
    { zahlart: 'RECHNUNG' },
  ],
  vorversicherung: [
    { gekuendigtDurch: 'KUNDE', vorschaeden: 0 },
    {
      gekuendigtDurch: 'EINVERNEHMLICH',
      vorschaeden: 1,
      schadenDetails: [{ jahr: '2025', art: 'Fremdes Eigentum beschädigt', hoehe: 1_234_50 }],
    },
    { gekuendigtDurch: 'LAEUFT_NOCH', laeuftNochBis: '2027-02-28', vorschaeden: 0 },
  ].map((eine) =>
    Object.assign(
      { vorversicherungVorhanden: true, vorversicherer: 'Beispiel Versicherung' },
      eine,
    ),
  ),
  // A firm that stands in no register, and one that stands there as another form.
  firma: [
    { firmenname: 'Anna Bergmann IT', rechtsform: 'EINZELUNTERNEHMEN', ...ansprechperson },
    {
      firmenname: 'Bergmann Software AG',
      rechtsform: 'AG',
      handelsregister: 'HRB 54321',
      registergericht: 'Köln',
      ...ansprechperson,
    },
  ],
  betrieb: [
    {
      plz: '50667',
      ort: 'Köln',
      strasse: 'Hohe Straße',
      hausnummer: '21a',
      anzahlMitarbeiter: 3,
      gegruendetVor2019: true,
      auslandsumsatzUSA: false,
      auslandsanteilUeber10: false,
    },
  ],
  personen: [
    { vorname1: 'Paul', nachname1: 'Berg', geburtsdatum1: '1961-12-31' },
    {
      vorname1: 'Paul',
      nachname1: 'Berg',
      geburtsdatum1: '1961-12-31',
      vorname2: 'Ida',
      nachname2: 'Berg',
      geburtsdatum2: '1964-03-05',
      vorname3: 'Jan',
      nachname3: 'Berg',
      geburtsdatum3: '1999-07-08',
    },
  ],
  bausteine: [
    {
      deckungen: ['ELEMENTAR', 'GLASBRUCH', 'WOHNSCHUTZBRIEF', 'UNBENANNTE_GEFAHREN', 'FAHRRAD'],
      fahrradProzent: 5,
      elementarVorschaden: false,
    },
  ],
  rad: [
    {
      hersteller: 'Riese & Müller',
      modell: 'Load',
      kaufdatum: '2026-05-02',
      gebraucht: true,
      rahmennummerSpaeter: false,
      rahmennummer: 'WBK12345678',
    },
  ],
};

/** At the price every other way to pay, and what else a product offers there, one at a time. */
export function weitereWahlen<A extends BasisAntworten>({
  antworten,
  weitereWahl = [],
}: AntragFall<A>) {
  const zahlweisen = ['MONATLICH', 'VIERTELJAEHRLICH', 'HALBJAEHRLICH'];
  return [...zahlweisen.map((zahlweise) => ({ zahlweise })), ...weitereWahl].map((eine) =>
    Object.assign({}, antworten.angebot, eine),
  );
}
