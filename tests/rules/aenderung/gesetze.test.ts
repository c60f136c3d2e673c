import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AenderungsArt, aenderungsarten } from '#contract/aenderungen/seiten.ts';
import type { Wunsch } from '#contract/aenderungen/arten.ts';
import { ablehnung } from '#server/rules/ablehnung.ts';
import { angebotVon } from '#server/rules/aenderung/angebot.ts';
import { anwendenAuf, inWorten } from '#server/rules/aenderung/anwendung.ts';
import { berechne } from '#server/rules/aenderung/berechnung.ts';
import type { Aenderungslage } from '#server/rules/aenderung/lage.ts';
import { vormerkungsArtZu } from '#server/rules/aenderung/regel.ts';
import { regelZu, wertVon } from '#server/rules/aenderung/regeln.ts';
import { beitragBei } from '#server/rules/zahlweise.ts';
import { demonummern, demovertrag } from '#tests/support/aenderungslage.ts';

/** Every case asks the tariff a dozen times; a busy machine takes its time. */
const langsamMs = 60_000;

const faelle = fc.record({
  nummer: fc.constantFrom(...demonummern),
  art: fc.constantFrom(...aenderungsarten),
  mahnung: fc.boolean(),
  offenerSchaden: fc.boolean(),
});

function lageVon({
  nummer,
  mahnung,
  offenerSchaden,
}: {
  nummer: string;
  mahnung: boolean;
  offenerSchaden: boolean;
}) {
  return demovertrag(nummer, {
    mahnung,
    schaeden: offenerSchaden ? [{ abgeschlossenAm: null }] : [],
  });
}

/** Each choice of the offer beside what calculating it on the first possible day says. */
function gerechnet<Art extends AenderungsArt>(lage: Aenderungslage, art: Art) {
  const regel = regelZu(art);
  const angebot = angebotVon(lage, regel);
  const alsVormerkung = (wunsch: Wunsch<Art>) => {
    const name = vormerkungsArtZu(regel, wunsch);
    // As the database keeps it.
    const wert: unknown = JSON.parse(JSON.stringify(wertVon(regel, wunsch)));
    return { art: name, wert };
  };
  const zurueck = regel
    .wahlen(lage)
    .filter(({ wunsch }) => regel.unveraendert(lage, wunsch))
    .map(({ wunsch }) => alsVormerkung(wunsch));
  return regel.wahlen(lage).map((wahl) => {
    const option = angebot.optionen.find(({ wert }) => wert === wahl.wert);
    const tage = option?.richtung === 'WENIGER' ? angebot.weniger : angebot.mehr;
    const wirksamkeitsdatum = tage?.standard ?? lage.heute;
    const { wunsch } = wahl;
    const ergebnis = berechne(lage, regel, { wirksamkeitsdatum, wunsch });
    const vorgemerkt = alsVormerkung(wunsch);
    return { lage, angebot, option, regel, wunsch, tage, ergebnis, vorgemerkt, zurueck };
  });
}

test(
  'what an offer holds out can be calculated at its price, and what it bars is refused alike',
  () => {
    fc.assert(
      fc.property(faelle, (fall) => {
        for (const eine of gerechnet(lageVon(fall), fall.art)) {
          expect(ausgang(eine)).toEqual(versprochen(eine));
        }
      }),
      { numRuns: 300 },
    );
  },
  langsamMs,
);

type Fall = ReturnType<typeof gerechnet>[number];

function ausgang({ ergebnis }: Fall) {
  if ('ungueltig' in ergebnis) return 'more answers are needed';
  if ('abgelehnt' in ergebnis) return ergebnis.abgelehnt;
  return ergebnis.ok.berechnung.beitragNeu.versicherungsPraemie;
}

function versprochen({ angebot, option, tage, regel, lage, wunsch }: Fall) {
  if (angebot.hinderung) return angebot.hinderung;
  if (regel.fehler?.(lage, wunsch).length) return 'more answers are needed';
  if (option?.hinderung) return option.hinderung;
  // Whom the choice is about is still to be said; until then it has no price.
  if (option?.beitrag === null) return 'more answers are needed';
  return tage === null ? ablehnung.keinDatum : option?.beitrag?.versicherungsPraemie;
}

/** Calculations that lead somewhere, each with its change as it waits in the database. */
function gelungen(fall: { nummer: string; art: AenderungsArt }, lage: Aenderungslage) {
  return gerechnet(lage, fall.art).flatMap(({ ergebnis, ...rest }) =>
    'ok' in ergebnis ? [{ ...rest, ...ergebnis.ok }] : [],
  );
}

test(
  'a pending change becomes on its day exactly what was announced, and says itself in words',
  () => {
    fc.assert(
      fc.property(faelle, (fall) => {
        const lage = lageVon(fall);
        for (const { regel, wunsch, neu, vorgemerkt, berechnung } of gelungen(fall, lage)) {
          const { wirksamkeitsdatum } = berechnung;
          expect(anwendenAuf(lage, { ...vorgemerkt, wirksamkeitsdatum })).toMatchObject({
            ok: neu,
          });
          expect(inWorten(lage, vorgemerkt)).not.toBe('');
          expect(regel.unveraendert({ ...lage, ...neu.stand }, wunsch)).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  },
  langsamMs,
);

test(
  'a change and its reverse lead back to the same price',
  () => {
    fc.assert(
      fc.property(faelle, (fall) => {
        const lage = demovertrag(fall.nummer);
        const beitrag = beitragBei(lage.beitragsKomponenten, lage.zahlweise);
        for (const { neu, zurueck, berechnung } of gelungen(fall, lage)) {
          const { wirksamkeitsdatum } = berechnung;
          const nachher = { ...lage, ...neu.stand };
          expect(
            zurueck.map((eine) => anwendenAuf(nachher, { ...eine, wirksamkeitsdatum })),
          ).toMatchObject(zurueck.map(() => ({ ok: { beitrag } })));
        }
      }),
      { numRuns: 200 },
    );
  },
  langsamMs,
);

test('a pending change that nobody can read any more changes nothing', () => {
  const lage = demovertrag('PH250000101');
  const text = 'Diese Angabe können Sie hier nicht ändern. Bitte senden Sie uns eine Nachricht.';
  for (const vorgemerkt of [
    { art: 'selbstBeteiligung', wert: 'SB_7' },
    { art: 'personenkreis', wert: 'PAAR' },
  ]) {
    const { heute: wirksamkeitsdatum } = lage;
    expect(anwendenAuf(lage, { ...vorgemerkt, wirksamkeitsdatum })).toEqual({
      abgelehnt: { code: 'NICHT_AENDERBAR', text },
    });
    expect(inWorten(lage, vorgemerkt)).toBe('');
  }
});
