// Again on PostgreSQL: two administrators at once, and the lock of an agency.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Recht } from '#contract/entities/recht.ts';
import { einsicht, zustimmung } from '#server/database/kontoschema.ts';
import { entwurf as entwurfstabelle } from '#server/database/antragsschema.ts';
import * as tables from '#server/database/schema.ts';
import { users } from '#identity/schema.ts';
import { bedingungenVersion } from '#server/rules/konto.ts';
import { passwort } from '#tests/identity/endpoint.ts';
import { einzuladende } from '#tests/support/agenturrechte.ts';
import { step } from '#tests/identity/rawClient.ts';
import type { Person, TestApi } from '#tests/support/api.ts';
import { openKontoApi, openTestApiWithAccounts, type KontoApi } from '#tests/support/kontoApi.ts';
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
    const geaendert = await aendern('betreuerin', { was: 'RECHTE', rechte: [] });
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
    const antworten = await Promise.all([
      send(people.betreuerin, 'PATCH', '/vermittler/leser', { was: 'RECHTE', rechte: [] }),
      send(people.leser, 'PATCH', '/vermittler/betreuerin', { was: 'SPERREN' }),
    ]);
    expect(antworten.map(({ status }) => status).toSorted((a, b) => a - b)).toStrictEqual([
      200, 403,
    ]);
    await setze('makler', { rolle: 'inhaber', rechte: [] });
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

  function uebertragen(von: string, an: string) {
    return send(people.makler, 'POST', `/vermittler/${von}/kunden-uebertragen`, { an });
  }
});

