import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Tarifantwort } from '#contract/endpoints/tarifieren/antwort.ts';
import type { Antragsstand } from '#machines/antrag/context.ts';
import { hausrat } from '#machines/antrag/hausrat/machine.ts';
import type { Antragsanfang } from '#machines/antrag/auftraege.ts';
import { istIn } from '#machines/leaf.ts';
import { schrittVon } from '#machines/schritt.ts';
import { adresseMit } from '#portal/flows/adresse.ts';
import { aufheben } from '#portal/flows/antrag/aufgehoben.ts';
import { berichte } from '#portal/flows/antrag/entwurf/berichte.ts';
import { hausratSeite } from '#portal/flows/antrag/hausrat/seite.ts';
import type { AntragProduktSeite } from '#portal/flows/antrag/produkt.ts';
import { beitrag, umfeld } from '#tests/models/antrag/aufrufe.ts';
import { antworten } from '#tests/models/antrag/hausrat/cases.ts';
import { eventually } from '#tests/support/eventually.ts';
import {
  abgeschlossen,
  entwurfMitAntworten,
  geaendert,
  id,
  json,
  ok,
  stand,
} from './entwurfMitAntworten.ts';

const seite: AntragProduktSeite = hausratSeite;

/** A broker's draft became a contract elsewhere while he went on with it; he has just been told. */
async function entwurfWurdeVertrag() {
  const antrag = await antragVon(true, ok(1), abgeschlossen());
  const { entwurf, beantworte } = antrag;
  await beantworte('einstieg');
  await eventually(() => expect(stand(entwurf)).toBe('selbst.ruht'));
  await beantworte('wohnung');
  await eventually(() => expect(stand(entwurf)).toBe('selbst.abgeschlossen.sagt'));
  return antrag;
}

/** An application at its first question, and what is saved of it. */
async function antragVon(durchVermittler: boolean, ...antwortet: (Response | Error)[]) {
  const teile = entwurfMitAntworten(...antwortet);
  const chart = hausrat.provide({
    actors: {
      umfeldLaden: fromPromise<Antragsanfang>(() =>
        Promise.resolve({
          umfeld: { ...umfeld, durchVermittler },
          antworten: {},
          entwurf: null,
        }),
      ),
      tarifieren: fromPromise<Tarifantwort, Antragsstand>(async () => beitrag),
    },
  });
  const actor = createActor(chart, { input: {} }).start();
  await eventually(() => expect(schrittVon(actor.getSnapshot()) === 'einstieg').toBe(true));
  const fenster = new EventTarget();
  const ende = berichte({ actor, seite, entwurf: teile.entwurf, fenster });
  const beantworte = async (schritt: 'einstieg' | 'wohnung') => {
    if (schritt === 'wohnung') await angebotAnnehmen();
    actor.send({ type: 'WEITER', antwort: antworten[schritt] });
  };
  /** What is chosen for her at the price was saved with it; he takes it as it is. */
  const angebotAnnehmen = async () => {
    await eventually(() => expect(istIn(actor.getSnapshot(), 'angebot.steht')).toBe(true));
    actor.send({ type: 'WEITER', antwort: actor.getSnapshot().context.antworten.angebot });
  };
  return { ...teile, actor, beantworte, ende, fenster };
}

describe('A broker who applies for a customer', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('has every valid step saved without doing anything, and nothing for a step that is not', async () => {
    const { actor, beantworte, gesendet, ende } = await antragVon(true, ok(1), ok(2));
    actor.send({ type: 'WEITER', antwort: {} });
    expect(gesendet).toHaveLength(0);
    await beantworte('einstieg');
    await eventually(() => expect(gesendet).toHaveLength(1));
    await beantworte('wohnung');
    await eventually(() => expect(gesendet).toHaveLength(2));
    expect(gesendet).toMatchObject([
      { method: 'POST', body: { schritt: 'angebot', plz: '10115', email: null } },
      { method: 'PUT', body: { schritt: 'inhalt', version: 1 } },
    ]);
    ende();
  });

  test('and corrects the postcode has the link ask for the new one', async () => {
    const { beantworte, entwurf, gesendet, ende } = await antragVon(true, ok(1), ok(2), ok(3));
    await beantworte('einstieg');
    await eventually(() => expect(stand(entwurf)).toBe('selbst.ruht'));
    const { auftrag } = entwurf.getSnapshot().context;
    if (!auftrag?.inhalt) throw new Error('There is nothing to keep.');
    for (const plz of ['48143', '48149']) {
      const inhalt = { ...auftrag.inhalt, antworten: { einstieg: { plz } } };
      entwurf.send({ type: 'BEANTWORTET', inhalt, plz });
      await eventually(() => expect(stand(entwurf)).toBe('selbst.ruht'));
    }
    expect(gesendet).toMatchObject([
      { method: 'POST', body: { plz: '10115' } },
      { method: 'PUT', body: { plz: '48143' } },
      { method: 'PUT', body: { plz: '48149' } },
    ]);
    ende();
  });

  test('who was offline has it saved as soon as the connection is back', async () => {
    const { entwurf, beantworte, fenster, gesendet, ende } = await antragVon(
      true,
      new Error('offline'),
      ok(1),
    );
    await beantworte('einstieg');
    await eventually(() => expect(stand(entwurf)).toBe('selbst.gescheitert'));
    fenster.dispatchEvent(new Event('online'));
    await eventually(() => expect(stand(entwurf)).toBe('selbst.ruht'));
    expect(gesendet.map(({ method }) => method)).toEqual(['POST', 'POST']);
    ende();
  });

  test('whose save the server refused for a moment has it tried again a little later', async () => {
    const { entwurf, beantworte, ende } = await antragVon(true, json(503, {}), ok(1));
    await beantworte('einstieg');
    await eventually(() => expect(stand(entwurf)).toBe('selbst.gescheitert'));
    await vi.advanceTimersByTimeAsync(5_000);
    await eventually(() => expect(stand(entwurf)).toBe('selbst.ruht'));
    ende();
  });

  test('is never saved over by himself once a colleague saved a newer version', async () => {
    const { entwurf, beantworte, gesendet, ende } = await antragVon(true, ok(1), geaendert());
    await beantworte('einstieg');
    await eventually(() => expect(stand(entwurf)).toBe('selbst.ruht'));
    await beantworte('wohnung');
    await eventually(() => expect(stand(entwurf)).toBe('selbst.geaendert.fragt'));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(gesendet).toHaveLength(2);
    ende();
  });
});

