import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import {
  type Berechnung,
  type Hinderung,
  hinderung as hinderungsform,
} from '#contract/entities/aenderung.ts';
import { nachweisNoetig, type Schutzberechnung } from '#contract/entities/aenderungswunsch.ts';
import { AenderungsFehler } from '#machines/vertrag/aenderung/failure.ts';
import type { SchutzAntworten } from '#machines/vertrag/schutz/answers.ts';
import type { schutz } from '#machines/vertrag/schutz/machine.ts';
import type { SchutzBerechnungsauftrag, SchutzKontext } from '#machines/vertrag/schutz/setup.ts';
import { schrittVon } from '#machines/schritt.ts';
import { centsFor, digitsFor } from '#tests/models/engine/answering.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { mitUnterbrechung } from '#tests/models/unterbrechung.ts';
import { fest, frei, jaehrlich, mitElementar, niedriger } from '../aenderung/antworten.ts';
import { angebote, gesperrteAngebote } from './angebote.ts';

export const versicherungsNummer = 'PH250000101';
export const hinderung: Hinderung = {
  code: 'MAHNUNG',
  text: 'Bitte gleichen Sie zuerst den offenen Beitrag aus.',
};
export const nichtZusammen: Hinderung = {
  code: 'DATUM',
  text: 'Diese Änderung ist nur zum 01.03.2027 möglich und nicht am selben Tag wie Ihre anderen.',
};

type Wuensche = NonNullable<SchutzAntworten['einstellen']>;

export const keiner: Wuensche = { wuensche: [] };
export const einer: Wuensche = { wuensche: [{ auswahl: niedriger }] };
export const zwei: Wuensche = {
  wuensche: [
    { auswahl: niedriger },
    { auswahl: mitElementar, vorschaden: { elementarVorschaden: false } },
  ],
};
/** Paid once a year as well, so that instalments cannot be compared. */
export const jaehrlicheRate: Wuensche = { wuensche: [{ auswahl: jaehrlich }] };
const unbeantwortet: Wuensche = { wuensche: [{ auswahl: mitElementar }] };
const doppelt: Wuensche = { wuensche: [{ auswahl: niedriger }, { auswahl: niedriger }] };

const bisher = { versicherungsPraemie: 700, jahresVersicherungsPraemie: 8400 };

/** What the wishes cost that were asked about, with what else is said of it; `mehr` since the tariff moved. */
function berechnetMit(weiteres: Partial<Berechnung>, mehr = 0) {
  return ({ aenderungen, ...auftrag }: SchutzBerechnungsauftrag): Schutzberechnung => {
    const gefragt = { ...auftrag, aenderungen };
    const istJaehrlich = aenderungen.some(({ art }) => art === 'zahlweise');
    const monate = istJaehrlich ? 12 : 1;
    const versicherungsPraemie = (centsFor(gefragt, 400, 1_200) + mehr) * monate;
    const netto = Math.round(versicherungsPraemie / 1.19);
    const berechnung: Berechnung = {
      wirksamkeitsdatum: frei.von,
      beitragAlt: bisher,
      beitragNeu: {
        versicherungsPraemie,
        jahresVersicherungsPraemie: (versicherungsPraemie * 12) / monate,
        netto,
        steuer: versicherungsPraemie - netto,
      },
      differenzProZahlung: versicherungsPraemie - bisher.versicherungsPraemie,
      anteilBisHauptfaelligkeit: 0,
      naechsteFaelligkeit: fest.von,
      kurzeRate: null,
      verlauf: istJaehrlich ? verlaufBis(versicherungsPraemie) : [],
      entfallende: [],
      hinweise: [],
      berechnungId: `berechnung-${digitsFor([gefragt, mehr], 9)}`,
      ...weiteres,
    };
    return {
      bisher: { ...bisher, zahlweise: 'MONATLICH' },
      zeitraum: aenderungen.length === 0 ? null : frei,
      wuensche: aenderungen.map(({ art }) => ({ art, zeitraum: frei, hinderung: null })),
      berechnung: aenderungen.length === 0 ? null : berechnung,
      angebote: [...angebote],
    };
  };
}

/** Today once a month, and from the day on once a year. */
function verlaufBis(versicherungsPraemie: number): Berechnung['verlauf'] {
  const schritt = { was: [], eigener: false, einmalig: null };
  return [
    { ...schritt, ab: '2026-11-21', zahlweise: 'MONATLICH', versicherungsPraemie: 700 },
    { ...schritt, ab: frei.von, zahlweise: 'JAEHRLICH', versicherungsPraemie, eigener: true },
  ];
}

