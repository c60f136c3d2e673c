import { describe, expect, test } from 'vitest';
import type { StateValue } from 'xstate';
import { boundsOfChange, changesOf, choicesOfChange, isChangedLater } from './changes.ts';
import { aenderungen } from '#contract/aenderungen/arten.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { anfangsstand } from '#machines/antrag/context.ts';
import { statesOf } from '#machines/transitions.ts';
import { heute } from '#tests/support/aenderungslage.ts';
import { firstFrom, rangeAround, takesField, valuesIn, wordsAgainst, type Range } from './probe.ts';
import {
  answerOf,
  around,
  brandsOf,
  changed,
  fieldsOf,
  preset,
  requestFor,
  sold,
  umfeldOf,
  type NamedField,
  type SoldProduct,
} from './sold.ts';

/** Amounts whose price is asked beyond what the form takes: the answer is that a person decides. */
const openUpwards: ReadonlySet<string> = new Set(['kaufpreis', 'jahresumsatz', 'reisepreis']);

/** Steps that stand for every amount up to them: the price takes any, and counts it as the next step. */
const upTo: ReadonlySet<string> = new Set(['jahresreisepreis']);
/** The same of a field that other products ask for elsewhere. */
const openUpwardsAt: ReadonlySet<string> = new Set(['einstieg.versicherungssumme']);

type Value = string | number | boolean;
/** What a room says of an answer. */
type Says<Limit> = { readonly [room: string]: Limit };

describe.each(Object.entries(sold))('The limits of %s', (_name, product) => {
  const shapes = product.page.regel.formen(heute);
  const shapeOf = (step: string) => {
    const shape = shapes[step];
    if (!shape) throw new Error(`No shape for ${step}`);
    return shape;
  };
  const fields = fieldsOf(product);

  const numbers = fields.filter(({ field }) => isNumber(field)).map(named);

  test.each(numbers)('are the same wherever she gives a number: %s', (_, { step, field }) => {
    const { chart, manual } = boundsOf(product, step, field.name);
    const says: Says<Range> = { chart, ...ofPage(field) };
    expect(says).toEqual(all(says, chart));
    // Where a person decides, page and price need not end at the same number.
    const typed: Range = manual === null ? chart : [chart[0], manual - 1];
    const changes = boundsOfChange(product, field.name);
    expect(changes.length > 0).toBe(isChangedLater(field.name));
    expect(changes).toEqual(changes.map(() => typed));
    const requests = ofRequest(product, step, field.name);
    expect(requests).toEqual(requests.map(() => chart));
    for (const value of chart) expect(requestTakes(product, step, field.name, value)).toBe(true);
  });

  test.each(numbers)('are named in the words that refuse a number: %s', (_, { step, field }) => {
    const { chart } = boundsOf(product, step, field.name);
    const answer = answerOf(product.answers, step);
    const unnamed = chart.filter((bound, at) => {
      const beyond = at === 0 ? bound - 1 : bound + 1;
      const words = wordsAgainst(shapeOf(step), answer, field.name, beyond).join(' ');
      return /\d/.test(words) && !numberInWords(field, bound).test(words);
    });
    expect(unnamed).toEqual([]);
  });

  test.each(numbers)(
    'from which a person decides are said on the page: %s',
    (_, { step, field }) => {
      const { chart, known, manual } = boundsOf(product, step, field.name);
      const page = firstFrom([known, chart[1]], (value) =>
        notesAt(product, step, field.name, value).some((text) => /persönlich/.test(text)),
      );
      // A page may leave it to the answer; what it says is true.
      expect([null, manual]).toContain(page);
    },
  );

  test.each(fields.filter(({ field }) => field.art === 'regler').map(named))(
    'go by the same steps on the slider, at the price and in a change: %s',
    (_, { step, field }) => {
      if (field.art !== 'regler') return;
      const offered = changesOf(product, field.name).flatMap(({ betrag }) =>
        betrag?.schritt === undefined ? [] : [betrag.schritt],
      );
      expect(offered).toEqual(offered.map(() => field.schritt));
      expect(offered.length).toBeGreaterThan(0);
      const verdict = (value: number) =>
        product.price(requestFor(product, changed(product.answers, step, { [field.name]: value })))
          .ergebnis;
      const onStep = field.von + field.schritt;
      expect(verdict(onStep)).not.toBe('UNGUELTIG');
      for (const off of [1, field.schritt / 2, field.schritt - 1]) {
        expect(verdict(onStep + off)).toBe('UNGUELTIG');
      }
      expect((field.bis - field.von) % field.schritt).toBe(0);
    },
  );

  test.each(fields.filter(({ field }) => 'optionen' in field).map(named))(
    'are the same wherever she chooses: %s',
    (_, { step, field }) => {
      if (!('optionen' in field)) return;
      const page = sorted(field.optionen.map(({ wert }): Value => wert));
      const near = candidates(page, valuesIn(shapeOf(step)), valuesIn(product.request));
      const tried = upTo.has(field.name) ? page : near;
      const answer = answerOf(product.answers, step);
      const many = field.art === 'mehrfach';
      const as = (value: Value) => (many ? [value] : value);
      const says: Says<readonly Value[]> = {
        page,
        chart: tried.filter((value) => takesField(shapeOf(step), answer, field.name, as(value))),
        ...choicesOfRequest(product, step, { name: field.name, tried, as }),
      };
      expect(says).toEqual(all(says, page));
      const offered = choicesOfChange(product, field.name);
      expect(offered.length > 0).toBe(isChangedLater(field.name));
      expect(offered.length > 0 ? sorted(offered) : page).toEqual(page);
    },
  );

  const atThePrice = ['variante', 'sb', 'zahlweise'].map(
    (field) => [field, Object.hasOwn(answerOf(product.answers, 'angebot'), field)] as const,
  );

  test.each(atThePrice)('are the same at the price: %s', (field, isAsked) => {
    const tried = candidates([], valuesIn(shapeOf('angebot')), valuesIn(product.request));
    const answer = answerOf(product.answers, 'angebot');
    const inChart = isAsked
      ? tried.filter((value) => takesField(shapeOf('angebot'), answer, field, value))
      : [];
    const byBrand = brandsOf(product).map((brand) => ({
      page: sorted(shownAt(product, field, brand)),
      request: isAsked
        ? tried.filter((value) => requestTakes(product, 'angebot', field, value, brand))
        : [],
      chart: isAsked ? tried.filter((value) => canBeChosen(product, field, value, brand)) : [],
    }));
    expect(byBrand.map(({ page }) => page)).toEqual(byBrand.map(({ request }) => request));
    expect(byBrand.map(({ chart }) => chart)).toEqual(byBrand.map(({ request }) => request));
    expect(sorted(byBrand.flatMap(({ request }) => request))).toEqual(inChart);
    const offered = choicesOfChange(product, field);
    expect(offered.length > 0 ? sorted(offered) : inChart).toEqual(inChart);
  });

  test.each(
    fields.flatMap(({ step, field }) => (field.art === 'taetigkeiten' ? [{ step, field }] : [])),
  )('name as many side trades: $field.name', ({ step, field: { name, hoechstens } }) => {
    const answer = answerOf(product.answers, step);
    const chart = rangeAround(0, (count) =>
      takesField(
        shapeOf(step),
        answer,
        name,
        trades(count).map((gewerbeId) => ({ gewerbeId, name: 'x' })),
      ),
    );
    const request = rangeAround(0, (count) =>
      takesField(product.request, requestFor(product, product.answers) ?? {}, name, trades(count)),
    );
    const later = rangeAround(0, (count) =>
      takesField(aenderungen.gewerbearten.wunsch, {}, name, trades(count)),
    );
    expect([chart[1], request[1], later[1]]).toEqual([hoechstens, hoechstens, hoechstens]);
  });
});

