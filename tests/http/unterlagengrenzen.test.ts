// Again on PostgreSQL: savepoints are its own.
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { vorbereitet } from '#contract/endpoints/antrag/aufrufe.ts';
import { unterlagengrenzen } from '#server/rules/unterlagengrenzen.ts';
import { bereiteVor, einreichung, mit, stelle } from '#tests/support/antrag.ts';
import { hausrat } from '#tests/support/musterantraege.ts';
import { openTestApi } from '#tests/support/api.ts';
import { eventually } from '#tests/support/eventually.ts';

const an = (email: string) => mit(hausrat, 'kontaktZahlung', { email });
const gezaehltUnter = (grenzen: ReturnType<typeof unterlagengrenzen>) =>
  grenzen('Anna@example.org').map(({ schluessel: [, was, wer], mal }) => [was, wer, mal]);

describe('a mailbox', () => {
  test('gets five sets an hour, however it is written, and the application goes on without a mail', async () => {
    const bei = await openTestApi({ rateLimit: { max: 1_000 } });
    const { mails } = bei;
    for (const vorname of ['A', 'B', 'C', 'D', 'E']) {
      await bereiteVor(bei, mit(an('voll@example.org'), 'person', { vorname }));
    }
    const zuviel = mit(an('VOLL@example.org'), 'person', { vorname: 'F' });
    const sechste = await bereiteVor(bei, zuviel);
    expect(sechste.status).toBe(200);
    const { antragId, zugestellt: nie } = z.parse(vorbereitet, sechste.body);
    expect(nie).toBeUndefined();
    await eventually(() => expect(mails).toHaveLength(5));
    const nochmal = await bei.send({
      method: 'POST',
      path: '/hausrat/unterlagen',
      body: { antragId },
    });
    expect(nochmal).toMatchObject({ status: 429, body: { code: 'ZU_VIELE_ANFRAGEN' } });
    expect(Number(nochmal.headers['retry-after'])).toBeGreaterThan(3_000);
    const body = einreichung(zuviel, antragId);
    expect((await stelle(bei, 'hausrat', body)).status).toBe(200);
    bei.setNow('2026-11-20T11:01:00Z');
    const spaeter = mit(an('voll@example.org'), 'person', { vorname: 'G' });
    await bereiteVor(bei, spaeter);
    const nachricht = 'Ihre Unterlagen für die Hausratversicherung';
    await eventually(() =>
      expect(mails.filter(({ betreff }) => betreff === nachricht)).toHaveLength(6),
    );
    await bei.close();
  });

  test('is counted beside whoever asks: a connection, or a broker with many customers', () => {
    const makler = {
      portal: 'vermittler',
      sub: 'makler',
      rolle: 'inhaber',
      name: 'Makler',
      partnerNummer: null,
      vermittlerNummer: '100100',
      rechte: [],
    } as const;
    expect(gezaehltUnter(unterlagengrenzen(null, '192.0.2.1'))).toEqual([
      ['postfach', 'anna@example.org', 5],
      ['postfach', 'anna@example.org', 10],
      ['adresse', '192.0.2.1', 20],
      ['adresse', '192.0.2.1', 50],
    ]);
    expect(gezaehltUnter(unterlagengrenzen(makler, '192.0.2.1')).slice(2)).toEqual([
      ['vermittler', 'makler', 100],
    ]);
  });
});
