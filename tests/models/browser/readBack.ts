/** A label and the value beside it, as they are read. */
export type Pair = readonly [label: string, value: string];

/** What is shown otherwise than told, one sentence each; the order is the page's own affair. */
export function differences(shown: readonly Pair[], due: readonly Pair[]): string[] {
  const plain = due.map(([label, value]) => [read(label), read(value)] as const);
  return [
    ...without(plain, shown).map(([label, value]) => {
      const instead = shown.find(([other]) => other === label)?.[1];
      const now = instead === undefined ? 'is not there' : `shows „${instead}“`;
      return `„${label}“ ${now} instead of „${value}“`;
    }),
    ...without(shown, plain)
      .filter(([label]) => plain.every(([other]) => other !== label))
      .map(([label, value]) => `nobody told of „${label}“, which shows „${value}“`),
  ];
}

/** What is in the first list more often than in the second. */
function without(all: readonly Pair[], taken: readonly Pair[]): Pair[] {
  const left = taken.map((pair) => pair.join('\n'));
  return all.filter((pair) => {
    const place = left.indexOf(pair.join('\n'));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** Text as it is read: spaces that do not break are spaces, soft hyphens are nothing. */
function read(text: string): string {
  return text.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim();
}

/** What a page shows in pairs: its lists of terms, a premium, the sums of a comparison. Runs in the page. */
export function readPairs(): Pair[] {
  const root = document.querySelector('dialog[open]') ?? document.querySelector('main');
  const say = {
    text(element: Element | null | undefined): string {
      const words = element instanceof HTMLElement ? element.innerText : '';
      return words.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim();
    },
    isShown: (element: Element) => element.checkVisibility({ visibilityProperty: true }),
  };
  const all = (selector: string) =>
    [...(root?.querySelectorAll(selector) ?? [])].filter(say.isShown);
  const terms = all('dt').map((term): [string, string] => [
    say.text(term),
    say.text(term.nextElementSibling),
  ]);
  // A premium and either side of a comparison: a heading with its sum.
  const sums = all('section[data-state], section[aria-labelledby]:has(> p + dl)').map(
    (section): [string, string] => [
      say.text(section.querySelector('h2')),
      say.text(section.querySelector('p')),
    ],
  );
  return [...terms, ...sums];
}
