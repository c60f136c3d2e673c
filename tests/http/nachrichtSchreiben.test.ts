// Again on PostgreSQL: a repeated key, a conversation, and how many were written within the hour.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { nachrichtSchreiben } from '#contract/endpoints/nachrichtSchreiben.ts';
import { journal } from '#server/database/schema.ts';
import { mitteilung, upload } from '#server/database/vorgangsschema.ts';
import { aufraeumen } from '#server/jobs/aufraeumen.ts';
import { openTestApi, type Person, type TestApi } from '#tests/support/api.ts';
import { dateien } from '#tests/support/dateien.ts';
import { hochgeladen } from '#tests/support/hochladen.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
afterAll(() => api.close());

const brief = {
  anliegen: 'BEITRAG',
  versicherungsNummer: nummern.eigener,
  text: 'Warum ist mein Beitrag gestiegen?\n\nViele Grüße',
};

function schreiben(body: object, key: string = randomUUID(), als = people.kundin) {
  const { method, path } = nachrichtSchreiben;
  return api.send({ method, path, als, body, headers: { 'idempotency-key': key } });
}

const lies = (path: `/${string}`, als: Person = people.kundin) =>
  api.send({ method: 'GET', path, als });
const lesen = (id: string) => lies(`/benutzer/nachricht/${id}`);
const gesendete = () => lies('/benutzer/nachricht/ausgang');
const gesamtzahl = z.object({ gesamt: z.int() });

const idIn = (body: unknown) => z.parse(nachrichtSchreiben.responses[200], body).id;

