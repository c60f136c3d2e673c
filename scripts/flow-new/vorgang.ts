import { type Laid, line, type NewFlow } from './flow.ts';

/** A binding act on a contract: say it, send it, done. */
export function vorgang({ id, name, camel, Pascal, titel }: NewFlow): Laid {
  const own = `vertrag${Pascal}`;
  return {
    titel,
    templates: {
      'vorgang/machines': `machines/${id}`,
      'vorgang/portal': `src/portal/flows/${id}`,
      'vorgang/cases.ts.txt': `tests/models/${id}/cases.ts`,
      'vorgang/failures.ts.txt': `tests/models/${id}/failures.ts`,
      'vorgang/docs.md.txt': `docs/flows/vertrag-${name}.md`,
    },
    words: {},
    lists: [
      line('machines/registry.ts', {
        imports: `import { antworten as ${own}Antworten } from './${id}/answers.ts';
import { ${camel} as ${own} } from './${id}/machine.ts';
import { worte as ${own}Worte } from './${id}/worte.ts';\n`,
        before: '\n/** Applications, each of the same parts. */',
        entry: `  '${id}': {
    titel: '${titel}',
    chart: ${own},
    antworten: ${own}Antworten,
    worte: ${own}Worte,
  },\n`,
        end: '} as const satisfies Record<string, Flow>;',
      }),
    ],
    todo: `Still to be written, because only you know it:
  src/contract/endpoints/vertrag, src/server   what it does to the contract
  src/portal/pages and routes.tsx   a page that shows ${Pascal}View and hands it the request to send
  tests/models/${id}/browser.ts   address and request of its call, for the tours in the browser`,
  };
}
