// Again on PostgreSQL: statements no other of these tests makes.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  istUeberfaellig,
  vertrag as vertragSchema,
  type Vertrag,
} from '#contract/entities/vertrag.ts';
import { risiken } from '#contract/entities/risiken.ts';
import { schaden as schadenSchema } from '#contract/entities/schadenakte.ts';
import { passwort } from '#contract/fields/passwort.ts';
import * as tables from '#server/database/schema.ts';
import { forderung, mitteilung, schaden } from '#server/database/vorgangsschema.ts';
import { schaeden } from '#server/repositories/schaeden.ts';
import { vertraege } from '#server/repositories/vertraege.ts';
import { vertragsansicht } from '#server/repositories/vertragsansicht.ts';
import { monatePlus, tagePlus } from '#contract/tag.ts';
import { bewerteVertrag } from '#server/rules/tarif/vertragstarif.ts';
import { schadenAus } from '#server/rules/schaden/ansicht.ts';
import { demoAccounts } from '#server/seeds/accounts.ts';
import { seedDemo } from '#server/seeds/seed.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let opened: TestDatabase;

beforeEach(async () => {
  opened = await openTestDatabase();
}, 60_000);
afterEach(() => opened.close());

const wirdGeprueft = ({ status }: { status: string }) => status === 'IN_PRUEFUNG';

