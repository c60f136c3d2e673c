// Again on PostgreSQL: statements no other of these tests makes.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { hausratdeckung } from '#contract/begriffe/hausrat.ts';
import { vertrag } from '#contract/entities/vertrag.ts';
import * as tables from '#server/database/schema.ts';
import { mitteilung, schaden } from '#server/database/vorgangsschema.ts';
import { nachtlauf } from '#server/jobs/nachtlauf.ts';
import { insertTarifierte, leeren } from '#tests/support/aenderungsaufrufe.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { eventually } from '#tests/support/eventually.ts';
import { nachtdienste } from '#tests/support/nachts.ts';
import { nummern, people } from '#tests/support/rows.ts';
import {
  alsHausrat,
  berechnet,
  brief,
  drei,
  einzelnGespeichert,
  gefahren,
  nachtraege,
  optionVon,
  senden,
  speichern,
  tag,
} from '#tests/support/schutzaufrufe.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  await insertTarifierte(api);
  await alsHausrat(api);
});
afterEach(() => leeren(api));
afterAll(() => api.close());

const nr = nummern.eigener;
const monatlich = { art: 'zahlweise', zahlweise: 'MONATLICH' };

describe('three changes of a home contents contract at once', () => {
  test('cost what they cost when they are saved one after the other', async () => {
    const zusammen = await berechnet(api, drei);
    expect(zusammen.wuensche.map(({ hinderung }) => hinderung)).toEqual([null, null, null]);
    const einzeln = [];
    for (const wunsch of drei) einzeln.push(await einzelnGespeichert(api, wunsch));
    const [erste, letzte] = [einzeln[0], einzeln.at(-1)];
    expect(zusammen.berechnung?.beitragAlt).toEqual(erste?.beitragAlt);
    expect(zusammen.berechnung?.beitragNeu).toEqual(letzte?.beitragNeu);
    expect(zusammen.berechnung?.verlauf.at(-1)).toMatchObject({
      ab: tag,
      versicherungsPraemie: letzte?.beitragNeu.versicherungsPraemie,
      eigener: true,
    });
  });

  test('leave three pending changes of one day, one Nachtrag, one message, one mail and one line of the journal', async () => {
    const antwort = await speichern(api, drei, await berechnet(api, drei));
    expect(antwort.status).toBe(200);
    const { vorgemerkteAenderungen } = z.parse(vertrag, antwort.body);
    expect(vorgemerkteAenderungen.map(({ wirksamkeitsdatum }) => wirksamkeitsdatum)).toEqual([
      tag,
      tag,
      tag,
    ]);
    const dokumente = await api.database.select().from(tables.dokument);
    expect(dokumente.map(({ typ }) => typ)).toEqual(['NACHTRAG']);
    for (const name of [
      hausratdeckung.UNBENANNTE_GEFAHREN,
      hausratdeckung.WOHNSCHUTZBRIEF,
      'Versicherungssumme',
    ]) {
      expect(dokumente[0]?.inhalt).toContain(`${name} neu`);
    }
    const vorgemerkte = await api.database.select().from(tables.vormerkung);
    expect(new Set(vorgemerkte.map(({ vorgangId }) => vorgangId))).toEqual(
      new Set([dokumente[0]?.antragId]),
    );
    expect(await api.database.select().from(tables.journal)).toMatchObject([
      {
        aktion: 'schutz.vorgemerkt',
        neu: {
          aenderungen: [
            { art: 'deckung.UNBENANNTE_GEFAHREN' },
            { art: 'deckung.WOHNSCHUTZBRIEF' },
            { art: 'versicherungssumme' },
          ],
        },
      },
    ]);
    expect(await api.database.$count(mitteilung)).toBe(1);
    await eventually(() => expect(api.mails).toHaveLength(1));
    expect(api.mails[0]?.text).toContain('Ihre Änderungen für den Vertrag');
  });

  test('are applied in the night of their day at the price that was shown', async () => {
    const gezeigt = await berechnet(api, drei);
    await speichern(api, drei, gezeigt);
    api.setNow('2026-12-05T02:00:00Z');
    const dienste = nachtdienste(api.database, () => new Date('2026-12-05T02:00:00Z'));
    await nachtlauf(dienste);
    expect(await api.database.$count(tables.vormerkung)).toBe(0);
    const antwort = await api.send({ method: 'GET', path: `/vertrag/${nr}`, als: people.kundin });
    expect(antwort.body).toMatchObject({
      versicherungsPraemie: gezeigt.berechnung?.beitragNeu.versicherungsPraemie,
    });
    expect(await api.database.select({ z: tables.dokument.zustand }).from(tables.dokument)).toEqual(
      [{ z: 'GUELTIG' }],
    );
  });

  test('are saved once by a double click', async () => {
    const gezeigt = await berechnet(api, drei);
    const schluessel = crypto.randomUUID();
    const antworten = await Promise.all([
      speichern(api, drei, gezeigt, { schluessel }),
      speichern(api, drei, gezeigt, { schluessel }),
    ]);
    expect(antworten.map(({ status }) => status)).toEqual([200, 200]);
    expect(antworten[0]?.body).toEqual(antworten[1]?.body);
    expect(await api.database.$count(tables.vormerkung)).toBe(3);
    expect(await api.database.$count(tables.dokument)).toBe(1);
  });
});

