// Again on PostgreSQL: statements no other of these tests makes.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as tables from '#server/database/schema.ts';
import { forderung, lauf } from '#server/database/vorgangsschema.ts';
import { journal as journalVon } from '#server/repositories/journal.ts';
import { tagePlus } from '#contract/tag.ts';
import { berechneSb, speichereSb } from '#tests/support/aenderungsaufrufe.ts';
import { openTestApi, type Reply, type TestApi } from '#tests/support/api.ts';
import { beendigungen } from '#tests/support/beendigung.ts';
import { nachtwelt } from '#tests/support/nachtwelt.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
  await insertRows(api.database);
  await nachtwelt(api.database).mitUmsatz(20_000_000);
});
afterEach(() => api.close());

const anfang = '2026-01-02';
const ende = '2028-01-02';
const { kuendige, nimmZurueck } = beendigungen(() => api);

/** What happens by day, each in the morning after its night; nobody answers the questions after the revenue. */
const leben: Readonly<Record<string, () => Promise<Reply | void>>> = {
  '2026-02-10': async () => {
    const wunsch = { wirksamkeitsdatum: '2026-03-01', selbstbeteiligung: 'SB_KEINE' };
    return speichereSb(api, await berechneSb(api, people.kundin, wunsch));
  },
  '2026-05-04': () => kuendige(people.kundin, 'WECHSEL', '2026-12-31'),
  '2026-06-15': () => nimmZurueck(people.kundin),
  '2027-03-02': async () => {
    const zeile = { id: crypto.randomUUID(), versicherungsNummer: nummern.eigener };
    await api.database
      .insert(forderung)
      .values({ ...zeile, art: 'FOLGEBEITRAG', betrag: 57_120, faelligAm: '2027-03-01' });
  },
  // The reminder is sent on the day it is really written: the server runs on it.
  '2027-03-11': () => Promise.resolve(),
  '2027-03-22': async () =>
    void (await api.database.update(forderung).set({ bezahltAm: '2027-03-20' })),
  '2027-06-01': () => kuendige(people.kundin, 'WECHSEL', '2027-12-31'),
};

/** The server runs every so many days, and whenever somebody does something. */
async function durchleben(schritt: number) {
  const welt = nachtwelt(api.database);
  let nr = 0;
  for (let tag = anfang; tag <= ende; tag = tagePlus(tag, 1), nr += 1) {
    const was = leben[tag];
    if (nr % schritt === 0 || was || tag === ende) await welt.nacht(tag);
    if (!was) continue;
    api.setNow(`${tag}T09:00:00Z`);
    const antwort = await was();
    expect([tag, antwort?.status ?? 200]).toEqual([tag, 200]);
  }
  const { journal } = tables;
  const eintraege = await api.database
    .select({ aktion: journal.aktion })
    .from(journal)
    .where(eq(journal.versicherungsNummer, nummern.eigener));
  return {
    vertrag: await welt.vertrag(),
    aufgaben: await welt.aufgaben(),
    betreffe: (await welt.betreffe()).toSorted(),
    journal: eintraege.map(({ aktion }) => aktion).toSorted(),
    beitraege: (await journalVon(api.database).beitragsschritte(nummern.eigener)).toReversed(),
    tage: await api.database.$count(lauf),
  };
}

const amEnde = {
  vertrag: {
    status: 'BEENDET',
    beendigungsdatum: '2027-12-31',
    mahnung: false,
    wirksamkeitsdatum: '2027-01-01',
    risiken: { jahresumsatz: { value: 22_000_000, isAdjustable: false } },
    tarifAngaben: { jahresumsatz: 22_000_000 },
  },
  aufgaben: [
    { typ: 'UmsatzErinnern1', status: 'Storniert', erstelltAm: '2026-10-03' },
    { typ: 'UmsatzErinnern2', status: 'Storniert', erstelltAm: '2026-11-02' },
    { typ: 'UmsatzAutomatischAnpassen', status: 'Erledigt', erledigtAm: '2027-01-01' },
  ],
  journal: [
    'beitrag.ausgeglichen',
    'beitrag.gemahnt',
    'jahresumsatz.angepasst',
    'jahresumsatz.gefragt',
    'jahresumsatz.gefragt',
    'jahresumsatz.gefragt',
    'kuendigung.zurueckgenommen',
    'selbstBeteiligung.angewendet',
    'selbstBeteiligung.vorgemerkt',
    'vertrag.beendet',
    'vertrag.gekuendigt',
    'vertrag.gekuendigt',
  ],
  // What was to be paid before each change, back to the beginning.
  beitraege: [
    { ab: '2026-03-01', davor: null, vorher: { beitragsKomponenten: [{ nettoJahr: 48_000 }] } },
    { ab: '2027-01-01', davor: '2026-03-01', vorher: { zahlweise: 'JAEHRLICH' } },
  ],
  tage: 731,
};

test('two years of a contract, night by night', { timeout: 300_000 }, async () => {
  expect(await durchleben(1)).toMatchObject(amEnde);
});

test(
  'two years of a contract end the same with standstills of weeks',
  { timeout: 300_000 },
  async () => {
    expect(await durchleben(23)).toMatchObject(amEnde);
  },
);
