import * as z from 'zod/mini';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import type { Tarifantwort } from '#contract/endpoints/tarifieren/antwort.ts';
import type { AntragKontext, Ergebnisse, Umfeld } from '#machines/antrag/context.ts';
import { AntragFehler, type AntragFehlerArt } from '#machines/antrag/failure.ts';
import type { HausratAntworten } from '#machines/antrag/hausrat/answers.ts';
import { erreichbareSchritte, type hausrat } from '#machines/antrag/hausrat/machine.ts';
import { hausratRegel } from '#machines/antrag/hausrat/regel.ts';
import { ergebnisVon } from '#machines/antrag/regel.ts';
import { schrittVon, zurueck } from '#machines/walk.ts';
import { casesFor } from '#tests/models/engine/cases.ts';

const heute = '2026-11-20';
const umfeld: Umfeld = {
  heute,
  marke: 'andsafe',
  vermittler: null,
  mitCode: false,
  mitRechnung: true,
};

const antragId = '6f1c2d34-5a6b-4c7d-8e9f-0a1b2c3d4e5f';

/** One valid answer per step. */
export const antworten = {
  risikoort: { plz: '10115', ort: 'Berlin', strasse: 'Chausseestraße', hausnummer: '12' },
  wohnung: {
    wohnform: 'WOHNUNG',
    wohnflaeche: 80,
    staendigBewohnt: true,
    bauart: 'MASSIV',
  },
  versicherungssumme: { versicherungssumme: 52_000_00, wertsachen: false },
  bausteine: { deckungen: ['GLASBRUCH', 'ELEMENTAR'], elementarVorschaden: false },
  vorversicherung: { vorversicherungVorhanden: false, vorschaeden: 0 },
  tarif: {
    variante: 'KOMFORT',
    sb: 'SB_KEINE',
    zahlweise: 'JAEHRLICH',
    versicherungsbeginn: '2026-11-21',
  },
  person: { anrede: 'FRAU', vorname: 'Anna', nachname: 'Bergmann', geburtsdatum: '1988-04-12' },
  anschrift: { woanders: false },
  kontakt: {
    email: 'anna.bergmann@example.org',
    emailWiederholung: 'anna.bergmann@example.org',
    handynummer: '+491701234567',
  },
  zahlung: {
    zahlart: 'LASTSCHRIFT',
    iban: 'DE02120300000000202051',
    kontoinhaberAbweichend: false,
  },
  unterlagen: { antragId, einwilligungen: { vertragsunterlagen: '1' } },
} as const satisfies { [Schritt in keyof HausratAntworten]-?: unknown };

const alleSchritte = Object.keys(antworten);

/**
 * Edits begin at the summary, once everything is answered; on the way there she goes one step back.
 * After the edit that makes results stale she only goes on.
 */
function istMoeglich(snapshot: SnapshotFrom<typeof hausrat>, event: AnyEventObject): boolean {
  const schritt = schrittVon(snapshot) ?? '';
  const { context } = snapshot;
  const geaendert = context.antworten.versicherungssumme?.versicherungssumme === kleiner;
  const fertig = Object.keys(context.antworten).length === alleSchritte.length;
  if (event.type === 'xstate.route') {
    const ziel = String(event['to']).slice(1);
    if (ziel === schritt || geaendert) return false;
    if (context.umfeld?.mitCode) return ziel === 'kontakt' || ziel === 'telefon';
    if (schritt === 'zusammenfassung') return true;
    return fertig ? ziel === 'zusammenfassung' : ziel === zurueck(alleSchritte, schritt);
  }
  if (event === kleinereSumme) return fertig && schritt === 'versicherungssumme';
  if (event.type === 'WAHL') {
    return schritt === 'tarif' && (!fertig || snapshot.matches({ tarif: 'nichtMoeglich' }));
  }
  const eigener = schrittDerAntwort.get(event);
  return eigener === undefined || eigener === schritt;
}

const weiter = Object.fromEntries(
  Object.entries(antworten).map(([schritt, antwort]) => [
    `WEITER ${schritt}`,
    { type: 'WEITER' as const, antwort },
  ]),
);

const beitrag: Tarifantwort = {
  ergebnis: 'VERSICHERBAR',
  hinweise: [],
  tarifVersion: 'RT-2026',
  beitrag: {
    zahlweise: 'JAEHRLICH',
    versicherungsPraemie: 118_40,
    jahresVersicherungsPraemie: 118_40,
    netto: 101_00,
    steuer: 17_40,
    nettoJahr: 101_00,
    versicherungsSumme: 52_000_00,
    komponenten: [],
    zahlweisen: [],
    gueltigBis: '2026-12-04',
  },
};
const ohneBeitrag = (ergebnis: Tarifantwort['ergebnis']): Tarifantwort => ({
  ergebnis,
  hinweise: [],
  tarifVersion: 'RT-2026',
});
const fehler = (...arten: AntragFehlerArt[]) =>
  Object.fromEntries(arten.map((art) => [art, new AntragFehler(art)]));

const kleiner = 40_000_00;
const kleinereSumme = {
  type: 'WEITER' as const,
  antwort: { versicherungssumme: kleiner, wertsachen: false },
};
const schrittDerAntwort = new Map<AnyEventObject, string>(
  Object.entries(weiter).map(([name, event]) => [event, name.slice('WEITER '.length)]),
);

