import type { AnyEventObject } from 'xstate';
import * as z from 'zod/mini';
import type { AntragEingang, AntragKontext, BasisAntworten } from '#machines/antrag/context.ts';
import type { AntragEreignis } from '#machines/antrag/events.ts';
import type { FlowCases } from '../engine/cases.ts';
import { abgelehnt } from './abgelehnt.ts';
import { aufrufe } from './aufrufe.ts';
import type { AntragFall } from './fall.ts';
import {
  anfrageGesetze,
  anschlussGesetze,
  laufend,
  rueckwegGesetze,
  sitzungGesetze,
  unterlagenGesetze,
} from './gesetze.ts';
import { isDeepStrictEqual } from 'node:util';
import { remembered } from '../engine/snapshot.ts';
import { andereAntworten, weitereWahlen } from './andereAntworten.ts';
import {
  andereAngenommen,
  andereWahl,
  danebenBezahlt,
  danebenGewaehlt,
  eigenerBeginn,
  geaendert,
  laufendGenannt,
  moeglich,
  selbstAngenommen,
  selbstGewaehlt,
  zuLangeGenannt,
  zurueckgenommen,
} from './moeglich.ts';
import { bonitaet, endpreis, istCodeUnterwegs, preis, unterlagen, wegNach } from './weg.ts';

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
  // Where a contract elsewhere runs until the day before.
  anschluss: { beginn: '2027-03-01' },
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
    others: { ...andereAntworten, angebot: weitereWahlen(fall), ...fall.andere },
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
      'unterlagenSenden ✗ UNTERLAGEN_VERALTET': 'unterlagenVorbereiten',
      'abschliessen ✗ UNTERLAGEN_VERALTET': 'unterlagenVorbereiten',
      'abschliessen ✗ ERKLAERUNG_FEHLT': 'unterlagenVorbereiten',
    },
    // What is said about another price, the price of before, and the choice that failed.
    remembers: [
      'hinweis',
      'gesehenerBeitrag',
      'gesehenerAntrag',
      'geoeffneterAntrag',
      'berechneteWahl',
      'offeneWahl',
    ],
    // Whoever comes back behind the offer is shown it for what she has answered, not for what is usual.
    ...(fall.angenommen && {
      knowsMore: ['bestaetigt', 'tarifieren', 'beitragPruefen', ...(fall.bisher ?? [])],
    }),
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
      'whoever chose something that could not be calculated has the choice and the price of before':
        (state) =>
          !state.matches('angebot.unberechnet') ||
          (preis(fall, state.context)?.ergebnis === 'VERSICHERBAR' &&
            !isDeepStrictEqual(state.context.offeneWahl, state.context.antworten.angebot)),
      'the premium is paid as she chose': (state) =>
        !['abschluss.lesen', 'abschliessen'].some((value) => state.matches(value)) ||
        state.context.ergebnisse.tarifieren?.ergebnis.beitrag?.zahlweise ===
          (fall.einmalig?.(state.context.antworten)
            ? 'EINMALIG'
            : state.context.antworten.angebot?.zahlweise),
      'nothing is sent without declarations for the documents shown': (state) =>
        !state.matches('abschliessen') ||
        state.context.antworten.abschluss?.antragId === unterlagen(fall, state.context)?.antragId,
      ...unterlagenGesetze,
      'whoever comes back from the summary knows which price she saw there': (state) =>
        state.context.antworten.abschluss === undefined || state.context.gesehenerBeitrag !== null,
      'whoever is sent back from the end to another price reads something about it': (state) =>
        state.context.antworten.abschluss === undefined ||
        state.context.ergebnisse.tarifieren !== undefined ||
        !state.matches('angebot') ||
        state.context.hinweis !== null,
      ...anschlussGesetze,
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
      ...anfrageGesetze,
      ...rueckwegGesetze,
      ...sitzungGesetze,
    },
  };
}

