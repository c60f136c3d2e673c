import type { Zahlweise } from './entities/zahlweise.ts';

/** Periods a rule keeps and a mail, an answer or a page names; plain data. */
export const fristen = {
  /** Days after the papers came in which a contract can be revoked (VVG § 8). */
  widerrufTage: 14,
  /** Days after the policy came on which the first premium is due (VVG § 33). */
  erstbeitragTage: 14,
  /** Days to pay what a reminder asks for, without those for the post (VVG § 38). */
  mahnungTage: 14,
  /** Days until what was paid for nothing is paid back. */
  erstattungTage: 30,
  /** Days a contract whose risk is gone may end in the past. */
  rueckwirkendTage: 90,
  /** Days a calculated price holds for the same answers (`domain/antrag.md §3`). */
  preisTage: 14,
  /** Days a saved application can be taken up again (`domain/antrag.md §7`). */
  entwurfTage: 90,
  /** Days the documents of an application are behind their links. */
  unterlagenTage: 14,
  /** Days ahead cover may begin. */
  beginnTage: 365,
  /** Days a direct debit of another amount must be announced before (`domain/vertrag.md §4` E3). */
  einzugTage: 5,
  /** Days until another account can be debited (`domain/vertrag.md §4` E8). */
  neuesKontoTage: 2,
  /** Hours bank details stay as they are after another phone number (`domain/konto.md §5`). */
  bankSperreStunden: 24,
  /** Days ahead a move can be named (`domain/vertrag.md §4` E5). */
  umzugTage: 183,
  /** Months in which both homes are covered while somebody moves. */
  umzugMonate: 2,
  /** Days until newly chosen cover against the elements begins. */
  elementarTage: 30,
  /** Days before the year's end at which a firm is asked for its revenue, and to correct what we assumed. */
  umsatzFrageTage: 90,
  umsatzKorrekturTage: 30,
  /** Months since its founding in which a firm pays less (`domain/antrag.md §3`). */
  gruenderMonate: 24,
  /** Working days until somebody answers, and until a proof is looked at. */
  antwortWerktage: 2,
  nachweisWerktage: 5,
} as const;

/** Percent a revenue is raised by that nobody told us, and the cents it is rounded up to. */
export const umsatzAnhebung = 10;
export const umsatzStufe = 1_000_00;

/** Characters from which on people are searched for. */
export const suchzeichen = 2;

/** Cents: no instalment is smaller (`domain/antrag.md §3`). */
export const mindestrate = 3_00;

/** Surcharge for paying in instalments, percent of the net premium (`domain/antrag.md §3`). */
export const ratenzuschlag = {
  MONATLICH: 5,
  VIERTELJAEHRLICH: 3,
  HALBJAEHRLICH: 2,
  JAEHRLICH: 0,
  EINMALIG: 0,
} as const satisfies Readonly<Record<Zahlweise, number>>;

/** Insurance tax in hundredths of a percent (`domain/antrag.md §3`). */
export const steuersatz = {
  /** Liability, bicycle, glass, Schutzbrief, Reiserücktritt, Gepäck, other property hazards. */
  voll: 1900,
  /** Home contents and its clauses: 19 % on 85 %. */
  hausrat: 1615,
  /** Fire share of property contents: 22 % on 60 %. */
  feuer: 1320,
  /** Health insurance of a trip is exempt. */
  keine: 0,
} as const;