test('a broker whose draft became a contract elsewhere is told once, and no other draft is made by itself', async () => {
  const { actor, entwurf, fenster, gesendet, ende } = await entwurfWurdeVertrag();
  entwurf.send({ type: 'SCHLIESSEN' });
  ende();
  // Signed out and in again.
  berichte({ actor, entwurf, seite, fenster })();
  expect(stand(entwurf)).toBe('selbst.abgeschlossen.still');
  expect(gesendet.map(({ method }) => method)).toEqual(['POST', 'PUT']);
});

test('a broker whose draft became a contract elsewhere reads it again after a reload, and nothing is saved as another draft', async () => {
  const { actor, beantworte, entwurf, fenster, gesendet, ende, nachDemNeuladen } = await antragVon(
    true,
    ok(1),
    abgeschlossen(),
    abgeschlossen(),
  );
  await beantworte('einstieg');
  await eventually(() => expect(stand(entwurf)).toBe('selbst.ruht'));
  await beantworte('wohnung');
  await eventually(() => expect(stand(entwurf)).toBe('selbst.abgeschlossen.sagt'));
  ende();
  const danach = nachDemNeuladen();
  // What is concluded now names the draft, and is refused.
  expect(danach.getSnapshot().context.kennung).toMatchObject({ id });
  const endeDanach = berichte({ actor, entwurf: danach, seite, fenster });
  await eventually(() => expect(stand(danach)).toBe('selbst.abgeschlossen.sagt'));
  expect(gesendet.map(({ method }) => method)).toEqual(['POST', 'PUT', 'PUT']);
  endeDanach();
});

test('a broker who begins another application there keeps nothing of the draft that is a contract', async () => {
  const { begonnen, entwurf, ende, nachDemNeuladen } = await entwurfWurdeVertrag();
  entwurf.send({ type: 'NEU_BEGINNEN' });
  expect(begonnen).toEqual(['/hausrat/antrag']);
  expect(nachDemNeuladen().getSnapshot().context.kennung).toBeNull();
  ende();
});

test('a broker who begins another application finds it empty, whatever the page still did before it went', async () => {
  const { ablage, actor, beantworte, entwurf, ende, speicher } = await antragVon(
    true,
    ok(1),
    abgeschlossen(),
  );
  const adresse = adresseMit({
    actor,
    address: { basis: seite.basis, schritte: seite.schritte, ausgang: '/' },
    draft: ablage.draft,
    ereignis: () => null,
    keep: aufheben(seite, umfeld.heute),
  });
  createActor(adresse, { input: { ziel: 'einstieg', vonVorn: true } }).start();
  await beantworte('einstieg');
  await eventually(() => expect(stand(entwurf)).toBe('selbst.ruht'));
  await beantworte('wohnung');
  await eventually(() => expect(stand(entwurf)).toBe('selbst.abgeschlossen.sagt'));
  ablage.notizen.schreibe('inhalt', { wertsachen: 'true' });
  expect(ablage.draft.read()).toMatchObject({ schritt: 'inhalt' });

  entwurf.send({ type: 'NEU_BEGINNEN' });
  ende();
  actor.send({ type: 'xstate.route', to: '#angebot' });
  ablage.notizen.schreibe('einstieg', { wohnflaeche: '80' });
  expect(schrittVon(actor.getSnapshot())).toBe('angebot');
  expect(speicher.length).toBe(0);
});

test('an application of a customer is saved when she says so and never by itself', async () => {
  const { beantworte, gesendet, actor, ende } = await antragVon(false);
  await beantworte('einstieg');
  await beantworte('wohnung');
  await eventually(() => expect(schrittVon(actor.getSnapshot()) === 'inhalt').toBe(true));
  expect(gesendet).toHaveLength(0);
  ende();
});
