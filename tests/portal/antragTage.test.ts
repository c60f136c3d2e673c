import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import * as z from 'zod/mini';
import type { Tarifantwort } from '#contract/endpoints/tarifieren/antwort.ts';
import type { Bonitaet, Antragsstand, VorbereiteterAntrag } from '#machines/antrag/context.ts';
import { formen, type HausratAntworten } from '#machines/antrag/hausrat/answers.ts';
import { hausrat } from '#machines/antrag/hausrat/machine.ts';
import { hausratRegel } from '#machines/antrag/hausrat/regel.ts';
import type {
  Abschlussauftrag,
  Antragsanfang,
  Bonitaetsauftrag,
} from '#machines/antrag/auftraege.ts';
import { istIn } from '#machines/leaf.ts';
import { schrittVon, weiterMit } from '#machines/walk.ts';
import { type Aufgehoben, aufgehobenAus, aufheben } from '#portal/flows/antrag/aufgehoben.ts';
import { frueherBeitrag } from '#portal/flows/antrag/entwurf/frueherBeitrag.ts';
import { hausratSeite } from '#portal/flows/antrag/hausrat/seite.ts';
import type { AntragProduktSeite } from '#portal/flows/antrag/produkt.ts';
import { beginnAus } from '#portal/flows/antrag/steps/tarif/wahl.ts';
import { replay } from '#portal/flows/replay.ts';
import { beitrag as muster } from '#tests/models/antrag/aufrufe.ts';
import { antworten } from './hausratMitTarif.ts';

const seite: AntragProduktSeite = hausratSeite;
const heute = '2026-11-20';
const morgen = '2026-11-21';
const { angebot: tarif } = antworten;

interface Lauf {
  tag?: string;
  /** Cents per instalment. */
  preis?: number;
  /** What the tab kept. */
  aufgehoben?: Pick<Aufgehoben, 'antworten' | 'eingang'>;
}

/** An application as it is begun, or opened again, on a day. */
function antrag({ tag = heute, preis = 118_40, aufgehoben }: Lauf = {}) {
  const chart = hausrat.provide({
    actors: {
      umfeldLaden: fromPromise<Antragsanfang>(async () => ({
        umfeld: {
          heute: tag,
          marke: 'andsafe',
          vermittler: null,
          mitCode: false,
          mitRechnung: true,
        },
        antworten: aufgehoben?.antworten ?? antworten,
        entwurf: null,
      })),
      tarifieren: fromPromise<Tarifantwort, Antragsstand>(async () => mitPreis(preis)),
      nachrechnen: fromPromise<Tarifantwort, Antragsstand>(async () => mitPreis(preis)),
      bonitaetPruefen: fromPromise<Bonitaet, Bonitaetsauftrag>(async () => 'POSITIV'),
      unterlagenVorbereiten: fromPromise<VorbereiteterAntrag, Abschlussauftrag>(async () => ({
        antragId: antworten.abschluss.antragId,
        dokumente: [],
        zugestellt: { an: 'a…@example.org', um: '2026-11-20T09:05:00.000Z' },
        erklaerungen: [],
      })),
    },
  });
  const { bestaetigt, ...eingang } = aufgehoben?.eingang ?? {};
  const input = { ...eingang, bestaetigt: z.parse(bestaetigtes, bestaetigt) };
  return createActor(chart, { input }).start();
}

const { wohnung, inhalt, vorversicherung } = formen(heute);
/** What took the place of what the price assumed. */
const bestaetigtes = z.nullish(z.object({ wohnung, inhalt, vorversicherung }));

function mitPreis(versicherungsPraemie: number): Tarifantwort {
  return {
    ...muster,
    ...(muster.beitrag && { beitrag: { ...muster.beitrag, versicherungsPraemie } }),
  };
}

async function amPreis() {
  const actor = antrag();
  await replay(actor, 'angebot', weiterMit(antworten));
  expect(istIn(actor.getSnapshot(), 'angebot.steht')).toBe(true);
  return actor;
}

