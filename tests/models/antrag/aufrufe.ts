import type { Tarifantwort } from '#contract/endpoints/tarifieren/antwort.ts';
import type { BasisAntworten, Antragsumfeld } from '#machines/antrag/context.ts';
import { AntragFehler, type AntragFehlerArt } from '#machines/antrag/failure.ts';
import type { CallCases } from '../engine/cases.ts';

/** Documents of this application are shown in all cases. */
export const antragId = '6f1c2d34-5a6b-4c7d-8e9f-0a1b2c3d4e5f';

/** What the calls of every application may answer. */
export function aufrufe(entwurf: BasisAntworten) {
  return {
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
      done: { geoeffnet: entwurf },
      error: fehler(
        'PLZ_FALSCH',
        'ENTWURF_GESPERRT',
        'ENTWURF_WEG',
        'ENTWURF_NEUER',
        'ENTWURF_ABGESCHLOSSEN',
        'TECHNISCH',
      ),
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
      error: fehler('NACHWEIS_NOETIG', 'TECHNISCH'),
    },
    abschliessen: {
      done: {
        angelegt: {
          status: 'ANGELEGT',
          versicherungsNummer: 'HR260000001',
          dokumente: [],
          neuerKunde: true,
        },
      },
      error: fehler(
        'BEITRAG_GEAENDERT',
        'BONITAET_NEGATIV',
        'UNTERLAGEN_VERALTET',
        'NACHWEIS_NOETIG',
        'NICHT_ABSCHLIESSBAR',
        'TECHNISCH',
      ),
    },
  } satisfies Record<string, CallCases>;
}

const umfeld: Antragsumfeld = {
  heute: '2026-11-20',
  marke: 'andsafe',
  vermittler: null,
  mitCode: false,
  mitRechnung: true,
};

/** The price; every other answer refuses. */
export const beitrag: Tarifantwort = {
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

function ohneBeitrag(ergebnis: Tarifantwort['ergebnis']): Tarifantwort {
  return { ergebnis, hinweise: [], tarifVersion: 'RT-2026' };
}

function fehler(...arten: AntragFehlerArt[]) {
  return Object.fromEntries(arten.map((art) => [art, new AntragFehler(art)]));
}