export const berechnet = berechnetMit({});

/** The last wish cannot be had beside the others, so there is no sum. */
function ohneLetzten(auftrag: SchutzBerechnungsauftrag): Schutzberechnung {
  const { wuensche, ...rest } = berechnet(auftrag);
  return {
    ...rest,
    berechnung: null,
    wuensche: wuensche.map((eine, stelle) =>
      stelle === wuensche.length - 1 ? Object.assign({}, eine, { hinderung: nichtZusammen }) : eine,
    ),
  };
}

function gesperrt(auftrag: SchutzBerechnungsauftrag): Schutzberechnung {
  return {
    ...berechnet(auftrag),
    berechnung: null,
    wuensche: auftrag.aenderungen.map(({ art }) => ({ art, zeitraum: null, hinderung })),
    angebote: [...gesperrteAngebote(hinderung)],
  };
}

const ohneVorgemerktes = berechnetMit({
  entfallende: [
    {
      art: 'zahlweise',
      wirksamkeitsdatum: '2027-03-01',
      was: 'Zahlweise: jährlich',
      grund: 'Die Rate wäre zu klein.',
    },
  ],
});

const mitNachweis = berechnetMit({
  hinweise: [{ code: nachweisNoetig, text: 'Laden Sie die Rechnung hoch.' }],
});

const abgelehnt = new AenderungsFehler({ art: 'ABGELEHNT', hinderung });
const sitzungAbgelaufen = new AenderungsFehler({ art: 'SITZUNG_ABGELAUFEN' });
const technisch = new AenderungsFehler({ art: 'TECHNISCH' });
const gezeigt = ['pruefen', 'bestaetigen', 'speichern', 'fehlerBeimSpeichern', 'gespeichert'];
const einverstanden = { imAuftragDesKunden: true, entfallendesBestaetigt: true };

