import { describe, expect, test } from 'vitest';
import type { Pfeil } from '#viewer/chart/graph.ts';
import { hauptweg } from '#viewer/layers/mainPath.ts';
import { proben } from './blaetter.ts';

const alle = await proben();

describe.each(alle)('$id', ({ blatt: { ablauf } }) => {
  const { zustaende, pfeile } = hauptweg(ablauf);
  const haltVon = new Map(
    zustaende.flatMap(({ id, darin = [] }) => [id, ...darin].map((innen) => [innen, id] as const)),
  );
  const aussen = new Map(ablauf.zustaende.map((zustand) => [zustand.id, zustand.aussen]));
  const haltUm = (id: string): string | undefined => {
    const davor = aussen.get(id);
    return davor ? haltUm(davor) : haltVon.get(id);
  };

  test('every arrow of the main path is one of the chart, between the stops its ends stand in', () => {
    expect(pfeile.length).toBeGreaterThan(0);
    const erfunden = pfeile.filter(
      ({ id, von, nach }) =>
        !ablauf.pfeile.some((p) => p.id === id && haltUm(p.von) === von && haltUm(p.nach) === nach),
    );
    expect(erfunden.map(({ id }) => id)).toEqual([]);
  });

  test('no way between two stops is missing, but for an answer kept from before', () => {
    const gezeigt = new Set(pfeile.map(({ id, nach }) => `${id} ${nach}`));
    const fehlend = ablauf.pfeile.filter((pfeil) => {
      const [von, nach] = [haltUm(pfeil.von), haltUm(pfeil.nach)];
      const gehoertDazu = von !== undefined && nach !== undefined && von !== nach;
      return gehoertDazu && fuehrtWeiter(pfeil) && !gezeigt.has(`${pfeil.id} ${nach}`);
    });
    expect(
      fehlend.filter((pfeil) => !hatAntwort(pfeil, ablauf.pfeile)).map(({ id }) => id),
    ).toEqual([]);
  });

  test('a stop holds only calls of its own step', () => {
    const verirrt = zustaende.flatMap(({ schritt, darin = [] }) =>
      ablauf.zustaende.filter(
        (z) => darin.includes(z.id) && !(z.laedt && z.schritt === schritt && schritt !== null),
      ),
    );
    expect(verirrt.map(({ id }) => id)).toEqual([]);
  });
});

test('an analyst sees the credit check on the arrow behind the payment, not as a stop of its own', () => {
  const hausrat = alle.find(({ id }) => id === 'antrag/hausrat');
  if (!hausrat) throw new Error('There is no application for home contents.');
  const { zustaende, pfeile } = hauptweg(hausrat.blatt.ablauf);
  expect(zustaende.find(({ id }) => id === 'zahlung')?.darin).toEqual(['hausrat.bonitaet']);
  expect(zustaende.map(({ id }) => id)).not.toContain('hausrat.bonitaet');
  expect(
    pfeile.filter(({ von }) => von === 'zahlung').map(({ nach, anlass }) => [nach, anlass]),
  ).toEqual([['unterlagen', '✓ Bonität prüfen']]);
});

function fuehrtWeiter({ art, zurueck }: Pfeil): boolean {
  return !zurueck && art !== 'fehler' && art !== 'route';
}

function hatAntwort({ art, von, nach }: Pfeil, pfeile: readonly Pfeil[]): boolean {
  return (
    art === 'sofort' &&
    pfeile.some((andere) => andere.art === 'antwort' && andere.von === von && andere.nach === nach)
  );
}
