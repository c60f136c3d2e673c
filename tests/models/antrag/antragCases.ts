import type { AnyEventObject } from 'xstate';
import * as z from 'zod/mini';
import type { AntragEingang, AntragKontext, BasisAntworten } from '#machines/antrag/context.ts';
import type { Tarifgrund } from '#contract/endpoints/tarifieren/antwort.ts';
import type { AntragEreignis } from '#machines/antrag/events.ts';
import { again, type CallCases, type FlowCases, type Refusals } from '../engine/cases.ts';
import { aufrufe } from './aufrufe.ts';
import { isDeepStrictEqual } from 'node:util';
import { remembered } from '../engine/snapshot.ts';
import { andereAntworten, weitereWahlen } from './andereAntworten.ts';
import { andereAngenommen, andereWahl, geaendert, moeglich, zurueckgenommen } from './moeglich.ts';
import { bonitaet, endpreis, istCodeUnterwegs, preis, unterlagen, wegNach } from './weg.ts';

/** What the cases of an application say of their product; the rest is the same for each. */
export interface AntragFall<A extends BasisAntworten> {
  /** What its price is asked with (`specification §5`), from the answers alone; null while one is missing. */
  readonly anfrage: (antworten: A) => object | null;
  /**
   * What the price takes for granted before it is asked, by step, with what she corrected (`domain/verkauf.md §3`);
   * of products that ask for everything before the price none.
   */
  readonly angenommen?: (antworten: A) => Partial<A>;
  /** She corrected something in the sentences of the offer, and can take it back there. */
  readonly nimmtAn?: (antworten: A) => boolean;
  /** A choice with something corrected. */
  readonly korrektur?: NonNullable<A['angebot']>;
  /** The same corrected back in its sentence. */
  readonly zurueckgenommen?: NonNullable<A['angebot']>;
  /** What cannot be had where it was chosen for her: it is taken out, and she reads why. */
  readonly vorschlagOhne?: Tarifgrund;
  /** Who takes it out, as the credit check asks for her (`domain/antrag.md §5.3`). */
  readonly nehmer: (antworten: A) => object | null;
  /** Whether an answer holds beside the others, where that is not always so. */
  readonly haelt?: (schritt: string, stand: AntragKontext<A>) => boolean;
  /** With these answers a person looks at it. */
  readonly vonHand?: (schritt: string, antworten: A) => boolean;
  /** What its price is made of; one part without a name of its own unless told. */
  readonly teile?: readonly string[];
  /** One valid answer per step, in the order of the chart. */
  readonly antworten: Required<A>;
  /** Another choice at the price; to pay half-yearly unless told. */
  readonly andereWahl?: NonNullable<A['angebot']>;
  /** What else can be chosen there, each beside the usual choice. */
  readonly weitereWahl?: readonly Partial<NonNullable<A['angebot']>>[];
  /** An answer changed from the summary: the price of before is stale. */
  readonly aenderung: Antwort<A>;
  /** A draft that opens by its postcode. */
  readonly entwurf: A;
  /** Answers that lead elsewhere or are refused beside the others. */
  readonly sonst?: Readonly<Record<string, SeltenerFall<A>>>;
  /** Calls of this product alone. */
  readonly calls?: Readonly<Record<string, CallCases>>;
  /** She is on a way aside, which is walked forward only. */
  readonly abseits?: (context: AntragKontext<A>) => boolean;
  /** What guards of this product alone read. */
  readonly flags?: (context: AntragKontext<A>) => readonly unknown[];
}

interface Antwort<A extends BasisAntworten> {
  readonly schritt: keyof A & string;
  readonly antwort: unknown;
}

interface SeltenerFall<A extends BasisAntworten> extends Antwort<A> {
  /** Where it is given; where nothing else is unusual unless told. */
  readonly nur?: (context: AntragKontext<A>) => boolean;
}

/** The answers that every application asks of a person. */
export const personAntworten = {
  vorversicherung: { vorversicherungVorhanden: false, vorschaeden: 0 },
  person: {
    anrede: 'FRAU',
    vorname: 'Anna',
    nachname: 'Bergmann',
    geburtsdatum: '1988-04-12',
    woanders: false,
  },
} as const;

