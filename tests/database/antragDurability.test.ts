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
    const answered = new Map<string, Set<string>>();
    const note = (lines: readonly string[]) => {
      for (const [, name = '', answer = ''] of lines.flatMap((line) => [
        ...line.matchAll(/^answered (.+): (.*)$/g),
      ])) {
        answered.set(name, (answered.get(name) ?? new Set()).add(answer));
      }
    };
    // Each process concludes what the one before it had prepared, and is killed over its own.
    let before: string[] = [];
    for (const [index, kill] of kills.entries()) {
      const vorname = `Anna ${'abcdefgh'.charAt(index)}`;
      const server = startProcess(script, [folder, vorname, ...before]);
      const prepared = await server.line((line) => line.startsWith('prepared '));
      await after(kill);
      await server.kill();
      note(server.lines);
      before = [vorname, prepared.slice('prepared '.length)];
    }
    const last = startProcess(script, [folder, 'Berta', ...before]);
    await last.line((line) => line.startsWith('answered Berta'));
    await last.kill();
    note(last.lines);
    const names = [...answered.keys()];
    expect(names).toHaveLength(kills.length + 1);
    const numbers = [...answered.values()].map((answers) => {
      // Who was told of it before the server was killed was told the same.
      expect(answers.size).toBe(1);
      const [answer = ''] = answers;
      expect(answer).toMatch(/^200 HR26\d{7}$/);
      return answer.slice('200 '.length);
    });
    const opened = await openDatabase({ folder });
    const { database } = opened;
    const stored = await database.select({ nummer: vertrag.versicherungsNummer }).from(vertrag);
    expect(stored.map(({ nummer }) => nummer).toSorted()).toEqual(numbers.toSorted());
    expect(new Set(numbers).size).toBe(names.length);
    expect(await database.$count(partner)).toBe(names.length);
    const policies = (await database.select().from(dokument)).filter(
      ({ typ }) => typ === 'VERSICHERUNGSSCHEIN',
    );
    expect(policies).toHaveLength(names.length);
    const mails = [
      ...(await database.select().from(ausgang)),
      ...(await database.select().from(postausgang)),
    ];
    for (const nummer of numbers) {
      expect(mails.some(({ betreff }) => betreff?.endsWith(nummer))).toBe(true);
    }
    await opened.close();
  }, 360_000);
});
