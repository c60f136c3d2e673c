import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import { tarifantwort } from '#contract/endpoints/tarifieren/antwort.ts';
import { istWiderruflich } from '#contract/widerrufsrecht.ts';
import { beginntAm } from '#machines/antrag/anschluss.ts';
import type { BasisAntworten } from '#machines/antrag/context.ts';
import { endeVon } from '#machines/antrag/einmalig.ts';
import { gefragteErklaerungen, gesagtes } from '#machines/antrag/erklaerungen.ts';
import type { Antragslage, Antragsseite } from '#machines/antrag/frage.ts';
import { eingabeVon as callFor } from '#machines/antrag/regel.ts';
import { wertZu } from '#machines/formular/feldname.ts';
import { type Fragefeld, felderVon } from '#machines/formular/frage.ts';
import {
  eingabeVon,
  type Feldeingabe,
  type Feldeingaben,
  fehlerVon,
  lies,
  namenVon,
} from '#portal/formular/antwort.ts';
import { consents } from '#server/reference/consents.ts';
import {
  answerOf,
  around,
  changed,
  preset,
  requestFor,
  type Sold,
  sold,
  type SoldProduct,
} from './sold.ts';

/** What the shortest way to a contract costs her: fields filled in and buttons pressed, pages, ticks. */
export interface Measures {
  readonly toPrice: number;
  readonly pages: number;
  readonly toContract: number;
  readonly ticks: number;
}

/** A trade that brings no question along. */
const hauptgewerbe = { gewerbeId: '1006', name: 'Übersetzungsbüro' };
const self = { vorname: 'Anna', nachname: 'Bergmann', geburtsdatum: '1988-04-12' };

const merchant = { rechtsform: 'EINZELUNTERNEHMEN' };

/** Whose way is the shortest; what stands here takes the place of the answers of the cases. */
const short: Partial<Record<Sold, Readonly<Record<string, Readonly<Record<string, unknown>>>>>> = {
  bhv: {
    einstieg: { hauptgewerbe },
    taetigkeit: { risikofragen: {} },
    betrieb: { anzahlMitarbeiter: 0 },
    firma: merchant,
  },
  vh2: { einstieg: { hauptgewerbe }, taetigkeit: { risikofragen: {} }, firma: merchant },
  si: { einstieg: { hauptgewerbe }, firma: merchant },
  siMehrgefahren: { einstieg: { hauptgewerbe }, firma: merchant },
  thv: {
    einstieg: { anzahl: 1 },
    hunde: { hunde: [{ name: 'Balu', geburtsdatum: '2022-05-14' }] },
  },
  phv: { einstieg: { familienstand: 'SINGLE' } },
  reise: { einstieg: { personenkreis: 'SINGLE' }, reisende: { reisende: [self] } },
};

/** Steps that a price or a contract elsewhere brings along; the last is no page to fill in. */
const notOnTheWay = new Set(['beitragPruefen', 'anschluss', 'bestaetigung']);

/** Counts the shortest way of a new customer who is not signed in and pays by direct debit. */
export function shortestWay(name: Sold): Measures {
  const product = sold[name];
  const { page } = product;
  const answers = preset({ ...product, answers: shortAnswers(name) });
  const steps = page.schritte.filter(
    (step) => !notOnTheWay.has(step) && page.regel.fragt?.(step, answers) !== false,
  );
  const inputs = steps.map((step) => inputsOn(product, step, answers));
  const ticks = ticksOf(product, answers);
  const samePrice = premium(product, answers) === assumed(product, answers);
  const presses = steps.length + (samePrice ? 0 : 1);
  const total = inputs.reduce((sum, one) => sum + one, 0) + presses + ticks;
  const toPrice = (inputs[steps.indexOf('einstieg')] ?? 0) + 1;
  return { toPrice, pages: presses, toContract: total, ticks };
}

function shortAnswers(name: Sold): BasisAntworten {
  return Object.entries(short[name] ?? {}).reduce(
    (all, [step, fields]) => changed(all, step, fields),
    sold[name].answers,
  );
}

/** Fields she fills in there; whatever its shape or its product does not miss stays as it is preset. */
function inputsOn(product: SoldProduct, step: string, answers: BasisAntworten): number {
  const { page } = product;
  const stand = standAt(product, answers, step);
  if (step === 'angebot') return page.regel.fehlt?.({ ...stand, antworten: answers }).length ?? 0;
  const questions = page.fragen[step];
  const shape = page.regel.formen(stand.heute)[step];
  if (!questions || !shape) return 0;
  const against = (answer: object) => {
    const antworten = { ...stand.antworten, [step]: answer };
    return page.regel.widersprueche?.(step, { ...stand, antworten }).map(({ feld }) => feld) ?? [];
  };
  return filledIn(questions, { shape, against }, answerOf(answers, step), stand);
}