describe.each(['2026-11-21', '2028-02-29', '2027-12-31'])('demo data seeded on %s', (heute) => {
  test('every row is there and every contract reads as the contract entity asks', async () => {
    expect(await seedDemo(opened.database, heute)).toEqual({ seeded: true });
    expect(await counts()).toEqual({
      vermittler: 4,
      partner: 13,
      zugang: 20,
      vertrag: 43,
      vormerkung: 5,
      aufgabe: 6,
      schaden: 12,
      forderung: 3,
      mitteilung: 46,
    });
    for (const row of await opened.database.select().from(tables.vertrag)) {
      expect(z.safeParse(z.strictObject(risiken), row.risiken).error).toBeUndefined();
      const view = await ansicht(row.versicherungsNummer, heute);
      expect(z.safeParse(vertragSchema, view).error).toBeUndefined();
      expect(view.vorgemerkteAenderungen.filter(({ text }) => text === '')).toEqual([]);
      preisStimmt(row);
    }
  });

  test('every claim has a timeline that ends in what its status says, and documents that agree with it', async () => {
    await seedDemo(opened.database, heute);
    const alle = schaeden(opened.database);
    for (const { schadenNummer } of await opened.database.select().from(schaden)) {
      const zeile = await alle.lesen(schadenNummer);
      if (!zeile) throw new Error(`No claim ${schadenNummer}`);
      const unterlagen = await alle.unterlagen([schadenNummer]);
      const verlauf = await alle.verlauf(schadenNummer);
      const zahlungen = await alle.zahlungen(schadenNummer);
      const gezeigt = schadenAus(zeile, { unterlagen, verlauf, zahlungen });
      expect(z.safeParse(schadenSchema, gezeigt).error).toBeUndefined();
      expect(gezeigt.bezeichnung).not.toBe(gezeigt.schadenart);
      expect(verlauf.length).toBeGreaterThanOrEqual(2);
      expect(verlauf.length).toBeLessThanOrEqual(7);
      expect(verlauf[0]).toMatchObject({ ereignis: 'GEMELDET', zeitpunkt: zeile.gemeldetAm });
      expect(verlauf.at(-1)?.zeitpunkt).toEqual(zeile.letzteAktivitaet);
      const eingang = verlauf.filter(({ ereignis }) => ereignis === 'UNTERLAGE_ERHALTEN');
      const erhalten = gezeigt.unterlagen.filter((eine) => eine.erhalten).map((eine) => eine.label);
      for (const { notiz } of eingang) expect(erhalten).toContain(notiz);
      const wartet = zeile.status === 'UNTERLAGEN_ANGEFORDERT';
      expect([wartet && gezeigt.fehlend === 0, wirdGeprueft(zeile) && gezeigt.fehlend > 0]).toEqual(
        [false, false],
      );
    }
    const anna = (await alle.alle('P000001')).filter(({ produkt }) => produkt === 'HAUSRAT');
    expect(anna).toMatchObject([
      { status: 'UNTERLAGEN_ANGEFORDERT', angaben: { schadenart: 'LEITUNGSWASSER' } },
      { status: 'REGULIERT' },
    ]);
    expect(await alle.zahlungen(anna[1]?.schadenNummer ?? '')).toMatchObject([
      { betrag: 1_180_00, empfaenger: 'Anna Bergmann' },
    ]);
  });

  test('every customer meets the situation that the design gives the contract', async () => {
    await seedDemo(opened.database, heute);
    const v = (nummer: string, am = heute) => ansicht(nummer, am);
    const t = (tage: number) => tagePlus(heute, tage);

    expect(await v('PH260000301')).toMatchObject({ widerrufbar: true, antragsdatum: t(-5) });
    expect(await v('HR260000302')).toMatchObject({ widerrufbar: true, antragsdatum: t(-14) });
    expect(await v('FA260000303')).toMatchObject({ widerrufbar: false, antragsdatum: t(-19) });
    expect(await v('IA260000803')).toMatchObject({ widerrufbar: true, vertragsBeginn: t(10) });
    expect((await v('RR260001001')).widerrufbar).toBe(true);
    expect((await v('RR260001002')).widerrufbar).toBe(false);
    expect((await v('RR260001003')).widerrufbar).toBe(false);

    expect(istUeberfaellig(await v('PH230000401'))).toBe(true);
    expect(istUeberfaellig(await v('FA220000402'))).toBe(false);
    expect((await v('FA220000402')).mahnung).toBe(true);

    expect(await v('PH240000501')).toMatchObject({ marke: 'HFK', hauptfaelligkeit: t(100) });
    expect(await v('HR240000502')).toMatchObject({ marke: 'HFK', hauptfaelligkeit: t(60) });
    expect(monatePlus(t(99), -3) >= heute).toBe(true);
    expect(monatePlus(t(59), -3) >= heute).toBe(false);

    expect(await v('BH250000801')).toMatchObject({
      vertragsstatus: 'AUSLAUFEND',
      beendigungsdatum: t(30),
    });
    expect((await v('PH250001106')).vertragsstatus).toBe('AUSLAUFEND');
    expect((await v('PH250001106', t(1))).vertragsstatus).toBe('BEENDET');
    expect((await v('RR250001004')).vertragsstatus).toBe('BEENDET');
    expect((await v('HR210001102')).vertragsstatus).toBe('AUFGEHOBEN');
    expect((await v('TH240001103')).vertragsstatus).toBe('STORNIERT');
    expect((await v('BH230001105')).vertragsstatus).toBe('UNBEKANNT');
  });

  test('every revenue task that is open was made before that day and is due after it', async () => {
    await seedDemo(opened.database, heute);
    const offen = (await opened.database.select().from(tables.aufgabe)).filter(
      ({ status }) => status === 'Offen',
    );
    expect(
      offen.map(({ versicherungsNummer, typ }) => `${versicherungsNummer} ${typ}`).toSorted(),
    ).toEqual([
      '201912345 UmsatzAutomatischAnpassen',
      'BH220000701 UmsatzErinnern2',
      'BH250000601 UmsatzErinnern1',
    ]);
    for (const { erstelltAm, faelligAm, versicherungsNummer } of offen) {
      expect(erstelltAm <= heute && heute < faelligAm).toBe(true);
      expect((await ansicht(versicherungsNummer, heute)).jahresumsatz?.isAdjustable).toBe(true);
    }
  });

  test('the payment period is free, refused or pending just where the design says so', async () => {
    await seedDemo(opened.database, heute);
    const angebot = async (nummer: string) => (await ansicht(nummer, heute)).aenderungen.zahlweise;
    const monatlich = async (nummer: string) =>
      (await angebot(nummer)).optionen.find(({ zahlweise }) => zahlweise === 'MONATLICH');

    expect((await angebot('PH250000101')).hinderung).toBeNull();
    expect((await monatlich('PH250000101'))?.hinderung).toBeNull();
    expect((await monatlich('PH250000903'))?.hinderung?.code).toBe('RATE_ZU_NIEDRIG');
    expect((await monatlich('PH230000401'))?.hinderung?.code).toBe('BANKVERBINDUNG_FEHLT');
    expect((await angebot('HR250001005')).hinderung?.code).toBe('VORGEMERKT');
    expect((await angebot('RR260001001')).hinderung?.code).toBe('NICHT_AENDERBAR');
    expect((await angebot('202312399')).hinderung?.code).toBe('NICHT_AENDERBAR');
    expect((await angebot('PH250001106')).hinderung?.code).toBe('STATUS');
    expect(await ansicht('HR250001005', heute)).toMatchObject({
      vorgemerkteZahlweise: {
        wert: 'MONATLICH',
        wirksamkeitsdatum: tagePlus(heute, 40),
        versicherungsPraemie: 1475,
      },
      vorgemerkteSelbstBeteiligung: { wert: 'SB_500' },
    });
  });
});