describe('A page that stands open over midnight', () => {
  const uebermorgen = { ...tarif, versicherungsbeginn: '2026-11-22' };

  test('offers the new tomorrow, and everything else stays', async () => {
    const actor = await amPreis();
    expect(actor.getSnapshot().can({ type: 'WAHL', antwort: uebermorgen, heute })).toBe(false);
    actor.send({ type: 'WAHL', antwort: uebermorgen, heute: morgen });
    const { context } = actor.getSnapshot();
    expect(context.umfeld?.heute).toBe(morgen);
    expect(context.antworten).toMatchObject({
      einstieg: antworten.einstieg,
      angebot: uebermorgen,
    });
  });

  test('calls yesterday what was chosen as today', () => {
    const gewaehlt = { ...tarif, versicherungsbeginn: heute };
    expect(beginnAus(gewaehlt, heute)).toBe('HEUTE');
    expect(beginnAus(gewaehlt, morgen)).toBe('ANDERER');
  });

  test('shows a beginning that is too long ago as none, and does not go on with it', async () => {
    const actor = await amPreis();
    const gestern = { ...tarif, versicherungsbeginn: '2026-11-19' };
    actor.send({ type: 'WAHL', antwort: gestern, heute });
    await replay(actor, 'angebot', () => null);
    expect(actor.getSnapshot().can({ type: 'WEITER', antwort: gestern, heute })).toBe(true);
    expect(actor.getSnapshot().can({ type: 'WEITER', antwort: gestern, heute: morgen })).toBe(
      false,
    );
    expect(beginnAus(gestern, morgen)).toBeNull();
  });

  test('knows of the new day as soon as she concludes, so that she is asked what it asks for', async () => {
    const actor = antrag();
    await replay(actor, 'abschluss', weiterMit(antworten));
    expect(schrittVon(actor.getSnapshot())).toBe('abschluss');
    actor.send({ type: 'ABSCHLIESSEN', antwort: antworten.abschluss, heute: morgen });
    expect(actor.getSnapshot().context.umfeld?.heute).toBe(morgen);
  });
});

async function kommtZurueck(tag: string, preis: number) {
  const vorher = antrag();
  await replay(vorher, 'person', weiterMit(antworten));
  const kept = aufheben(seite, heute)(vorher.getSnapshot());
  const draft = kept === 'saved' || kept === null ? null : { ...kept, schritt: 'person' };
  const aufgehoben = aufgehobenAus(seite, tag, draft);
  const actor = antrag({ tag, preis, aufgehoben });
  await replay(actor, 'person', weiterMit({ ...aufgehoben.gegeben }));
  return { aufgehoben, snapshot: actor.getSnapshot() };
}

describe('A customer who comes back to her tab', () => {
  test('within 14 days goes on with the price she was shown', async () => {
    const { snapshot } = await kommtZurueck(morgen, 130_00);
    expect(schrittVon(snapshot)).toBe('person');
    expect(snapshot.context.ergebnisse.tarifieren?.ergebnis.beitrag).toMatchObject({
      versicherungsPraemie: 118_40,
    });
  });

  test('after the beginning she chose is past keeps her tariff and looks at the price first', async () => {
    const { aufgehoben, snapshot } = await kommtZurueck('2026-11-25', 118_40);
    expect(aufgehoben.antworten.angebot).toEqual({ ...tarif, versicherungsbeginn: '2026-11-26' });
    expect(schrittVon(snapshot)).toBe('angebot');
    expect(snapshot.context.hinweis).toBeNull();
  });

  test('after 14 days reads that the price is another one', async () => {
    const { snapshot } = await kommtZurueck('2026-12-05', 130_00);
    expect(schrittVon(snapshot)).toBe('angebot');
    expect(snapshot.context).toMatchObject({
      hinweis: 'BEITRAG_ABGELAUFEN',
      gesehenerBeitrag: { versicherungsPraemie: 118_40 },
    });
  });
});

const bei = (beitrag: number | null) => ({ antworten, beitrag });

describe('A customer who opens her saved application', () => {
  const umfeld = {
    heute,
    marke: 'andsafe',
    vermittler: null,
    mitCode: false,
    mitRechnung: true,
  } as const;
  const eingabe = seite.regel.anfrage(antworten, umfeld);
  const ergebnisse = { tarifieren: { eingabe, ergebnis: muster } };
  const kontext = { umfeld, antworten, ergebnisse };

  test('reads what it cost where the same answers cost something else today', () => {
    expect(frueherBeitrag({ regel: seite.regel }, kontext, bei(99_00))).toEqual({
      versicherungsPraemie: 99_00,
      zahlweise: 'JAEHRLICH',
    });
  });

  test('reads nothing where nothing changed, or where she changed it herself', () => {
    expect(frueherBeitrag({ regel: seite.regel }, kontext, bei(118_40))).toBeNull();
    expect(frueherBeitrag({ regel: seite.regel }, kontext, bei(null))).toBeNull();
    const anders: HausratAntworten = { ...antworten, angebot: { ...tarif, sb: 'SB_500' } };
    const andererBeitrag = { eingabe: hausratRegel.anfrage(anders, umfeld), ergebnis: muster };
    const danach = { ...kontext, ergebnisse: { tarifieren: andererBeitrag } };
    expect(frueherBeitrag({ regel: seite.regel }, danach, bei(99_00))).toBeNull();
  });
});
