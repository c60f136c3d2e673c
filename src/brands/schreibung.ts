import type { Spelling } from './brand.ts';

const schreibungen = {
  'de-DE': (text: string) => text,
  'de-CH': schweizerisch,
} as const satisfies Record<Spelling, (text: string) => string>;

/**
 * Writes German texts as the brand's country does (`specification §1`). For the portal's own words:
 * names and addresses of customers stay as they wrote them, so it runs before values are filled in.
 */
export function schreibung(spelling: Spelling): (text: string) => string {
  return schreibungen[spelling];
}

const zeichen: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  '„': '«',
  '“': '»',
  '‚': '‹',
  '‘': '›',
};

/** A mail or web address works only as it is written; the quotation mark behind it is none of it. */
const adressen = /((?:https?:\/\/|www\.)[^\s„“‚‘]+|[^\s„“‚‘@]+@[^\s„“‚‘@]+)/iu;

function schweizerisch(text: string): string {
  if (!/[ßẞ„“‚‘]/u.test(text)) return text;
  return text
    .split(adressen)
    .map((teil, stelle) => (stelle % 2 === 1 ? teil : buchstaben(teil)))
    .join('');
}

function buchstaben(text: string): string {
  return text.replaceAll(/[ßẞ„“‚‘]/gu, (eines) => zeichen[eines] ?? eines);
}