/** Where she lives, or the firm has its seat. */
export const adresse = {
  plz: '48143',
  ort: 'Münster',
  strasse: 'Prinzipalmarkt',
  hausnummer: '3',
} as const;

/** The answers that every application asks in the end. */
export const abschlussAntworten = {
  kontaktZahlung: {
    email: 'anna.bergmann@example.org',
    handynummer: '+491701234567',
    zahlart: 'LASTSCHRIFT',
    iban: 'DE02120300000000202051',
    kontoinhaberAbweichend: false,
  },
  // The page puts in the id of the documents it shows.
  abschluss: {
    antragId: '6f1c2d34-5a6b-4c7d-8e9f-0a1b2c3d4e5f',
    einwilligungen: { vertragsunterlagen: '1' },
  },
} as const;

/** The cases of an application, whatever it insures. */
export function antragCases<A extends BasisAntworten>(fall: AntragFall<A>): AntragCases<A> {
  const weg = remembered((context: AntragKontext<A>) => wegNach(fall, context));
  const events = ereignisse(fall);
  return {
    inputs: { frisch: {} },
    events,
    calls: { ...aufrufe(fall), ...fall.calls },
    flags: (context) => [...flags(fall, context), ...(fall.flags?.(context) ?? [])],
    answers: ({ antworten }) => Object.fromEntries(Object.entries(antworten)),
    path: weg,
    waits: { CODE_WARTEZEIT: [30_000] },
    once: ['abschliessen'],
    others: { ...andereAntworten, angebot: weitereWahlen(fall) },
    ends: {
      bestaetigung: 'abschliessen',
      sorry: null,
      checkFailed: null,
      manuellePruefung: null,
      agentNichtGefunden: null,
      nichtVerfuegbar: null,
    },
    refusals: {
      ...abgelehnt,
      ...(fall.nimmtAn && {
        'tarifieren ✓ vonHand': ['manuellePruefung', 'angebot'],
        'tarifieren ✓ nichtVersicherbar': ['sorry', 'angebot'],
      }),
      // Without the draft she begins afresh.
      ...Object.fromEntries(
        ['WEG', 'NEUER', 'ABGESCHLOSSEN'].map((warum) => [
          `entwurfOeffnen ✗ ENTWURF_${warum}`,
          Object.keys(fall.antworten).slice(0, 1),
        ]),
      ),
    },
    voids: {
      'abschliessen ✗ BEITRAG_GEAENDERT': ['tarifieren', 'unterlagenVorbereiten'],
      'abschliessen ✗ UNTERLAGEN_VERALTET': 'unterlagenVorbereiten',
    },
    // What is said about another price, and the price of before.
    remembers: ['hinweis', 'gesehenerBeitrag', 'gesehenerAntrag'],
    // Whoever comes back behind the offer is shown it for what she has answered, not for what is usual.
    ...(fall.angenommen && { knowsMore: ['bestaetigt', 'tarifieren', 'beitragPruefen'] }),
    possible: moeglich(fall, events, weg),
    filledIn: mitGezeigten,
    // Where she goes on without it, the address names the draft no more that no postcode opens.
    resumed: (call, output) => {
      const { success, data } = z.safeParse(ohneEntwurf, output);
      return call === 'umfeldLaden' && success ? { ...data, entwurf: null } : output;
    },
    invariants: {
      'nothing is summed up or sent without a price for these very answers': (state) =>
        !['abschluss.lesen', 'abschliessen'].some((value) => state.matches(value)) ||
        endpreis(fall, state.context)?.ergebnis === 'VERSICHERBAR',
      'no price is offered but for what it is said to be for': (state) =>
        !state.matches('angebot.steht') || preis(fall, state.context) !== null,
      'the premium is paid as she chose': (state) =>
        !['abschluss.lesen', 'abschliessen'].some((value) => state.matches(value)) ||
        state.context.ergebnisse.tarifieren?.ergebnis.beitrag?.zahlweise ===
          state.context.antworten.angebot?.zahlweise,
      'nothing is sent without declarations for the documents shown': (state) =>
        !state.matches('abschliessen') ||
        state.context.antworten.abschluss?.antragId === unterlagen(fall, state.context)?.antragId,
      'whoever comes back from the summary knows which price she saw there': (state) =>
        state.context.antworten.abschluss === undefined || state.context.gesehenerBeitrag !== null,
      'whoever is sent back from the end to another price reads something about it': (state) =>
        state.context.antworten.abschluss === undefined ||
        state.context.ergebnisse.tarifieren !== undefined ||
        !state.matches('angebot') ||
        state.context.hinweis !== null,
      'whoever is at a step has it on her path': (state) =>
        !['kontaktZahlung', 'abschluss.lesen'].some(
          (value) =>
            state.matches(value) && !weg(state.context).includes(value.split('.')[0] ?? ''),
        ),
    },
    changes: {
      'the price she saw at the summary is kept whole': (_, { context: vorher }, { context }) =>
        context.gesehenerBeitrag === vorher.gesehenerBeitrag ||
        isDeepStrictEqual(
          context.gesehenerBeitrag,
          vorher.ergebnisse.tarifieren?.ergebnis.beitrag ?? null,
        ),
    },
  };
}

