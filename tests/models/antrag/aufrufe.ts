import * as z from 'zod/mini';
import type { Zahlweise } from '#contract/entities/zahlweise.ts';
import type { Tarifantwort } from '#contract/endpoints/tarifieren/antwort.ts';
import type { BasisAntworten, Antragsstand, Antragsumfeld } from '#machines/antrag/context.ts';
import { AntragFehler, type AntragFehlerArt } from '#machines/antrag/failure.ts';
import { centsFor, digitsFor, uuidFor } from '../engine/answering.ts';
import type { CallCases } from '../engine/cases.ts';
import type { AntragFall } from './fall.ts';
import { amAngebot, gefragte } from './weg.ts';

/** What the calls of every application may answer. */
export function aufrufe<A extends BasisAntworten>(fall: AntragFall<A>) {
  const { entwurf, anfrage, teile } = fall;
  const beitragFuer = ({ antworten }: Antragsstand<A>, gefragt: object | null) => {
    const gewaehlt = antworten.angebot?.zahlweise ?? 'JAEHRLICH';
    const zahlweise = fall.einmalig?.(antworten) ? 'EINMALIG' : gewaehlt;
    return versicherbar(zahlweise, centsFor(preisbestimmend(fall, gefragt)), teile);
  };
  return {
    umfeldLaden: {
      done: {
        'ohne Code': { umfeld, antworten: {}, entwurf: null },
        'mit Code': {
          umfeld: { ...umfeld, mitCode: true },
          antworten: {},
          entwurf: null,
        },
        'mit Entwurf': { umfeld, antworten: {}, entwurf: 'GESPERRT' },
        'Entwurf weg': { umfeld, antworten: {}, entwurf: 'WEG' },
        'Entwurf neuer': { umfeld, antworten: {}, entwurf: 'NEUER' },
        'Entwurf abgeschlossen': { umfeld, antworten: {}, entwurf: 'ABGESCHLOSSEN' },
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
        versicherbar: (stand: Antragsstand<A>) =>
          beitragFuer(stand, anfrage(amAngebot(fall, stand))),
        nichtMoeglich: ohneBeitrag('OPTION_NICHT_MOEGLICH'),
        ...(fall.vorschlagSeltener && {
          'mit zu kleiner Rate': (stand: Antragsstand<A>) =>
            mitZuKleinerRate(beitragFuer(stand, anfrage(amAngebot(fall, stand)))),
        }),
        ...(fall.vorschlagOhne && {
          'nicht wie vorgeschlagen': {
            ...ohneBeitrag('OPTION_NICHT_MOEGLICH'),
            grund: fall.vorschlagOhne,
          },
        }),
        vonHand: ohneBeitrag('MANUELLE_PRUEFUNG'),
        nichtVersicherbar: ohneBeitrag('NICHT_VERSICHERBAR'),
      },
      error: fehler('TECHNISCH'),
    },
    ...(fall.angenommen && {
      nachrechnen: {
        done: {
          versicherbar: (stand: Antragsstand<A>) => beitragFuer(stand, anfrage(stand.antworten)),
          nichtMoeglich: ohneBeitrag('OPTION_NICHT_MOEGLICH'),
          vonHand: ohneBeitrag('MANUELLE_PRUEFUNG'),
          nichtVersicherbar: ohneBeitrag('NICHT_VERSICHERBAR'),
        },
        error: fehler('TECHNISCH'),
      },
    }),
    codeSenden: { done: { gesendet: undefined }, error: fehler('TECHNISCH') },
    codePruefen: {
      done: {
        richtig: ({ handynummer }: { handynummer: string }) => `nachweis für ${handynummer}`,
      },
      error: fehler('CODE_FALSCH', 'CODE_VERBRAUCHT', 'TECHNISCH'),
    },
    bonitaetPruefen: {
      done: { positiv: 'POSITIV', negativ: 'NEGATIV', unklar: 'UNKLAR' },
      error: fehler('TECHNISCH'),
    },
    unterlagenVorbereiten: {
      done: {
        erstellt: (stand: Antragsstand<A>) => ({
          antragId: antragIdFuer(fall, stand),
          dokumente,
          erklaerungen: [],
          zugestellt: { an: 'a…@example.org', um: '2026-11-20T09:05:00.000Z' },
        }),
        'nicht zugestellt': (stand: Antragsstand<A>) => ({
          antragId: antragIdFuer(fall, stand),
          dokumente,
          erklaerungen: [],
        }),
      },
      error: fehler('NACHWEIS_NOETIG', 'TECHNISCH'),
    },
    unterlagenSenden: {
      done: { gesendet: { zugestellt: { an: 'a…@example.org', um: '2026-11-20T10:30:00.000Z' } } },
      error: fehler('UNTERLAGEN_VERALTET', 'TECHNISCH'),
    },
    abschliessen: {
      done: {
        angelegt: ({ antworten: { abschluss } }: Antragsstand) => ({
          status: 'ANGELEGT',
          versicherungsNummer: `HR26${digitsFor(abschluss, 7)}`,
          dokumente,
          neuerKunde: true,
        }),
      },
      error: fehler(
        'BEITRAG_GEAENDERT',
        'BONITAET_NEGATIV',
        'UNTERLAGEN_VERALTET',
        'ERKLAERUNG_FEHLT',
        'NACHWEIS_NOETIG',
        'NICHT_ABSCHLIESSBAR',
        'TECHNISCH',
      ),
    },
  } satisfies Record<string, CallCases>;
}

