/** Sentences of a text that say something; law citations in brackets are references, not words to read. */
export function sentencesOf(text: string): string[] {
  return text
    .replaceAll(/\s*\((?:Art\.|§)[^)]*\)/g, '')
    .replaceAll(/\b(?:z\.\sB|u\.\sa|e\.\sV|Abs|Art|Nr|Dr|Mio|Buchst)\./g, (short) =>
      short.replaceAll('.', ''),
    )
    .split(/(?<=[.!?])\s+(?=[„«(\p{Lu}\d])/u)
    .filter((sentence) => wordsOf(sentence).length > 0);
}

export function wordsOf(sentence: string): string[] {
  return sentence.match(/[\p{L}\d][\p{L}\d.,:@/-]*/gu) ?? [];
}

/** Words per sentence, on average. */
export function meanLength(sentences: readonly string[]): number {
  return sentences.reduce((sum, sentence) => sum + wordsOf(sentence).length, 0) / sentences.length;
}

/** Reading ease of German by Amstad: 180 − words per sentence − 58.5 × syllables per word. */
export function fleschAmstad(sentences: readonly string[]): number {
  const words = sentences.flatMap((sentence) => wordsOf(sentence));
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 180 - meanLength(sentences) - (58.5 * syllables) / words.length;
}

function syllablesOf(word: string): number {
  return Math.max(1, word.match(/au|äu|ei|eu|ie|aa|ee|oo|[aeiouyäöü]/gi)?.length ?? 0);
}
