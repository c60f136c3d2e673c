import { expect } from 'vitest';
import * as z from 'zod/mini';
import {
  beratungBeginnen,
  beratungProtokollieren,
  beratungVergleichen,
} from '#contract/endpoints/beratung.ts';
import type { Person, TestApi } from './api.ts';
import { bedarf, einstieg, empfehlung } from './beratungsrechte.ts';
import { people } from './rows.ts';

const { makler } = people;
/** Somebody nobody knows yet. */
export const neue = { art: 'NEU', name: 'Jule Brandt' };
/** A customer of `makler`. */
export const bekannte = { art: 'BESTAND', partnerNummer: 'P000001' };

/** The calls of an advice, made by a broker of `api`. */
export function beratungslauf(api: () => TestApi) {
  const beginnen = (kunde: object, als: Person = makler) =>
    api().send({
      method: 'POST',
      path: '/beratung',
      als,
      body: { produkt: 'HAUSRAT', marke: 'andsafe', kunde },
    });

  async function begonnen(kunde: object = neue) {
    const { status, body } = await beginnen(kunde);
    expect(status).toBe(200);
    return z.parse(beratungBeginnen.responses[200], body);
  }

  const festhalten = (id: string, antworten: object = einstieg, gesagt: object = bedarf) =>
    api().send({
      method: 'PUT',
      path: `/beratung/${id}/bedarf`,
      als: makler,
      body: { bedarf: gesagt, einstieg: antworten },
    });

  async function verglichen(id: string, antworten: object = einstieg) {
    await uebergeben(id);
    const { body } = await festhalten(id, antworten);
    return z.parse(beratungVergleichen.responses[200], body);
  }

  const empfehlen = (id: string, vergleich: number, werte: object = empfehlung) =>
    api().send({
      method: 'PUT',
      path: `/beratung/${id}/protokoll`,
      als: makler,
      body: { vergleich, empfohlen: 'AUSGEWOGEN', empfehlung: werte },
    });

  async function protokolliert(id: string, werte: object = empfehlung) {
    const { stelle } = await verglichen(id);
    const antwort = await empfehlen(id, stelle, werte);
    expect(antwort.status).toBe(200);
    return z.parse(beratungProtokollieren.responses[200], antwort.body);
  }

  const uebergeben = (beratungId: string) =>
    api().send({
      method: 'POST',
      path: '/beratung/kundeninformationen',
      als: makler,
      body: { produkt: 'HAUSRAT', beratungId },
    });

  const senden = (id: string, headers = { 'idempotency-key': crypto.randomUUID() }) =>
    api().send({
      method: 'POST',
      path: `/beratung/${id}/senden`,
      als: makler,
      body: { email: 'jule.brandt@example.org' },
      headers,
    });

  return {
    beginnen,
    begonnen,
    festhalten,
    verglichen,
    empfehlen,
    protokolliert,
    uebergeben,
    senden,
  };
}
