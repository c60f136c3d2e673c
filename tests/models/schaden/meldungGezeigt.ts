import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import type { Pair } from '#tests/models/browser/readBack.ts';
import { gemeldetVon, type Meldungsfall } from './meldungsfall.ts';

const antworten = z.object({
  schadenart: z.object({ schadenart: z.string() }),
  ereignis: z.object({
    schadenort: z.string(),
    ortsangabe: z.optional(z.string()),
    antwort: z.optional(z.string()),
    hergang: z.string(),
    sachen: z.optional(z.string()),
  }),
  fotos: z.object({ fotos: z.array(z.object({ name: z.string() })) }),
});

const kontext = z.object({ antworten });
const ende = z.extend(gemeldetVon, { ergebnis: z.object({ claimId: z.string() }) });

/** Everything at a glance before it is reported. */
export function gezeigtVon({ worte, arten, vertrag, ...fall }: Meldungsfall) {
  return (snapshot: AnyMachineSnapshot): readonly Pair[] | null => {
    const istDa = ['pruefen', 'melden', 'moeglichDoppelt', 'fehlerBeimMelden'].some((value) =>
      snapshot.matches(value),
    );
    if (!istDa) return null;
    const { schadenart, ereignis, fotos } = z.parse(kontext, snapshot.context).antworten;
    const { schadenort, ortsangabe, antwort, hergang, sachen } = ereignis;
    const art = schadenart.schadenart;
    const [frage = '?'] = arten[art]?.frage ?? [];
    const ort = wort(worte.schadenort, schadenort);
    return [
      ['Was', wort(worte.schadenart, art)],
      ['Wann', '20.11.2026'],
      ['Wo', ortsangabe === undefined ? ort : `${ort}: ${ortsangabe}`],
      ...(antwort === undefined ? [] : [[frage, wort(worte.antwort, antwort)] as const]),
      ['Was ist passiert', hergang],
      ...(sachen === undefined ? [] : [[fall.sachen ?? '?', sachen] as const]),
      ['Vertrag', `${vertrag.versicherungsName}, ${vertrag.versicherungsNummer}`],
      ['Fotos', fotos.fotos.map(({ name }) => name).join(', ') || 'Noch keine'],
    ];
  };
}

function wort(worte: Readonly<Record<string, string>>, wert: string): string {
  return worte[wert] ?? '?';
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
