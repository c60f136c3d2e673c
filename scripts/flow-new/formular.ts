import { type Laid, line, type NewFlow } from './flow.ts';

/** A form that is sent: say it, look at it again, send it. */
export function formular({ id, group, camel, Pascal, titel }: NewFlow): Laid {
  // Two groups may have a flow of the same name, so its group tells them apart.
  const own = group + Pascal;
  return {
    titel,
    templates: {
      'formular/machines': `machines/${id}`,
      'formular/portal': `src/portal/flows/${id}`,
      'formular/cases.ts.txt': `tests/models/${id}/cases.ts`,
      'formular/failures.ts.txt': `tests/models/${id}/failures.ts`,
      'formular/docs.md.txt': `docs/flows/${id.replace('/', '-')}.md`,
    },
    words: {},
    lists: [
      line('machines/registry.ts', {
        imports: `import {
  antworten as ${own}Antworten,
  entwurfsregel as ${own}Entwurf,
} from './${id}/answers.ts';
import { ${camel} as ${own} } from './${id}/machine.ts';\n`,
        before: '\n/** Applications, each of the same parts. */',
        entry: `  '${id}': {
    titel: '${titel}',
    chart: ${own},
    antworten: ${own}Antworten,
    entwurf: ${own}Entwurf,
  },\n`,
        end: '} as const satisfies Record<string, Flow>;',
      }),
    ],
    todo: `Still to be written, because only you know it:
  src/portal/pages and routes.tsx   a page that shows ${Pascal}View and hands it the request to send
  tests/models/${id}/browser.ts   address and request of each call, for the tours in the browser
  machines/${id}/worte.ts   German words for names that do not read well (optional; registry: worte)`,
  };
}