const ohneEntwurf = z.looseObject({ entwurf: z.enum(['WEG', 'NEUER', 'ABGESCHLOSSEN']) });

/** Where a refusal leads her (`domain/antrag.md §1`, §5.3). */
const abgelehnt: Refusals = {
  'umfeldLaden ✗ AGENT_UNBEKANNT': 'agentNichtGefunden',
  'umfeldLaden ✗ NICHT_VERFUEGBAR': 'nichtVerfuegbar',
  'entwurfOeffnen ✗ PLZ_FALSCH': 'entwurf',
  'entwurfOeffnen ✗ ENTWURF_GESPERRT': 'entwurf',
  'tarifieren ✓ nichtMoeglich': 'angebot',
  'nachrechnen ✓ nichtMoeglich': 'angebot',
  'nachrechnen ✓ vonHand': 'manuellePruefung',
  'nachrechnen ✓ nichtVersicherbar': 'sorry',
  'tarifieren ✓ vonHand': 'manuellePruefung',
  'tarifieren ✓ nichtVersicherbar': 'sorry',
  'codePruefen ✗ CODE_FALSCH': 'kontaktZahlung',
  'codePruefen ✗ CODE_VERBRAUCHT': 'kontaktZahlung',
  'bonitaetPruefen ✓ negativ': 'checkFailed',
  'bonitaetPruefen ✓ unklar': 'manuellePruefung',
  'abschliessen ✗ BONITAET_NEGATIV': 'checkFailed',
  'abschliessen ✗ BEITRAG_GEAENDERT': 'angebot',
  'abschliessen ✗ UNTERLAGEN_VERALTET': 'abschluss',
  'abschliessen ✗ NICHT_ABSCHLIESSBAR': 'kontaktZahlung',
  // Where no code was asked for when she began, she tries again.
  '✗ NACHWEIS_NOETIG': ['kontaktZahlung', again],
};

interface AntragCases<A extends BasisAntworten> extends FlowCases<AntragKontext<A>> {
  readonly inputs: Readonly<Record<string, AntragEingang<A>>>;
  readonly events: Readonly<Record<string, AntragEreignis>>;
}