function trades(count: number): string[] {
  return Array.from({ length: Math.max(count, 0) }, (_, at) => String(3000 + at));
}

/** What the chart takes, and from where on the price is a person's; null where it never is. */
function boundsOf(product: SoldProduct, step: string, field: string) {
  const shape = product.page.regel.formen(heute)[step];
  const answer = answerOf(product.answers, step);
  const known = Number(Reflect.get(answer, field));
  if (!shape) throw new Error(`No shape for ${step}`);
  const chart = rangeAround(known, (value) => takesField(shape, answer, field, value));
  const manual = firstFrom([known, chart[1]], (value) => {
    const request = requestFor(product, changed(product.answers, step, { [field]: value }));
    return !product.request.safeParse(request).success || isManual(product, step, field, value);
  });
  return { known, chart, manual };
}

/** The price leaves it to a person. */
function isManual(product: SoldProduct, step: string, field: string, value: number): boolean {
  const request = requestFor(product, changed(product.answers, step, { [field]: value }));
  return product.price(request).ergebnis === 'MANUELLE_PRUEFUNG';
}

function notesAt(product: SoldProduct, step: string, field: string, value: number): string[] {
  const answers = changed(product.answers, step, { [field]: value });
  const notes = product.page.fragen[step]?.vermerke?.(
    { ...answerOf(answers, step) },
    around(answers),
  );
  return (notes ?? []).filter(({ nach }) => nach === field).map(({ text }) => text);
}

function ofPage(field: NamedField): Says<Range> {
  return field.art === 'zahl' || field.art === 'regler' ? { page: [field.von, field.bis] } : {};
}

