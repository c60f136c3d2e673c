import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Berechnung } from '#contract/entities/aenderung.ts';
import { hinderung as hinderungsform } from '#contract/entities/aenderung.ts';
import { elementarEntfaellt, nachweisNoetig } from '#contract/entities/aenderungswunsch.ts';
import type { Auswahl } from '#machines/vertrag/aenderung/answers.ts';
import { AenderungsFehler } from '#machines/vertrag/aenderung/failure.ts';
import type { aenderung } from '#machines/vertrag/aenderung/machine.ts';
import type { BerechnungsAuftrag } from '#machines/vertrag/aenderung/setup.ts';
import { schrittVon } from '#machines/schritt.ts';
import { centsFor, digitsFor } from '#tests/models/engine/answering.ts';
import { mitUnterbrechung } from '#tests/models/unterbrechung.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { datei } from '#tests/models/vertrag/uploads.ts';
import * as antwort from './antworten.ts';
import { faelle } from './faelle.ts';
import { berechnungswunsch } from './wunsch.ts';

export const versicherungsNummer = 'PH250000101';
export const hinderung = {
  code: 'MAHNUNG',
  text: 'Bitte gleichen Sie zuerst den offenen Beitrag aus.',
} as const;

export const berechnet: Berechnung = {
  wirksamkeitsdatum: antwort.fest.von,
  beitragAlt: { versicherungsPraemie: 700, jahresVersicherungsPraemie: 8400 },
  beitragNeu: {
    versicherungsPraemie: 8000,
    jahresVersicherungsPraemie: 8000,
    netto: 6723,
    steuer: 1277,
  },
  differenzProZahlung: 7300,
  anteilBisHauptfaelligkeit: 0,
  naechsteFaelligkeit: antwort.fest.von,
  kurzeRate: null,
  verlauf: [],
  entfallende: [],
  hinweise: [],
  berechnungId: 'berechnung-1',
};

/** What the change costs that was asked about, with what else is said of it; `mehr` since the tariff moved. */
function berechnetMit(weiteres: Partial<Berechnung>, mehr = 0) {
  return (gefragt: BerechnungsAuftrag): Berechnung => {
    const raten = ratenIm(gefragt);
    const versicherungsPraemie =
      centsFor(gefragt, Math.round(4_000 / raten), 12_000 / raten) + mehr;
    const netto = Math.round(versicherungsPraemie / 1.19);
    return {
      ...berechnet,
      wirksamkeitsdatum: gefragt.wirksamkeitsdatum,
      beitragNeu: {
        versicherungsPraemie,
        jahresVersicherungsPraemie: versicherungsPraemie * raten,
        netto,
        steuer: versicherungsPraemie - netto,
      },
      differenzProZahlung: versicherungsPraemie - berechnet.beitragAlt.versicherungsPraemie,
      berechnungId: `berechnung-${digitsFor([gefragt, mehr], 9)}`,
      ...weiteres,
    };
  };
}

/** Instalments of a year then; the contract of the tours is paid monthly. */
function ratenIm({ aenderung: { wunsch } }: BerechnungsAuftrag): number {
  if (!('zahlweise' in wunsch)) return 12;
  return { MONATLICH: 12, VIERTELJAEHRLICH: 4, HALBJAEHRLICH: 2, JAEHRLICH: 1 }[wunsch.zahlweise];
}

const ohneElementar = berechnetMit({
  hinweise: [
    { code: elementarEntfaellt, text: 'An der neuen Adresse entfällt der Elementarschutz.' },
  ],
});

const mitNachweis = berechnetMit({
  hinweise: [{ code: nachweisNoetig, text: 'Laden Sie die Rechnung hoch.' }],
});

const ohneVorgemerktes = berechnetMit({
  entfallende: [
    {
      art: 'elementar',
      wirksamkeitsdatum: '2027-03-01',
      was: 'Elementarschutz: eingeschlossen',
      grund: 'Für diese Adresse können wir leider keinen Elementarschutz anbieten.',
    },
  ],
});

const abgelehnt = new AenderungsFehler({ art: 'ABGELEHNT', hinderung });
const sitzungAbgelaufen = new AenderungsFehler({ art: 'SITZUNG_ABGELAUFEN' });
const technisch = new AenderungsFehler({ art: 'TECHNISCH' });
const nachDemBerechnen = ['vergleich', 'bestaetigen', 'speichern', 'fehlerBeimSpeichern'];
const einverstanden = {
  ohneElementar: true,
  imAuftragDesKunden: true,
  entfallendesBestaetigt: true,
};
const nichtGefragt = { ohneElementar: false, imAuftragDesKunden: false };
const belegt = { ...einverstanden, nachweise: [datei] };

