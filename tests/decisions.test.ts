import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../docs/decisions', import.meta.url));
const records = readdirSync(folder).filter((name) => name !== 'README.md');
const list = readFileSync(join(folder, 'README.md'), 'utf8');

const status = /^(?:accepted|(?:amended|superseded) by \[\d{4}\]\(.*\))$/;

describe('decisions', () => {
  test.each(records)('%s says when it was decided, whether it holds and what it beats', (name) => {
    const { number, head } = read(name);
    expect(name).toMatch(/^\d{4}-[a-z-]+\.md$/);
    expect(number).toBe(name.slice(0, 4));
    expect(head('Date')).toMatch(/^\d{4}-\d\d-\d\d(?:, last changed \d{4}-\d\d-\d\d)?$/);
    expect(head('Status')).toMatch(status);
    expect(head('Beats')).toMatch(/\S+ \S+ \S+/);
  });

  test.each(records)('%s names only records that exist as what took its place', (name) => {
    const named = [
      ...read(name)
        .head('Status')
        .matchAll(/\[(\d{4})\]\(([^)]*)\)/g),
    ];
    for (const [, number = '', file = ''] of named) {
      expect(file.slice(0, 4)).toBe(number);
      expect(records).toContain(file);
    }
  });

  test.each(records)('%s stands in the list with its title and status', (name) => {
    const { number, title, head } = read(name);
    expect(list).toContain(`| [${number}](${name}) | ${title} | ${head('Status')} |`);
  });

  test('the list names nothing that is not there', () => {
    const listed = [...list.matchAll(/^\| \[\d{4}\]\(([^)]*)\)/gm)].map(([, file]) => file);
    expect(listed).toEqual(records.toSorted());
  });
});

function read(name: string) {
  const text = readFileSync(join(folder, name), 'utf8');
  const [, number, title] = /^# (\d{4}) (.*)\n/.exec(text) ?? [];
  const [top = ''] = text.split('\n## ');
  const head = (of: string) => new RegExp(`^- ${of}: (.*)$`, 'm').exec(top)?.[1] ?? '';
  return { number, title, head };
}
