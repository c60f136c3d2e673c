/** Key of every list of contracts. */
export const vertragsListen = ['vertraege'] as const;

/** What was read before and holds no longer, told by pages that carry no query client; each list is told of once. */
const outdated: (readonly unknown[])[] = [];

export function outdate(queryKey: readonly unknown[]): void {
  outdated.push(queryKey);
}

export function takeOutdated(): readonly (readonly unknown[])[] {
  return outdated.splice(0);
}