const mitStrasse = z.looseObject({
  risikoOrt: z.looseObject({}),
  kaufdatum: z.optional(z.string()),
});

/** Neither a street that nobody knows to be a risk nor the day of a purchase changes a price: what she confirms as it was assumed costs the same. */
function preisbestimmend<A extends BasisAntworten>(
  { angenommen, preisbestimmend: eigenes }: AntragFall<A>,
  anfrage: object | null,
): object | null {
  if (eigenes && anfrage) return eigenes(anfrage);
  const { data } = z.safeParse(mitStrasse, anfrage);
  if (!angenommen || !data) return anfrage;
  const { kaufdatum: _tag, ...andere } = data;
  const { strasse: _, ...ort } = data.risikoOrt;
  return { ...andere, risikoOrt: ort };
}

const ratenImJahr: Record<Zahlweise, number> = {
  MONATLICH: 12,
  VIERTELJAEHRLICH: 4,
  HALBJAEHRLICH: 2,
  JAEHRLICH: 1,
  EINMALIG: 1,
};

/** A customer of the house itself, who needs no code and may pay by invoice. */
export const umfeld: Antragsumfeld = {
  heute: '2026-11-20',
  marke: 'andsafe',
  vermittler: null,
  mitCode: false,
  mitRechnung: true,
};

/** A price; every other answer refuses. */
export const beitrag = versicherbar('JAEHRLICH', 118_40);

/** What she gets to read: all of it in one file, which is no document of its own, and each for itself. */
const dokumente = [
  { name: 'Alle Unterlagen', typ: 'ALLE_UNTERLAGEN', url: '/dokument/alle.pdf' },
  { name: 'Produktinformationsblatt', typ: 'IPID', url: '/dokument/ipid.pdf' },
  { name: 'Versicherungsbedingungen', typ: 'AVB', url: '/dokument/avb.pdf' },
];

function versicherbar(
  zahlweise: Zahlweise,
  versicherungsPraemie: number,
  teile: readonly string[] = [],
): Tarifantwort {
  const netto = Math.round(versicherungsPraemie / 1.19);
  return {
    ergebnis: 'VERSICHERBAR',
    hinweise: [],
    tarifVersion: 'RT-2026',
    beitrag: {
      zahlweise,
      versicherungsPraemie,
      jahresVersicherungsPraemie: ratenImJahr[zahlweise] * versicherungsPraemie,
      netto,
      steuer: versicherungsPraemie - netto,
      nettoJahr: ratenImJahr[zahlweise] * netto,
      versicherungsSumme: 52_000_00,
      // The first is dearer by a cent than the next.
      komponenten: teile.map((name, i) => ({
        name,
        nettoJahr: ratenImJahr[zahlweise] * (netto - i),
        steuersatz: 1900,
        rateNetto: netto - i,
        rateSteuer: versicherungsPraemie - netto,
      })),
      zahlweisen: [],
      gueltigBis: '2026-12-04',
    },
  };
}

/** Every month it would be less than an instalment may be. */
function mitZuKleinerRate(alles: Tarifantwort): Tarifantwort {
  const { beitrag: einer, ...antwort } = alles;
  if (einer?.zahlweise !== 'MONATLICH') return alles;
  const { versicherungsPraemie, jahresVersicherungsPraemie } = einer;
  const rate = { versicherungsPraemie, jahresVersicherungsPraemie };
  const hinderung = { code: 'RATE_ZU_KLEIN', text: 'Eine Rate wäre kleiner als 3,00 EUR.' };
  const zahlweisen = [
    { zahlweise: 'MONATLICH' as const, ...rate, hinderung },
    { zahlweise: 'JAEHRLICH' as const, ...rate, hinderung: null },
  ];
  return { ...antwort, beitrag: { ...einer, zahlweisen } };
}

/** Other answers make other documents; what is declared for them, and which price was seen before, makes none. */
function antragIdFuer<A extends BasisAntworten>(
  fall: AntragFall<A>,
  { antworten }: Antragsstand<A>,
): string {
  return uuidFor({ ...gefragte(fall, antworten), abschluss: undefined, beitragPruefen: undefined });
}

function ohneBeitrag(ergebnis: Tarifantwort['ergebnis']): Tarifantwort {
  return { ergebnis, hinweise: [], tarifVersion: 'RT-2026' };
}

function fehler(...arten: AntragFehlerArt[]) {
  return Object.fromEntries(arten.map((art) => [art, new AntragFehler(art)]));
}
