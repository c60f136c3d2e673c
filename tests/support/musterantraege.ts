import { kontaktZahlung, type Musterantrag, vorversicherung } from './antragsteile.ts';
import { einzelneGefahren, inhalt } from './inhaltsantraege.ts';

/** Worked case 19 of `domain/beispiele.md` as an application. */
export const hausrat: Musterantrag = {
  produkt: 'hausrat',
  antworten: {
    einstieg: { plz: '48143', wohnflaeche: 65, wunsch: 'AUSGEWOGEN' },
    angebot: {
      variante: 'KOMFORT',
      versicherungssumme: 42_250_00,
      deckungen: [],
      elementarVerzicht: 'BEWUSST',
      sb: 'SB_KEINE',
      zahlweise: 'JAEHRLICH',
      versicherungsbeginn: '2026-11-21',
    },
    wohnung: {
      plz: '48143',
      ort: 'Münster',
      strasse: 'Ludgeristraße',
      hausnummer: '12',
      wohnform: 'WOHNUNG',
      staendigBewohnt: true,
      bauart: 'MASSIV',
    },
    inhalt: { wertsachen: false },
    vorversicherung,
    person: {
      anrede: 'FRAU',
      vorname: 'Anna',
      nachname: 'Bergmann',
      geburtsdatum: '1988-04-12',
      woanders: false,
    },
    kontaktZahlung,
  },
  beitrag: 68_70,
};

/** Worked case 1 of `domain/beispiele.md` as an application: an e-bike, its repairs and a breakdown service. */
export const fahrrad: Musterantrag = {
  produkt: 'fahrrad2',
  antworten: {
    einstieg: { fahrradTyp: 'E_BIKE', kaufpreis: 3_499_00, plz: '48143', wunsch: 'RUNDUM' },
    angebot: {
      reparaturschutz: 'MIT_VERSCHLEISS',
      schutzbrief: true,
      zahlweise: 'MONATLICH',
      versicherungsbeginn: '2026-11-21',
    },
    rad: {
      hersteller: 'Kalkhoff',
      kaufdatum: '2026-10-01',
      gebraucht: false,
      rahmennummer: 'WBK-4711',
      rahmennummerSpaeter: false,
    },
    nutzung: {
      nutzung: 'PRIVAT',
      schloss: true,
      plz: '48143',
      ort: 'Münster',
      strasse: 'Ludgeristraße',
      hausnummer: '12',
    },
    vorversicherung,
    person: {
      anrede: 'HERR',
      vorname: 'Uwe',
      nachname: 'Brandt',
      geburtsdatum: '1980-02-29',
      woanders: true,
      plz: '45127',
      ort: 'Essen',
      strasse: 'Lindenallee',
      hausnummer: '9',
    },
    kontaktZahlung,
  },
  beitrag: 28_99,
};

/** Worked case 26 of `domain/beispiele.md` as an application: a founder in software. */
export const bhv: Musterantrag = {
  produkt: 'bhv',
  antworten: {
    einstieg: {
      hauptgewerbe: { gewerbeId: '1001', name: 'IT-Dienstleistung, Softwareentwicklung' },
      jahresumsatz: 120_000_00,
      wunsch: 'AUSGEWOGEN',
    },
    angebot: {
      versicherungssumme: 500_000_000,
      sb: 'SB_250',
      zahlweise: 'JAEHRLICH',
      versicherungsbeginn: '2026-11-21',
    },
    taetigkeit: { nebengewerbe: [], risikofragen: { R01: false, R02: true } },
    betrieb: {
      plz: '48143',
      ort: 'Münster',
      strasse: 'Königsstraße',
      hausnummer: '40',
      anzahlMitarbeiter: 2,
      gegruendetVor2019: false,
      gruendungsdatum: '2026-01-15',
      auslandsumsatzUSA: false,
      auslandsanteilUeber10: false,
    },
    vorversicherung,
    firma: {
      firmenname: 'Nordlicht IT GmbH',
      rechtsform: 'GMBH',
      handelsregister: 'HRB 12345',
      registergericht: 'Münster',
      anrede: 'FRAU',
      vorname: 'Lena',
      nachname: 'Krüger',
      geburtsdatum: '1987-05-06',
    },
    kontaktZahlung,
  },
  beitrag: 91_04,
};

/** Worked case 7 of `domain/beispiele.md` as an application: a dog that nobody needs to be afraid of. */
export const tierhalter: Musterantrag = {
  produkt: 'thv',
  antworten: {
    einstieg: { rasse: 'Labrador Retriever', mischling: false, anzahl: 1, wunsch: 'AUSGEWOGEN' },
    angebot: {
      versicherungssumme: 10_000_000_00,
      sb: 'SB_KEINE',
      zahlweise: 'JAEHRLICH',
      versicherungsbeginn: '2026-11-21',
    },
    hunde: { hunde: [{ name: 'Balu', chipOrTattoo: '276098100123456' }] },
    haltung: { nutzung: 'PRIVAT', auffaellig: false },
    vorversicherung,
    person: {
      anrede: 'FRAU',
      vorname: 'Anna',
      nachname: 'Bergmann',
      geburtsdatum: '1988-04-12',
      woanders: true,
      plz: '48143',
      ort: 'Münster',
      strasse: 'Ludgeristraße',
      hausnummer: '12',
    },
    kontaktZahlung,
  },
  beitrag: 69_02,
};

