/** Sends an SMS to a number in E.164; rejects when nobody took it. */
export type SmsVersand = (an: string, text: string) => Promise<void>;

export interface Mail {
  an: string;
  betreff: string;
  text: string;
}

/**
 * Sends a plain-text mail; rejects when nobody took it. Every try to send one mail carries the same UUID,
 * by which whoever has it already tells that he has.
 */
export type MailVersand = (mail: Mail, id?: string) => Promise<void>;

/** What leaves the house. */
export interface Versand {
  sms: SmsVersand;
  mail: MailVersand;
}
