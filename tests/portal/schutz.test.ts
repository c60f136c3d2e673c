import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Schutzberechnung } from '#contract/entities/aenderungswunsch.ts';
import { leaf } from '#machines/leaf.ts';
import { AenderungsFehler } from '#machines/vertrag/aenderung/failure.ts';
import { schutz } from '#machines/vertrag/schutz/machine.ts';
import * as select from '#machines/vertrag/schutz/selectors.ts';
import type { SchutzBerechnungsauftrag } from '#machines/vertrag/schutz/setup.ts';
import { behalten } from '#portal/flows/vertrag/schutz/entwurf.ts';
import {
  berechnet,
  einer,
  hinderung,
  nichtZusammen,
  versicherungsNummer,
  zwei,
} from '#tests/models/vertrag/schutz/cases.ts';

const abgelehnt = new AenderungsFehler({ art: 'ABGELEHNT', hinderung });

interface Antworten {
  berechnen?: (auftrag: SchutzBerechnungsauftrag) => Schutzberechnung;
  speichern?: () => void;
}

/** The chart with its wishes kept before, and what its calls are answered. */
function laufend({ berechnen = berechnet, speichern = () => undefined }: Antworten) {
  const chart = schutz.provide({
    actors: {
      berechnen: fromPromise(({ input }: { input: SchutzBerechnungsauftrag }) =>
        Promise.resolve(input).then(berechnen),
      ),
      speichern: fromPromise(() => Promise.resolve().then(speichern)),
    },
  });
  const input = { versicherungsNummer, antworten: { einstellen: einer } };
  return createActor(chart, { input }).start();
}

type Laufend = ReturnType<typeof laufend>;

async function bis(actor: Laufend, zustand: string) {
  await expect.poll(() => leaf(actor.getSnapshot().value)).toBe(zustand);
}

async function bisGespeichertWird(actor: Laufend) {
  await bis(actor, 'einstellen.ruht');
  actor.send({ type: 'WEITER', antwort: einer });
  const antwort = { imAuftragDesKunden: false, entfallendesBestaetigt: false };
  actor.send({ type: 'SPEICHERN', antwort });
  actor.send({ type: 'BESTAETIGEN' });
}

test('who begins anew finds no wish after a reload either', async () => {
  const actor = laufend({
    berechnen: (auftrag) => {
      if (auftrag.aenderungen.length > 0) throw abgelehnt;
      return berechnet(auftrag);
    },
  });
  await bis(actor, 'einstellen.unberechenbar');
  actor.send({ type: 'NEU_BEGINNEN' });
  await bis(actor, 'einstellen.ruht');
  expect(behalten(actor.getSnapshot())).toEqual({ antworten: { einstellen: { wuensche: [] } } });
});

test('Back leads from a refused save to the wishes', async () => {
  const actor = laufend({
    speichern: () => {
      throw abgelehnt;
    },
  });
  await bisGespeichertWird(actor);
  await bis(actor, 'abgelehnt');
  actor.send({ type: 'xstate.route', to: '#einstellen' });
  await bis(actor, 'einstellen.ruht');
  expect(select.wuensche(actor.getSnapshot())).toEqual(einer.wuensche);
});

test('the reason of a refused wish stays while the list is worked out anew, and is not known where that failed', async () => {
  let geht = true;
  const actor = laufend({
    berechnen: (auftrag) => {
      if (!geht) throw new AenderungsFehler({ art: 'TECHNISCH' });
      const { wuensche, ...rest } = berechnet(auftrag);
      const verhindert = wuensche.map(({ art, zeitraum }) => ({
        art,
        zeitraum,
        hinderung: nichtZusammen,
      }));
      return { ...rest, berechnung: null, wuensche: verhindert };
    },
  });
  await bis(actor, 'einstellen.ruht');
  const gruende = { selbstbeteiligung: nichtZusammen.text };
  expect(select.gruende(actor.getSnapshot())).toEqual(gruende);
  geht = false;
  actor.send({ type: 'WAHL', antwort: zwei });
  // The wish beside it was in no list that was answered.
  expect(select.gruende(actor.getSnapshot())).toEqual(gruende);
  await bis(actor, 'einstellen.fehlerBeimBerechnen');
  expect(select.gruende(actor.getSnapshot())).toEqual({});
  expect(select.istBerechnet(actor.getSnapshot())).toBe(false);
});

test.each([
  ['the contract, where it costs the same', 0, 'vertragGeaendert'],
  ['the price, where it costs more', 1, 'preisGeaendert'],
] as const)('a refused save says what had moved: %s', async (_, mehr, gesagt) => {
  let teurer = 0;
  const actor = laufend({
    berechnen: (auftrag) => teurerUm(teurer, berechnet(auftrag)),
    speichern: () => {
      teurer = mehr;
      throw new AenderungsFehler({ art: 'PREIS_GEAENDERT' });
    },
  });
  await bisGespeichertWird(actor);
  await bis(actor, 'einstellen.ueberholt');
  expect(select.ueberholt(actor.getSnapshot())).toBe(gesagt);
});

function teurerUm(mehr: number, ergebnis: Schutzberechnung): Schutzberechnung {
  const { berechnung } = ergebnis;
  if (!berechnung) return ergebnis;
  const { beitragNeu } = berechnung;
  const versicherungsPraemie = beitragNeu.versicherungsPraemie + mehr;
  return {
    ...ergebnis,
    berechnung: { ...berechnung, beitragNeu: { ...beitragNeu, versicherungsPraemie } },
  };
}
