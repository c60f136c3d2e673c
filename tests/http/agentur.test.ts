// Again on PostgreSQL: two administrators at once, and the lock of an agency.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Recht } from '#contract/entities/recht.ts';
import { einsicht } from '#server/database/kontoschema.ts';
import { entwurf as entwurfstabelle } from '#server/database/antragsschema.ts';
import * as tables from '#server/database/schema.ts';
import type { Person, TestApi } from '#tests/support/api.ts';
import { openTestApiWithAccounts } from '#tests/support/kontoApi.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';

const agentur = '4711000001';

describe('staff of an agency', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApiWithAccounts();
    await insertRows(api.database);
  });
  beforeEach(async () => {
    await setze('betreuerin', { rechte: ['kundenSehen', 'vertragAendern'], gesperrt: false });
    await setze('leser', { rechte: ['kundenSehen'], gesperrt: false });
  });
  afterAll(() => api.close());

  test('the owner sees everybody with rights and customers, and nobody of another agency', async () => {
    const { status, body } = await send(
      people.makler,
      'GET',
      `/vermittler/liste?agentur=${agentur}`,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { id: 'makler', rolle: 'INHABER', selbst: true, status: 'AKTIV' },
      { id: 'betreuerin', rechte: ['kundenSehen', 'vertragAendern'], kunden: 1, selbst: false },
      { id: 'leser', kunden: 1 },
    ]);
  });

  test('a right that is taken away counts at the very next call', async () => {
    const pfad = `/vertrag/${nummern.eigener}`;
    expect((await send(people.betreuerin, 'GET', pfad)).status).toBe(200);
    const bisher = ['kundenSehen', 'vertragAendern'];
    const geaendert = await aendern('betreuerin', { was: 'RECHTE', rechte: [], bisher });
    expect(geaendert).toMatchObject({ status: 200, body: { rechte: [] } });
    expect((await send(people.betreuerin, 'GET', pfad)).status).toBe(404);
  });

  test('whoever is locked is out at once, and her open drafts are the owner’s', async () => {
    await api.database.insert(entwurfstabelle).values(entwurfVon('betreuerin'));
    expect((await aendern('betreuerin', { was: 'SPERREN' })).body).toMatchObject({
      status: 'GESPERRT',
    });
    expect((await send(people.betreuerin, 'GET', `/vertrag/${nummern.eigener}`)).status).toBe(401);
    const [entwurf] = await api.database.select().from(entwurfstabelle);
    expect(entwurf?.sub).toBe('makler');
    expect((await aendern('betreuerin', { was: 'ENTSPERREN' })).body).toMatchObject({
      status: 'AKTIV',
    });
    expect((await send(people.betreuerin, 'GET', `/vertrag/${nummern.eigener}`)).status).toBe(200);
  });

  test('of two who take the right from each other at once, one goes on administering', async () => {
    await setze('makler', { rolle: 'untervermittler', rechte: [] });
    await setze('betreuerin', { rechte: ['agenturVerwalten'] });
    await setze('leser', { rechte: ['agenturVerwalten'] });
    const nehme = { was: 'RECHTE', rechte: [], bisher: ['agenturVerwalten'] };
    const antworten = await Promise.all([
      send(people.betreuerin, 'PATCH', '/vermittler/leser', nehme),
      send(people.leser, 'PATCH', '/vermittler/betreuerin', nehme),
    ]);
    expect(antworten.map(({ status }) => status).toSorted((a, b) => a - b)).toStrictEqual([
      200, 403,
    ]);
    await setze('makler', { rolle: 'inhaber', rechte: [] });
  });

  test('nobody overwrites rights that somebody else has changed since, and a lost answer is no change', async () => {
    await setze('leser', { rechte: ['kundenSehen'] });
    expect((await waehle(['antragStellen'], ['kundenSehen'])).status).toBe(200);
    const veraltet = await waehle(['schadenMelden'], ['kundenSehen']);
    expect(veraltet).toMatchObject({ status: 409, body: { code: 'RECHTE_GEAENDERT' } });
    expect((await waehle(['antragStellen'], ['kundenSehen'])).body).toMatchObject({
      rechte: ['antragStellen'],
    });
    expect((await waehle(['schadenMelden'], ['antragStellen'])).body).toMatchObject({
      rechte: ['schadenMelden'],
    });
  });

  test('the last one who administers an agency without owner stays', async () => {
    await setze('makler', { rolle: 'untervermittler', rechte: [] });
    await setze('betreuerin', { rechte: ['agenturVerwalten'] });
    const letzte = await send(people.betreuerin, 'PATCH', '/vermittler/betreuerin', {
      was: 'SPERREN',
    });
    await setze('makler', { rolle: 'inhaber', rechte: [] });
    expect(letzte).toMatchObject({
      status: 409,
      body: {
        code: 'LETZTE_VERWALTUNG',
        errorMessage: 'Mindestens eine Person muss die Agentur verwalten.',
      },
    });
  });

  test('the owner keeps every right, whoever else administers the agency', async () => {
    await setze('leser', { rechte: ['agenturVerwalten'] });
    const inhaber = await send(people.leser, 'PATCH', '/vermittler/makler', { was: 'SPERREN' });
    expect(inhaber).toMatchObject({ status: 409, body: { code: 'INHABER' } });
  });

  test('somebody of another agency is not there', async () => {
    for (const [methode, rest, body] of [
      ['PATCH', '', { was: 'SPERREN' }],
      ['PATCH', '', { was: 'EINLADEN' }],
      ['POST', '/kunden-uebertragen', { an: null }],
    ] as const) {
      const pfad = `/vermittler/fremder-unter${rest}`;
      expect((await send(people.makler, methode, pfad, body)).status).toBe(404);
    }
    const anFremde = { an: 'fremder-unter' };
    const pfad = '/vermittler/leser/kunden-uebertragen';
    expect((await send(people.makler, 'POST', pfad, anFremde)).status).toBe(404);
    const liste = await send(people.makler, 'GET', '/vermittler/liste?agentur=4711000002');
    expect(liste.status).toBe(404);
  });

  test('customers go to somebody who may see them, and back to the owner', async () => {
    await setze('leser', { rechte: [] });
    const abgelehnt = await uebertragen('betreuerin', 'leser');
    expect(abgelehnt).toMatchObject({ status: 409, body: { code: 'EMPFAENGER' } });
    await setze('leser', { rechte: ['kundenSehen'] });
    expect((await uebertragen('betreuerin', 'leser')).body).toStrictEqual({ vertraege: 1 });
    expect((await send(people.leser, 'GET', `/vertrag/${nummern.eigener}`)).status).toBe(200);
    expect((await send(people.betreuerin, 'GET', `/vertrag/${nummern.eigener}`)).status).toBe(404);
    expect((await uebertragen('leser', 'makler')).body).toStrictEqual({ vertraege: 2 });
    const [vertrag] = await api.database
      .select()
      .from(tables.vertrag)
      .where(eq(tables.vertrag.versicherungsNummer, nummern.eigener));
    expect(vertrag?.betreuer).toBeNull();
    const [eintrag] = await api.database
      .select()
      .from(tables.journal)
      .where(eq(tables.journal.aktion, 'kunden.uebertragen'));
    expect(eintrag?.neu).toStrictEqual({ betreuer: 'leser', vertraege: [nummern.eigener] });
  });

  test('the owner reads who looked at whom, one person alone too; of another agency nothing', async () => {
    const zeit = new Date('2026-11-20T09:00:00Z');
    const gesehen = { vermittlerNummer: agentur, tag: '2026-11-20', zeit };
    await api.database.delete(einsicht);
    await api.database.insert(einsicht).values([
      { ...gesehen, sub: 'leser', partnerNummer: 'P000001' },
      { ...gesehen, sub: 'betreuerin', anzahl: 7, zeit: new Date('2026-11-20T10:00:00Z') },
      { ...gesehen, sub: 'fremder-unter', vermittlerNummer: '4711000002', anzahl: 1 },
    ]);
    const alle = await send(people.makler, 'GET', '/vermittler/einsichten');
    expect(alle.body).toMatchObject({
      gesamt: 2,
      einsichten: [
        { kunde: null, vertraege: 7 },
        { kunde: { partnerNummer: 'P000001', name: 'Lena Krüger' }, vertraege: null },
      ],
    });
    const eine = await send(people.makler, 'GET', '/vermittler/einsichten?person=leser');
    expect(eine.body).toMatchObject({ gesamt: 1 });
  });

  async function setze(
    sub: string,
    werte: Partial<{ rechte: Recht[]; gesperrt: boolean; rolle: 'inhaber' | 'untervermittler' }>,
  ): Promise<void> {
    await api.database
      .update(tables.zugang)
      .set(werte)
      .where(and(eq(tables.zugang.portal, 'vermittler'), eq(tables.zugang.sub, sub)));
  }

  function send(als: Person, method: 'GET' | 'PATCH' | 'POST', path: string, body?: object) {
    return api.send({ als, method, path, ...(body && { body }) });
  }

  function aendern(id: string, body: object) {
    return send(people.makler, 'PATCH', `/vermittler/${id}`, body);
  }

  function waehle(rechte: string[], bisher: string[]) {
    return aendern('leser', { was: 'RECHTE', rechte, bisher });
  }

  function uebertragen(von: string, an: string) {
    return send(people.makler, 'POST', `/vermittler/${von}/kunden-uebertragen`, { an });
  }
});

function entwurfVon(sub: string): typeof entwurfstabelle.$inferInsert {
  return {
    id: '0f0d3c8e-7a41-4c59-9a57-3f1f7f6f2b11',
    schluessel: `entwurf-${sub}`,
    anfrageHash: '',
    produkt: 'HAUSRAT',
    marke: 'andsafe',
    antworten: '{}',
    schritt: 'wohnung',
    schema: 1,
    portal: 'vermittler',
    sub,
    agentur,
    geaendertAm: new Date('2026-11-19T09:00:00Z'),
    laeuftAb: new Date('2027-02-17T09:00:00Z'),
  };
}
