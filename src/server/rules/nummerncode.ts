import { nummerncodeMinuten } from '#contract/constants.ts';

const minuteMs = 60_000;

/** Codes that confirm a phone number (`domain/konto.md §1`). */
export const nummerncode = {
  gueltigMs: nummerncodeMinuten * minuteMs,
  versuche: 3,
  /** After that moment neither code nor proof counts any more. */
  nachweisGueltigMs: 24 * 60 * minuteMs,
};

/** How many codes a number gets: the day's limit keeps guessing below 1 in 10,000 (`reference/trust.md` S4). */
const grenzen = [
  { codes: 5, ms: 60 * minuteMs },
  { codes: 10, ms: 24 * 60 * minuteMs },
];

/** Seconds until the number may get another code, 0 when it may now; `gesendet` are the sendings of the last day. */
export function wartenSekunden(gesendet: readonly Date[], jetzt: Date): number {
  const zeiten = gesendet.map((zeit) => zeit.getTime()).toSorted((a, b) => b - a);
  const frei = grenzen.map(({ codes, ms }) => {
    const aeltester = zeiten[codes - 1];
    return aeltester === undefined ? 0 : aeltester + ms - jetzt.getTime();
  });
  return Math.ceil(Math.max(0, ...frei) / 1_000);
}

/** How many codes an address gets, and all together for the same purpose, whatever numbers they name. */
export const codegrenzen = {
  adresse: [
    { mal: 20, ms: 60 * minuteMs },
    { mal: 50, ms: 24 * 60 * minuteMs },
  ],
  gesamt: [
    { mal: 300, ms: 60 * minuteMs },
    { mal: 2_000, ms: 24 * 60 * minuteMs },
  ],
} as const;

/** A code counts until its time is over, its tries are used up or it has been used. */
export function istCodeOffen(
  code: { gesendetAm: Date; fehlversuche: number; nachweisHash: string | null },
  jetzt: Date,
): boolean {
  const alt = jetzt.getTime() - code.gesendetAm.getTime() > nummerncode.gueltigMs;
  return !alt && code.fehlversuche < nummerncode.versuche && code.nachweisHash === null;
}
