// Again on PostgreSQL: two invitations at once.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#identity/schema.ts';
import { zustimmung } from '#server/database/kontoschema.ts';
import * as tables from '#server/database/schema.ts';
import { bedingungenVersion } from '#server/rules/konto.ts';
import { passwort } from '#tests/identity/endpoint.ts';
import { step } from '#tests/identity/rawClient.ts';
import { einzuladende } from '#tests/support/agenturrechte.ts';
import { openKontoApi, type KontoApi } from '#tests/support/kontoApi.ts';

const agentur = '4711000001';

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
    const body = { was: 'RECHTE', rechte: [], bisher: ['agenturVerwalten'] };
    const letzte = await api.call('PATCH', pfad, body, token);
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