describe('a customer who writes to us', () => {
  test('finds it among what she has sent, and whoever answers gets a mail with the contract', async () => {
    const key = randomUUID();
    const antwort = await schreiben(brief, key);
    expect(antwort.status).toBe(200);
    const wieder = await schreiben(brief, key);
    expect(wieder.body).toEqual(antwort.body);
    expect((await gesendete()).body).toMatchObject({
      gesamt: 1,
      nachrichten: [{ betreff: 'Beitrag', vertragsId: nummern.eigener, gelesen: true }],
    });
    await expect.poll(() => api.mails.length).toBe(1);
    const [mail] = api.mails;
    expect(mail?.betreff).toBe('Nachricht: Beitrag');
    expect(mail?.text).toContain(nummern.eigener);
    expect(mail?.text).toContain('Warum ist mein Beitrag gestiegen?');
    const eintraege = await api.database.select().from(journal);
    expect(JSON.stringify(eintraege)).toContain('nachricht.geschrieben');
    expect(JSON.stringify(eintraege)).not.toContain('gestiegen');
  });

  test('who complains reads at once who answers until when, and who else decides', async () => {
    const antwort = await schreiben({
      anliegen: 'BESCHWERDE',
      versicherungsNummer: null,
      text: 'Nein.',
    });
    expect(antwort.status).toBe(200);
    const eingang = await api.send({
      method: 'GET',
      path: '/benutzer/nachricht/eingang',
      als: people.kundin,
    });
    expect(eingang.body).toMatchObject({
      nachrichten: [{ betreff: 'Ihre Beschwerde ist bei uns angekommen', gelesen: false }],
    });
    await expect
      .poll(() => api.mails.map(({ betreff }) => betreff))
      .toContain('Ihre Beschwerde ist bei uns angekommen');
  });

  test('cannot write about a contract of somebody else, and nothing of it is kept', async () => {
    const fremd = await schreiben({ ...brief, versicherungsNummer: nummern.fremder });
    expect(fremd.status).toBe(404);
    const unbekannt = await schreiben({ ...brief, versicherungsNummer: 'HR299999999' });
    expect(unbekannt.body).toEqual(fremd.body);
  });

  test('answers in the conversation she was written to in, about its contract, and reads both sides of it', async () => {
    const id = randomUUID();
    const frage = {
      id,
      portal: 'benutzer' as const,
      partnerNummer: 'P000001',
      versicherungsNummer: nummern.eigener,
      kategorie: 'BEITRAG' as const,
      betreff: 'Ihr Beitrag',
      text: 'Welches Konto gilt?',
      zeit: new Date('2026-11-19T09:00:00Z'),
    };
    await api.database.insert(mitteilung).values(frage);
    const antwort = await schreiben({ ...brief, versicherungsNummer: null, bezug: id });
    const antwortId = idIn(antwort.body);
    api.setNow('2026-11-20T10:01:00Z');
    // An answer to an answer belongs to the same conversation.
    const zweite = await schreiben({ ...brief, text: 'Und noch etwas.', bezug: antwortId });
    expect(zweite.status).toBe(200);
    expect(await lesen(id)).toMatchObject({
      status: 200,
      body: {
        betreff: 'Ihr Beitrag',
        gespraech: [
          { id, gesendet: false, von: 'Kundenservice', text: '<p>Welches Konto gilt?</p>' },
          { id: antwortId, gesendet: true },
          { id: idIn(zweite.body), gesendet: true, text: '<p>Und noch etwas.</p>' },
        ],
      },
    });
    expect(await lesen(antwortId)).toMatchObject({
      body: {
        betreff: 'Re: Ihr Beitrag',
        kategorie: 'BEITRAG',
        vertragsId: nummern.eigener,
        gespraech: [{ id }, { id: antwortId }, { gesendet: true }],
      },
    });
    await expect
      .poll(() => api.mails.map(({ betreff }) => betreff))
      .toContain('Nachricht: Re: Ihr Beitrag');
  });

  test('who opens one message of a conversation has read what we wrote in it', async () => {
    const gesendet = await schreiben({ ...brief, anliegen: 'BESCHWERDE' });
    const id = idIn(gesendet.body);
    expect(await lesen(id)).toMatchObject({
      body: { gespraech: [{ id }, { gesendet: false, von: 'Kundenservice' }] },
    });
    const zeilen = await api.database.select().from(mitteilung).where(eq(mitteilung.bezug, id));
    expect(zeilen).toMatchObject([
      { richtung: 'EINGANG', gelesenAm: new Date('2026-11-20T10:01:00Z') },
    ]);
    // Her complaint goes on: it is not acknowledged once more.
    api.setNow('2026-11-20T10:02:00Z');
    await schreiben({ ...brief, text: 'Ich warte.', bezug: id });
    expect(await lesen(id)).toMatchObject({
      body: { gespraech: [{ gesendet: true }, { gesendet: false }, { gesendet: true }] },
    });
  });

  test('cannot answer what was written to somebody else, or to nobody', async () => {
    const fremde = randomUUID();
    await api.database.insert(mitteilung).values({
      id: fremde,
      portal: 'benutzer',
      partnerNummer: 'P000002',
      betreff: 'Ihr Beitrag',
      text: 'Guten Tag',
      zeit: new Date('2026-11-19T09:00:00Z'),
    });
    const fremd = await schreiben({ ...brief, bezug: fremde });
    expect(fremd.status).toBe(404);
    expect((await schreiben({ ...brief, bezug: randomUUID() })).body).toEqual(fremd.body);
    const zeilen = await api.database.select().from(mitteilung).where(eq(mitteilung.bezug, fremde));
    expect(zeilen).toEqual([]);
  });

  test('an empty message is refused with the sentence beside its field', async () => {
    const leer = await schreiben({ ...brief, text: '  ' });
    expect(leer.status).toBe(422);
    expect(leer.body).toMatchObject({
      fehler: [{ feld: 'text', text: 'Geben Sie Ihre Nachricht ein.' }],
    });
  });

  test('sends a file along, finds it at her message, and nobody else does', async () => {
    const datei = await hochgeladen(api, people.kundin, { zweck: 'NACHRICHT', name: 'Police.pdf' });
    const antwort = await schreiben({ ...brief, dateien: [datei, datei] });
    const gelesen = await lesen(idIn(antwort.body));
    const groesse = dateien.pdf.length;
    expect(gelesen.body).toMatchObject({
      anhaenge: [{ id: datei, name: 'Police.pdf', typ: 'application/pdf', groesse }],
    });
    const offen = await lies(`/benutzer/nachricht/download/${datei}`);
    const { url } = z.parse(z.object({ url: z.string() }), offen.body);
    expect((await api.app.inject({ method: 'GET', url })).rawPayload).toEqual(dateien.pdf);
    const fremde = [people.andererKunde, people.makler];
    const dort = fremde.map((als) => lies(`/${als.portal}/nachricht/download/${datei}`, als));
    expect((await Promise.all(dort)).map(({ status }) => status)).toEqual([404, 404]);
    await expect.poll(() => api.mails.some(({ text }) => text.includes('Dateien: 1'))).toBe(true);
  });

  test('is told to choose anew what went with another message, is somebody else’s or proves something', async () => {
    const benutzt = await hochgeladen(api, people.kundin, { zweck: 'NACHRICHT' });
    expect((await schreiben({ ...brief, dateien: [benutzt] })).status).toBe(200);
    const fremd = await hochgeladen(api, people.andererKunde, { zweck: 'NACHRICHT' });
    const nachweis = await hochgeladen(api, people.kundin, { zweck: 'KUENDIGUNG' });
    const vorher = z.parse(gesamtzahl, (await gesendete()).body);
    for (const datei of [benutzt, fremd, nachweis, randomUUID()]) {
      expect(await schreiben({ ...brief, dateien: [datei] })).toMatchObject({
        status: 409,
        body: {
          code: 'DATEIEN_WEG',
          errorMessage: 'Laden Sie die Dateien bitte noch einmal hoch.',
        },
      });
    }
    // Nothing of it was kept, not the message either.
    expect(z.parse(gesamtzahl, (await gesendete()).body)).toEqual(vorher);
  });

  test('keeps a conversation for ten years after its last message, and its files with it', async () => {
    const datei = await hochgeladen(api, people.kundin, { zweck: 'NACHRICHT', name: 'Alt.pdf' });
    const id = idIn((await schreiben({ ...brief, dateien: [datei] })).body);
    const spaeter = idIn((await schreiben({ ...brief, bezug: id })).body);
    const zeit = new Date('2027-03-01T10:00:00Z');
    await api.database.update(mitteilung).set({ zeit }).where(eq(mitteilung.id, spaeter));
    const { database } = api;
    await aufraeumen(database, new Date('2037-03-01T09:59:00Z'));
    expect((await lesen(id)).status).toBe(200);
    await aufraeumen(database, new Date('2037-03-01T10:01:00Z'));
    expect([await lesen(id), await lesen(spaeter)]).toMatchObject([
      { status: 404 },
      { status: 404 },
    ]);
    const [rest] = await database.select().from(upload).where(eq(upload.id, datei));
    expect(rest).toMatchObject({ vorgangId: null, laeuftAb: new Date('2037-03-01T10:01:00Z') });
  });

  test('is asked to wait after twenty within an hour', async () => {
    const bisher = Number(Reflect.get(Object((await gesendete()).body), 'gesamt'));
    // All at once, as no customer but a script would: none slips through beside another.
    const alle = await Promise.all(
      Array.from({ length: 24 }, (_, nth) => schreiben({ ...brief, text: `Nachricht ${nth}` })),
    );
    expect(alle.filter(({ status }) => status === 200)).toHaveLength(20 - bisher);
    expect(alle.filter(({ status }) => status === 429)).toHaveLength(4 + bisher);
    const zuViel = await schreiben(brief);
    expect(zuViel.status).toBe(429);
    expect(zuViel.body).toMatchObject({
      errorMessage:
        'Sie haben zu viele Nachrichten gesendet. Bitte versuchen Sie es später nochmal.',
    });
  });
});