export const cases = casesFor<typeof hausrat>({
  inputs: { frisch: {} },
  events: {
    ...weiter,
    'WEITER mit kleinerer Summe': kleinereSumme,
    'WEITER mit Postleitzahl': { type: 'WEITER', antwort: { plz: '10115' } },
    'WEITER mit Code': { type: 'WEITER', antwort: { code: '123456' } },
    'WEITER ohne Antwort': { type: 'WEITER', antwort: {} },
    'WEITER mit höherer Selbstbeteiligung': {
      type: 'WEITER',
      antwort: { ...antworten.tarif, sb: 'SB_500' },
    },
    'WAHL höhere Selbstbeteiligung': {
      type: 'WAHL',
      antwort: { ...antworten.tarif, sb: 'SB_500' },
    },
    'WAHL wie zuvor': { type: 'WAHL', antwort: antworten.tarif },
    'WAHL ohne Tarif': { type: 'WAHL', antwort: {} },
    WIEDERHOLEN: { type: 'WIEDERHOLEN' },
    CODE_ERNEUT: { type: 'CODE_ERNEUT' },
    ABSCHLIESSEN: { type: 'ABSCHLIESSEN' },
    ABGEMELDET: { type: 'ABGEMELDET' },
    SITZUNG_ABGELAUFEN: { type: 'SITZUNG_ABGELAUFEN' },
  },
  calls: {
    umfeldLaden: {
      done: {
        'ohne Code': { umfeld, antworten: {}, entwurfGesperrt: false },
        'mit Code': {
          umfeld: { ...umfeld, mitCode: true },
          antworten: {},
          entwurfGesperrt: false,
        },
        'mit Entwurf': { umfeld, antworten: {}, entwurfGesperrt: true },
      },
      error: fehler('AGENT_UNBEKANNT', 'NICHT_VERFUEGBAR', 'TECHNISCH'),
    },
    entwurfOeffnen: {
      done: { geoeffnet: { risikoort: antworten.risikoort, wohnung: antworten.wohnung } },
      error: fehler('PLZ_FALSCH', 'ENTWURF_WEG', 'TECHNISCH'),
    },
    tarifieren: {
      done: {
        versicherbar: beitrag,
        nichtMoeglich: ohneBeitrag('OPTION_NICHT_MOEGLICH'),
        vonHand: ohneBeitrag('MANUELLE_PRUEFUNG'),
        nichtVersicherbar: ohneBeitrag('NICHT_VERSICHERBAR'),
      },
      error: fehler('TECHNISCH'),
    },
    codeSenden: { done: { gesendet: undefined }, error: fehler('TECHNISCH') },
    codePruefen: {
      done: { richtig: 'nachweis' },
      error: fehler('CODE_FALSCH', 'CODE_VERBRAUCHT', 'TECHNISCH'),
    },
    bonitaetPruefen: {
      done: { positiv: 'POSITIV', negativ: 'NEGATIV', unklar: 'UNKLAR' },
      error: fehler('TECHNISCH'),
    },
    unterlagenVorbereiten: {
      done: { erstellt: { antragId, dokumente: [] } },
      error: fehler('TECHNISCH'),
    },
    abschliessen: {
      done: { angelegt: { status: 'ANGELEGT', versicherungsNummer: 'HR260000001', dokumente: [] } },
      error: fehler('BEITRAG_GEAENDERT', 'BONITAET_NEGATIV', 'TECHNISCH'),
    },
  },
  flags: (context) => [
    context.umfeld?.mitCode ?? null,
    Object.keys(context.antworten).length,
    context.antworten.versicherungssumme?.versicherungssumme ?? null,
    context.antworten.tarif?.sb ?? null,
    gerechnetMit(context.ergebnisse),
    context.ergebnisse.tarifieren?.ergebnis.ergebnis ?? null,
    ergebnisVon(hausratRegel, 'tarifieren', context) !== null,
    ergebnisVon(hausratRegel, 'codeSenden', context),
    ergebnisVon(hausratRegel, 'bonitaetPruefen', context),
    context.ergebnisse.unterlagenVorbereiten?.ergebnis.antragId ?? null,
    ergebnisVon(hausratRegel, 'unterlagenVorbereiten', context) !== null,
    context.nummernnachweis !== null,
    context.sendet,
  ],
  answers: ({ antworten: gegeben }) => ({ ...gegeben }),
  once: ['abschliessen'],
  possible: (snapshot, event) => istMoeglich(snapshot, event),
  invariants: {
    'nothing is summed up or sent without a price for these very answers': (state) =>
      !['zusammenfassung', 'abschliessen'].some((value) => state.matches(value)) ||
      ergebnisVon(hausratRegel, 'tarifieren', state.context)?.ergebnis === 'VERSICHERBAR',
    'nothing is sent without declarations for the documents shown': (state) =>
      !state.matches('abschliessen') || istErklaert(state.context),
    'whoever is at a step has it on her path': (state) =>
      !['person', 'zahlung', 'zusammenfassung'].some(
        (value) => state.matches(value) && !erreichbareSchritte(state.context).includes(value),
      ),
  },
});

function istErklaert(context: AntragKontext<HausratAntworten>): boolean {
  const vorbereitet = ergebnisVon(hausratRegel, 'unterlagenVorbereiten', context);
  return context.antworten.unterlagen?.antragId === vorbereitet?.antragId;
}

const mitSb = z.object({ sb: z.string() });

/** Deductible the stored price was calculated with. */
function gerechnetMit({ tarifieren }: Ergebnisse): string | null {
  return z.safeParse(mitSb, tarifieren?.eingabe).data?.sb ?? null;
}
