import type { Zahlweise } from './entities/zahlweise.ts';

/** Days after the papers came in which a contract can be revoked (VVG § 8); by itself, as a first page names it. */
export const widerrufTage = 14;

/** Periods a rule keeps and a mail, an answer or a page names; plain data. */
export const fristen = {
  widerrufTage,
  /** Days after the policy came on which the first premium is due (VVG § 33). */
  erstbeitragTage: 14,
  /** Days to pay what a reminder asks for, without those for the post (VVG § 38). */
  mahnungTage: 14,
  /** Days until a claim is paid that was recognised, as the conditions promise it. */
  auszahlungTage: 14,
  /** Days until what was paid for nothing is paid back. */
  erstattungTage: 30,
  /** Months before the end of a year in which we end a contract that can be ended any day (VVG § 11). */
  unsereFristMonate: 3,
  /** Years after its end in which a contract is still confirmed (`domain/vertrag.md §10`). */
  bestaetigungJahre: 3,
  /** Years after the one it ended in, to whose last day claims of a contract are reported (BGB §§ 195, 199). */
  meldungJahre: 3,
  /** Days a contract whose risk is gone may end in the past. */
  rueckwirkendTage: 90,
  /** Days a calculated price holds for the same answers, and an application prepared with it is kept (`domain/antrag.md §3`). */
  preisTage: 14,
  /** Days a saved application can be taken up again (`domain/antrag.md §7`). */
  entwurfTage: 90,
  /** Years the record of an advice is kept that led to no contract (`domain/offen.md` P2). */
  beratungJahre: 5,
  /** Years a conversation is kept after its last message (`domain/konto.md §9`). */
  postfachJahre: 10,
  /** Days a broker still reads that one of his has expired, without anything of its customer. */
  entwurfEndeTage: 30,
  /** Days an application stays on a device whose user wants it kept there (`domain/verkauf.md §6`). */
  gemerktTage: 30,
  /** Weeks to find the number on the frame. */
  rahmennummerWochen: 4,
  /** Days a link to a consent counts. */
  einwilligungTage: 30,
  /** Days a document of a contract is new. */
  neuesTage: 30,
  /** Days the documents of an application are behind their links. */
  unterlagenTage: 14,
  /** Days ahead cover may begin. */
  beginnTage: 365,
  /** Years a contract elsewhere can bind at most before it can be cancelled (VVG § 11 (4)). */
  vorvertragJahre: 3,
  /** Days a direct debit of another amount must be announced before (`domain/vertrag.md §4` E3). */
  einzugTage: 5,
  /** Days until another account can be debited (`domain/vertrag.md §4` E8). */
  neuesKontoTage: 2,
  /** Hours bank details stay as they are after another phone number (`domain/konto.md §5`). */
  bankSperreStunden: 24,
  /** Minutes in which whoever concluded an application opens an account without a link (`domain/verkauf.md §6`). */
  zugangsrechtMinuten: 30,
  /** Hours a code to a phone is kept: its proof counts for a day from when it, which lives for minutes, was used. */
  nummerncodeStunden: 25,
  /** Days ahead a move can be named (`domain/vertrag.md §4` E5). */
  umzugTage: 183,
  /** Months in which both homes are covered while somebody moves. */
  umzugMonate: 2,
  /** Days until newly chosen cover against the elements begins. */
  elementarTage: 30,
  /** Years back somebody is asked for damage by the elements. */
  elementarVorschadenJahre: 10,
  /** Days before the year's end at which a firm is asked for its revenue, and to correct what we assumed. */
  umsatzFrageTage: 90,
  umsatzKorrekturTage: 30,
  /** Months since its founding in which a firm pays less (`domain/antrag.md §3`). */
  gruenderMonate: 24,
  /** Working days until somebody answers, and until a proof is looked at. */
  antwortWerktage: 2,
  /** Weeks until a complaint is answered in full (`domain/konto.md §9`). */
  beschwerdeWochen: 2,
  nachweisWerktage: 5,
  /** Days until somebody is reminded of documents of a claim, and until it rests (`domain/schaden.md §5`). */
  schadenErinnerungTage: 14,
  schadenRuhtTage: 42,
  /** Days in which an airline is told of damaged luggage (Montreal Convention, Art. 31 (2)). */
  fluggepaeckTage: 7,
  /** Hours in which a breach of personal data is notified (GDPR Art. 33 (1)). */
  datenpannenStunden: 72,
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

/** Days in which a Hauptfälligkeit of a broker's book counts as near. */
export const bestandFaelligTage = 60;

/** Days before its end in which a draft waits for its broker. */
export const entwurfEndetTage = 14;