const gewaehlt = Object.fromEntries(
  Object.values(faelle).flatMap(({ antworten }) =>
    Object.entries(antworten).map(([was, auswahl]: [string, Auswahl]) => [
      `WEITER ${was}`,
      { type: 'WEITER', antwort: auswahl } as const,
    ]),
  ),
);

export const cases = mitUnterbrechung(
  casesFor<typeof aenderung>({
    inputs: {
      ...Object.fromEntries(
        Object.entries(faelle).map(([name, { art }]) => [name, { versicherungsNummer, art }]),
      ),
      'Zahlweise, aufgehoben': {
        versicherungsNummer,
        art: 'zahlweise',
        antworten: { auswahl: antwort.jaehrlich },
      },
      'Jahresumsatz im Auftrag': { versicherungsNummer, art: 'jahresumsatz', imAuftrag: true },
    },
    events: {
      ...gewaehlt,
      'WEITER kein Vorschaden': { type: 'WEITER', antwort: { elementarVorschaden: false } },
      'WEITER Fläche': { type: 'WEITER', antwort: { wohnflaeche: 80 } },
      'WEITER Anlass': { type: 'WEITER', antwort: { anlass: 'HEIRAT', anlassDatum: '2026-11-07' } },
      'WEITER Person': { type: 'WEITER', antwort: antwort.person },
      'WEITER Risikofragen': { type: 'WEITER', antwort: { R01: false } },
      'WEITER Tag': { type: 'WEITER', antwort: { wirksamkeitsdatum: '2027-01-01' } },
      'WEITER Tag zu spät': { type: 'WEITER', antwort: { wirksamkeitsdatum: '2030-01-01' } },
      'WEITER ohne Person': { type: 'WEITER', antwort: { ...antwort.person, vorname: '' } },
      UNVERAENDERT: { type: 'UNVERAENDERT' },
      'UNVERAENDERT im Auftrag': { type: 'UNVERAENDERT', imAuftragDesKunden: true },
      ERNEUT: { type: 'ERNEUT' },
      AENDERN: { type: 'AENDERN' },
      SPEICHERN: { type: 'SPEICHERN', antwort: nichtGefragt },
      'SPEICHERN einverstanden': { type: 'SPEICHERN', antwort: einverstanden },
      'SPEICHERN belegt': { type: 'SPEICHERN', antwort: belegt },
      BESTAETIGEN: { type: 'BESTAETIGEN' },
      ABBRECHEN: { type: 'ABBRECHEN' },
    },
    calls: {
      berechnen: {
        done: {
          berechnet: berechnetMit({}),
          ohneElementar,
          mitNachweis,
          ohneVorgemerktes,
          teurer: berechnetMit({}, 3_00),
        },
        error: { abgelehnt, sitzungAbgelaufen, technisch },
      },
      speichern: {
        done: { vorgemerkt: { sofort: false }, sofort: { sofort: true } },
        error: {
          preisGeaendert: new AenderungsFehler({ art: 'PREIS_GEAENDERT' }),
          abgelehnt,
          sitzungAbgelaufen,
          technisch,
        },
      },
      umsatzBestaetigen: {
        done: { bestaetigt: undefined },
        error: { abgelehnt, sitzungAbgelaufen, technisch },
      },
    },
    flags: ({
      art,
      imAuftrag,
      antworten: { vergleich: _vergleich, ...antworten },
      berechnung,
      verworfenerBeitrag,
    }) => [
      art,
      imAuftrag,
      antworten.auswahl ?? null,
      Object.keys(antworten),
      berechnung?.eingabe ?? null,
      berechnung?.ergebnis.hinweise[0]?.code ?? null,
      berechnung?.ergebnis.entfallende.length ?? null,
      verworfenerBeitrag === null
        ? null
        : verworfenerBeitrag === berechnung?.ergebnis.beitragNeu.versicherungsPraemie,
    ],
    answers: ({ antworten }) => antworten,
    once: ['speichern', 'umsatzBestaetigen'],
    // Back and Forward move between steps; on its own step an address does not change. From the first step on, where the
    // revenue is confirmed, there is only the price to go forward to, where she came back from it.
    possible: (snapshot, event, name) =>
      // The tariff moves between calculating and saving only.
      (name !== 'berechnen ✓ teurer' || istVerworfen(snapshot.context)) &&
      (event.type !== 'xstate.route' ||
        (event['to'] !== `#${schrittVon(snapshot)}` &&
          (!snapshot.matches('umsatzBestaetigen') ||
            (event['to'] === '#vergleich' && istBerechnet(snapshot.context))))),
    others: {
      termin: [{ wirksamkeitsdatum: '2027-02-01' }],
      anlass: [{ anlass: 'GEBURT', anlassDatum: '2026-10-01' }],
      person1: [{ vorname: 'Tom', nachname: 'Berg', geburtsdatum: '1999-01-31' }],
      person2: [{ vorname: 'Tom', nachname: 'Berg', geburtsdatum: '1999-01-31' }],
      person3: [{ vorname: 'Tom', nachname: 'Berg', geburtsdatum: '1999-01-31' }],
    },
    ends: { gespeichert: 'speichern', umsatzBestaetigt: 'umsatzBestaetigen' },
    refusals: {
      '✗ abgelehnt': 'auswahl',
      '✗ preisGeaendert': 'vergleich',
    },
    voids: { 'speichern ✗ preisGeaendert': 'berechnen', 'speichern ✗ abgelehnt': 'berechnen' },
    invariants: {
      'nothing is compared, confirmed or saved but what was calculated for these answers': (
        state,
      ) =>
        !nachDemBerechnen.some((value) => state.matches(value)) ||
        isDeepStrictEqual(
          state.context.berechnung?.eingabe,
          berechnungswunsch(state.context.antworten),
        ),
      'a refusal says why': (state) =>
        !state.matches('abgelehnt') || z.safeParse(hinderungsform, state.context.hinderung).success,
      'what was saved says whether it holds already': (state) =>
        !state.matches('gespeichert') || typeof state.context.gespeichert?.sofort === 'boolean',
      'a broker confirms nothing without saying that the customer asked for it': (state) =>
        !state.matches('bestaetigen') ||
        !state.context.imAuftrag ||
        state.context.antworten.vergleich?.imAuftragDesKunden === true,
      'the cover against the elements is not lost without a yes': (state) =>
        !state.matches('bestaetigen') ||
        state.context.berechnung?.ergebnis.hinweise[0]?.code !== elementarEntfaellt ||
        state.context.antworten.vergleich?.ohneElementar === true,
      'a pending change does not end without a yes': (state) =>
        !state.matches('bestaetigen') ||
        state.context.berechnung?.ergebnis.entfallende.length === 0 ||
        state.context.antworten.vergleich?.entfallendesBestaetigt === true,
      'what has to be proved is not saved without a file': (state) =>
        !state.matches('bestaetigen') ||
        state.context.berechnung?.ergebnis.hinweise[0]?.code !== nachweisNoetig ||
        (state.context.antworten.vergleich?.nachweise ?? []).length > 0,
    },
    requests: {
      'what is sent to be saved is what was answered and what was shown for it': (call, context) =>
        call.id !== 'speichern' ||
        isDeepStrictEqual(call.input, {
          versicherungsNummer,
          ...berechnungswunsch(context.antworten),
          berechnung: context.berechnung?.ergebnis,
          zustimmung: context.antworten.vergleich,
        }),
      'who confirms the revenue is who is at work': (call, { imAuftrag }) =>
        call.id !== 'umsatzBestaetigen' ||
        isDeepStrictEqual(call.input, { versicherungsNummer, imAuftrag }),
      'what is calculated is what was answered, and only for this kind': (
        call,
        { art, antworten },
      ) =>
        call.id !== 'berechnen' ||
        (antworten.auswahl?.art === art &&
          isDeepStrictEqual(call.input, { versicherungsNummer, ...berechnungswunsch(antworten) })),
    },
  }),
  'auswahl',
);

function istVerworfen(context: unknown): boolean {
  const form = z.object({ verworfenerBeitrag: z.unknown() });
  return z.parse(form, context).verworfenerBeitrag !== null;
}

function istBerechnet(context: unknown): boolean {
  return z.parse(z.object({ berechnung: z.unknown() }), context).berechnung !== null;
}
