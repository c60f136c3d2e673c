import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { heuteInBerlin, tagePlus } from '#contract/tag.ts';
import { settingsFrom, workDay } from '../../src/main.ts';

test('in production nobody works a day ahead: its letters would be sent today', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'portal-tag-'));
  const pools = {
    COGNITO_BENUTZER_POOL: 'eu-central-1_Aaa',
    COGNITO_BENUTZER_CLIENT: 'a',
    COGNITO_VERMITTLER_POOL: 'eu-central-1_Bbb',
    COGNITO_VERMITTLER_CLIENT: 'b',
  };
  const settings = settingsFrom({ NODE_ENV: 'production', DATA_DIR, ...pools }, process.cwd());
  const morgen = tagePlus(heuteInBerlin(new Date()), 1);
  await expect(workDay(settings, process.cwd(), morgen)).rejects.toThrow(
    `${morgen} is still to come: in production only days that have begun are worked.`,
  );
  expect(await readdir(DATA_DIR)).toEqual([]);
});