/** Bounds between which the price is asked; none where it makes no part of one. */
function ofRequest(product: SoldProduct, step: string, field: string): Range[] {
  const known = Number(Reflect.get(answerOf(product.answers, step), field));
  if (!isCarried(product, step, field, [known, known + 1])) return [];
  const [lowest, highest] = rangeAround(known, (value) => {
    const request = requestFor(product, changed(product.answers, step, { [field]: value }));
    const { success } = product.request.safeParse(request);
    return success && product.price(request).ergebnis !== 'NICHT_VERSICHERBAR';
  });
  const { chart } = boundsOf(product, step, field);
  return [
    [
      lowest,
      openUpwards.has(field) || openUpwardsAt.has(`${step}.${field}`)
        ? Math.min(highest, chart[1])
        : highest,
    ],
  ];
}

function choicesOfRequest(
  product: SoldProduct,
  step: string,
  { name, tried, as }: { name: string; tried: readonly Value[]; as: (value: Value) => unknown },
) {
  if (!isCarried(product, step, name, tried.map(as))) return {};
  const isAlwaysIn = (value: Value) =>
    Array.isArray(as(value)) &&
    JSON.stringify(requestFor(product, changed(product.answers, step, { [name]: [] }))).includes(
      `"${value}"`,
    );
  return {
    request: tried.filter(
      (value) => requestTakes(product, step, name, as(value)) && !isAlwaysIn(value),
    ),
  };
}

/** Whether the answer goes to the price at all. */
function isCarried(
  product: SoldProduct,
  step: string,
  field: string,
  values: readonly unknown[],
): boolean {
  const bodies = values.map((value) =>
    JSON.stringify(requestFor(product, changed(product.answers, step, { [field]: value }))),
  );
  return new Set(bodies).size > 1;
}

function requestTakes(
  product: SoldProduct,
  step: string,
  field: string,
  value: unknown,
  brand = brandsOf(product)[0],
): boolean {
  const answers = changed(preset(product, brand), step, { [field]: value });
  const body = requestFor(product, answers, brand);
  return product.request.safeParse(body).success;
}

/** Whether the chart takes it where the price is shown, as her first choice. */
function canBeChosen(
  product: SoldProduct,
  field: string,
  value: unknown,
  brand: MarkenSchluessel,
): boolean {
  const { answers, page } = product;
  const price = statesOf(page.chart).find(({ id }) => id === 'angebot');
  const { angebot: _notChosen, ...antworten } = answers;
  const shown = page.chart.resolveState({
    value: price?.path.reduceRight<StateValue>((inner, key) => ({ [key]: inner }), {}) ?? '',
    context: anfangsstand({ umfeld: umfeldOf(brand), antworten }),
  });
  const answer = answerOf(
    changed(preset(product, brand), 'angebot', { [field]: value }),
    'angebot',
  );
  return shown.can({ type: 'WAHL', antwort: answer, heute });
}

/** What stands to choose from on the page of the price, for customers of a brand. */
function shownAt(product: SoldProduct, field: string, brand: MarkenSchluessel): readonly string[] {
  const { page } = product;
  if (field === 'variante') return page.tarif.varianten(brand).map(({ wert }) => wert);
  if (field === 'sb') return page.tarif.selbstbeteiligungen.map(({ wert }) => wert);
  const price = product.price(requestFor(product, preset(product, brand), brand));
  const periods = 'beitrag' in price ? price.beitrag?.zahlweisen : [];
  return (periods ?? []).map(({ zahlweise }) => zahlweise);
}

/** Everything that could be tried; beside a number stand its neighbours. */
function candidates(...lists: readonly (readonly Value[])[]): readonly Value[] {
  const values = lists.flat();
  const near = values.flatMap((value) => (typeof value === 'number' ? [value - 1, value + 1] : []));
  return sorted([...values, ...near, true, false]);
}

function sorted(values: readonly Value[]): Value[] {
  return [...new Set(values)].toSorted((one, other) =>
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : String(one).localeCompare(String(other)),
  );
}

function all<Limit>(says: Says<unknown>, limit: Limit): Says<Limit> {
  return Object.fromEntries(Object.keys(says).map((room) => [room, limit]));
}

function named<Entry extends { step: string; field: NamedField }>(entry: Entry) {
  return [`${entry.step}.${entry.field.name}`, entry] as const;
}

function isNumber({ art }: NamedField): boolean {
  return art === 'zahl' || art === 'betrag' || art === 'regler';
}

/** A number as German pages write it; an amount in euros, with or without its cents. */
function numberInWords({ art }: NamedField, value: number): RegExp {
  const shown = art === 'zahl' ? value : value / 100;
  return new RegExp(
    `(?<![\\d.,])${shown.toLocaleString('de-DE').replaceAll('.', '[.]')}(?![\\d.])`,
  );
}