describe('all of them or none', () => {
  test('one that was saved in another window meanwhile keeps the others back, by its name', async () => {
    const gezeigt = await berechnet(api, drei);
    await einzelnGespeichert(api, brief);
    const vorher = await api.database.$count(tables.journal);
    expect(await speichern(api, drei, gezeigt)).toMatchObject({
      status: 409,
      body: {
        code: 'UNVERAENDERT',
        errorMessage: `${hausratdeckung.WOHNSCHUTZBRIEF}: Bitte wählen Sie einen anderen Wert als bisher.`,
      },
    });
    expect(await api.database.$count(tables.vormerkung)).toBe(1);
    expect(await api.database.$count(tables.journal)).toBe(vorher);
  });

  test('a wish named twice is no list, and the answer says where', async () => {
    const antwort = await senden(api, [gefahren, { ...gefahren, wert: false }]);
    expect(antwort).toMatchObject({
      status: 422,
      body: { fehler: [{ feld: 'aenderungen.1.art' }] },
    });
  });

  test('a price that has moved since is not saved', async () => {
    const gezeigt = await berechnet(api, drei);
    const mehr = { beitragErwartet: 1 };
    expect(await speichern(api, drei, gezeigt, { mehr })).toMatchObject({
      status: 409,
      body: { code: 'PREIS_GEAENDERT' },
    });
    expect(await api.database.$count(tables.vormerkung)).toBe(0);
  });

  test('a broker says that the customer asked for it', async () => {
    const gezeigt = await berechnet(api, drei, people.makler);
    const als = people.makler;
    expect(await speichern(api, drei, gezeigt, { als })).toMatchObject({
      status: 422,
      body: { fehler: [{ feld: 'imAuftragDesKunden' }] },
    });
    const mehr = { imAuftragDesKunden: true };
    expect((await speichern(api, drei, gezeigt, { als, mehr })).status).toBe(200);
  });
});

test('each price says how often it is paid beside the other wishes', async () => {
  const zahlweisen = async (aenderungen: (typeof monatlich)[]) => {
    const { angebote } = await berechnet(api, aenderungen, null);
    const deckung = angebote.find(({ art }) => art === 'deckung');
    return new Set(deckung?.optionen.map(({ ohne }) => ohne.zahlweise));
  };
  expect(await zahlweisen([])).toEqual(new Set(['JAEHRLICH']));
  expect(await zahlweisen([monatlich])).toEqual(new Set(['MONATLICH']));
});

describe('the day', () => {
  test('is the first that all share: cover against the elements waits 30 days, so the others wait along', async () => {
    const elementar = { art: 'elementar', elementar: true, elementarVorschaden: false };
    const {
      wuensche,
      zeitraum,
      berechnung: gerechnet,
    } = await berechnet(api, [gefahren, elementar], null);
    expect(wuensche.map((einer) => einer.zeitraum?.von)).toEqual(['2026-11-21', '2026-12-20']);
    expect(zeitraum?.von).toBe('2026-12-20');
    expect(gerechnet?.wirksamkeitsdatum).toBe('2026-12-20');
  });

  test('of a payment period is fixed: a wish that can begin only later is named with its day, and nothing is calculated', async () => {
    const elementar = { art: 'elementar', elementar: true, elementarVorschaden: false };
    await api.database
      .update(tables.vertrag)
      .set({ zahlweise: 'VIERTELJAEHRLICH', hauptfaelligkeitTag: 1, hauptfaelligkeitMonat: 12 })
      .where(eq(tables.vertrag.versicherungsNummer, nr));
    const antwort = await berechnet(api, [monatlich, elementar], null);
    expect(antwort.berechnung).toBeNull();
    expect(antwort.wuensche).toMatchObject([
      { art: 'zahlweise', zeitraum: { von: '2026-12-01', bis: '2026-12-01' }, hinderung: null },
      {
        art: 'elementar',
        hinderung: {
          code: 'DATUM',
          text: 'Diese Änderung ist nur zwischen dem 20.12.2026 und dem 20.11.2027 möglich und nicht am selben Tag wie Ihre anderen. Bitte speichern Sie sie für sich.',
        },
      },
    ]);
  });
});

