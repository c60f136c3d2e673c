import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoAccounts } from '#server/seeds/accounts.ts';
import { bestaende } from '#server/seeds/bestand/bestaende.ts';

const page = readFileSync(new URL('../../docs/demo.md', import.meta.url), 'utf8');
const lines = page.split('\n').filter((line) => line.startsWith('| '));

test('who looks for a login in docs/demo.md finds each that exists, with what it shows, and no other', () => {
  expect(page.match(/\S+@example\.\w+/g)).toEqual(demoAccounts.map(({ email }) => email));
  for (const { email, name, passwort, zeigt } of demoAccounts) {
    const line = lines.find((candidate) => candidate.includes(`| ${email} |`));
    expect(line).toContain(`| ${name} |`);
    expect(line).toContain(`| ${zeigt} |`);
    expect(page).toContain(`\`${passwort}\``);
  }
});

test('who looks for a contract in docs/demo.md finds each that exists, as it stands', () => {
  const vertraege = bestaende('2026-11-21').flatMap((bestand) => bestand.vertraege);
  const listed = lines.filter((line) => /^\| \d+ \|/.test(line));
  expect(listed).toHaveLength(43);
  for (const v of vertraege) {
    const kunde = `K${v.partnerNummer.slice(-2)}`;
    const produkt = v.marke === 'HFK' ? `${v.produkt} (HFK)` : v.produkt;
    const row = `| ${v.versicherungsNummer} | ${produkt} | ${kunde} | ${v.status} | ${v.zahlweise} |`;
    expect(listed.filter((line) => line.includes(row))).toHaveLength(1);
  }
});
