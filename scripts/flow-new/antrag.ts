import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { tarifaufrufe } from '#contract/endpoints/tarifieren/aufrufe.ts';
import type { Produktbeschreibung } from '#contract/produkte/beschreibung.ts';
import { antragsziele, produktName, produkte } from '#contract/produkte/produkte.ts';
import { type Laid, line, type ListEntry, type NewFlow, replaced } from './flow.ts';

/** The application of a product that stands in the contract and that nobody can apply for yet. */
export function antrag(flow: NewFlow): Laid | string {
  const ziel = antragsziele.get(flow.name);
  const open = [...antragsziele].filter(([, { abschliessbar }]) => !abschliessbar);
  if (!ziel || ziel.abschliessbar) {
    return `An application belongs to a product of src/contract/produkte that has none yet: ${open.map(([name]) => name).join(', ')}.`;
  }
  const product: Produktbeschreibung = produkte[ziel.schluessel];
  const { aufruf, summe } = product;
  if (aufruf === null || !summe) return 'This product has no price or no sum yet.';
  const own = placesOf(flow);
  if (!own) return 'The descriptor of this product is written otherwise than expected.';
  const isFirm = product.vertragsArt === 'GEWERBE';
  const sums = 'stufen' in summe ? summe.stufen : [summe.von, summe.bis];
  const stufe = 'stufen' in summe ? summe.vorgabe : summe.von;
  const andere = sums.find((eine) => eine !== stufe) ?? stufe;
  const [sb = ''] = product.selbstbeteiligungen;
  const { name } = flow;
  // Named in code by its calls, as a name of six syllables fills the lines.
  const kurz = aufruf;
  return {
    titel: produktName(ziel.schluessel),
    templates: {
      ...Object.fromEntries(
        ['answers', 'deckung', 'fragen', 'machine', 'regel'].map((part) => [
          `antrag/${part}.ts.txt`,
          `machines/antrag/${name}/${part}.ts`,
        ]),
      ),
      'antrag/anfang.ts.txt': `src/portal/flows/antrag/${name}/anfang.ts`,
      'antrag/seite.ts.txt': `src/portal/flows/antrag/${name}/seite.ts`,
      'antrag/server.ts.txt': `src/server/rules/antrag/${name}.ts`,
      'antrag/cases.ts.txt': `tests/models/antrag/${name}/cases.ts`,
      'antrag/browser.ts.txt': `tests/models/antrag/${name}/browser.ts`,
      'antrag/docs.md.txt': `docs/flows/antrag-${name}.md`,
    },
    words: {
      ...(isFirm ? firm : person),
      produkt: own.product,
      aufruf,
      kurz,
      Kurz: kurz.charAt(0).toUpperCase() + kurz.slice(1),
      tarif: own.tarif,
      tarifdatei: own.tarifdatei,
      summe: String(stufe),
      andereSumme: String(andere),
      sb,
      fehlt: missingIn(aufruf),
    },
    lists: [
      replaced(`src/contract/produkte/${own.file}`, [
        new RegExp(`(${name}: \\{ [^}]*?) \\}`),
        '$1, abschliessbar: true }',
      ]),
      line('machines/registry.ts', {
        imports: `import { ${kurz}Strecke } from './antrag/${name}/machine.ts';\n`,
        before: '\n/** Applications, each of the same parts. */',
        entry: `  'antrag/${name}': antrag('${name}', ${kurz}Strecke),\n`,
        end: '} as const satisfies Record<`antrag/${Abschliessbar}`, Flow>;',
      }),
      line('src/portal/ersteSeiten.ts', {
        entry: `  ${/-/.test(name) ? `'${name}'` : name}: () => import('./flows/antrag/${name}/anfang.ts'),\n`,
        end: '};\n\n/** Pages people arrive at from outside',
      }),
      replaced(
        `src/server/rules/produkte/${own.file}`,
        [
          /import type \{ Sparte \}/,
          `import { ${kurz}Antragsregel } from '../antrag/${name}.ts';\nimport type { Antragssparte }`,
        ],
        [/\} satisfies Sparte;/, `  antrag: ${kurz}Antragsregel,\n} satisfies Antragssparte;`],
      ),
      named(ziel.schluessel),
      ...(hasWord(flow.root, aufruf)
        ? []
        : [
            replaced(
              `src/contract/endpoints/tarifieren/${aufruf}.ts`,
              [/(zahlung),?\s*\} from '\.\/angaben\.ts';/, "$1, zugesagt } from './angaben.ts';"],
              [/ {2}\.\.\.zahlung,\n\}\);/, '  ...zahlung,\n  ...zugesagt,\n});'],
            ),
          ]),
    ],
    todo: `Sells as soon as these are written, because only you know them:
  machines/antrag/${name}   what the price asks beside the sum: ${missingIn(aufruf)}
  tests/facts/sold.ts, tests/support/antrag.ts, tests/rules/dokumente.test.ts   its worked case (the compiler names the three)
  tests/portal/antragAnfang.test.ts   its first page`,
  };
}

