import { mkdtempSync, rmSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ausgang, postausgang } from '#server/database/antragsschema.ts';
import { openDatabase } from '#server/database/open.ts';
import { dokument, partner, vertrag } from '#server/database/schema.ts';
import { startProcess } from '#tests/support/childProcess.ts';

const script = new URL('../support/antragProcess.ts', import.meta.url);
let home = '';
let folder = '';
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'antrag-'));
  folder = join(home, 'data');
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Milliseconds after the documents were ready, so that the server dies before, in and after the conclusion. */
const kills = [0, 20, 45, 90, 200];

// A PostgreSQL server has its own care for this.
describe.skipIf(process.env['DATABASE_URL'] !== undefined)('an application', () => {
  test('leads to one contract with its documents and its mail, wherever the server was killed', async () => {
    const answered = new Set<string>();
    for (const [index, kill] of kills.entries()) {
      const vorname = `Anna ${'abcdefgh'.charAt(index)}`;
      const first = startProcess(script, [folder, vorname]);
      const prepared = await first.line((line) => line.startsWith('prepared '));
      await after(kill);
      await first.kill();
      const antragId = prepared.slice('prepared '.length);
      const second = startProcess(script, [folder, vorname, antragId]);
      const answer = await second.line((line) => line.startsWith('answered '));
      await second.kill();
      const early = first.lines.find((line) => line.startsWith('answered '));
      expect([answer, undefined]).toContain(early);
      expect(answer).toMatch(/^answered 200 HR26\d{7}$/);
      answered.add(answer.slice('answered 200 '.length));
    }
    const opened = await openDatabase({ folder });
    const { database } = opened;
    const stored = await database.select({ nummer: vertrag.versicherungsNummer }).from(vertrag);
    expect(stored.map(({ nummer }) => nummer).toSorted()).toEqual([...answered].toSorted());
    expect(answered.size).toBe(kills.length);
    expect(await database.$count(partner)).toBe(kills.length);
    const policies = (await database.select().from(dokument)).filter(
      ({ typ }) => typ === 'VERSICHERUNGSSCHEIN',
    );
    expect(policies).toHaveLength(kills.length);
    const mails = [
      ...(await database.select().from(ausgang)),
      ...(await database.select().from(postausgang)),
    ];
    for (const nummer of answered) {
      expect(mails.some(({ betreff }) => betreff?.endsWith(nummer))).toBe(true);
    }
    await opened.close();
  }, 240_000);
});
