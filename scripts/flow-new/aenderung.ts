import { aenderungsarten } from '#contract/aenderungen/seiten.ts';
import { type Laid, line, type ListEntry, type NewFlow, replaced } from './flow.ts';

/** A kind of change: no flow of its own, a row in each table the chart of all changes runs on. */
export function aenderung({ name, camel, titel }: NewFlow): Laid | string {
  if (aenderungsarten.some((art) => art === camel)) return `${camel} can be changed already.`;
  const listed = (file: string, end: string): ListEntry =>
    line(file, {
      imports: `import { ${camel} } from './${file.endsWith('regeln.ts') ? 'arten/' : ''}${camel}.ts';\n`,
      before: `import { zahlweise } from`,
      entry: `  ${camel},\n`,
      end,
    });
  return {
    titel,
    templates: {
      'aenderung/contract.ts.txt': `src/contract/aenderungen/${camel}.ts`,
      'aenderung/zeile.ts.txt': `machines/vertrag/aenderung/arten/${camel}.ts`,
      'aenderung/blatt.ts.txt': `src/portal/flows/vertrag/aenderung/arten/${camel}.ts`,
      'aenderung/regel.ts.txt': `src/server/rules/aenderung/arten/${camel}.ts`,
    },
    words: {},
    lists: [
      line('src/contract/aenderungen/seiten.ts', {
        entry: `  ${camel}: { pfad: '${name}', titel: '${titel} ändern' },\n`,
        end: '} as const satisfies Record<string, { pfad: string; titel: string; ereignis?: Lebensereignis }>;',
      }),
      listed(
        'src/contract/aenderungen/arten.ts',
        '} as const satisfies Record<AenderungsArt, Aenderungsart>;',
      ),
      listed(
        'machines/vertrag/aenderung/arten/zeilen.ts',
        '} as const satisfies Record<AenderungsArt, object>;',
      ),
      listed(
        'src/portal/flows/vertrag/aenderung/arten/blaetter.ts',
        '} satisfies { readonly [Art in AenderungsArt]: Aenderungsblatt<Art> };',
      ),
      listed('src/server/rules/aenderung/regeln.ts', '};\n\n/** The rule of a kind. */'),
      // Written by hand, to be compared with.
      line('tests/models/vertrag/aenderung/tafel.ts', {
        entry: `  ${camel}: nichts,\n`,
        end: '};\n\n/** What is asked after a choice',
      }),
      line('tests/models/vertrag/aenderung/wunsch.ts', {
        entry: `  ${camel}: ({ ${camel} }) => ({ ${camel} }),\n`,
        end: '};\n\n/** The change with the day',
      }),
      line('tests/portal/aenderungsarten.test.ts', {
        entry: `  ${camel}: { ${camel}: 'true' },\n`,
        end: '} as const satisfies Record<AenderungsArt, object>;',
      }),
      line('tests/support/aenderungsrechte.ts', {
        entry: `  ${camel}: { ${camel}: true },\n`,
        end: '};\n\ntype Paarrechte = {',
      }),
      replaced('docs/flows/vertrag-aenderung.md', [
        /(`gewerbearten`(?:, `[^`]+`)*)\)/,
        `$1, \`${name}\`)`,
      ]),
    ],
    todo: `Still to be written, because only you know it:
  src/server/rules/aenderung/arten/${camel}.ts   which contracts have it, from which day, and what it changes in them
  src/contract/aenderungen/${camel}.ts, machines/vertrag/aenderung/arten/${camel}.ts   the new value, where it is more than yes or no
  tests/models/vertrag/aenderung/faelle.ts   its way through the chart, for the tours; tests/rules/aenderung/${camel}.test.ts   its rule`,
  };
}