describe('an invitation', () => {
  const handynummer = '+4915228817333';
  const angaben = { ...einzuladende, handynummer };
  let api: KontoApi;
  let token: string;
  beforeAll(async () => {
    api = await openKontoApi({ portalUrl: 'https://portal.example' });
    const sub = 'bbbbbbbb-2222-4222-8222-bbbbbbbbbbbb';
    const email = 'ina.haber@example.org';
    const name = 'Ina Haber';
    const zugang = { portal: 'vermittler', sub, email } as const;
    await api.database
      .insert(tables.zugang)
      .values({ ...zugang, name, rolle: 'inhaber', vermittlerNummer: agentur, rechte: [] });
    await api.database
      .insert(zustimmung)
      .values({ portal: 'vermittler', sub, version: bedingungenVersion, erteiltAm: api.now() });
    await api.identity.putUser({
      ...zugang,
      handynummer: '+4915228817099',
      passwort,
      initial: false,
      attribute: { name, 'custom:vermittlernummer': agentur },
    });
    ({ AccessToken: token } = await api.vermittlerClient.signIn(email));
  });
  afterAll(() => api.close());

  test('opens an access: a mail with the first password, a second one in place of it, none for a repeat', async () => {
    const neue = await erstellen(angaben);
    expect(neue).toMatchObject({
      status: 200,
      body: { name: 'Mara Stein', status: 'EINGELADEN', rechte: ['kundenSehen'], kunden: 0 },
    });
    await api.post();
    expect(api.mails.at(-1)).toMatchObject({
      an: angaben.email,
      betreff: 'Ihr Zugang zum Vermittlerportal',
    });
    const post = api.mails.length;
    expect((await erstellen(angaben)).body).toStrictEqual(neue.body);
    expect(api.mails).toHaveLength(post);
  });

  test('with a mistyped number is mended by inviting again: the first password opens nothing any more', async () => {
    const nora = { ...angaben, email: 'nora.stein@example.org' };
    await erstellen(nora);
    await api.post();
    const erste = erstesPasswort();
    const richtig = '+4915228817444';
    expect((await erstellen({ ...nora, handynummer: richtig })).status).toBe(200);
    await api.post();
    expect((await mitPasswort(erste, nora.email)).status).toBe(400);
    const anmeldung = await mitPasswort(erstesPasswort(), nora.email);
    expect(step(anmeldung).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    const konto = await api.identity.administration.byEmail('vermittler', nora.email);
    expect(konto?.handynummer).toBe(richtig);
  });

  test.each([
    ['name', { vorname: 'Maria' }, { name: 'Maria Stein' }],
    ['form of address', { anrede: 'HERR' }, { anrede: 'HERR' }],
    ['rights', { rechte: ['antragStellen'] }, { rechte: ['antragStellen'] }],
    [
      'own registration',
      { eigeneRegistrierung: true, ihkNummer: 'D-3Z5P-ABCDE-12', vermittlerNummer: '4711999999' },
      { ihkNummer: 'D-3Z5P-ABCDE-12', eigeneNummer: '4711999999' },
    ],
  ])('with another %s is mended and mailed again', async (was, anders, erwartet) => {
    const person = { ...angaben, email: `${was.replaceAll(' ', '.')}@example.org` };
    await erstellen(person);
    await api.post();
    expect((await erstellen({ ...person, ...anders })).status).toBe(200);
    await api.post();
    expect(mailsAn(person.email)).toHaveLength(2);
    expect(await zeileVon(person.email)).toMatchObject(erwartet);
  });

  test('that has ended is sent again to whoever asks alike', async () => {
    const person = { ...angaben, email: 'spaet@example.org' };
    await erstellen(person);
    await api.post();
    await api.database
      .update(tables.zugang)
      .set({ eingeladenBis: new Date(api.now().getTime() - 1000) })
      .where(eq(tables.zugang.email, person.email));
    expect((await erstellen(person)).status).toBe(200);
    await api.post();
    expect(mailsAn(person.email)).toHaveLength(2);
  });

  test('asked for twice at once is one mail, and its password opens', async () => {
    const person = { ...angaben, email: 'doppelt@example.org' };
    const antworten = await Promise.all([erstellen(person), erstellen(person)]);
    const [erste, zweite] = antworten.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(erste).toBe(200);
    expect([200, 429]).toContain(zweite);
    await api.post();
    expect(mailsAn(person.email)).toHaveLength(1);
    expect(step(await mitPasswort(erstesPasswort(), person.email)).ChallengeName).toBe(
      'NEW_PASSWORD_REQUIRED',
    );
  });

  test('takes over an account nobody came to own, with the name and agency of now', async () => {
    const email = 'verwaist@example.org';
    const attribute = { name: 'Wer anders', 'custom:vermittlernummer': '4711000002' };
    await api.identity.administration.open('vermittler', { email, attribute });
    expect((await erstellen({ ...angaben, email })).status).toBe(200);
    await api.post();
    const [konto] = await api.database.select().from(users).where(eq(users.email, email));
    expect(konto?.attribute).toMatchObject({
      name: 'Mara Stein',
      'custom:vermittlernummer': agentur,
    });
  });

  test('goes to nobody who has an access already', async () => {
    const selbst = await erstellen({ ...angaben, email: 'ina.haber@example.org' });
    expect(selbst).toMatchObject({ status: 409, body: { code: 'EMAIL_VERGEBEN' } });
  });

  test('nobody has taken up administers nothing: whoever does stays', async () => {
    const ina = eq(tables.zugang.email, 'ina.haber@example.org');
    await api.database
      .update(tables.zugang)
      .set({ rolle: 'untervermittler', rechte: ['agenturVerwalten'] })
      .where(ina);
    await erstellen({ ...angaben, email: 'neue@example.org', rechte: ['agenturVerwalten'] });
    await api.post();
    const pfad = '/vermittler/bbbbbbbb-2222-4222-8222-bbbbbbbbbbbb';
    const letzte = await api.call('PATCH', pfad, { was: 'RECHTE', rechte: [] }, token);
    await api.database.update(tables.zugang).set({ rolle: 'inhaber', rechte: [] }).where(ina);
    expect(letzte).toMatchObject({ status: 409, body: { code: 'LETZTE_VERWALTUNG' } });
  });

  test('sent anew counts in place of the first, which opens nothing any more', async () => {
    const gesendet = () => /lautet: (\S+)/.exec(mailsAn(angaben.email).at(-1)?.text ?? '')?.[1];
    const erste = gesendet() ?? '';
    const mara = await zeileVon(angaben.email);
    const pfad = `/vermittler/${mara?.sub}`;
    expect((await api.call('PATCH', pfad, { was: 'EINLADEN' }, token)).body).toMatchObject({
      status: 'EINGELADEN',
    });
    await api.post();
    expect((await mitPasswort(erste, angaben.email)).status).toBe(400);
    expect(step(await mitPasswort(gesendet() ?? '', angaben.email)).ChallengeName).toBe(
      'NEW_PASSWORD_REQUIRED',
    );
    await api.call('PATCH', pfad, { was: 'SPERREN' }, token);
    expect((await api.call('PATCH', pfad, { was: 'EINLADEN' }, token)).body).toMatchObject({
      code: 'KEINE_EINLADUNG',
    });
    const eintraege = await api.database
      .select()
      .from(tables.journal)
      .where(eq(tables.journal.aktion, 'untervermittler.eingeladen'));
    const ihre = eintraege.filter(({ neu }) => JSON.stringify(neu).includes(mara?.sub ?? '-'));
    expect(ihre).toHaveLength(2);
  });

  test('of somebody locked: the right password reads that the access is locked, until it is not', async () => {
    const email = 'gesperrt@example.org';
    await erstellen({ ...angaben, email });
    await api.post();
    const passwortDavor = erstesPasswort();
    const pfad = `/vermittler/${(await zeileVon(email))?.sub}`;
    await api.call('PATCH', pfad, { was: 'SPERREN' }, token);
    expect((await mitPasswort(passwortDavor, email)).body).toMatchObject({
      message: 'User is disabled.',
    });
    expect((await mitPasswort('Falsch-1234', email)).body).toMatchObject({
      message: 'Incorrect username or password.',
    });
    await api.call('PATCH', pfad, { was: 'ENTSPERREN' }, token);
    expect(step(await mitPasswort(passwortDavor, email)).ChallengeName).toBe(
      'NEW_PASSWORD_REQUIRED',
    );
  });

  test('is one too many from 50 on; locked accesses are none, and none is unlocked then', async () => {
    const weitere = (von: number, anzahl: number, gesperrt: boolean) =>
      api.database.insert(tables.zugang).values(
        Array.from({ length: anzahl }, (_, n) => ({
          portal: 'vermittler' as const,
          sub: `weitere-${von + n}`,
          email: `weitere-${von + n}@example.org`,
          name: 'Weitere Person',
          rolle: 'untervermittler' as const,
          vermittlerNummer: agentur,
          rechte: [],
          gesperrt,
        })),
      );
    await weitere(0, 50, true);
    expect((await erstellen({ ...angaben, email: 'platz@example.org' })).status).toBe(200);
    await api.post();
    await weitere(50, 49, false);
    const voll = { status: 409, body: { code: 'AGENTUR_VOLL' } };
    expect(await erstellen({ ...angaben, email: 'zuviel@example.org' })).toMatchObject(voll);
    const pfad = '/vermittler/weitere-0';
    expect(await api.call('PATCH', pfad, { was: 'ENTSPERREN' }, token)).toMatchObject(voll);
  });

  function mailsAn(email: string) {
    return api.mails.filter(({ an }) => an === email);
  }

  async function zeileVon(email: string) {
    const { zugang } = tables;
    const [zeile] = await api.database.select().from(zugang).where(eq(zugang.email, email));
    return zeile;
  }

  function erstesPasswort(): string {
    return /lautet: (\S+)/.exec(api.mails.at(-1)?.text ?? '')?.[1] ?? '';
  }

  async function mitPasswort(erstes: string, email: string) {
    const { vermittlerClient } = api;
    return vermittlerClient.prove(await vermittlerClient.hello(email), erstes);
  }

  function erstellen(body: object) {
    return api.call('POST', '/vermittler/erstellen', body, token);
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
