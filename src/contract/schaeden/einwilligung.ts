/** How far somebody agrees that we ask about her health; none of them weighs more (`domain/schaden.md §8`, VVG § 213). */
export const umfaenge = {
  EINZELFALL: 'Bitte fragen Sie mich vor jeder Anfrage',
  GENERELL: 'Ich willige für diesen Schadenfall ein',
  ABLEHNEN: 'Ich beschaffe die Unterlagen selbst',
} as const;
export type Umfang = keyof typeof umfaenge;

/** Whom we may ask, and nobody else (VVG § 213 (1)). */
export const stellenarten = {
  ARZT: 'Arztpraxis',
  KRANKENHAUS: 'Krankenhaus, Reha oder andere Klinik',
  PFLEGE: 'Pflegeheim oder Pflegeperson',
  KRANKENKASSE: 'Gesetzliche Krankenkasse',
  PERSONENVERSICHERER: 'Private Kranken-, Unfall- oder Lebensversicherung',
  BERUFSGENOSSENSCHAFT: 'Berufsgenossenschaft',
  BEHOERDE: 'Behörde',
} as const;
export type Stellenart = keyof typeof stellenarten;

/** Who declares it, for whom. */
export const vertretungen = {
  SELBST: 'Ich erkläre das für mich selbst',
  KIND: 'Ich vertrete ein Kind (Eltern oder Vormund)',
  BETREUUNG: 'Ich vertrete die Person (Betreuung oder Vollmacht)',
} as const;
export type Vertretung = keyof typeof vertretungen;

/** What a consent is limited by, besides the days of its link (`fristen.einwilligungTage`). */
export const einwilligungsgrenzen = {
  /** Minutes a code opens it for, in place of its link. */
  minuten: 60,
  /** Tries to say who she is without a link, and hours until there are others (`domain/schaden.md §8`). */
  versuche: 5,
  sperreStunden: 24,
  /** Years from which somebody declares it herself; before, whoever has custody does (BGB §§ 2, 1629). */
  volljaehrigAb: 18,
  /** Days after the end of its link that a request nobody answered is kept. */
  unbeantwortetTage: 30,
  /** Months after the end of its claim it is kept: claims expire after three years that begin with the next one. */
  monate: 48,
} as const;

/** Whether it counts only once it was shown that she may act for somebody else (`domain/schaden.md §8`). */
export function brauchtNachweis(vertretung: Vertretung | null): boolean {
  return vertretung !== null && vertretung !== 'SELBST';
}

/** Why she cannot declare it so, from the age of whom it is about; null where she can. */
export function vertretungsfehler(vertretung: Vertretung, alter: number): string | null {
  const { volljaehrigAb } = einwilligungsgrenzen;
  if (vertretung === 'KIND' && alter >= volljaehrigAb)
    return `Die Person ist mindestens ${volljaehrigAb}\u00A0Jahre alt. Sie erklärt das selbst, oder wer sie mit Betreuung oder Vollmacht vertritt.`;
  if (vertretung === 'SELBST' && alter < volljaehrigAb)
    return `Die Person ist noch keine ${volljaehrigAb}\u00A0Jahre alt. Das erklären bitte die Eltern oder der Vormund.`;
  return null;
}

/** Places that are named at most. */
export const stellenMax = 10;

/** "Ich entbinde …", as it is ticked and printed. */
export const entbindung = 'Ich entbinde die genannten Stellen von ihrer Schweigepflicht.';

/** Whether anybody is asked at all. */
export function nenntStellen(umfang: unknown): boolean {
  return umfang === 'EINZELFALL' || umfang === 'GENERELL';
}
