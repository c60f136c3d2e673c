import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import {
  beendigungAbgelehnt,
  type Kuendigungsergebnis,
  kuendigungsergebnis,
  type Kuendigungsvorschau,
} from '#contract/entities/beendigung.ts';
import type { kuendigung } from '#machines/vertrag/kuendigung/machine.ts';
import type { BerechnungsAuftrag, KuendigungsAuftrag } from '#machines/vertrag/kuendigung/setup.ts';
import { BeendigungsFehler } from '#machines/vertrag/parts/beendigungsfehler.ts';
import { schrittVon } from '#machines/schritt.ts';
import { centsFor } from '#tests/models/engine/answering.ts';
import type { KuendigungsKontext } from '#machines/vertrag/kuendigung/setup.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { mitUnterbrechung } from '#tests/models/unterbrechung.ts';
import { datei } from '#tests/models/vertrag/uploads.ts';
import { gruende } from './gruende.ts';

export const versicherungsNummer = 'FA260000303';
/** Of a customer whom nobody asks for her opinion. */
export const ohneMeinung = 'FA260000304';
/** Of a customer for whom a broker cancels. */
export const desKunden = 'FA260000305';
/** Where her refund goes. */
const iban = 'DE02120300000000202051';
export const kuendigungsdatum = '2026-12-31';
export const ablehnung = {
  code: 'DATUM',
  errorMessage: 'Bitte wählen Sie ein Datum zwischen 21.11.2026 und 21.11.2027.',
} as const;

/** A reason that ends it at once, one that is looked at first, and one in her own words. */
export const zuTeuer = { grund: 'ZU_TEUER' } as const;
export const verkauf = { grund: 'VERKAUF' } as const;
export const sonstiges = { grund: 'SONSTIGES', freitext: 'Ich ziehe ins Ausland.' } as const;
const nachweis = { nachweise: [datei] };
/** Her file was kept for a week, and that is over. */
export const nachweisWeg = {
  code: 'NACHWEIS',
  errorMessage: 'Laden Sie den Nachweis bitte noch einmal hoch.',
} as const;

/** What the end costs that was asked about. */
function vorschauMit(konto: Kuendigungsvorschau['konto']) {
  return ({ wunsch }: BerechnungsAuftrag): Kuendigungsvorschau => ({
    ...(wunsch ?? { ...zuTeuer, kuendigungsdatum }),
    status: 'WIRKSAM',
    erstattung: centsFor(wunsch),
    nochFaellig: null,
    konto,
    hinweise: [],
  });
}

function wirksam({ wunsch }: KuendigungsAuftrag): Kuendigungsergebnis {
  return {
    eingegangenAm: '2026-11-21T10:00:00.000Z',
    status: 'WIRKSAM',
    kuendigungsdatum: wunsch?.kuendigungsdatum ?? kuendigungsdatum,
    erstattung: centsFor(wunsch),
    nochFaellig: null,
  };
}

function eingereicht(gesendet: KuendigungsAuftrag): Kuendigungsergebnis {
  return { ...wirksam(gesendet), status: 'IN_PRUEFUNG', erstattung: null };
}

const abgelehnt = new BeendigungsFehler({ art: 'ABGELEHNT', ablehnung });
const ohneNachweis = new BeendigungsFehler({ art: 'ABGELEHNT', ablehnung: nachweisWeg });
const sitzungAbgelaufen = new BeendigungsFehler({ art: 'SITZUNG_ABGELAUFEN' });
const technisch = new BeendigungsFehler({ art: 'TECHNISCH' });
const nachDerVorschau = ['pruefen', 'kuendigen', 'fehlerBeimKuendigen'];

