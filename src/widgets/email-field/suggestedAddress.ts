/** Providers most people in Germany and Switzerland use. */
const providers = [
  'gmail.com',
  'googlemail.com',
  'web.de',
  'gmx.de',
  'gmx.net',
  'gmx.ch',
  't-online.de',
  'outlook.de',
  'outlook.com',
  'hotmail.de',
  'hotmail.com',
  'yahoo.de',
  'yahoo.com',
  'icloud.com',
  'freenet.de',
  'posteo.de',
  'bluewin.ch',
];

/** Others that exist and look like a slip. */
const real = new Set([
  'mail.com',
  'ymail.com',
  'gmx.at',
  'gmx.com',
  'gmx.eu',
  'mail.de',
  'email.de',
]);

/** What was probably meant by an address whose provider is one slip away from a common one; null where nothing stands out. */
export function suggestedAddress(address: string): string | null {
  const [, local, typed] = /^([^@\s]+)@([^@\s]+)$/.exec(address.trim()) ?? [];
  const domain = typed?.toLowerCase();
  if (local === undefined || domain === undefined) return null;
  if (providers.includes(domain) || real.has(domain)) return null;
  const meant = providers.find((provider) => isOneSlipAway(domain, provider));
  return meant === undefined ? null : `${local}@${meant}`;
}

/** One character too many, too few, wrong, or two neighbours swapped. */
function isOneSlipAway(typed: string, meant: string): boolean {
  const start = commonStart(typed, meant);
  const one = typed.slice(start);
  const other = meant.slice(start);
  return (
    one.slice(1) === other ||
    one === other.slice(1) ||
    one.slice(1) === other.slice(1) ||
    (one.slice(2) === other.slice(2) && one[0] === other[1] && one[1] === other[0])
  );
}

function commonStart(one: string, other: string): number {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  return start;
}
