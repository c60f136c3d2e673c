import {
  asked,
  callsHook,
  type Edit,
  entryEdit,
  type Found,
  instead,
  type Kind,
  type Place,
  readEdit,
  spanOf,
} from './edit.ts';
import { entriesOf, list, literal, nameOf, type Node, part } from './node.ts';

type Entry = ReturnType<typeof entriesOf>[number];

/** Two things of one sort that stand for each other. */
export function exchanges(place: Place): Found[] {
  return [
    ...words(place),
    ...rows(place),
    ...options(place),
    ...sentences(place),
    ...amounts(place),
    ...requests(place),
  ];
}

/** The words of two values of an enum: `{ FRAU: 'Frau', HERR: 'Herr' }`. */
function words({ node, source }: Place): Found[] {
  const told = entriesOf(node).filter(
    ({ key, value }) => /^[A-Z][A-Z_\d]+$/.test(key) && isWord(value),
  );
  return pairs(told).flatMap((pair) =>
    exchanged('labels swapped', pair, source, readEdit).map((found) =>
      Object.assign(found, wordsOf(pair)),
    ),
  );
}

/** What is read as it stands there: no text with something filled in, no code, no name of a text. */
function wordsOf(pair: readonly [Entry, Entry]): Pick<Found, 'words'> {
  const words = pair.flatMap(({ value }) => literal(value) ?? []);
  const isRead = words.every((word) => !/[{}]|^[A-Z\d_]+$|^[a-z]+[A-Z]/.test(word));
  return words.length === pair.length && isRead ? { words } : {};
}

function isWord(value: Node): boolean {
  return value.type === 'Literal' || value.type === 'TemplateLiteral' || isCallOf(value, /^t$/);
}

/** Rows of a list: what stands beside a label. Options written out: the words beside a value. */
function rows({ node, source }: Place): Found[] {
  if (node.type !== 'ArrayExpression') return [];
  const all = list(node, 'elements').flatMap(objectsIn).map(entriesOf);
  const valueOf = (key: string) =>
    all.flatMap((entries) =>
      has(entries, 'label') ? entries.filter((one) => one.key === key) : [],
    );
  const isChoice = all.some((entries) => has(entries, 'wert'));
  if (isChoice) {
    return pairs(valueOf('label')).flatMap((pair) => exchanged('labels swapped', pair, source));
  }
  return pairs(valueOf('value')).flatMap((pair) =>
    exchanged('value from its neighbour', pair, source),
  );
}

/** Objects of a list, also those that are only there under a condition. */
function objectsIn(element: Node): Node[] {
  if (element.type === 'ObjectExpression') return [element];
  if (element.type !== 'SpreadElement') return [];
  const told = part(element, 'argument');
  return ['consequent', 'alternate'].flatMap((side) => list(part(told, side), 'elements'));
}

/** Options that are computed: the labels of the first two, as they come. */
function options({ node }: Place): Found[] {
  const what = 'the labels of the first two options';
  if (node.type === 'JSXAttribute' && /^(?:options|optionen)$/.test(nameOf(part(node, 'name')))) {
    const value = part(part(node, 'value'), 'expression');
    if (value === null || value.type === 'ArrayExpression') return [];
    return [{ kind: 'labels swapped', what, edits: [{ ...spanOf(value), write: swapped }] }];
  }
  return entriesOf(node).flatMap((entry): Found[] =>
    entry.key === 'optionen' && entry.value.type !== 'ArrayExpression'
      ? [{ kind: 'labels swapped', what, edits: [entryEdit(entry, swapped)] }]
      : [],
  );
}

function swapped(id: number, whole: string): string {
  return `${asked}.swap(${id}, (${whole}))`;
}

/** `t('satz', { bisher, jetzt })`: what a sentence says of two things. */
function sentences({ node, source }: Place): Found[] {
  if (!isCallOf(node, /^(?:t|sagen|text)$/)) return [];
  return pairs(entriesOf(list(node, 'arguments')[1] ?? null)).flatMap((pair) =>
    exchanged('value from its neighbour', pair, source),
  );
}

