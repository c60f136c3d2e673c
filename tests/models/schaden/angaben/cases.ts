import { isDeepStrictEqual } from 'node:util';
import { umstaendeBei } from '#contract/schaeden/umstaende.ts';
import { hausratumstaende } from '#contract/schaeden/hausratumstaende.ts';
import type { Nachtragsteil } from '#contract/entities/schadenakte.ts';
import { AngabenFehler } from '#machines/schaden/angaben/failure.ts';
import type { Angabenauftrag, angaben } from '#machines/schaden/angaben/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { mitUnterbrechung } from '#tests/models/unterbrechung.ts';

export const geschlossen = 'Dieser Schaden ist abgeschlossen. Wir brauchen dazu nichts mehr.';
export const gesperrt =
  'Aus Sicherheitsgründen können Sie Ihre Bankverbindung erst ab 22.11.2026 um 10:00 Uhr ändern.';

/** What is answered to each part in the tours. */
export const gegeben = {
  umstaende: {
    wasserUrsache: 'NACHBAR',
    nachbarName: 'Frau Kern',
    wasserAbgestellt: true,
    raeume: ['KUECHE', 'BAD', 'WOHNZIMMER', 'SCHLAFZIMMER', 'FLUR', 'KELLERRAUM'],
    trocknung: false,
    eigentuemerInformiert: true,
  },
  sachen: {
    positionen: [
      {
        bezeichnung: 'Teppich',
        neupreis: 42_000,
        kaufdatum: '2024-05-03',
        zustand: 'ZERSTOERT',
        beleg: true,
      },
    ],
    unbekannt: false,
    schadenhoehe: 40_000,
  },
  beteiligte: {
    geschaedigte: [{ name: 'Ida Kern', verhaeltnis: 'NACHBAR' }],
    anspruchGestellt: true,
    anspruchAm: '2026-11-19',
    verantwortlich: 'ICH',
  },
  polizei: {
    gemeldet: true,
    dienststelle: 'Wache Mitte',
    anzeigeAm: '2026-11-19',
  },
  versicherung: { weitere: true, versicherer: 'Nordlicht' },
  auszahlung: { konto: 'VERTRAG' },
} as const satisfies Record<Nachtragsteil, object>;

const umstaende = umstaendeBei(hausratumstaende, 'LEITUNGSWASSER');
const heute = '2026-11-21';
const frage = (teil: Nachtragsteil) => ({ teil, umstaende, gestohlen: false, heute });
const weiter = (antwort: Readonly<Record<string, unknown>>) =>
  ({ type: 'WEITER', antwort: { ...antwort } }) as const;

export const cases = mitUnterbrechung(
  casesFor<typeof angaben>({
    inputs: {
      sachen: frage('sachen'),
      umstaende: frage('umstaende'),
      beteiligte: frage('beteiligte'),
      polizei: frage('polizei'),
      versicherung: frage('versicherung'),
      auszahlung: frage('auszahlung'),
    },
    events: {
      'WEITER Umstände': weiter(gegeben.umstaende),
      'WEITER Sachen': weiter(gegeben.sachen),
      'WEITER Beteiligte': weiter(gegeben.beteiligte),
      'WEITER Polizei': weiter(gegeben.polizei),
      'WEITER Versicherung': weiter(gegeben.versicherung),
      'WEITER Konto': weiter(gegeben.auszahlung),
      'WEITER Beleg von morgen': weiter({
        ...gegeben.sachen,
        positionen: [{ ...gegeben.sachen.positionen[0], kaufdatum: '2026-11-22' }],
      }),
    },
    calls: {
      ergaenzen: {
        done: { ergaenzt: undefined },
        error: {
          nichtSo: new AngabenFehler({ art: 'NICHT_SO', satz: gesperrt }),
          abgelehnt: new AngabenFehler({ art: 'ABGELEHNT', satz: geschlossen }),
          sitzungAbgelaufen: new AngabenFehler({ art: 'SITZUNG_ABGELAUFEN' }),
          technisch: new AngabenFehler({ art: 'TECHNISCH' }),
        },
      },
    },
    once: ['ergaenzen'],
    flags: ({ teil, ablehnung }) => [teil, ablehnung],
    answers: () => null,
    ends: { ergaenzt: 'ergaenzen', abgelehnt: null },
    refusals: { '✗ abgelehnt': 'abgelehnt', '✗ nichtSo': 'ergaenzen' },
    invariants: {
      'whoever is refused for good reads why': (state) =>
        !state.matches('abgelehnt') || state.context.ablehnung !== null,
      'nothing that was refused stands beside what is there': (state) =>
        !state.matches('ergaenzt') || state.context.ablehnung === null,
      'no answer is kept beside the form': ({ context }) =>
        !JSON.stringify(context).includes('Nordlicht'),
    },
    requests: {
      'what is sent is what she answered to this part': ({ input }) => {
        const { teil, antwort } = input as Angabenauftrag;
        return isDeepStrictEqual(antwort, gegeben[teil]);
      },
    },
  }),
);
