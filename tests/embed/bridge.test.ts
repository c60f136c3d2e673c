import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type Befehl, bruecke } from '#machines/frame/machine.ts';

/** One bridge with a clock that stands still, and everything it does, in order. */
function gebaut({ begruesst = true } = {}) {
  const clock = new SimulatedClock();
  const gesendet: string[] = [];
  const ausgang = new Map<string, string>();
  const gewarnt: string[] = [];
  let gruesse = 0;
  const chart = bruecke.provide({
    actions: {
      gruessen: () => void (gruesse += 1),
      senden: (_, { befehle }) => void gesendet.push(...befehle.map(({ id }) => id)),
      melden: (_, { befehle, ende }) => {
        for (const { id } of befehle) {
          expect(ausgang.has(id)).toBe(false);
          ausgang.set(id, ende.art === 'BEANTWORTET' ? `✓ ${String(ende.payload)}` : ende.art);
        }
      },
      warnen: (_, { grund }) => void gewarnt.push(grund),
    },
  });
  const actor = createActor(chart, { clock }).start();
  if (begruesst) actor.send({ type: 'BEGRUESST', thema: 'light' });
  const frage = (id: string) => actor.send({ type: 'ANFRAGE', befehl: befehl(id) });
  const antworte = (id: string, payload: unknown = id) =>
    actor.send({ type: 'ANTWORT', id, payload });
  return { actor, clock, gesendet, ausgang, gewarnt, frage, antworte, gruesse: () => gruesse };
}

const befehl = (id: string): Befehl => ({ id, name: 'getAuthToken', payload: [] });
const hundert = Array.from({ length: 100 }, (_, nummer) => `c${nummer}`);

describe('a command', () => {
  test('waits 19,999 ms for its answer, and not 20,000', () => {
    const { clock, ausgang, frage } = gebaut();
    frage('a');
    clock.increment(19_999);
    expect([...ausgang]).toEqual([]);
    clock.increment(1);
    expect([...ausgang]).toEqual([['a', 'ZEITLIMIT']]);
  });

  test('that is answered late, twice or without having been asked is warned about, and nothing else happens', () => {
    const { clock, ausgang, gewarnt, frage, antworte } = gebaut();
    frage('a');
    frage('b');
    antworte('a');
    antworte('a', 'anders');
    clock.increment(20_000);
    antworte('b');
    antworte('nie gefragt');
    expect([...ausgang]).toEqual([
      ['a', '✓ a'],
      ['b', 'ZEITLIMIT'],
    ]);
    expect(gewarnt).toHaveLength(3);
  });
});

test('of a hundred commands answered in reverse each gets its own answer', () => {
  const { ausgang, gesendet, frage, antworte, actor } = gebaut();
  hundert.forEach(frage);
  for (const id of hundert.toReversed()) antworte(id);
  expect(gesendet).toEqual(hundert);
  expect([...ausgang]).toEqual(hundert.toReversed().map((id) => [id, `✓ ${id}`]));
  expect(actor.getSnapshot().context.offen).toEqual({});
});

test('of a hundred commands the fifty that are not answered run into their time-out, one after the other', () => {
  const { ausgang, clock, frage, antworte } = gebaut();
  for (const id of hundert) {
    frage(id);
    clock.increment(10);
  }
  for (const id of hundert.slice(0, 50)) antworte(id);
  // The first of the others was asked 500 ms after the first of all.
  clock.increment(20_000 - 500 - 1);
  expect([...ausgang.values()].filter((ende) => ende === 'ZEITLIMIT')).toEqual([]);
  clock.increment(500);
  expect(hundert.slice(50).map((id) => ausgang.get(id))).toEqual(Array(50).fill('ZEITLIMIT'));
  expect(ausgang.size).toBe(100);
});

describe('the page around the frame', () => {
  test('that listens late is greeted again until it does, and then gets what waited for it', () => {
    const { actor, clock, gesendet, gruesse, frage } = gebaut({ begruesst: false });
    frage('a');
    for (let times = 0; times < 4; times += 1) clock.increment(500);
    expect(gruesse()).toBe(5);
    expect(gesendet).toEqual([]);
    actor.send({ type: 'BEGRUESST', thema: 'dark' });
    expect(gesendet).toEqual(['a']);
    clock.increment(10_000);
    expect(gruesse()).toBe(5);
  });

  test('that never listens is given up after 20 s: what was asked has its own 20 s, and what is asked then is refused at once', () => {
    const { actor, clock, ausgang, frage, gruesse } = gebaut({ begruesst: false });
    clock.increment(19_000);
    frage('a');
    clock.increment(999);
    expect(actor.getSnapshot().value).toBe('verbindet');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('getrennt');
    const bisher = gruesse();
    frage('b');
    expect([...ausgang]).toEqual([['b', 'GETRENNT']]);
    clock.increment(18_999);
    expect(ausgang.has('a')).toBe(false);
    clock.increment(1);
    expect(ausgang.get('a')).toBe('ZEITLIMIT');
    clock.increment(60_000);
    expect(gruesse()).toBe(bisher);
  });

  test('that answers after 20 s is not lost, and gets what still waits for it', () => {
    const { actor, clock, gesendet, ausgang, frage, antworte } = gebaut({ begruesst: false });
    clock.increment(19_000);
    frage('a');
    clock.increment(6_000);
    actor.send({ type: 'BEGRUESST', thema: 'dark' });
    expect(gesendet).toEqual(['a']);
    antworte('a');
    frage('b');
    antworte('b');
    expect([...ausgang.values()]).toEqual(['✓ a', '✓ b']);
  });

  test('that is put aside after it was given up leaves nothing waiting', () => {
    const { actor, clock, ausgang, frage } = gebaut({ begruesst: false });
    clock.increment(19_000);
    frage('a');
    clock.increment(1_000);
    actor.send({ type: 'GETRENNT' });
    expect([...ausgang]).toEqual([['a', 'GETRENNT']]);
  });

  test('that goes away and comes back is asked anew, and answers of before count for nothing', () => {
    const { actor, clock, ausgang, gewarnt, gesendet, frage, antworte } = gebaut();
    frage('a');
    actor.send({ type: 'GETRENNT' });
    actor.send({ type: 'VERBINDEN' });
    actor.send({ type: 'BEGRUESST', thema: 'light' });
    frage('b');
    antworte('a');
    antworte('b');
    clock.increment(60_000);
    expect(gesendet).toEqual(['a', 'b']);
    expect([...ausgang]).toEqual([
      ['a', 'GETRENNT'],
      ['b', '✓ b'],
    ]);
    expect(gewarnt).toHaveLength(1);
  });
});