describe('before anything is touched', () => {
  test('every choice has its price, and the contract what it costs now', async () => {
    const { angebote, bisher, berechnung: keine, zeitraum } = await berechnet(api, [], null);
    expect(keine).toBeNull();
    expect(zeitraum).toBeNull();
    const optionen = angebote.flatMap((eines) => eines.optionen);
    expect(optionen.length).toBeGreaterThan(5);
    for (const eine of optionen) expect(eine.ohne.jahresVersicherungsPraemie).toBeGreaterThan(0);
    const gefahrenoption = optionVon(angebote, 'UNBENANNTE_GEFAHREN=true');
    const { berechnung: mit } = await berechnet(api, [gefahren], null);
    expect(gefahrenoption?.ohne.versicherungsPraemie).toBe(bisher.versicherungsPraemie);
    expect(gefahrenoption?.beitrag?.versicherungsPraemie).toBe(
      mit?.beitragNeu.versicherungsPraemie,
    );
  });

  test('a choice beside another wish is priced on the contract with that wish', async () => {
    const { angebote, berechnung: mitGefahren } = await berechnet(api, [gefahren]);
    const { berechnung: mitBeiden } = await berechnet(api, [gefahren, brief]);
    const option = optionVon(angebote, 'WOHNSCHUTZBRIEF=true');
    expect(option?.ohne.versicherungsPraemie).toBe(mitGefahren?.beitragNeu.versicherungsPraemie);
    expect(option?.beitrag?.versicherungsPraemie).toBe(mitBeiden?.beitragNeu.versicherungsPraemie);
    // What is wished for already keeps its price, with it and without it.
    const gewuenscht = optionVon(angebote, 'UNBENANNTE_GEFAHREN=true');
    expect(gewuenscht?.beitrag?.versicherungsPraemie).toBe(
      mitGefahren?.beitragNeu.versicherungsPraemie,
    );
  });
});

test('where the night finds the last of them impossible, the Nachtrag counts for those it has applied', async () => {
  await speichern(api, drei, await berechnet(api, drei));
  await api.database
    .update(tables.vormerkung)
    .set({ wert: 'unreadable' })
    .where(eq(tables.vormerkung.art, 'versicherungssumme'));
  await nachtlauf(nachtdienste(api.database, () => new Date('2026-12-06T02:00:00Z')));
  const aktionen = await api.database.select({ a: tables.journal.aktion }).from(tables.journal);
  expect(aktionen.map(({ a }) => a)).toEqual(
    expect.arrayContaining([
      'deckung.UNBENANNTE_GEFAHREN.angewendet',
      'deckung.WOHNSCHUTZBRIEF.angewendet',
      'versicherungssumme.entfallen',
    ]),
  );
  expect(await nachtraege(api)).toEqual(['GUELTIG']);
});

test('a claim reported between calculating and saving keeps a lower deductible and all beside it', async () => {
  const zwei = [{ art: 'selbstbeteiligung', selbstbeteiligung: 'SB_KEINE' }, gefahren];
  await alsHausrat(api, { sb: 'SB_250' });
  const gezeigt = await berechnet(api, zwei);
  expect(gezeigt.berechnung).not.toBeNull();
  await api.database.insert(schaden).values({
    schadenNummer: 'S26-0000001',
    versicherungsNummer: nr,
    schadenart: 'SACHSCHADEN',
    schadendatum: '2026-11-19',
    status: 'GEMELDET',
    gemeldetAm: new Date('2026-11-20T09:00:00Z'),
    letzteAktivitaet: new Date('2026-11-20T09:00:00Z'),
  });
  expect(await speichern(api, zwei, gezeigt)).toMatchObject({
    status: 409,
    body: {
      code: 'SCHADEN_OFFEN',
      errorMessage:
        'Selbstbeteiligung: Während eines laufenden Schadens können Sie die Selbstbeteiligung nicht senken.',
    },
  });
  expect(await api.database.$count(tables.vormerkung)).toBe(0);
});
