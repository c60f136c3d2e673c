import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { anmeldung } from '#machines/konto/anmeldung/machine.ts';
import type { NaechsterSchritt, OffenerCode } from '#machines/konto/anmeldung/setup.ts';

const gesendet: NaechsterSchritt = {
  schritt: 'CODE',
  handynummer: '+49 *** *****386',
  versuche: 3,
  codeFalsch: false,
};
const falsch: NaechsterSchritt = { ...gesendet, versuche: 2, codeFalsch: true };

test('a customer who reloads the page has the rest of the three minutes, not three new ones', () => {
  const { actor, clock } = started({
    handynummer: gesendet.handynummer,
    versuche: 3,
    restMs: 80_000,
    wartezeitMs: 0,
  });
  clock.increment(79_999);
  expect(actor.getSnapshot().matches('code')).toBe(true);
  clock.increment(1);
  expect(actor.getSnapshot().matches('zugangsdaten')).toBe(true);
  expect(actor.getSnapshot().matches({ zugangsdaten: { wieder: 'anmeldungAbgelaufen' } })).toBe(
    true,
  );
});

test('a customer who starts over after a reload has three full minutes for the new code', async () => {
  const { actor, clock } = started({
    handynummer: gesendet.handynummer,
    versuche: 1,
    restMs: 5_000,
    wartezeitMs: 0,
  });
  actor.send({ type: 'ABBRECHEN' });
  actor.send({ type: 'ANMELDEN', email: 'anna@example.org', passwort: 'geheim' });
  await expect.poll(() => actor.getSnapshot().matches('code')).toBe(true);
  clock.increment(179_999);
  expect(actor.getSnapshot().matches('code')).toBe(true);
  clock.increment(1);
  expect(actor.getSnapshot().matches('zugangsdaten')).toBe(true);
});

test('a customer who asks for another code has three full minutes for it', async () => {
  const { actor, clock } = started({
    handynummer: '…386',
    versuche: 2,
    restMs: 80_000,
    wartezeitMs: 0,
  });
  clock.increment(70_000);
  actor.send({ type: 'CODE_ERNEUT' });
  await expect.poll(() => actor.getSnapshot().matches({ code: { erneut: 'wartet' } })).toBe(true);
  clock.increment(179_999);
  expect(actor.getSnapshot().matches('code')).toBe(true);
  clock.increment(1);
  expect(actor.getSnapshot().matches('zugangsdaten')).toBe(true);
});

test('a customer who asks for another code too early gets none, and a wrong code does not shorten the wait', async () => {
  const { actor, clock } = started({
    handynummer: '…386',
    versuche: 3,
    restMs: 170_000,
    wartezeitMs: 20_000,
  });
  clock.increment(19_999);
  actor.send({ type: 'BESTAETIGEN', code: '123456', vertrauen: false });
  const formular = (stand: 'codeFalsch' | 'senden') =>
    actor.getSnapshot().matches({ code: { formular: stand } });
  await expect.poll(() => formular('codeFalsch')).toBe(true);
  actor.send({ type: 'CODE_ERNEUT' });
  expect(formular('codeFalsch')).toBe(true);
  clock.increment(1);
  expect(actor.getSnapshot().hasTag('darfErneut')).toBe(true);
  actor.send({ type: 'CODE_ERNEUT' });
  expect(formular('senden')).toBe(true);
});

function started(offenerCode: OffenerCode) {
  const clock = new SimulatedClock();
  const chart = anmeldung.provide({
    actors: {
      anmelden: fromPromise(() => Promise.resolve(gesendet)),
      codePruefen: fromPromise(() => Promise.resolve(falsch)),
      codeErneut: fromPromise(() => Promise.resolve(gesendet)),
    },
  });
  const actor = createActor(chart, { clock, input: { portal: 'benutzer', offenerCode } }).start();
  return { actor, clock };
}
