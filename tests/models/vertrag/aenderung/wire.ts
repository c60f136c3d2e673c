import type { ZahlweiseAngebot } from '#contract/entities/aenderung.ts';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import type { Aenderungsangebot } from '#contract/entities/aenderungswunsch.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { fest, frei } from './antworten.ts';
import { berechnet, versicherungsNummer } from './cases.ts';

const jahr = 8_400;
const raten = { MONATLICH: 12, VIERTELJAEHRLICH: 4, HALBJAEHRLICH: 2, JAEHRLICH: 1 } as const;
const namen = {
  MONATLICH: 'Monatlich',
  VIERTELJAEHRLICH: 'Vierteljährlich',
  HALBJAEHRLICH: 'Halbjährlich',
  JAEHRLICH: 'Jährlich',
} as const;
const perioden = ['MONATLICH', 'VIERTELJAEHRLICH', 'HALBJAEHRLICH', 'JAEHRLICH'] as const;
type Periode = (typeof perioden)[number];

const zahlweiseAngebot: ZahlweiseAngebot = {
  hinderung: null,
  wirksamkeitsdatum: fest.von,
  optionen: perioden.map((zahlweise) => ({ zahlweise, ...preis(zahlweise) })),
};

/** The contract of the tours, as the API answers it: it has what every kind of change needs. */
export const vertrag: Vertrag = {
  versicherungsNummer,
  // Told to brokers alone; the pages of a customer show nothing of it.
  kunde: { partnerNummer: 'P000101', name: 'A. Bergmann' },
  vertragsArt: 'PRIVAT',
  versicherungsTyp: 'PHV',
  versicherungsName: 'Privathaftpflichtversicherung',
  produktIdentifier: 'PRIVATHAFTPFLICHT',
  deckungsIdentifier: null,
  marke: 'ANDSAFE',
  vertragsstatus: 'LAUFEND',
  kuendbar: 'VERTRAGSENDE',
  widerrufbar: false,
  widerrufBis: null,
  dokumente: [],
  versicherungsSumme: 1_000_000_000,
  versicherungsPraemie: 700,
  jahresVersicherungsPraemie: jahr,
  zahlweise: 'MONATLICH',
  vermittler: null,
  bankverbindung: {
    iban: 'DE** **** **** **** **20 51',
    swiftBic: null,
    kontoinhaber: 'A. Bergmann',
  },
  ablaufdatum: null,
  beendigungsdatum: null,
  antragsdatum: '2025-02-10',
  vertragsBeginn: '2025-03-01',
  beginnverlegung: null,
  hauptfaelligkeit: fest.von,
  wirksamkeitsdatum: null,
  mahnung: false,
  rueckstand: null,
  naechsteZahlung: null,
  ende: null,
  deckungsVarianten: [],
  risikoOrt: { strasse: 'Lindenweg', hausnummer: '14', plz: '48151', ort: 'Münster' },
  hausrat: {
    plz: '48151',
    wohnflaeche: 72,
    hausratDeckungen: ['GRUNDDECKUNG'],
    elementarEinschliessbar: true,
    hfkVariante: null,
  },
  aufgaben: [],
  vorgemerkteAenderungen: [],
  schaeden: [],
  kacheln: [],
  aenderungen: { zahlweise: zahlweiseAngebot },
};

/** The same contract after a change is saved for a later day. */
export const vertragGespeichert: Vertrag = {
  ...vertrag,
  vorgemerkteAenderungen: [
    {
      art: 'ZAHLWEISE',
      text: 'Zahlweise: jährlich',
      wirksamkeitsdatum: fest.von,
      versicherungsPraemie: berechnet.beitragNeu.versicherungsPraemie,
      loeschbar: true,
    },
  ],
};

/** What it offers, by kind of change. */
export const angebote: Partial<Record<AenderungsArt, Aenderungsangebot>> = {
  zahlweise: angebot('zahlweise', {
    mehr: fest,
    optionen: perioden.map((zahlweise) =>
      option(zahlweise, namen[zahlweise], 'GLEICH', preis(zahlweise)),
    ),
  }),
  selbstbeteiligung: angebot('selbstbeteiligung', {
    optionen: [
      option('SB_500', '500,00\u00A0EUR', 'GLEICH', { aktuell: true }),
      option('SB_250', '250,00\u00A0EUR', 'MEHR'),
    ],
  }),
  elementar: angebot('elementar', {
    optionen: [option('true', 'Mit Schutz', 'MEHR'), option('false', 'Ohne Schutz', 'WENIGER')],
  }),
  phv: angebot('phv', {
    optionen: [option('DREI', 'Drei Personen', 'MEHR'), option('ZWEI', 'Zwei Personen', 'WENIGER')],
  }),
  familienstand: angebot('familienstand', {
    optionen: [option('SINGLE', 'Ich allein', 'MEHR'), option('PAAR', 'Paar', 'MEHR')],
  }),
  risikoort: angebot('risikoort', {}),
  gewerbearten: angebot('gewerbearten', {}),
  jahresumsatz: angebot('jahresumsatz', {
    mehr: fest,
    betrag: { aktuell: 18_000_000, von: 100_000, bis: 500_000_000 },
  }),
};

function angebot(art: AenderungsArt, teile: Partial<Aenderungsangebot>): Aenderungsangebot {
  return { art, hinderung: null, mehr: frei, weniger: fest, optionen: [], betrag: null, ...teile };
}

type Option = Aenderungsangebot['optionen'][number];

function option(
  wert: string,
  label: string,
  richtung: Option['richtung'],
  teile: Partial<Option> = {},
): Option {
  return { wert, label, richtung, beitrag: null, aktuell: false, hinderung: null, ...teile };
}

function preis(zahlweise: Periode) {
  const aktuell = zahlweise === 'MONATLICH';
  return {
    beitrag: {
      versicherungsPraemie: jahr / raten[zahlweise],
      jahresVersicherungsPraemie: jahr,
    },
    aktuell,
    hinderung: aktuell
      ? { code: 'UNVERAENDERT' as const, text: 'Bitte wählen Sie einen anderen Wert als bisher.' }
      : null,
  };
}
