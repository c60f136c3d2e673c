/** What is left of the allowed length, counted as the server counts it; `near` from the last tenth on. */
export function characterCount(text: string, limit: number) {
  const left = limit - text.length;
  const words = left < 0 ? tooLong(-left) : remaining(left, limit);
  return { words, near: left <= limit / 10, over: left < 0 };
}

function remaining(left: number, limit: number): string {
  return `noch ${number.format(left)} von ${number.format(limit)}\u00A0Zeichen`;
}

function tooLong(over: number): string {
  return `${number.format(over)}\u00A0Zeichen zu viel`;
}

const number = new Intl.NumberFormat('de-DE');
