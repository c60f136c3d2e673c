const windowMs = 60_000;
/** Addresses that are counted at the same time; a flood from more than these is the network's to stop. */
const maxAddresses = 20_000;

/** Whether an address may call once more; counts per minute, in this process only. */
export function createCallRate(perMinute: number, clock: () => Date): (address: string) => boolean {
  let counts = new Map<string, number>();
  let until = 0;
  return (address) => {
    const now = clock().getTime();
    if (now >= until || counts.size >= maxAddresses) {
      counts = new Map();
      until = now + windowMs;
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= perMinute;
  };
}
