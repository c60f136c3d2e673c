import { istExistenzgruender } from '#server/rules/fristen/antrag.ts';
import { erstattung } from '#server/rules/fristen/erstattung.ts';
import { kuendigungstermine } from '#server/rules/fristen/kuendigung.ts';
import { zahlungsfristEnde } from '#server/rules/fristen/mahnung.ts';
import { istBuchungsfristGewahrt, reisedauer } from '#contract/produkte/reiseregeln.ts';
import { umsatzSchritt } from '#server/rules/fristen/umsatzaufgabe.ts';
import { wirksamkeit, type WirksamkeitsLage } from '#server/rules/fristen/wirksamkeit.ts';
import { naechsteHauptfaelligkeit } from '#server/rules/hauptfaelligkeit.ts';
import { heuteInBerlin, tagePlus } from '#contract/tag.ts';
import { widerrufsfristEnde } from '#server/rules/widerruf.ts';

// Every date rule on every day of three years and at the moments a clock jumps; printed for comparison.
const tage = Array.from({ length: 1_100 }, (_, n) => tagePlus('2026-11-20', n));
const stichtage = [
  { tag: 29, monat: 2 },
  { tag: 31, monat: 12 },
  { tag: 1, monat: 1 },
];
const augenblicke = [
  '2026-03-29T00:59:59Z',
  '2026-03-29T01:00:00Z',
  '2026-10-25T00:59:59Z',
  '2026-10-25T01:00:00Z',
  '2026-12-31T22:59:59Z',
  '2026-12-31T23:00:00Z',
  '2028-02-28T23:00:00Z',
  '2100-02-28T22:59:59Z',
];

const ergebnis = {
  zone: new Date('2027-01-01T12:00:00Z').getTimezoneOffset(),
  regeln: [
    ...augenblicke.map((iso) => heuteInBerlin(new Date(iso))),
    ...tage.flatMap((heute) => stichtage.map((stichtag) => amTag(heute, stichtag))),
  ],
};
process.stdout.write(JSON.stringify(ergebnis));

function amTag(heute: string, stichtag: { tag: number; monat: number }): unknown[] {
  const kuendbarkeit = { kuendbar: 'VERTRAGSENDE', fristMonate: 3 } as const;
  const lage: WirksamkeitsLage = {
    heute,
    stichtag,
    kuendbarkeit,
    vertragsBeginn: '2024-02-29',
    zahlweise: 'MONATLICH',
  };
  const umsatz = { stichtag, aufgaben: [], umsatz: 1, grenze: 5, korrigierbarBis: null };
  return [
    ...Object.values(wirksamkeit).map((regel) => regel(lage)),
    naechsteHauptfaelligkeit(stichtag, heute),
    kuendigungstermine({ ...lage, kuendbarkeit }),
    widerrufsfristEnde({ antragsdatum: heute, unterlagenErhaltenAm: heute }),
    zahlungsfristEnde(heute),
    istExistenzgruender('2025-02-28', heute),
    istBuchungsfristGewahrt({ heute, buchung: '2026-12-24', beginn: '2027-03-28' }),
    reisedauer(heute, tagePlus(heute, 20)),
    erstattung({ rate: 10_001, von: '2026-11-20', bis: '2029-11-20' }, heute),
    umsatzSchritt(umsatz, 'TAG', heute).stand.aufgaben,
  ];
}