const ohneEntwurf = z.looseObject({ entwurf: z.enum(['WEG', 'NEUER', 'ABGESCHLOSSEN']) });

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
    ...Object.fromEntries(
      Object.entries(fall.nachfragen ?? {}).map(([name, antwort]) => [
        name,
        { type: 'NACHFRAGEN' as const, antwort },
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(fall.anfragen ?? {}).map(([name, { type = 'ANFRAGEN', antwort }]) => [
        name,
        { type, antwort },
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
    ...(!fall.korrektur && {
      [danebenGewaehlt]: {
        type: 'WAHL',
        antwort: { ...fall.antworten.angebot, versicherungsbeginn: '2026-11-20' },
      } as const,
      [danebenBezahlt]: {
        type: 'WAHL',
        antwort: { ...fall.antworten.angebot, zahlweise: 'VIERTELJAEHRLICH' },
      } as const,
    }),
    'WAHL ohne Angaben': { type: 'WAHL', antwort: {} },
    // Of a product that asks for no earlier insurance none can run elsewhere.
    ...('vorversicherung' in fall.antworten && {
      [laufendGenannt]: weiter(laufend),
      [zuLangeGenannt]: weiter({ ...laufend, laeuftNochBis: '2028-06-30' }),
      [selbstGewaehlt]: { type: 'WAHL', antwort: mitEigenemBeginn(fall) } as const,
      [selbstAngenommen]: weiter(mitEigenemBeginn(fall)),
    }),
    ...(fall.nimmtAn && { ANFRAGEN: { type: 'ANFRAGEN' } as const }),
    UNTERLAGEN_ERNEUT: { type: 'UNTERLAGEN_ERNEUT' },
    UNTERLAGEN_GEOEFFNET: { type: 'UNTERLAGEN_GEOEFFNET' },
    WIEDERHOLEN: { type: 'WIEDERHOLEN' },
    VERBUNDEN: { type: 'VERBUNDEN' },
    NEU_BEGINNEN: { type: 'NEU_BEGINNEN' },
    CODE_ERNEUT: { type: 'CODE_ERNEUT' },
    NUMMER_AENDERN: { type: 'NUMMER_AENDERN' },
    ABSCHLIESSEN: { type: 'ABSCHLIESSEN', antwort: abschlussAntworten.abschluss },
    'ABSCHLIESSEN ohne Erklärungen': { type: 'ABSCHLIESSEN', antwort: {} },
    ABGEMELDET: { type: 'ABGEMELDET' },
    SITZUNG_ABGELAUFEN: { type: 'SITZUNG_ABGELAUFEN' },
  } satisfies Record<string, AntragEreignis>;
}

/** She chose herself when her cover begins. */
function mitEigenemBeginn<A extends BasisAntworten>({ antworten: { angebot } }: AntragFall<A>) {
  return { ...angebot, versicherungsbeginn: eigenerBeginn };
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
    antworten.angebot?.versicherungsbeginn ?? null,
    antworten.vorversicherung?.laeuftNochBis ?? null,
    antworten.anschluss !== undefined,
    antworten.beitragPruefen?.angenommen.versicherungsPraemie ?? null,
    JSON.stringify(ergebnisse.tarifieren?.eingabe),
    ergebnisse.tarifieren?.ergebnis.ergebnis ?? null,
    preis(fall, context) !== null,
    ergebnisse.nachrechnen?.ergebnis.ergebnis ?? null,
    endpreis(fall, context) !== null,
    context.bestaetigt !== null,
    JSON.stringify(context.berechneteWahl),
    JSON.stringify(context.offeneWahl),
    istCodeUnterwegs(context),
    bonitaet(fall, context),
    ergebnisse.unterlagenVorbereiten?.ergebnis.antragId ?? null,
    unterlagen(fall, context) !== null,
    ergebnisse.unterlagenVorbereiten?.ergebnis.zugestellt !== undefined,
    ergebnisse.unterlagenVorbereiten?.ergebnis.antragId === context.geoeffneterAntrag,
    nummernnachweis !== null,
    abschluss !== null,
  ];
}
