import { describe, expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { anfangsstand, type AntragKontext } from '#machines/antrag/context.ts';
import { eingabeVon as anfrageVon } from '#machines/antrag/regel.ts';
import { betriebshaftpflichtSeite } from '#portal/flows/antrag/betriebshaftpflicht/seite.ts';
import { fahrradSeite } from '#portal/flows/antrag/fahrrad/seite.ts';
import { vermoegensschadenSeite } from '#portal/flows/antrag/vermoegensschadenhaftpflicht/seite.ts';
import { eingabeVon, fehlerVon, lies, namenVon } from '#portal/formular/antwort.ts';
import type { Antragslage, Antragsseite } from '#machines/antrag/frage.ts';
import { wertZu } from '#machines/formular/feldname.ts';
import { felderVon } from '#machines/formular/frage.ts';
import type { AntragProduktSeite } from '#portal/flows/antrag/produkt.ts';
import { privathaftpflichtSeite } from '#portal/flows/antrag/privathaftpflicht/seite.ts';
import { bloecke } from '#portal/flows/antrag/steps/abschluss/bloecke.ts';
import { umfeld } from '#tests/models/antrag/aufrufe.ts';
import { antworten as betrieb } from '#tests/models/antrag/betriebshaftpflicht/cases.ts';
import { fragen } from '#tests/models/antrag/betriebsfall.ts';
import { antworten as hund } from '#tests/models/antrag/tierhalterhaftpflicht/cases.ts';
import { tierhalterhaftpflichtSeite } from '#portal/flows/antrag/tierhalterhaftpflicht/seite.ts';
import { antworten as rad } from '#tests/models/antrag/fahrrad/cases.ts';
import { antworten as paar } from '#tests/models/antrag/privathaftpflicht/cases.ts';
import { antworten as reisejahr, eineReise } from '#tests/models/antrag/reise/cases.ts';
import { reiseSeite } from '#portal/flows/antrag/reise/seite.ts';
import { mehrgefahrenSeite } from '#portal/flows/antrag/sachinhalt-mehrgefahren/seite.ts';
import { sachinhaltSeite } from '#portal/flows/antrag/sachinhalt/seite.ts';
import { antworten as gefahren } from '#tests/models/antrag/sachinhalt-mehrgefahren/cases.ts';
import { antworten as inhalt } from '#tests/models/antrag/sachinhalt/cases.ts';
import { antworten as beruf } from '#tests/models/antrag/vermoegensschadenhaftpflicht/cases.ts';

const heute = '2026-11-20';

/** Nobody is asked about a price that is the one she saw. */
const { beitragPruefen: _gleich, anschluss: _keiner, ...fahrrad } = rad;
const { beitragPruefen: _auch, anschluss: _kein, ...bhv } = betrieb;
const { beitragPruefen: _auchDort, anschluss: _nicht, ...phv } = paar;

const { beitragPruefen: _wieder, anschluss: _nie, ...thv } = hund;
const { beitragPruefen: _derselbe, ...jahr } = reisejahr;
const { beitragPruefen: _ebenso, anschluss: _nirgends, ...vh } = beruf;
const { beitragPruefen: _genauso, anschluss: _nirgendwo, ...si } = inhalt;
const { beitragPruefen: _ebenda, anschluss: _niemals, ...mehrgefahren } = gefahren;

/** Everything answered, and what the trades ask for. */
function beantwortet(antworten: AntragKontext['antworten']): AntragKontext {
  const kontext = anfangsstand({ umfeld, antworten });
  const { regel }: AntragProduktSeite = betriebshaftpflichtSeite;
  const eingabe = anfrageVon(regel, 'risikofragenLaden', kontext);
  return { ...kontext, ergebnisse: { risikofragenLaden: { eingabe, ergebnis: fragen } } };
}

const produkte: readonly [string, AntragProduktSeite, AntragKontext][] = [
  ['business liability', betriebshaftpflichtSeite, beantwortet(bhv)],
  ['financial loss liability', vermoegensschadenSeite, beantwortet(vh)],
  ['contents', sachinhaltSeite, anfangsstand({ umfeld, antworten: si })],
  ['contents by hazard', mehrgefahrenSeite, anfangsstand({ umfeld, antworten: mehrgefahren })],
  ['a bicycle', fahrradSeite, anfangsstand({ umfeld, antworten: fahrrad })],
  ['her dogs', tierhalterhaftpflichtSeite, anfangsstand({ umfeld, antworten: thv })],
  ['private liability', privathaftpflichtSeite, anfangsstand({ umfeld, antworten: phv })],
  ['a year of trips', reiseSeite, anfangsstand({ umfeld, antworten: jahr })],
  ['one trip', reiseSeite, anfangsstand({ umfeld, antworten: { ...jahr, ...eineReise } })],
];

describe.each(produkte)('A customer who applies for %s', (_, seite, kontext) => {
  const lage: Antragslage = { ...kontext, heute, sperren: {} };

  test.each(Object.entries(seite.fragen))(
    'comes back to „%s“ and finds what she answered',
    (schritt, frageseite) => {
      const antwort: unknown = Reflect.get(kontext.antworten, schritt);
      const form = formVon(seite, schritt);
      const gelesen = lies(frageseite, eingabenAus(frageseite, antwort, lage), lage);
      expect(fehlerVon(form, gelesen)).toEqual({});
      expect(form.safeParse(gelesen.antwort).data).toEqual(form.safeParse(antwort).data);
    },
  );

  test('reads every answer in words before she concludes', () => {
    const alle = bloecke(seite, seite.schritte, kontext);
    const zeilen = alle.flatMap((block) => block.zeilen.map(({ label, value }) => [label, value]));
    expect(zeilen.flat().join(' ')).not.toMatch(/[A-Z]+_[A-Z]|undefined|NaN|\[object|\btrue\b/);
    expect(alle.map(({ schritt }) => schritt)).toEqual(
      seite.schritte.filter((schritt) => schritt !== 'abschluss' && schritt in kontext.antworten),
    );
  });
});

describe('A firm that names its trades', () => {
  const einstieg = seiteVon(betriebshaftpflichtSeite, 'einstieg');
  const taetigkeit = seiteVon(betriebshaftpflichtSeite, 'taetigkeit');
  const lage: Antragslage = { ...beantwortet({}), heute, sperren: {} };
  const form = formVon(betriebshaftpflichtSeite, 'taetigkeit');
  const gegen = (nebengewerbe: readonly string[]) =>
    fehlerVon(form, lies(taetigkeit, { nebengewerbe }, lage));

  test('is told to take one from the list, where it only typed a word', () => {
    const eingaben = { hauptgewerbe: 'Programmierer', jahresumsatz: '120000', wunsch: 'RUNDUM' };
    const erste = formVon(betriebshaftpflichtSeite, 'einstieg');
    expect(fehlerVon(erste, lies(einstieg, eingaben, lage))).toEqual({
      hauptgewerbe: 'Wählen Sie eine Tätigkeit aus der Liste.',
    });
  });

  test('does not lose a further trade that it typed and did not take', () => {
    expect(gegen(['Berater'])).toEqual({
      nebengewerbe: 'Wählen Sie eine Tätigkeit aus der Liste.',
    });
  });

  test('names no trade twice', () => {
    const eine = '1009|Coaching, Training';
    expect(gegen([eine, eine])).toEqual({
      nebengewerbe: 'Wählen Sie jede Tätigkeit nur einmal.',
    });
  });

  test('names three further trades at most', () => {
    const weitere = ['1002|Unternehmensberatung', '1004|Grafik- und Webdesign', '1005|Fotografie'];
    expect(gegen(weitere)).toEqual({});
    expect(gegen([...weitere, '1006|Übersetzungsbüro'])).toEqual({
      nebengewerbe: 'Wählen Sie höchstens 3 weitere Tätigkeiten.',
    });
  });

  test('is asked what its trades bring along, in the words of the list', () => {
    const { antworten, ...rest } = beantwortet(bhv);
    const gefragt = felderVon(taetigkeit, { ...rest, antworten, heute, sperren: {} });
    expect(gefragt.map((feld) => feld.art !== 'adresse' && [feld.name, feld.label])).toEqual([
      ['nebengewerbe', 'Weitere Tätigkeiten'],
      ...fragen.map(({ id, text }) => [`risikofragen.${id}`, text]),
    ]);
    const andere = { ...bhv.einstieg, hauptgewerbe: { gewerbeId: '1203', name: 'Café' } };
    const veraltet = { ...rest, antworten: { ...antworten, einstieg: andere }, heute, sperren: {} };
    expect(felderVon(taetigkeit, veraltet)).toHaveLength(1);
  });

  test('reads at its field which of the questions about its trades it left out', () => {
    const { antworten, ...rest } = beantwortet(bhv);
    const gelesen = lies(
      taetigkeit,
      { nebengewerbe: [], 'risikofragen.R01': 'false' },
      { ...rest, antworten, heute, sperren: {} },
    );
    expect(gelesen.antwort).toEqual({ nebengewerbe: [], risikofragen: { R01: false } });
  });
});

function eingabenAus(seite: Antragsseite, antwort: unknown, lage: Antragslage) {
  return Object.fromEntries(
    felderVon(seite, lage).flatMap((feld) =>
      namenVon(feld).map((name) => [
        name,
        eingabeVon(feld, wertZu({ ...(antwort as object) }, name)),
      ]),
    ),
  );
}

function seiteVon(seite: AntragProduktSeite, schritt: string): Antragsseite {
  const frageseite = seite.fragen[schritt];
  if (!frageseite) throw new Error(`There is no page ${schritt}.`);
  return frageseite;
}

function formVon(seite: AntragProduktSeite, schritt: string): ZodMiniType {
  const form = seite.regel.formen(heute)[schritt];
  if (!form) throw new Error(`There is no shape of ${schritt}.`);
  return form;
}
