import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Periods that no rule of ours keeps, by what they are said with. One of something, "innerhalb eines Monats",
 * is a word and not looked for: where it is our limit, a law of its own asks it (`notice.test.ts`).
 */
const othersKeepIt: readonly (readonly [RegExp, string])[] = [
  [/innerhalb von acht Wochen|Innerhalb von acht Wochen/, 'BGB § 675x: a debit is taken back'],
  [/fünf Jahre nach Abschluss, bei Vorsatz und Arglist nach zehn Jahren/, 'VVG § 21 (3)'],
  [/verjähren in drei Jahren/, 'BGB § 195'],
  [/bis zu zehn Jahre nach dem Ende|höchstens zehn Jahre/, 'HGB § 257'],
  [/Datenschutzvorfall melden Sie uns innerhalb von 24 Stunden/, 'what an agency agrees to do'],
];

const rooms = [
  'machines',
  'src/brands',
  'src/contract',
  'src/identity',
  'src/portal',
  'src/server',
] as const;

const count =
  '(?:\\d+|[Zz]wei|[Dd]rei|[Vv]ier|[Ff]ünf|[Ss]echs|[Ss]ieben|[Aa]cht|[Nn]eun|[Zz]ehn|[Ee]lf|[Zz]wölf|[Vv]ierzehn|[Dd]reißig|[Ss]echzig|[Nn]eunzig)';
const unit =
  '(?:(?:Kalender|Werk|Arbeits)?[Tt]age?n?|Wochen?|Monate?n?|Jahre?n?|Stunden?|Minuten?|Sekunden?)';
/** "14 Tage", "zwei vollen Wochen". */
const period = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])${count}(?: \p{Ll}+)? ${unit}(?![\p{L}(:=])`,
  'u',
);

test.each(rooms)('No period that a rule keeps is typed in a sentence of %s', (room) => {
  expect(linesOf(room).filter(({ line }) => period.test(withoutOthers(line)))).toEqual([]);
});

test('Every period of others is still said somewhere', () => {
  const lines = rooms.flatMap(linesOf);
  const unsaid = othersKeepIt.filter(([said]) => !lines.some(({ line }) => said.test(line)));
  expect(unsaid).toEqual([]);
});

function withoutOthers(line: string): string {
  return othersKeepIt.reduce((text, [said]) => text.replace(said, ''), line);
}

/** What stands in the sources, with a plain space for every space and nothing of a comment. */
function linesOf(room: string): { at: string; line: string }[] {
  return readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$|rechtstexte\/.*\.json$/.test(file))
    .flatMap((file) =>
      readFileSync(`${room}/${file}`, 'utf8')
        .replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
        .replaceAll(/(?:^|\s)\/\/.*$/gm, '')
        .replaceAll(/\\u00A0|\u00A0|&nbsp;/gi, ' ')
        .split('\n')
        .map((line, stelle) => ({ at: `${file}:${stelle + 1}`, line: line.trim() })),
    );
}
