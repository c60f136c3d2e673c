import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Meldungsergebnis } from '#contract/endpoints/schaden.ts';
import type { hausratSchaden } from '#machines/schaden/hausrat/machine.ts';
import { MeldungsFehler } from '#machines/schaden/failure.ts';
import type { Meldungsauftrag, Meldungskontext } from '#machines/schaden/setup.ts';
import { schrittVon } from '#machines/schritt.ts';
import { digitsFor } from '#tests/models/engine/answering.ts';
import { again, casesFor } from '#tests/models/engine/cases.ts';
import { mitUnterbrechung } from '#tests/models/unterbrechung.ts';
import { datei } from '#tests/models/vertrag/uploads.ts';

export const versicherungsNummer = 'HR250000102';
const heute = '2026-11-21';
/** Water and fire are in every contract, broken glass only where it was chosen. */
export const deckungen = ['GRUNDDECKUNG'] as const;

export const leitungswasser = { schadenart: 'LEITUNGSWASSER' } as const;
export const raub = { schadenart: 'RAUB' } as const;
export const glasbruch = { schadenart: 'GLASBRUCH' } as const;

const gemeinsam = {
  schadendatum: '2026-11-20',
  schadenort: 'RISIKOORT',
  hergang: 'Der Schlauch der Spülmaschine ist geplatzt.',
  sachen: 'Teppich und Küchenzeile',
} as const;
/** Fits water, and only water. */
export const wasserschaden = { ...gemeinsam, antwort: 'LAEUFT' } as const;
/** Fits what asks nothing besides. */
export const ohneFrage = {
  ...gemeinsam,
  schadenort: 'UNTERWEGS',
  ortsangabe: 'Hotel Adler, Bremen',
  hergang: 'Die Scheibe der Vitrine ist gesprungen.',
} as const;
export const ueberfall = { ...gemeinsam, antwort: 'NOCH_NICHT' } as const;
export const kontakt = { telefon: '+49301234567', email: 'anna@example.org' } as const;

export const doppeltNummer = 'S26-0001230';
export const doppelteMeldung = {
  code: 'MOEGLICHE_DOPPELMELDUNG',
  claimId: doppeltNummer,
  errorMessage: `Zu diesem Ereignis liegt uns bereits eine Meldung vor (${doppeltNummer}).`,
} as const;
/** Her photos were kept for a week, and that is over. */
export const fotosNichtMehrDa = {
  code: 'NACHWEIS',
  claimId: null,
  errorMessage: 'Laden Sie die Fotos bitte noch einmal hoch.',
} as const;

/** What was enough yesterday. */
export const zuWenig = {
  code: 'ANGABEN',
  claimId: null,
  errorMessage: 'Geben Sie ein, wann Sie den Schaden bemerkt haben.',
} as const;

function gemeldet(auftrag: Meldungsauftrag): Meldungsergebnis {
  return {
    claimId: `S26-${digitsFor(auftrag.meldung, 7)}`,
    status: 'GEMELDET',
    gemeldetAm: '2026-11-21T10:00:00.000Z',
    antwortBis: '2026-11-24',
    unterlagen: [
      { typ: 'FOTOS', label: 'Fotos des Schadens', pflicht: true, erhalten: false, hinweis: null },
    ],
  };
}

