import type { ZahlweiseAngebot } from '#contract/entities/aenderung.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import type { Zahlweise } from '#contract/entities/zahlweise.ts';
import { berechnet, versicherungsNummer, wirksamkeitsdatum } from './cases.ts';

const jahr = 8_400;
const raten = { MONATLICH: 12, VIERTELJAEHRLICH: 4, HALBJAEHRLICH: 2, JAEHRLICH: 1 } as const;

const zahlweiseAngebot: ZahlweiseAngebot = {
  hinderung: null,
  wirksamkeitsdatum,
  optionen: (Object.keys(raten) as (keyof typeof raten)[]).map((zahlweise) => option(zahlweise)),
};

/** The contract of the tours, as the API answers it: paid monthly, nothing in the way. */
export const vertrag: Vertrag = {
  versicherungsNummer,
  vertragsArt: 'PRIVAT',
  versicherungsTyp: 'PHV',
  versicherungsName: 'Privathaftpflichtversicherung',
  produktIdentifier: 'PRIVATHAFTPFLICHT',
  deckungsIdentifier: null,
  marke: 'ANDSAFE',
  vertragsstatus: 'LAUFEND',
  kuendbar: 'VERTRAGSENDE',
  widerrufbar: false,
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
  hauptfaelligkeit: wirksamkeitsdatum,
  wirksamkeitsdatum: null,
  mahnung: false,
  deckungsVarianten: [],
  aufgaben: [],
  aenderungen: { zahlweise: zahlweiseAngebot },
};

/** The same contract after the change is saved. */
export const vertragGespeichert: Vertrag = {
  ...vertrag,
  vorgemerkteZahlweise: {
    wert: 'JAEHRLICH',
    wirksamkeitsdatum,
    versicherungsPraemie: berechnet.beitragNeu.versicherungsPraemie,
  },
};

function option(zahlweise: keyof typeof raten & Zahlweise): ZahlweiseAngebot['optionen'][number] {
  const aktuell = zahlweise === 'MONATLICH';
  return {
    zahlweise,
    beitrag: {
      versicherungsPraemie: jahr / raten[zahlweise],
      jahresVersicherungsPraemie: jahr,
    },
    aktuell,
    hinderung: aktuell ? { code: 'UNVERAENDERT', text: 'So zahlen Sie jetzt.' } : null,
  };
}