/** What stands beside each other in a result and is of one type. */
const neighbours: readonly (readonly [string, string])[] = [
  ['versicherungsPraemie', 'jahresVersicherungsPraemie'],
  ['jahresVersicherungsPraemie', 'versicherungsPraemie'],
  ['steuer', 'versicherungsPraemie'],
  ['beitragAlt', 'beitragNeu'],
  ['beitragNeu', 'beitragAlt'],
  ['bisher', 'neu'],
  ['neu', 'bisher'],
  ['vorname', 'nachname'],
  ['nachname', 'vorname'],
  ['strasse', 'ort'],
  ['ort', 'strasse'],
  ['plz', 'hausnummer'],
  ['wirksamkeitsdatum', 'naechsteFaelligkeit'],
  ['naechsteFaelligkeit', 'wirksamkeitsdatum'],
  ['laufzeitVon', 'laufzeitBis'],
  ['laufzeitBis', 'laufzeitVon'],
];

function amounts({ node, source }: Place): Found[] {
  if (node.type !== 'MemberExpression' || Reflect.get(node, 'computed') === true) return [];
  const property = part(node, 'property');
  const name = nameOf(property);
  const other = neighbours.find(([one]) => one === name)?.[1];
  if (property === null || other === undefined) return [];
  const write: Edit['write'] = (id, whole) =>
    `${asked}.field(${id}, (${whole}), '${name}', '${other}')`;
  const object = part(node, 'object');
  if (object === null || source(node).includes('?.')) return [];
  const what = `${source(node)} → ${other}`;
  const edit: Edit = {
    ...spanOf(node),
    write: (id) => write(id, source(object)),
  };
  return [{ kind: 'value from its neighbour', what, edits: [edit] }];
}

/** So many pairs of fields of a request are tried. */
const tried = 3;

/** What a request carries, each time with another two fields of one type in each other's place. */
function requests({ node, file }: Place): Found[] {
  if (!file.startsWith('src/portal/') || !isRequest(node)) return [];
  return entriesOf(node)
    .filter(({ key }) => key === 'body' || key === 'params')
    .flatMap((entry) =>
      Array.from({ length: tried }, (_, nth): Found => {
        const write: Edit['write'] = (id, whole) => `${asked}.exchange(${id}, ${nth}, (${whole}))`;
        return {
          kind: 'request field swapped',
          what: `pair ${nth + 1} of the fields in ${entry.key}`,
          edits: [entryEdit(entry, write)],
        };
      }),
    );
}

function isRequest(node: Node): boolean {
  return entriesOf(node).some(({ key }) => key === 'body' || key === 'params');
}

function isCallOf(node: Node, name: RegExp): boolean {
  return node.type === 'CallExpression' && name.test(nameOf(part(node, 'callee')));
}

/** Each with the next one; the last of an odd number with the one before. */
function pairs(all: readonly Entry[]): (readonly [Entry, Entry])[] {
  return all.flatMap((one, i) => {
    const before = all[i - 1];
    const isSecond = i % 2 === 1 || i === all.length - 1;
    return before && isSecond ? [[before, one] as const] : [];
  });
}

function exchanged(
  kind: Kind,
  [one, other]: readonly [Entry, Entry],
  source: Place['source'],
  edit = entryEdit,
): Found[] {
  // A hook that is called in another place is another hook.
  if (callsHook(one.value) || callsHook(other.value)) return [];
  if (source(one.value) === source(other.value)) return [];
  return [
    {
      kind,
      what: `${source(one.value)} ↔ ${source(other.value)}`,
      edits: [
        edit(one, (id, whole) => instead(id, source(other.value), whole)),
        edit(other, (id, whole) => instead(id, source(one.value), whole)),
      ],
    },
  ];
}

function has(entries: readonly Entry[], key: string): boolean {
  return entries.some((one) => one.key === key);
}
