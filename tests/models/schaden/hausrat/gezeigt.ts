import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import type { Pair } from '#tests/models/browser/readBack.ts';
import { gemeldetVon } from './cases.ts';

/** What the choices of the tours are called (`domain/schaden.md §3`, §4.1). */
export const worte = {
  schadenart: {
    LEITUNGSWASSER: 'Leitungswasser',
    EINBRUCHDIEBSTAHL: 'Einbruchdiebstahl',
    RAUB: 'Raub',
    VANDALISMUS: 'Vandalismus nach Einbruch',
    FEUER: 'Feuer, Blitz, Explosion',
    UEBERSPANNUNG: 'Überspannung durch Blitz',
    STURM_HAGEL: 'Sturm und Hagel',
    ELEMENTAR: 'Überschwemmung, Rückstau, Erdbeben, Schneedruck',
    GLASBRUCH: 'Glasbruch',
    FAHRRADDIEBSTAHL: 'Fahrraddiebstahl',
    NOTFALL: 'Notfall in der Wohnung (Schutzbrief)',
    UNBENANNT: 'Andere Ursache',
    SONSTIGES: 'Etwas anderes',
  },
  schadenort: {
    RISIKOORT: 'In der versicherten Wohnung',
    UNTERWEGS: 'An einem anderen Ort in Deutschland',
    AUSLAND: 'Im Ausland',
  },
  antwort: {
    LAEUFT: 'Ja',
    GESTOPPT: 'Nein',
    VERSTAENDIGT: 'Ja',
    NOCH_NICHT: 'Noch nicht',
  },
} as const;

const fragen: Readonly<Record<string, string>> = {
  LEITUNGSWASSER: 'Läuft noch Wasser aus?',
  RAUB: 'Haben Sie die Polizei verständigt?',
};

const antworten = z.object({
  schadenart: z.object({ schadenart: z.enum(['LEITUNGSWASSER', 'RAUB', 'GLASBRUCH']) }),
  ereignis: z.object({
    schadenort: z.enum(['RISIKOORT', 'UNTERWEGS']),
    ortsangabe: z.optional(z.string()),
    antwort: z.optional(z.enum(['LAEUFT', 'NOCH_NICHT'])),
    hergang: z.string(),
    sachen: z.string(),
  }),
  fotos: z.object({ fotos: z.array(z.object({ name: z.string() })) }),
});

const kontext = z.object({ antworten });
const ende = z.extend(gemeldetVon, { ergebnis: z.object({ claimId: z.string() }) });

/** Everything at a glance before it is reported. */
export function gezeigt(snapshot: AnyMachineSnapshot): readonly Pair[] | null {
  const istDa = ['pruefen', 'melden', 'moeglichDoppelt', 'fehlerBeimMelden'].some((value) =>
    snapshot.matches(value),
  );
  if (!istDa) return null;
  const { schadenart, ereignis, fotos } = z.parse(kontext, snapshot.context).antworten;
  const { schadenort, ortsangabe, antwort, hergang, sachen } = ereignis;
  const art = schadenart.schadenart;
  const ort = worte.schadenort[schadenort];
  return [
    ['Was', worte.schadenart[art]],
    ['Wann', '20.11.2026'],
    ['Wo', ortsangabe === undefined ? ort : `${ort}: ${ortsangabe}`],
    ...(antwort === undefined ? [] : [[fragen[art] ?? '?', worte.antwort[antwort]] as const]),
    ['Was ist passiert', hergang],
    ['Was ist beschädigt oder weg', sachen],
    ['Vertrag', 'Hausratversicherung, HR250000102'],
    ['Fotos', fotos.fotos.map(({ name }) => name).join(', ') || 'Noch keine'],
  ];
}

/** The number, and until when she hears of us. */
export function gesagt(snapshot: AnyMachineSnapshot): readonly string[] {
  if (!snapshot.matches('gemeldet')) return [];
  const { melder, ergebnis } = z.parse(ende, snapshot.context);
  return [
    `${melder === 'KUNDE' ? 'Ihre' : 'Die'} Schadennummer lautet ${ergebnis.claimId}.`,
    'Gemeldet am 21.11.2026 um 11:00 Uhr.',
    'spätestens am 24. November 2026.',
    'Fotos des Schadens',
  ];
}