export const cases = mitUnterbrechung(
  casesFor<typeof kuendigung>({
    inputs: {
      frisch: { versicherungsNummer, mitFeedback: true },
      'im Auftrag': { versicherungsNummer: desKunden, mitFeedback: false, imAuftrag: true },
      'ohne Frage nach der Meinung': { versicherungsNummer: ohneMeinung, mitFeedback: false },
    },
    events: {
      'WEITER gelesen': { type: 'WEITER', antwort: { gelesen: true } },
      'WEITER zu teuer': { type: 'WEITER', antwort: zuTeuer },
      'WEITER verkauft': { type: 'WEITER', antwort: verkauf },
      'WEITER sonstiger Grund': { type: 'WEITER', antwort: sonstiges },
      'WEITER Tag': { type: 'WEITER', antwort: { kuendigungsdatum } },
      'WEITER Nachweis': { type: 'WEITER', antwort: nachweis },
      'WEITER Meinung': { type: 'WEITER', antwort: { freitext: 'Danke für alles.' } },
      ERNEUT: { type: 'ERNEUT' },
      KUENDIGEN: { type: 'KUENDIGEN' },
      'KUENDIGEN mit Konto': { type: 'KUENDIGEN', iban },
      'KUENDIGEN mit vertipptem Konto': { type: 'KUENDIGEN', iban: 'DE03120300000000202051' },
      IM_AUFTRAG_KUENDIGEN: { type: 'IM_AUFTRAG_KUENDIGEN' },
    },
    calls: {
      berechnen: {
        done: { vorschau: vorschauMit('BEKANNT'), ohneKonto: vorschauMit('GESUCHT') },
        error: { abgelehnt, sitzungAbgelaufen, technisch },
      },
      kuendigen: {
        done: { wirksam, eingereicht },
        error: { abgelehnt, ohneNachweis, sitzungAbgelaufen, technisch },
      },
    },
    flags: ({ antworten: a, vorschau: v, iban: konto, mitFeedback, imAuftrag }) => [
      a.uebersicht !== undefined,
      a.grund?.grund ?? null,
      a.datum !== undefined,
      a.nachweis !== undefined,
      a.feedback !== undefined,
      a.feedback?.freitext ?? null,
      v?.eingabe?.grund ?? null,
      v?.ergebnis.konto ?? null,
      konto,
      mitFeedback,
      imAuftrag,
    ],
    answers: ({ antworten }) => antworten,
    once: ['kuendigen'],
    // Back and Forward move between steps; on its own step an address does not change.
    possible: (snapshot, event) =>
      event.type !== 'xstate.route' || event['to'] !== `#${schrittVon(snapshot)}`,
    others: { datum: [{ kuendigungsdatum: '2027-02-28' }] },
    ends: {
      bestaetigung: 'kuendigen ✓ wirksam',
      eingereicht: 'kuendigen ✓ eingereicht',
    },
    refusals: {
      '✗ abgelehnt': 'datum',
      // Where no proof is asked for, the refusal is one of the day.
      '✗ ohneNachweis': ['nachweis', 'datum'],
    },
    voids: { 'kuendigen ✗ abgelehnt': 'berechnen', 'kuendigen ✗ ohneNachweis': 'berechnen' },
    invariants: {
      'nothing is checked or sent but what was worked out for this reason and day': (state) =>
        !nachDerVorschau.some((value) => state.matches(value)) ||
        isDeepStrictEqual(state.context.vorschau?.eingabe, gewuenscht(state.context)),
      'a receipt says what was received': (state) =>
        !['bestaetigung', 'eingereicht'].some((value) => state.matches(value)) ||
        z.safeParse(kuendigungsergebnis, state.context.ergebnis).success,
      'a refusal says why': (state) =>
        !state.matches('abgelehnt') ||
        z.safeParse(beendigungAbgelehnt, state.context.ablehnung).success,
    },
    requests: {
      'what is worked out and what is sent is what she chose': (call, context) =>
        isDeepStrictEqual(auftragVon(call).wunsch, gewuenscht(context)),
      'her words go along with the reason, or with what she says at the end': (
        call,
        { antworten: a },
      ) =>
        call.id !== 'kuendigen' ||
        auftragVon(call).freitext === (a.grund?.freitext ?? a.feedback?.freitext ?? null),
      'a reason that is looked at comes with files, so does a broker, and nobody else': (
        call,
        { imAuftrag },
      ) => {
        if (call.id !== 'kuendigen') return true;
        const { wunsch, nachweise } = auftragVon(call);
        const mitDateien = imAuftrag || (wunsch !== null && gruende[wunsch.grund].nachweis);
        return mitDateien === nachweise.length > 0;
      },
      'an account is sent only where it is asked for, and never one that cannot be': (
        call,
        { vorschau: v },
      ) =>
        call.id !== 'kuendigen' ||
        auftragVon(call).iban === null ||
        (auftragVon(call).iban === iban && v?.ergebnis.konto === 'GESUCHT'),
      'a broker names no account for her': (call, { imAuftrag }) =>
        call.id !== 'kuendigen' || !imAuftrag || auftragVon(call).iban === null,
      'a cancellation says whether a broker sends it': (call, { imAuftrag }) =>
        call.id !== 'kuendigen' || auftragVon(call).imAuftrag === imAuftrag,
    },
  }),
  'uebersicht',
);

/** Reason and day, from her answers alone. */
function gewuenscht({ antworten: { grund, datum } }: KuendigungsKontext) {
  return { grund: grund?.grund, kuendigungsdatum: datum?.kuendigungsdatum };
}

function auftragVon({ input }: { input: unknown }): KuendigungsAuftrag {
  return input as KuendigungsAuftrag;
}
