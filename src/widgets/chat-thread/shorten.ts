const limits = { characters: 600, lines: 8 };

/** The beginning of a long text, cut after a whole word; undefined when all of it is short enough (`domain/konto.md §9`). */
export function shorten(text: string): string | undefined {
  const lines = text.split('\n');
  const few = lines.slice(0, limits.lines).join('\n');
  const cut = few.length > limits.characters ? wholeWords(few.slice(0, limits.characters)) : few;
  return cut === text ? undefined : `${cut.trimEnd()}\u00A0…`;
}

function wholeWords(text: string): string {
  const end = text.search(/\s\S*$/);
  // One word without an end, a link for example, is cut where it must.
  return end > 0 ? text.slice(0, end) : text;
}
