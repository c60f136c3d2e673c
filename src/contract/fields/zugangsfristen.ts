/** How access is kept safe (`domain/konto.md §1`): what the pools of accounts keep and pages and messages name. */
export const zugang = {
  /** Hours a mailed link counts, by what it is for. */
  linkStunden: { ZUGANG: 24, EMAIL: 24, HANDYNUMMER: 1 },
  /** Characters of a password. */
  passwort: { von: 8, bis: 50 },
  /** Passwords of before that are not taken again. */
  fruehere: 5,
  /** Wrong passwords until a sign-in is locked, and for how many minutes. */
  fehlversuche: 5,
  sperreMinuten: 15,
  /** Minutes a step of a sign-in, and so its code, counts. */
  codeMinuten: 3,
  /** Seconds until another code may be asked for, and how many a number gets in an hour. */
  codeErneutSekunden: 30,
  codesProStunde: 5,
  /** Seconds until another link may be asked for (`domain/konto.md §2`). */
  linkErneutSekunden: 60,
  /** Minutes a code counts for what is sensitive (`domain/konto.md §3`). */
  bestaetigungMinuten: 10,
  /** Days a device that is trusted needs no code. */
  vertrauenTage: 30,
  /** Hours the code for a lost password counts. */
  passwortCodeStunden: 1,
  /** Days a first password counts that we gave, and so an invitation (`domain/konto.md §7.2`). */
  erstesPasswortTage: 7,
  /** Minutes a broker's jump from his own program counts, and people an agency has (`domain/vermittler.md`). */
  sprungMinuten: 15,
  untervermittler: 50,
} as const;

/** "eine Stunde", "24 Stunden" */
export function inStunden(stunden: number): string {
  return stunden === 1 ? 'eine Stunde' : `${stunden}\u00A0Stunden`;
}
