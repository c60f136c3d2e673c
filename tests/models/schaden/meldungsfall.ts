import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Meldungsergebnis, Schadenereignisangaben } from '#contract/endpoints/schaden.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import type { Schadenweg } from '#contract/produkte/produkte.ts';
import { MeldungsFehler } from '#machines/schaden/failure.ts';
import type { Meldungschart } from '#machines/schaden/hausratchart.ts';
import type { Meldungsauftrag, Meldungskontext } from '#machines/schaden/setup.ts';
import { schrittVon } from '#machines/schritt.ts';
import { digitsFor } from '#tests/models/engine/answering.ts';
import { again, casesFor, type FlowCases } from '#tests/models/engine/cases.ts';
import { mitUnterbrechung } from '#tests/models/unterbrechung.ts';
import { datei } from '#tests/models/vertrag/uploads.ts';

export const heute = '2026-11-21';

/** What tells the reports of two products apart. */
export interface Meldungsfall {
  readonly weg: Schadenweg;
  /** Played as a broker's report, too: the chart is the same for all. */
  readonly auchImAuftrag?: true;
  /** The contract she reports on, as far as it is another than that of the tours. */
  readonly vertrag: Partial<Vertrag> &
    Pick<Vertrag, 'versicherungsNummer' | 'versicherungsName' | 'produktIdentifier'>;
  /** Its covers by their keys. */
  readonly deckungen: readonly string[];
  /** The kinds of damage of the tours by their key, the first of them covered. */
  readonly arten: Readonly<Record<string, Fallart>>;
  /** What each choice is called (`domain/schaden.md §3`, §4). */
  readonly worte: Readonly<
    Record<'schadenart' | 'schadenort' | 'antwort', Readonly<Record<string, string>>>
  >;
  /** What the things are called on the last page; not looked at where no kind of the tours has any. */
  readonly sachen?: string;
}

/** A kind of damage, and what is said of it. */
export interface Fallart {
  /** Her contract does not have it. */
  readonly fehlt?: true;
  /** The question it asks, with its answers, the given one first. */
  readonly frage?: readonly [label: string, ...antworten: string[]];
  /** What she reads at once after that answer. */
  readonly satz?: string;
  readonly ereignis: Pick<
    Schadenereignisangaben,
    'schadenort' | 'ortsangabe' | 'land' | 'hergang' | 'sachen'
  >;
}

const doppeltNummer = 'S26-0001230';
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

const kontakt = { telefon: '+49301234567', email: 'anna@example.org' } as const;

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

/** What is said of a kind of damage. */
function ereignisVon({ ereignis, frage }: Fallart, schadendatum = '2026-11-20') {
  const [, antwort] = frage ?? [];
  return { schadendatum, ...ereignis, ...(antwort === undefined ? {} : { antwort }) };
}

function weiter<Antwort>(antwort: Antwort) {
  return { type: 'WEITER', antwort } as const;
}

function antwortenDer([schadenart, art]: [string, Fallart]) {
  return {
    [`WEITER ${schadenart}`]: weiter({ schadenart }),
    ...(art.fehlt && {
      [`WEITER ${schadenart} trotzdem`]: weiter({ schadenart, trotzdem: true as const }),
    }),
    [`WEITER Ereignis ${schadenart}`]: weiter(ereignisVon(art)),
  };
}

/** A report of whatever product, until its number. */
export function meldungsfaelle({
  vertrag,
  deckungen,
  arten,
  auchImAuftrag,
}: Meldungsfall): FlowCases {
  const { versicherungsNummer } = vertrag;
  const alle = Object.entries(arten);
  const [erste] = Object.values(arten);
  if (!erste) throw new Error('A report without a kind of damage.');
  const events = Object.assign({}, ...alle.map(antwortenDer)) as ReturnType<typeof antwortenDer>;
  return mitUnterbrechung(
    casesFor<Meldungschart>({
      inputs: {
        frisch: { versicherungsNummer, deckungen, heute },
        ...(auchImAuftrag && {
          'im Namen der Kundin': { versicherungsNummer, deckungen, heute, melder: 'VERMITTLER' },
        }),
      },
      events: {
        ...events,
        'WEITER morgen': { type: 'WEITER', antwort: ereignisVon(erste, '2026-11-22') },
        'WEITER ohne Fotos': { type: 'WEITER', antwort: { fotos: [] } },
        'WEITER mit Foto': { type: 'WEITER', antwort: { fotos: [datei] } },
        MELDEN: { type: 'MELDEN', antwort: { ...kontakt, wahr: true } },
        ...(auchImAuftrag && {
          'MELDEN mit ihrem Wissen': {
            type: 'MELDEN',
            antwort: { ...kontakt, kundeInformiert: true, wahr: true },
          },
        }),
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
          !state.matches('gemeldet') ||
          z.safeParse(nummer, state.context.ergebnis?.claimId).success,
        'whoever is told of another report is told its number': (state) =>
          !state.matches('moeglichDoppelt') ||
          z.safeParse(nummer, state.context.ablehnung?.claimId).success,
        'what her contract does not have is reported only if she says so': ({ context }) => {
          const { schadenart, trotzdem } = context.antworten.schadenart ?? {};
          return !arten[schadenart ?? '']?.fehlt || trotzdem === true;
        },
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
          const [, ...moegliche] = arten[schadenart]?.frage ?? [];
          const { antwort } = ereignis;
          return antwort === undefined ? moegliche.length === 0 : moegliche.includes(antwort);
        },
        'nothing is reported that has not happened': ({ input }) =>
          (input as Meldungsauftrag).meldung.ereignis.schadendatum <= heute,
        'another damage of the day is said to be one only after she was asked': (
          { input },
          { trotzdem },
        ) => ((input as Meldungsauftrag).meldung.trotzdem === true) === trotzdem,
        'a broker says that she knows of it, and nobody else does': ({ input }, { melder }) =>
          ((input as Meldungsauftrag).meldung.kundeInformiert === true) ===
          (melder === 'VERMITTLER'),
        'it is reported of her contract': ({ input }) =>
          (input as Meldungsauftrag).versicherungsNummer === versicherungsNummer,
      },
      changes: {
        'who changes an answer is asked again about another damage of the day': (
          event,
          before,
          after,
        ) => event.type !== 'WEITER' || !gewechselt(before, after) || !after.context.trotzdem,
      },
    }),
    'schadenart',
  );
}

/** Who reports, as the chart keeps it. */
export const gemeldetVon = z.object({ melder: z.enum(['KUNDE', 'VERMITTLER']) });

const nummer = z.string().check(z.regex(/^S26-\d{7}$/));

interface Gesehen {
  readonly context: Pick<Meldungskontext, 'antworten'>;
}

function gewechselt(davor: Gesehen, danach: Gesehen): boolean {
  return !isDeepStrictEqual(davor.context.antworten, danach.context.antworten);
}
