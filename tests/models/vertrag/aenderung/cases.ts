import { isDeepStrictEqual } from 'node:util';
import type { Berechnung } from '#contract/entities/aenderung.ts';
import type { Auswahl } from '#machines/vertrag/aenderung/answers.ts';
import { AenderungsFehler } from '#machines/vertrag/aenderung/failure.ts';
import { istBerechnungAktuell } from '#machines/vertrag/aenderung/guards.ts';
import type { aenderung } from '#machines/vertrag/aenderung/machine.ts';
import { schrittVon } from '#machines/walk.ts';
import { casesFor } from '#tests/models/engine/cases.ts';

export const versicherungsNummer = 'PH250000101';
export const wirksamkeitsdatum = '2027-03-01';
export const hinderung = {
  code: 'MAHNUNG',
  text: 'Bitte gleichen Sie zuerst den offenen Beitrag aus.',
} as const;

/** Other period than now; and another one, so that a stored calculation can be stale. */
export const jaehrlich = wahl('JAEHRLICH');
export const halbjaehrlich = wahl('HALBJAEHRLICH');

export const berechnet: Berechnung = {
  wirksamkeitsdatum,
  beitragAlt: { versicherungsPraemie: 700, jahresVersicherungsPraemie: 8400 },
  beitragNeu: {
    versicherungsPraemie: 8000,
    jahresVersicherungsPraemie: 8000,
    netto: 6723,
    steuer: 1277,
  },
  differenzProZahlung: 7300,
  anteilBisHauptfaelligkeit: 0,
  naechsteFaelligkeit: wirksamkeitsdatum,
  hinweise: [],
  berechnungId: 'berechnung-1',
};

const abgelehnt = new AenderungsFehler({ art: 'ABGELEHNT', hinderung });
const sitzungAbgelaufen = new AenderungsFehler({ art: 'SITZUNG_ABGELAUFEN' });
const technisch = new AenderungsFehler({ art: 'TECHNISCH' });
const nachDemBerechnen = ['vergleich', 'bestaetigen', 'speichern', 'fehlerBeimSpeichern'];

export const cases = casesFor<typeof aenderung>({
  inputs: {
    frisch: { versicherungsNummer },
    'mit aufgehobener Auswahl': { versicherungsNummer, antworten: { auswahl: jaehrlich } },
  },
  events: {
    'WEITER jährlich': { type: 'WEITER', antwort: jaehrlich },
    'WEITER halbjährlich': { type: 'WEITER', antwort: halbjaehrlich },
    'WEITER ohne Datum': { type: 'WEITER', antwort: { ...jaehrlich, wirksamkeitsdatum: '' } },
    ERNEUT: { type: 'ERNEUT' },
    SPEICHERN: { type: 'SPEICHERN' },
    BESTAETIGEN: { type: 'BESTAETIGEN' },
    ABBRECHEN: { type: 'ABBRECHEN' },
    ABGEMELDET: { type: 'ABGEMELDET' },
    SITZUNG_ABGELAUFEN: { type: 'SITZUNG_ABGELAUFEN' },
  },
  calls: {
    berechnen: { done: { berechnet }, error: { abgelehnt, sitzungAbgelaufen, technisch } },
    speichern: {
      done: { gespeichert: undefined },
      error: {
        preisGeaendert: new AenderungsFehler({ art: 'PREIS_GEAENDERT' }),
        abgelehnt,
        sitzungAbgelaufen,
        technisch,
      },
    },
  },
  flags: ({ antworten, berechnung }) => [
    antworten.auswahl?.wunsch.wert ?? null,
    berechnung?.eingabe.wunsch.wert ?? null,
  ],
  answers: ({ antworten }) => antworten,
  // Back and Forward move between steps; on its own step an address does not change.
  possible: (snapshot, event) =>
    event.type !== 'xstate.route' || event['to'] !== `#${schrittVon(snapshot)}`,
  invariants: {
    'nothing is compared, confirmed or saved but what was calculated for this choice': (state) =>
      !nachDemBerechnen.some((value) => state.matches(value)) ||
      istBerechnungAktuell(state.context),
    'a refusal says why': (state) =>
      !state.matches('abgelehnt') || state.context.hinderung !== null,
  },
  requests: {
    'what is sent to be saved is the choice and what was shown for it': (call, context) =>
      call.id !== 'speichern' ||
      isDeepStrictEqual(call.input, {
        versicherungsNummer,
        auswahl: context.antworten.auswahl,
        berechnung: context.berechnung?.ergebnis,
      }),
  },
});

function wahl(wert: Auswahl['wunsch']['wert']): Auswahl {
  return { wunsch: { art: 'zahlweise', wert }, wirksamkeitsdatum };
}