function ereignisse<A extends BasisAntworten>(fall: AntragFall<A>) {
  return {
    ...Object.fromEntries(
      Object.entries(fall.antworten)
        .filter(([schritt]) => schritt !== 'abschluss')
        .map(([schritt, antwort]) => [`WEITER ${schritt}`, weiter(antwort)]),
    ),
    ...Object.fromEntries(
      Object.entries(fall.sonst ?? {}).map(([name, { antwort }]) => [
        `WEITER ${name}`,
        weiter(antwort),
      ]),
    ),
    [geaendert]: weiter(fall.aenderung.antwort),
    'WEITER mit Postleitzahl': weiter({ plz: '10115' }),
    ...(fall.angenommen && { ANPASSEN: { type: 'ANPASSEN' } as const }),
    'WEITER mit Code': weiter({ code: '123456' }),
    'WEITER ohne Antwort': weiter({}),
    [andereAngenommen]: weiter(andereWahl(fall)),
    'WAHL anders': { type: 'WAHL', antwort: andereWahl(fall) },
    'WAHL wie zuvor': { type: 'WAHL', antwort: fall.antworten.angebot },
    ...(fall.korrektur && {
      'WAHL mit korrigierter Annahme': { type: 'WAHL', antwort: fall.korrektur } as const,
      [zurueckgenommen]: { type: 'WAHL', antwort: fall.zurueckgenommen } as const,
    }),
    'WAHL ohne Angaben': { type: 'WAHL', antwort: {} },
    WIEDERHOLEN: { type: 'WIEDERHOLEN' },
    NEU_BEGINNEN: { type: 'NEU_BEGINNEN' },
    CODE_ERNEUT: { type: 'CODE_ERNEUT' },
    NUMMER_AENDERN: { type: 'NUMMER_AENDERN' },
    ABSCHLIESSEN: { type: 'ABSCHLIESSEN', antwort: abschlussAntworten.abschluss },
    'ABSCHLIESSEN ohne Erklärungen': { type: 'ABSCHLIESSEN', antwort: {} },
    ABGEMELDET: { type: 'ABGEMELDET' },
    SITZUNG_ABGELAUFEN: { type: 'SITZUNG_ABGELAUFEN' },
  } satisfies Record<string, AntragEreignis>;
}

const erklaerung = z.object({ einwilligungen: z.unknown() });
const gezeigterBeitrag = z.strictObject({ angenommen: z.unknown() });

/** Her declarations are those for the documents that the page shows, and so is the price she goes on with. */
function mitGezeigten(
  event: AnyEventObject,
  { ergebnisse }: Pick<AntragKontext, 'ergebnisse'>,
): AnyEventObject {
  const gezeigte = ergebnisse.unterlagenVorbereiten?.ergebnis.antragId;
  const { beitrag } = (ergebnisse.nachrechnen ?? ergebnisse.tarifieren)?.ergebnis ?? {};
  if (beitrag && z.safeParse(gezeigterBeitrag, event['antwort']).success) {
    const { versicherungsPraemie, zahlweise } = beitrag;
    return { ...event, antwort: { angenommen: { versicherungsPraemie, zahlweise } } };
  }
  const { data } = z.safeParse(erklaerung, event['antwort']);
  return data && gezeigte !== undefined
    ? { ...event, antwort: { ...data, antragId: gezeigte } }
    : event;
}

function weiter(antwort: unknown) {
  return { type: 'WEITER' as const, antwort };
}

function flags<A extends BasisAntworten>(fall: AntragFall<A>, context: AntragKontext<A>) {
  const { aenderung } = fall;
  const { umfeld, antworten, ergebnisse, nummernnachweis, abschluss } = context;
  return [
    umfeld?.mitCode ?? null,
    Object.keys(antworten).length,
    isDeepStrictEqual(antworten[aenderung.schritt], aenderung.antwort),
    isDeepStrictEqual(antworten.angebot, andereWahl(fall)),
    JSON.stringify(ergebnisse.tarifieren?.eingabe),
    ergebnisse.tarifieren?.ergebnis.ergebnis ?? null,
    preis(fall, context) !== null,
    ergebnisse.nachrechnen?.ergebnis.ergebnis ?? null,
    endpreis(fall, context) !== null,
    context.bestaetigt !== null,
    istCodeUnterwegs(context),
    bonitaet(fall, context),
    ergebnisse.unterlagenVorbereiten?.ergebnis.antragId ?? null,
    unterlagen(fall, context) !== null,
    nummernnachweis !== null,
    abschluss !== null,
  ];
}