/** Worked case 13 of `domain/beispiele.md` as an application: somebody of 27, for herself. */
export const phv: Musterantrag = {
  produkt: 'phv',
  antworten: {
    einstieg: { familienstand: 'SINGLE', geburtsdatum: '1999-04-12', wunsch: 'AUSGEWOGEN' },
    angebot: {
      variante: 'KOMFORT',
      versicherungssumme: 20_000_000_00,
      diensthaftpflicht: false,
      sb: 'SB_KEINE',
      zahlweise: 'JAEHRLICH',
      versicherungsbeginn: '2026-11-21',
    },
    beruf: { oeffentlicherDienst: false },
    vorversicherung,
    person: {
      anrede: 'FRAU',
      vorname: 'Clara',
      nachname: 'Voss',
      woanders: true,
      plz: '48143',
      ort: 'Münster',
      strasse: 'Ludgeristraße',
      hausnummer: '12',
    },
    kontaktZahlung,
  },
  beitrag: 48_55,
};

/** Worked case 44 of `domain/beispiele.md` as an application: a consultant with an office and a partner insured privately. */
export const vh: Musterantrag = {
  produkt: 'vh2',
  antworten: {
    einstieg: {
      hauptgewerbe: { gewerbeId: '1002', name: 'Unternehmensberatung' },
      jahresumsatz: 150_000_00,
      wunsch: 'AUSGEWOGEN',
    },
    angebot: {
      versicherungssumme: 500_000_00,
      sb: 'SB_500',
      buerohaftpflicht: true,
      phvAnzahl: 'EINS',
      zahlweise: 'JAEHRLICH',
      versicherungsbeginn: '2026-11-21',
    },
    taetigkeit: { nebengewerbe: [], risikofragen: { R03: false } },
    betrieb: {
      plz: '48143',
      ort: 'Münster',
      strasse: 'Königsstraße',
      hausnummer: '40',
      gegruendetVor2019: true,
      auslandsumsatzUSA: false,
      auslandsanteilUeber10: false,
      bekanntePflichtverletzung: false,
    },
    personen: { vorname1: 'Eva', nachname1: 'Sommer', geburtsdatum1: '1979-02-03' },
    vorversicherung,
    firma: {
      firmenname: 'Sommer Beratung GmbH',
      rechtsform: 'GMBH',
      handelsregister: 'HRB 54321',
      registergericht: 'Münster',
      anrede: 'FRAU',
      vorname: 'Eva',
      nachname: 'Sommer',
      geburtsdatum: '1979-02-03',
    },
    kontaktZahlung,
  },
  beitrag: 835_38,
};

/** Worked case 35 of `domain/beispiele.md` as an application, without health cover, which is switched off: two on a trip. */
export const reise: Musterantrag = {
  produkt: 'reise',
  antworten: {
    einstieg: {
      art: 'EINZELREISE',
      personenkreis: 'PAAR',
      ziel: 'EUROPA',
      reisepreis: 2_400_00,
      beginn: '2027-02-06',
      ende: '2027-02-20',
      wunsch: 'AUSGEWOGEN',
    },
    angebot: {
      bausteine: ['RUECKTRITT'],
      sb20: false,
      jahresreisepreis: 4_000_00,
      // Of a contract that goes on; a trip is paid at once and covered from the conclusion on.
      zahlweise: 'MONATLICH',
      versicherungsbeginn: '2026-11-21',
    },
    reisende: {
      reisende: [
        { vorname: 'Mira', nachname: 'Kern', geburtsdatum: '1982-06-30' },
        { vorname: 'Tom', nachname: 'Kern', geburtsdatum: '1984-01-17' },
      ],
    },
    buchung: { buchungsdatum: '2026-11-01', keinGrund: true },
    person: {
      anrede: 'FRAU',
      vorname: 'Mira',
      nachname: 'Kern',
      geburtsdatum: '1982-06-30',
      woanders: true,
      plz: '48143',
      ort: 'Münster',
      strasse: 'Ludgeristraße',
      hausnummer: '12',
    },
    kontaktZahlung,
  },
  beitrag: 97_10,
};

/** One of each product that can be applied for, by the name of its calls, and by what it ends in where two share them. */
export const musterantraege: Readonly<
  Record<
    Exclude<Musterantrag['produkt'], 'si'> | 'si_allgefahren' | 'si_mehrgefahren',
    Musterantrag
  >
> = {
  hausrat,
  bhv,
  fahrrad2: fahrrad,
  thv: tierhalter,
  phv,
  reise,
  si_allgefahren: inhalt,
  si_mehrgefahren: einzelneGefahren,
  vh2: vh,
};
