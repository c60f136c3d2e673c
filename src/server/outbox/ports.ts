import type { MarkenSchluessel } from '#contract/entities/marke.ts';

/** Sends an SMS to a number in E.164; rejects when nobody took it. */
export type SmsVersand = (an: string, text: string) => Promise<void>;

/** What a mail says, to whom, and under which brand. */
export interface Mail {
  an: string;
  betreff: string;
  text: string;
  /** Whose paper it is written on. */
  marke: MarkenSchluessel;
}

/** A PDF that goes with a mail. */
export interface Anhang {
  /** As the file is called. */
  name: string;
  inhalt: Buffer;
}

/** A mail with what goes with it. */
export interface Briefsendung extends Mail {
  anhaenge: readonly Anhang[];
}

/** A mail as it leaves the house: the same words as text and as a page. */
export interface Sendung extends Omit<Briefsendung, 'marke'> {
  html: string;
}

/**
 * Sends a mail; rejects when nobody took it. Every try to send one mail carries the same UUID,
 * by which whoever has it already tells that he has.
 */
export type MailVersand = (sendung: Sendung, id?: string) => Promise<void>;

/** What leaves the house. */
export interface Versand {
  sms: SmsVersand;
  mail: MailVersand;
}
