import { isDeepStrictEqual } from 'node:util';
import { schrittVon } from '#machines/schritt.ts';
import type { beratung } from '#machines/vermittler/beratung/machine.ts';
import type {
  Bedarfsmeldung,
  BeratungKontext,
  Empfehlungsmeldung,
} from '#machines/vermittler/beratung/setup.ts';
import { HandlungsFehler } from '#machines/vertrag/parts/handlungsfehler.ts';
import { centsFor, digitsFor } from '#tests/models/engine/answering.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { mitUnterbrechung } from '#tests/models/unterbrechung.ts';

export const absage =
  'Wir prüfen Ihre Anfrage persönlich. Schreiben Sie uns, dann sehen wir uns die Anfrage an.';
export const empfaenger = { email: 'oskar.neumann@example.org' };

const neumann = { art: 'BESTAND', partnerNummer: 'P100002' } as const;
const neue = { art: 'NEU', name: 'Jule Brandt' } as const;

export const bedarf = {
  anlass: 'NEU',
  gespraechsart: 'VOR_ORT',
  wuensche: 'Höchstens 200 Euro im Jahr. Das Fahrrad steht nachts im Hof.',
  gegenstand: 'Hausrat einer Mietwohnung im Erdgeschoss',
  versichert: true,
  bisher: 'Nordlicht, bis 31.12.2026',
} as const;
const { bisher: _, ...versicherter } = bedarf;
/** Where nothing is insured, nobody is asked with whom. */
const unversichert = { ...versicherter, versichert: false };
export const einstieg = { plz: '60311', wohnflaeche: 80, wunsch: 'AUSGEWOGEN' } as const;
const andererEinstieg = { plz: '50667', wohnflaeche: 65, wunsch: 'GUENSTIG' } as const;

export const empfehlung = {
  begruendung: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'Die Wohnung liegt im Erdgeschoss.' }],
      },
    ],
  },
  gewaehlt: 'AUSGEWOGEN',
} as const;

function weiter(antwort: unknown) {
  return { type: 'WEITER', antwort } as const;
}

const fehler = {
  abgelehnt: new HandlungsFehler({ art: 'ABGELEHNT', satz: absage }),
  sitzungAbgelaufen: new HandlungsFehler({ art: 'SITZUNG_ABGELAUFEN' }),
  technisch: new HandlungsFehler({ art: 'TECHNISCH' }),
};

/** The same number for the same customer, and no other's. */
const idZu = (gefragt: unknown) => {
  const ziffern = digitsFor(gefragt, 12);
  return `6b1f0a52-7c1d-4a1e-9a53-${ziffern}`;
};

const standMit = (uebergebenAm: string | null) => (gefragt: object) => ({
  id: idZu(gefragt),
  beratungsNummer: `B26-${digitsFor(gefragt, 7)}`,
  status: 'OFFEN' as const,
  kunde: 'Oskar Neumann',
  uebergebenAm,
  bedarf: null,
  einstieg: null,
});

