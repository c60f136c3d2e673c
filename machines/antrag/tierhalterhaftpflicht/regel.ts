import type * as z from 'zod/mini';
import type { Wunsch } from '#contract/begriffe/wunsch.ts';
import type { thvTarifieren } from '#contract/endpoints/tarifieren/thv.ts';
import { hundeklasse } from '#contract/produkte/hunderassen.ts';
import { tierhalterhaftpflicht } from '#contract/produkte/tierhalterhaftpflicht.ts';
import { nehmerAus } from '../nehmer.ts';
import { produktregel } from '../produktregel.ts';
import type { Produktregel } from '../regel.ts';
import { formen, type TierhalterhaftpflichtAntworten } from './answers.ts';
import { angenommen } from './annahmen.ts';

type Anfrage = z.input<(typeof thvTarifieren)['body']>;
type Antworten = TierhalterhaftpflichtAntworten;
type Schutz = Pick<NonNullable<Antworten['angebot']>, 'versicherungssumme' | 'sb'>;

const { summe, grenzen } = tierhalterhaftpflicht;
const [niedrigste, , hoechste] = summe.stufen;

/** What makes an application one of a dog owner's liability (`domain/antrag.md §6.2`, `domain/verkauf.md §3`). */
export const tierhalterhaftpflichtRegel: Produktregel<Antworten, Anfrage> = produktregel<
  Antworten,
  Anfrage
>({
  produkt: 'thv',
  formen,
  nehmer: nehmerAus,
  risiko: (antworten) => {
    const { haltung, angebot } = antworten;
    const hunde = hundeIn(antworten);
    if (!hunde || !haltung) return null;
    return {
      hunde: hunde.map(imPreis),
      nutzung: haltung.nutzung,
      auffaellig: haltung.auffaellig,
      versicherungssumme: angebot.versicherungssumme,
      sb: angebot.sb,
    };
  },
  wahl: (_, antworten) => vorschlag(antworten),
  zahlweise: 'MONATLICH',
  annahmen: angenommen,
  nimmtAn: ({ angebot }) => Object.keys(angebot?.annahmen ?? {}).length > 0,
  widersprueche: (schritt, { antworten: { einstieg, hunde } }) =>
    schritt === 'hunde' && einstieg && hunde && hunde.hunde.length !== einstieg.anzahl
      ? [{ feld: 'hunde', text: 'Nennen Sie so viele Hunde, wie Sie versichern möchten.' }]
      : [],
  ohne: (tarif, grund) =>
    grund === 'LISTENHUND_NUR_MIT_SB_500' ? { ...tarif, sb: grenzen.listenhundSb } : null,
});

/** A dog as its price is asked for: that hangs on no name, and is asked before there is one. */
function imPreis({ rasse = '', mischling = false, mischlingsRasse }: Rassehund, nr: number) {
  const hund = { name: hundename(nr), rasse, mischling };
  return mischling && mischlingsRasse !== undefined ? { ...hund, mischlingsRasse } : hund;
}

interface Rassehund {
  readonly rasse?: string | undefined;
  readonly mischling?: boolean | undefined;
  readonly mischlingsRasse?: string | undefined;
}

/** As many dogs as she said, each with its breed: of the first, and of one that was not named yet, as the first screen asked it. */
export function hundeIn({ einstieg, hunde }: Antworten) {
  if (!einstieg || !hunde) return null;
  const { rasse, mischling, mischlingsRasse } = einstieg;
  return Array.from({ length: einstieg.anzahl }, (_, nr) => {
    const hund = hunde.hunde[nr];
    return hund && nr > 0 ? hund : { name: '', ...hund, rasse, mischling, mischlingsRasse };
  });
}

/** What a dog is called where its name does not matter. */
export function hundename(nr: number): string {
  return `Hund\u00A0${nr + 1}`;
}

/** A breed that there is one deductible for only. */
export function istListenhund(antworten: Antworten): boolean {
  const { einstieg } = antworten;
  const alle = hundeIn(antworten) ?? (einstieg ? [einstieg] : []);
  return alle.some(({ rasse, mischling, mischlingsRasse }) =>
    [rasse, mischling ? mischlingsRasse : undefined].some((eine) => hundeklasse(eine) === 3),
  );
}

/** What fits what she wishes, as far as the breed lets her choose. */
export function vorschlag(antworten: Antworten): Schutz {
  const passend = nachWunsch[antworten.einstieg?.wunsch ?? 'AUSGEWOGEN'];
  return istListenhund(antworten) ? { ...passend, sb: grenzen.listenhundSb } : passend;
}

/** What fits what she wishes. */
export const nachWunsch = {
  GUENSTIG: { versicherungssumme: niedrigste, sb: 'SB_500' },
  AUSGEWOGEN: { versicherungssumme: summe.vorgabe, sb: 'SB_KEINE' },
  RUNDUM: { versicherungssumme: hoechste, sb: 'SB_KEINE' },
} as const satisfies Record<Wunsch, Schutz>;
