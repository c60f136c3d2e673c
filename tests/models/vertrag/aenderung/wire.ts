import type { ZahlweiseAngebot } from '#contract/entities/aenderung.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { fest, jahr, perioden, preis } from './antworten.ts';
import { versicherungsNummer } from './cases.ts';

const zahlweiseAngebot: ZahlweiseAngebot = {
  hinderung: null,
  wirksamkeitsdatum: fest.von,
  optionen: perioden.map((zahlweise) => Object.assign({ zahlweise }, preis(zahlweise))),
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
  aeltereDokumente: false,
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
  naechsteKuendigung: null,
  ende: null,
  versichert: { aussagen: [], grenzen: [] },
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
export function vertragMit(
  wirksamkeitsdatum: string,
  text: string,
  versicherungsPraemie: number,
): Vertrag {
  const art = 'ZAHLWEISE';
  return {
    ...vertrag,
    vorgemerkteAenderungen: [
      { art, text, wirksamkeitsdatum, versicherungsPraemie, loeschbar: true },
    ],
  };
}

export const vertragGespeichert = vertragMit(fest.von, 'Zahlweise: jährlich', 8000);

/** The same after one that holds at once: it costs something else. */
export const vertragDanach: Vertrag = { ...vertrag, versicherungsPraemie: 4321 };