export const cases = mitUnterbrechung(
  casesFor<typeof beratung>({
    inputs: { frisch: {} },
    events: {
      'WEITER Kunde': weiter(neumann),
      'WEITER neue Kundin': weiter(neue),
      'WEITER ohne Namen': weiter({ art: 'NEU', name: '' }),
      'WEITER ausgehändigt': weiter({ ausgehaendigt: true }),
      'WEITER nicht ausgehändigt': weiter({}),
      'WEITER Bedarf': weiter(bedarf),
      'WEITER ohne Wünsche': weiter({ ...bedarf, wuensche: '' }),
      'WEITER Einstieg': weiter(einstieg),
      'WEITER ohne Beratung': weiter({ ...einstieg, wunsch: 'KEINE_BERATUNG' }),
      'WEITER empfiehlt Komfort': weiter({ empfohlen: 'AUSGEWOGEN' }),
      'WEITER empfiehlt nichts': weiter({}),
      'WEITER folgt dem Rat': weiter(empfehlung),
      'WEITER ohne Grund': weiter({ ...empfehlung, begruendung: { type: 'doc', content: [] } }),
      'WEITER gelesen': weiter({ gelesen: true }),
      SENDEN: { type: 'SENDEN', antwort: empfaenger },
      'SENDEN ohne Adresse': { type: 'SENDEN', antwort: { email: 'oskar' } },
    },
    calls: {
      beginnen: {
        done: { frisch: standMit(null), bekannt: standMit('2026-03-02T09:00:00.000Z') },
        error: fehler,
      },
      uebergeben: { done: { uebergeben: undefined }, error: fehler },
      vergleichen: {
        done: {
          verglichen: (gefragt: Bedarfsmeldung) => ({
            risiko: `Hausratversicherung: Postleitzahl ${gefragt.einstieg?.plz ?? ''}`,
            angebote: (['GUENSTIG', 'AUSGEWOGEN', 'RUNDUM'] as const).map((wunsch, stelle) => ({
              wunsch,
              name: ['Basis', 'Komfort', 'Premium'][stelle] ?? '',
              jahresbeitrag: centsFor([gefragt, wunsch], 7_000, 30_000),
              bausteine: [],
            })),
            immer: 'In jedem Tarif: Feuer, Leitungswasser, Sturm, Hagel und Einbruch.',
            zeilen: [{ label: 'Glasbruch', werte: [false, false, true] }],
            stelle: Number(digitsFor(gefragt, 4)),
          }),
        },
        error: fehler,
      },
      protokollieren: {
        done: {
          protokoll: (gefragt: Empfehlungsmeldung) => ({
            abschnitte: [
              {
                titel: 'Gründe',
                zeilen: [{ name: null, wert: `Protokoll ${digitsFor(gefragt, 8)}` }],
              },
            ],
            url: `/api/druck/docs/${digitsFor(gefragt, 43)}.html`,
          }),
        },
        error: fehler,
      },
      senden: { done: { gesendet: undefined }, error: fehler },
    },
    flags: ({ antworten: a, beratung: b, uebergeben, vergleich, protokoll }) => [
      a.kunde?.art ?? null,
      b === null ? null : b.ergebnis.uebergebenAm !== null,
      uebergeben !== null,
      a.erstinformation !== undefined,
      a.bedarf !== undefined,
      a.einstieg?.plz ?? null,
      vergleich !== null,
      a.angebotVergleich?.empfohlen ?? null,
      a.empfehlung !== undefined,
      protokoll !== null,
      a.beratungsprotokoll !== undefined,
      a.abschlussweg !== undefined,
    ],
    answers: ({ antworten }) => antworten,
    path: wegVon,
    once: ['senden'],
    anew: ['kunde'],
    // Back and Forward move between steps; on its own step an address does not change.
    possible: (snapshot, event) =>
      event.type !== 'xstate.route' || event['to'] !== `#${schrittVon(snapshot)}`,
    others: {
      kunde: [neue],
      bedarf: [{ ...unversichert, wuensche: 'Möglichst viel Schutz.' }],
      einstieg: [andererEinstieg],
      empfehlung: [{ ...empfehlung, gewaehlt: 'GUENSTIG' }],
      abschlussweg: [{ email: 'jule@example.com' }],
    },
    ends: { gesendet: 'senden ✓ gesendet' },
    refusals: {
      'beginnen ✗ abgelehnt': 'kunde',
      'vergleichen ✗ abgelehnt': 'einstieg',
      'protokollieren ✗ abgelehnt': 'einstieg',
      'senden ✗ abgelehnt': 'abschlussweg',
    },
    invariants: {
      'nobody is advised who has no first information': (state) =>
        !['bedarf', 'einstieg', 'angebotVergleich', 'empfehlung', 'gesendet'].some((name) =>
          state.matches(name),
        ) || istInformiert(state.context),
      'nothing is recommended that was not compared': (state) =>
        !['angebotVergleich', 'empfehlung'].some((name) => state.matches(name)) ||
        state.context.vergleich !== null,
      'nothing is sent without a record of these very answers': (state) =>
        !['abschlussweg', 'senden', 'gesendet'].some((name) => state.matches(name)) ||
        istProtokolliert(state.context),
      'a refusal says why': (state) =>
        !(state.matches('nichtAngeboten') || state.matches('ueberholt')) ||
        state.context.ablehnung === absage,
      'whoever is not advised yet has answered nothing: nothing of another customer is hers': ({
        context: { antworten: a, beratung: b },
      }) =>
        isDeepStrictEqual(b?.eingabe, a.kunde) ||
        Object.keys(a).every((schritt) => schritt === 'kunde'),
    },
    requests: {
      'the advice is begun with whom he chose': ({ id, input }, { antworten: a }) =>
        id !== 'beginnen' || isDeepStrictEqual(input, { kunde: a.kunde }),
      'every call names the advice of this customer': ({ id, input }, { beratung: b }) =>
        id === 'beginnen' || (input as { id?: string }).id === b?.ergebnis.id,
      'the offers are made for what was said': ({ id, input }, { antworten: a }) =>
        id !== 'vergleichen' ||
        isDeepStrictEqual(
          {
            bedarf: (input as Bedarfsmeldung).bedarf,
            einstieg: (input as Bedarfsmeldung).einstieg,
          },
          { bedarf: a.bedarf, einstieg: a.einstieg },
        ),
      'the record goes where he said': ({ id, input }, { antworten: a }) =>
        id !== 'senden' || (input as { email?: string }).email === a.abschlussweg?.email,
    },
  }),
  'kunde',
);