export const cases = mitUnterbrechung(
  casesFor<typeof hausratSchaden>({
    inputs: {
      frisch: { versicherungsNummer, deckungen, heute },
      'im Namen der Kundin': { versicherungsNummer, deckungen, heute, melder: 'VERMITTLER' },
    },
    events: {
      'WEITER Leitungswasser': { type: 'WEITER', antwort: leitungswasser },
      'WEITER Raub': { type: 'WEITER', antwort: raub },
      'WEITER nicht enthalten': { type: 'WEITER', antwort: glasbruch },
      'WEITER trotzdem': { type: 'WEITER', antwort: { ...glasbruch, trotzdem: true } },
      'WEITER Wasser': { type: 'WEITER', antwort: wasserschaden },
      'WEITER Überfall': { type: 'WEITER', antwort: ueberfall },
      'WEITER ohne Frage': { type: 'WEITER', antwort: ohneFrage },
      'WEITER morgen': {
        type: 'WEITER',
        antwort: { ...wasserschaden, schadendatum: '2026-11-22' },
      },
      'WEITER ohne Fotos': { type: 'WEITER', antwort: { fotos: [] } },
      'WEITER mit Foto': { type: 'WEITER', antwort: { fotos: [datei] } },
      MELDEN: { type: 'MELDEN', antwort: { ...kontakt, wahr: true } },
      'MELDEN mit ihrem Wissen': {
        type: 'MELDEN',
        antwort: { ...kontakt, kundeInformiert: true, wahr: true },
      },
      'MELDEN unbestätigt': { type: 'MELDEN', antwort: kontakt },
      TROTZDEM_MELDEN: { type: 'TROTZDEM_MELDEN' },
      ERNEUT: { type: 'ERNEUT' },
    },
    calls: {
      melden: {
        done: { gemeldet },
        error: {
          doppelt: new MeldungsFehler({ art: 'ABGELEHNT', ablehnung: doppelteMeldung, heute }),
          fotosWeg: new MeldungsFehler({ art: 'ABGELEHNT', ablehnung: fotosNichtMehrDa, heute }),
          angaben: new MeldungsFehler({ art: 'ABGELEHNT', ablehnung: zuWenig, heute }),
          sitzungAbgelaufen: new MeldungsFehler({ art: 'SITZUNG_ABGELAUFEN' }),
          technisch: new MeldungsFehler({ art: 'TECHNISCH' }),
        },
      },
    },
    flags: ({ antworten: a, melder, schluss, ablehnung, trotzdem }) => [
      melder,
      a.schadenart?.schadenart ?? null,
      a.ereignis?.antwort ?? null,
      a.ereignis?.schadenort ?? null,
      a.fotos?.fotos.length ?? null,
      schluss !== null,
      ablehnung?.code ?? null,
      trotzdem,
    ],
    answers: ({ antworten }) => antworten,
    once: ['melden'],
    // Back and Forward move between steps; on its own step an address does not change.
    possible: (snapshot, event, name) => {
      // She is not asked whether she knows.
      if (name === 'MELDEN mit ihrem Wissen')
        return z.parse(gemeldetVon, snapshot.context).melder === 'VERMITTLER';
      return event.type !== 'xstate.route' || event['to'] !== `#${schrittVon(snapshot)}`;
    },
    ends: { gemeldet: 'melden' },
    refusals: {
      'melden ✗ doppelt': again,
      'melden ✗ fotosWeg': 'fotos',
      'melden ✗ angaben': 'ereignis',
    },
    invariants: {
      'a report that was taken has a number': (state) =>
        !state.matches('gemeldet') || z.safeParse(nummer, state.context.ergebnis?.claimId).success,
      'whoever is told of another report is told its number': (state) =>
        !state.matches('moeglichDoppelt') ||
        z.safeParse(nummer, state.context.ablehnung?.claimId).success,
      'what her contract does not have is reported only if she says so': ({ context }) =>
        context.antworten.schadenart?.schadenart !== 'GLASBRUCH' ||
        context.antworten.schadenart.trotzdem === true,
    },
    requests: {
      'what is reported is what she said': ({ input }, { antworten: a, schluss }) => {
        const { meldung } = input as Meldungsauftrag;
        return (
          meldung.schadenart === a.schadenart?.schadenart &&
          isDeepStrictEqual(meldung.ereignis, a.ereignis) &&
          isDeepStrictEqual(
            meldung.fotos,
            a.fotos?.fotos.map(({ id }) => id),
          ) &&
          meldung.kontakt.telefon === schluss?.telefon &&
          meldung.kontakt.email === schluss.email
        );
      },
      'her answer belongs to the kind of damage': ({ input }) => {
        const { schadenart, ereignis } = (input as Meldungsauftrag).meldung;
        return antwortenZu[schadenart]?.includes(ereignis.antwort) === true;
      },
      'nothing is reported that has not happened': ({ input }) =>
        (input as Meldungsauftrag).meldung.ereignis.schadendatum <= heute,
      'another damage of the day is said to be one only after she was asked': (
        { input },
        { trotzdem },
      ) => ((input as Meldungsauftrag).meldung.trotzdem === true) === trotzdem,
      'a broker says that she knows of it, and nobody else does': ({ input }, { melder }) =>
        ((input as Meldungsauftrag).meldung.kundeInformiert === true) === (melder === 'VERMITTLER'),
      'it is reported of her contract': ({ input }) =>
        (input as Meldungsauftrag).versicherungsNummer === versicherungsNummer,
    },
    changes: {
      'who changes an answer is asked again about another damage of the day': (
        event,
        _before,
        after,
      ) => event.type !== 'WEITER' || !gewechselt(_before, after) || !after.context.trotzdem,
    },
  }),
  'schadenart',
);

/** Who reports, as the chart keeps it. */
export const gemeldetVon = z.object({ melder: z.enum(['KUNDE', 'VERMITTLER']) });

const nummer = z.string().check(z.regex(/^S26-\d{7}$/));

/** Which answers the kinds of the tours take. */
const antwortenZu: Readonly<Record<string, readonly (string | undefined)[]>> = {
  LEITUNGSWASSER: ['LAEUFT', 'GESTOPPT'],
  RAUB: ['VERSTAENDIGT', 'NOCH_NICHT'],
  GLASBRUCH: [undefined],
};

interface Gesehen {
  readonly context: Pick<Meldungskontext, 'antworten'>;
}

function gewechselt(davor: Gesehen, danach: Gesehen): boolean {
  return !isDeepStrictEqual(davor.context.antworten, danach.context.antworten);
}