test('the premiums are those of the worked cases', async () => {
  await seedDemo(opened.database, '2026-11-20');
  const praemie = async (nummer: string) =>
    (await ansicht(nummer, '2026-11-20')).jahresVersicherungsPraemie;
  expect(await praemie('PH260000301')).toBe(4855);
  expect(await praemie('TH250000304')).toBe(9835);
  const bike = await ansicht('FA260000103', '2026-11-20');
  expect(bike.aenderungen.zahlweise.optionen).toContainEqual(
    expect.objectContaining({
      zahlweise: 'MONATLICH',
      beitrag: { versicherungsPraemie: 2899, jahresVersicherungsPraemie: 34_788 },
    }),
  );
});

test('a second start leaves the data of the first one as it is', async () => {
  await seedDemo(opened.database, '2026-11-21');
  const before = await opened.database.select().from(tables.vertrag);
  expect(await seedDemo(opened.database, '2027-01-01')).toEqual({ seeded: false });
  expect(await opened.database.select().from(tables.vertrag)).toEqual(before);
});

test('of two servers that start at once on an empty database one seeds', async () => {
  const both = await Promise.all([
    seedDemo(opened.database, '2026-11-21'),
    seedDemo(opened.database, '2026-11-21'),
  ]);
  expect(both.filter(({ seeded }) => seeded)).toHaveLength(1);
  expect((await counts()).vertrag).toBe(43);
});

test('every customer but the one who never registered can sign in and is known to the server', async () => {
  await seedDemo(opened.database, '2026-11-21');
  const zugaenge = await opened.database.select().from(tables.zugang);
  const partner = await opened.database.select().from(tables.partner);
  expect(zugaenge.map(({ sub }) => sub).toSorted()).toEqual(
    demoAccounts.map(({ sub }) => sub).toSorted(),
  );
  const mitZugang = new Set(zugaenge.map(({ partnerNummer }) => partnerNummer));
  expect(
    partner.filter(({ partnerNummer }) => !mitZugang.has(partnerNummer)).map((row) => row.nachname),
  ).toEqual(['Neumann']);
  for (const field of ['sub', 'email', 'handynummer'] as const) {
    expect(new Set(demoAccounts.map((account) => account[field])).size).toBe(demoAccounts.length);
  }
  for (const account of demoAccounts) {
    expect(z.safeParse(passwort, account.passwort).success).toBe(true);
  }
  expect(demoAccounts.filter(({ initial }) => initial).map(({ name }) => name)).toEqual([
    'Nele Arndt',
  ]);
});

async function ansicht(nummer: string, heute: string): Promise<Vertrag> {
  const zeile = await vertraege(opened.database).lesen(nummer);
  if (!zeile) throw new Error(`no contract ${nummer}`);
  return vertragsansicht(zeile, heute);
}

/** What a contract was priced from gives its price: otherwise a change would move more than it says. */
function preisStimmt(row: typeof tables.vertrag.$inferSelect): void {
  const bewertung = bewerteVertrag(row.produkt, row.tarifAngaben, row.antragsdatum);
  const komponenten = bewertung?.ergebnis === 'VERSICHERBAR' ? bewertung.komponenten : [];
  expect(komponenten).toEqual(row.beitragsKomponenten);
}

async function counts() {
  const { vermittler, partner, zugang, vertrag, vormerkung, aufgabe } = tables;
  return {
    vermittler: await opened.database.$count(vermittler),
    partner: await opened.database.$count(partner),
    zugang: await opened.database.$count(zugang),
    vertrag: await opened.database.$count(vertrag),
    vormerkung: await opened.database.$count(vormerkung),
    aufgabe: await opened.database.$count(aufgabe),
    schaden: await opened.database.$count(schaden),
    forderung: await opened.database.$count(forderung),
    mitteilung: await opened.database.$count(mitteilung),
  };
}