function istInformiert({ antworten: a, beratung: b, uebergeben: u }: BeratungKontext): boolean {
  if (b === null || !isDeepStrictEqual(b.eingabe, a.kunde)) return false;
  return b.ergebnis.uebergebenAm !== null || isDeepStrictEqual(u?.eingabe, { id: b.ergebnis.id });
}

function istVerglichen({ antworten: a, beratung: b, vergleich }: BeratungKontext): boolean {
  const gefragt = { id: b?.ergebnis.id, bedarf: a.bedarf, einstieg: a.einstieg };
  return isDeepStrictEqual(vergleich?.eingabe, gefragt);
}

function istProtokolliert(context: BeratungKontext): boolean {
  const { antworten: a, beratung: b, vergleich, protokoll } = context;
  const { angebotVergleich, empfehlung: gesagt } = a;
  const gefragt = {
    id: b?.ergebnis.id,
    vergleich: vergleich?.ergebnis.stelle,
    angebotVergleich,
    empfehlung: gesagt,
    grundlage: { bedarf: a.bedarf, einstieg: a.einstieg },
  };
  return isDeepStrictEqual(protokoll?.eingabe, gefragt);
}

/** His steps: behind a call only where its answer is there for what he said. */
function wegVon(context: BeratungKontext): string[] {
  const { antworten: a, beratung: b } = context;
  const begonnen = b !== null && isDeepStrictEqual(b.eingabe, a.kunde);
  const bekannt = begonnen && b.ergebnis.uebergebenAm !== null;
  const danach: (readonly [string, boolean])[] = [
    ['kunde', true],
    ...(bekannt ? [] : [['erstinformation', begonnen] as const]),
    ['bedarf', istInformiert(context) && (bekannt || a.erstinformation !== undefined)],
    ['einstieg', a.bedarf !== undefined],
    ['angebotVergleich', a.einstieg !== undefined && istVerglichen(context)],
    ['empfehlung', a.angebotVergleich !== undefined],
    ['beratungsprotokoll', a.empfehlung !== undefined && istProtokolliert(context)],
    ['abschlussweg', a.beratungsprotokoll !== undefined],
  ];
  const ende = danach.findIndex(([, offen]) => !offen);
  return (ende === -1 ? danach : danach.slice(0, ende)).map(([schritt]) => schritt);
}