const person = {
  wer: 'personen',
  werdatei: 'person',
  ruf: '()',
  nehmer: 'nehmerAus',
  vonHand: '',
  vonHandImport: '',
  sonst: '',
  adresse: '',
  formenimport: "import { type AntwortenAus, personenformen } from '../formen.ts';",
  sitzform: '',
  sitzfrage: '',
  sitzteil: '',
  sitzschritt: '',
  sitzantwort: '',
  nachDeckung: 'vorversicherung',
  fallnehmer: 'person',
  schritte: '6',
  davor: '',
  werantworten: 'person: { ...personAntworten.person, ...adresse, woanders: true },',
};

const firm: typeof person = {
  wer: 'firmen',
  werdatei: 'firma',
  ruf: '',
  nehmer: 'firmaAus',
  vonHand: '\n  istVonHand: istKoerperschaft,',
  vonHandImport: "import { istKoerperschaft } from '../firma.ts';\n",
  sonst: `
    vonHand: (bei, { firma: wer }) => bei === 'firma' && wer?.rechtsform === 'KOERPERSCHAFT',
    sonst: {
      'als Körperschaft': {
        schritt: 'firma',
        antwort: { ...antworten.firma, rechtsform: 'KOERPERSCHAFT' },
      },
    },`,
  adresse: 'adresse, ',
  formenimport:
    "import { firmenformen } from '../firma.ts';\nimport type { AntwortenAus } from '../formen.ts';",
  sitzform: ', firmensitz: adresse',
  sitzfrage:
    "\n  firmensitz: { titel: 'Wo hat Ihre Firma ihren Sitz?', felder: [{ art: 'adresse' }] },",
  sitzteil: 'firmensitz, ',
  sitzschritt: "\n        firmensitz: firmensitz({ weiter: 'vorversicherung' }),",
  sitzantwort: '\n  firmensitz: adresse,',
  nachDeckung: 'firmensitz',
  fallnehmer: 'firma',
  schritte: '7',
  davor: '\nconst { woanders: _, ...ansprechperson } = personAntworten.person;\n',
  werantworten:
    "firma: { firmenname: 'Bergmann', rechtsform: 'EINZELUNTERNEHMEN', ...ansprechperson },",
};

/** Where the product's own files are, by the files themselves. */
function placesOf({ root, name }: NewFlow) {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const file = readdirSync(join(root, 'src/contract/produkte')).find(
    (one) =>
      one.endsWith('.ts') &&
      new RegExp(`antraege: \\{[^\\n]*\\b${name}: \\{`).test(read(`src/contract/produkte/${one}`)),
  );
  if (file === undefined) return null;
  const [, product] = /export const (\w+) = \{/.exec(read(`src/contract/produkte/${file}`)) ?? [];
  const [, tarif, tarifdatei] =
    /import \{ (\w+) \} from '\.\.\/tarif\/produkte\/([^']+)'/.exec(
      read(`src/server/rules/produkte/${file}`),
    ) ?? [];
  return product && tarif && tarifdatei ? { file, product, tarif, tarifdatei } : null;
}

/** What the price cannot do without and the laid form does not ask. */
function missingIn(aufruf: string): string {
  const body = Object.entries(tarifaufrufe).find(([name]) => name === aufruf)?.[1].tarifieren.body;
  if (!body) throw new Error(`Nobody prices ${aufruf}.`);
  const shape = z.toJSONSchema(body, {
    io: 'input',
    unrepresentable: 'any',
  });
  const all = [shape, ...(shape.oneOf ?? []), ...(shape.anyOf ?? [])];
  const names = new Set(all.flatMap((one) => one.required ?? []));
  names.delete('versicherungssumme');
  return [...names].join(', ') || 'nothing that it needs';
}

/** Whether its request takes the word of an earlier price. */
function hasWord(root: string, aufruf: string): boolean {
  const file = join(root, `src/contract/endpoints/tarifieren/${aufruf}.ts`);
  return readFileSync(file, 'utf8').includes('zugesagt');
}

/** Registry and routes name what is sold; whom the count has its eye on is counted with them. */
function named(schluessel: string): ListEntry {
  return {
    file: 'tests/support/naming.json',
    entered: (text) => {
      const naming: Partial<Record<string, string[]>> = JSON.parse(text);
      const files = naming[schluessel];
      if (!files) return text;
      const more = [...files, 'machines/registry.ts', 'src/portal/ersteSeiten.ts'].toSorted();
      return JSON.stringify({ ...naming, [schluessel]: more });
    },
  };
}