/** What says that something is missing: the shape of the step, and what the product holds against the answer. */
interface Judge {
  readonly shape: z.ZodMiniType;
  against(answer: object): readonly string[];
}

/** Fills in one field after the other that is found missing, as she would. */
function filledIn(page: Antragsseite, judge: Judge, answer: object, stand: Antragslage): number {
  const fields = felderVon(page, stand).flatMap((field) =>
    field.art === 'gruppe' ? field.lesung.teile(field) : field,
  );
  const given = new Map(
    fields.flatMap((field) =>
      namenVon(field).map((name) => [name, eingabeVon(field, wertZu(answer, name))] as const),
    ),
  );
  const typed: Record<string, Feldeingabe> = presetsOf(fields, stand);
  let count = 0;
  for (;;) {
    const read = lies(page, typed, stand);
    const differs = (name: string) => !isDeepStrictEqual(given.get(name), typed[name]);
    const missing =
      // What is preset and not hers has to be changed, before anything hangs on it.
      asked(read.sichtbar).find((name) => typed[name] !== '' && differs(name)) ??
      Object.keys(fehlerVon(judge.shape, read))[0] ??
      judge.against(read.antwort)[0];
    if (missing === undefined) return count;
    // What she has not got she says another way, as that its number comes later.
    const name = [missing, ...asked(read.sichtbar)].find(differs);
    if (name === undefined) throw new Error(`„${page.titel}“ misses ${missing}.`);
    typed[name] = given.get(name) ?? '';
    if (!isLookedUp(name)) count += 1;
  }
}

function asked(fields: readonly Fragefeld[]): readonly string[] {
  return fields.flatMap(namenVon);
}

/** The place comes with the postcode. */
function isLookedUp(name: string): boolean {
  return name === 'ort';
}

function presetsOf(fields: readonly Fragefeld[], stand: Antragslage): Feldeingaben {
  return Object.fromEntries(
    fields.flatMap((field) =>
      namenVon(field).map((name) => [
        name,
        eingabeVon(field, field.art === 'adresse' ? undefined : field.vorgabe?.(stand)),
      ]),
    ),
  );
}

/** What is known on her way there: every step before, and what her trade asks. */
function standAt({ page }: SoldProduct, answers: BasisAntworten, step: string): Antragslage {
  const before = new Set(page.schritte.slice(0, page.schritte.indexOf(step)));
  const known = Object.fromEntries(
    Object.entries(answers).filter(([one]) => before.has(one)),
  ) as BasisAntworten;
  const stand = around(known);
  const trades = callFor(page.regel, 'risikofragenLaden', stand);
  if (trades === null) return stand;
  return { ...stand, ergebnisse: { risikofragenLaden: { eingabe: trades, ergebnis: [] } } };
}

/** Declarations apart from the button (`domain/verkauf.md §5`). */
function ticksOf({ page }: SoldProduct, answers: BasisAntworten): number {
  const { umfeld, heute } = around(answers);
  const { angebot, kontaktZahlung } = answers;
  if (!umfeld || !angebot || !kontaktZahlung) throw new Error('Not everything is answered.');
  const asked = gefragteErklaerungen(consents, {
    produkt: page.schluessel,
    marke: umfeld.marke,
    zahlart: kontaktZahlung.zahlart,
    heute,
    beginn: beginntAm(angebot),
    widerruflich: istWiderruflich(endeVon(answers), heute),
    durchVermittler: false,
    verzicht: null,
  });
  return asked.filter((one) => one.pflicht && !gesagtes(asked).includes(one)).length;
}

/** Cents per instalment for all she answered; another than at the offer brings a page more. */
function premium(product: SoldProduct, answers: BasisAntworten): number | undefined {
  return tarifantwort.parse(product.price(requestFor(product, answers))).beitrag
    ?.versicherungsPraemie;
}

function assumed(product: SoldProduct, answers: BasisAntworten): number | undefined {
  const einstieg: unknown = Reflect.get(answers, 'einstieg');
  const first = { einstieg, angebot: answers.angebot } as BasisAntworten;
  const request = callFor(product.page.regel, 'tarifieren', around(first));
  return tarifantwort.parse(product.price(request)).beitrag?.versicherungsPraemie;
}