export const cases = mitUnterbrechung(
  casesFor<typeof schutz>({
    inputs: {
      frisch: { versicherungsNummer },
      aufgehoben: { versicherungsNummer, antworten: { einstellen: einer } },
      'im Auftrag': { versicherungsNummer, imAuftrag: true },
    },
    events: {
      'WAHL keiner': { type: 'WAHL', antwort: keiner },
      'WAHL einer': { type: 'WAHL', antwort: einer },
      'WAHL zwei': { type: 'WAHL', antwort: zwei },
      'WAHL jaehrlich': { type: 'WAHL', antwort: jaehrlicheRate },
      'WAHL unbeantwortet': { type: 'WAHL', antwort: unbeantwortet },
      'WAHL doppelt': { type: 'WAHL', antwort: doppelt },
      'WEITER keiner': { type: 'WEITER', antwort: keiner },
      'WEITER einer': { type: 'WEITER', antwort: einer },
      'WEITER zwei': { type: 'WEITER', antwort: zwei },
      ERNEUT: { type: 'ERNEUT' },
      NEU_BEGINNEN: { type: 'NEU_BEGINNEN' },
      AENDERN: { type: 'AENDERN' },
      SPEICHERN: {
        type: 'SPEICHERN',
        antwort: { imAuftragDesKunden: false, entfallendesBestaetigt: false },
      },
      'SPEICHERN einverstanden': { type: 'SPEICHERN', antwort: einverstanden },
      BESTAETIGEN: { type: 'BESTAETIGEN' },
      ABBRECHEN: { type: 'ABBRECHEN' },
    },
    calls: {
      berechnen: {
        done: {
          berechnet,
          'nicht zusammen': ohneLetzten,
          gesperrt,
          ohneVorgemerktes,
          mitNachweis,
          teurer: berechnetMit({}, 3_00),
        },
        error: { abgelehnt, sitzungAbgelaufen, technisch },
      },
      speichern: {
        done: { vorgemerkt: undefined },
        error: {
          preisGeaendert: new AenderungsFehler({ art: 'PREIS_GEAENDERT' }),
          abgelehnt,
          sitzungAbgelaufen,
          technisch,
        },
      },
    },
    flags: ({
      imAuftrag,
      antworten: { pruefen: _pruefen, ...antworten },
      rechnung,
      verworfenerBeitrag,
    }) => [
      imAuftrag,
      Object.keys(antworten),
      gewuenscht(antworten),
      rechnung?.eingabe ?? null,
      rechnung?.ergebnis.berechnung?.hinweise.length ?? null,
      rechnung?.ergebnis.berechnung?.entfallende.length ?? null,
      rechnung?.ergebnis.angebote[0]?.hinderung ?? null,
      verworfenerBeitrag !== null,
    ],
    answers: ({ antworten }) => antworten,
    once: ['speichern'],
    possible: (snapshot, event, name) =>
      moeglich(snapshot, name) &&
      (event.type !== 'xstate.route' || event['to'] !== `#${schrittVon(snapshot)}`),
    ends: { gespeichert: 'speichern', gesperrt: null },
    refusals: {
      '✗ abgelehnt': 'einstellen',
      '✗ preisGeaendert': 'einstellen',
      'berechnen ✓ nicht zusammen': 'einstellen',
      'berechnen ✓ mitNachweis': 'einstellen',
      'berechnen ✓ gesperrt': 'gesperrt',
    },
    voids: { 'speichern ✗ preisGeaendert': 'berechnen', 'speichern ✗ abgelehnt': 'berechnen' },
    invariants: {
      'nothing is compared, confirmed or saved but what was calculated for these wishes': (state) =>
        !gezeigt.some((value) => state.matches(value)) ||
        (state.context.rechnung?.ergebnis.berechnung != null &&
          isDeepStrictEqual(state.context.rechnung.eingabe, gewuenscht(state.context.antworten))),
      'a refusal says why': (state) =>
        !state.matches('abgelehnt') || z.safeParse(hinderungsform, state.context.hinderung).success,
      'a broker confirms nothing without saying that the customer asked for it': (state) =>
        !state.matches('bestaetigen') ||
        !state.context.imAuftrag ||
        state.context.antworten.pruefen?.imAuftragDesKunden === true,
      'a pending change does not end without a yes': (state) =>
        !state.matches('bestaetigen') ||
        state.context.rechnung?.ergebnis.berechnung?.entfallende.length === 0 ||
        state.context.antworten.pruefen?.entfallendesBestaetigt === true,
      'what has to be proved is not saved here': (state) =>
        !state.matches('pruefen') ||
        state.context.rechnung?.ergebnis.berechnung?.hinweise.length === 0,
    },
    requests: {
      'what is calculated is every wish, and nothing else': (call, { antworten }) =>
        call.id !== 'berechnen' ||
        isDeepStrictEqual(call.input, { versicherungsNummer, aenderungen: gewuenscht(antworten) }),
      'what is saved is every wish, with what was shown for them': (call, context) =>
        call.id !== 'speichern' ||
        isDeepStrictEqual(call.input, {
          versicherungsNummer,
          aenderungen: gewuenscht(context.antworten),
          berechnung: context.rechnung?.ergebnis.berechnung,
          zustimmung: context.antworten.pruefen,
        }),
    },
  }),
  'einstellen',
);

/** The wishes as the calls take them (`domain/vertrag.md §6`), from the answers alone. */
export function gewuenscht({ einstellen }: SchutzAntworten): object[] {
  return (einstellen?.wuensche ?? []).map(({ auswahl, vorschaden }) => {
    const { zeitraum: _, ...wunsch } = auswahl;
    return Object.assign(wunsch, vorschaden);
  });
}

/**
 * What a call can answer hangs on what was asked: nothing bars a list without wishes, and the tariff moves once. A page
 * changes one wish at a time, or takes all back.
 */
function moeglich(snapshot: AnyMachineSnapshot, name: string): boolean {
  const context = snapshot.context as SchutzKontext;
  const gewuenschte = gewuenscht(context.antworten).length;
  if (name === 'WAHL zwei') return gewuenschte === 1 && !istJaehrlich(context);
  if (name === 'WAHL jaehrlich') return gewuenschte === 0;
  if (name === 'WAHL einer') return !istJaehrlich(context);
  if (name === 'berechnen ✓ teurer') return context.verworfenerBeitrag !== null;
  return gewuenschte > 0 || !nurMitWuenschen.has(name);
}

const nurMitWuenschen: ReadonlySet<string> = new Set([
  'berechnen ✓ nicht zusammen',
  'berechnen ✓ ohneVorgemerktes',
  'berechnen ✓ mitNachweis',
]);

function istJaehrlich({ antworten }: SchutzKontext): boolean {
  return gewuenscht(antworten).some((wunsch) => 'zahlweise' in wunsch);
}
