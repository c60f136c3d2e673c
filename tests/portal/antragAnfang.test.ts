import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { marken, markenListe } from '#contract/marken.ts';
import { bietetAn } from '#contract/produkte/produkte.ts';
import { anfangsstand } from '#machines/antrag/context.ts';
import { anfang as betriebshaftpflichtAnfang } from '#portal/flows/antrag/betriebshaftpflicht/anfang.ts';
import { betriebshaftpflichtSeite } from '#portal/flows/antrag/betriebshaftpflicht/seite.ts';
import { anfang as fahrradAnfang } from '#portal/flows/antrag/fahrrad/anfang.ts';
import { fahrradSeite } from '#portal/flows/antrag/fahrrad/seite.ts';
import { anfang as hausratAnfang } from '#portal/flows/antrag/hausrat/anfang.ts';
import { hausratSeite } from '#portal/flows/antrag/hausrat/seite.ts';
import { anfang as tierhalterAnfang } from '#portal/flows/antrag/tierhalterhaftpflicht/anfang.ts';
import { tierhalterhaftpflichtSeite } from '#portal/flows/antrag/tierhalterhaftpflicht/seite.ts';
import { anfang as privathaftpflichtAnfang } from '#portal/flows/antrag/privathaftpflicht/anfang.ts';
import { privathaftpflichtSeite } from '#portal/flows/antrag/privathaftpflicht/seite.ts';
import { anfang as reiseAnfang } from '#portal/flows/antrag/reise/anfang.ts';
import { reiseSeite } from '#portal/flows/antrag/reise/seite.ts';
import { anfang as vermoegensschadenAnfang } from '#portal/flows/antrag/vermoegensschadenhaftpflicht/anfang.ts';
import { vermoegensschadenSeite } from '#portal/flows/antrag/vermoegensschadenhaftpflicht/seite.ts';
import { anfang as sachinhaltAnfang } from '#portal/flows/antrag/sachinhalt/anfang.ts';
import { sachinhaltSeite } from '#portal/flows/antrag/sachinhalt/seite.ts';
import { anfang as mehrgefahrenAnfang } from '#portal/flows/antrag/sachinhalt-mehrgefahren/anfang.ts';
import { mehrgefahrenSeite } from '#portal/flows/antrag/sachinhalt-mehrgefahren/seite.ts';
import { standVon } from '#portal/flows/antrag/steps/Schrittseite.tsx';

test.each([
  { anfang: hausratAnfang, seite: hausratSeite },
  { anfang: fahrradAnfang, seite: fahrradSeite },
  { anfang: betriebshaftpflichtAnfang, seite: betriebshaftpflichtSeite },
  { anfang: tierhalterAnfang, seite: tierhalterhaftpflichtSeite },
  { anfang: privathaftpflichtAnfang, seite: privathaftpflichtSeite },
  { anfang: vermoegensschadenAnfang, seite: vermoegensschadenSeite },
  { anfang: reiseAnfang, seite: reiseSeite },
  { anfang: sachinhaltAnfang, seite: sachinhaltSeite },
  { anfang: mehrgefahrenAnfang, seite: mehrgefahrenSeite },
])('the first page of $seite.flow says what the chart says, before it is there', (teile) => {
  const { flow, fragen, schritte } = teile.seite;
  const [schritt] = schritte;
  const weg = [...teile.seite.weg(anfangsstand({})), schritt];
  expect({ ...teile.anfang, frageseite: ohneVermerke(teile.anfang.frageseite) }).toEqual({
    flow,
    schritt,
    frageseite: ohneVermerke(Reflect.get(fragen, schritt)),
    fortschritt: standVon(teile.seite, weg, schritt),
  });
});

test('the first page needs no other spelling in any brand that sells', () => {
  const verkauft = [
    hausratSeite,
    fahrradSeite,
    betriebshaftpflichtSeite,
    tierhalterhaftpflichtSeite,
    privathaftpflichtSeite,
    vermoegensschadenSeite,
    reiseSeite,
    sachinhaltSeite,
    mehrgefahrenSeite,
  ];
  const anderswo = verkauft.filter(({ schluessel }) =>
    markenListe.some((marke) => marken[marke].land !== 'DE' && bietetAn(marke, schluessel)),
  );
  expect(anderswo.map(({ flow }) => flow)).toEqual(['antrag/reise']);
  for (const { fragen, schritte } of anderswo) {
    const seite: unknown = Reflect.get(fragen, schritte[0]);
    expect(JSON.stringify(seite)).not.toMatch(/[ß„“]/);
    expect(String(Reflect.get(Object(seite) as object, 'vermerke'))).not.toMatch(/[ß„“]/);
  }
});

/** What the chart says beside its questions, such as of a trade that was chosen, comes when there is something to say. */
function ohneVermerke(seite: unknown): Record<string, unknown> {
  const { vermerke: _, ...frageseite } = z.parse(z.record(z.string(), z.unknown()), seite);
  return frageseite;
}
