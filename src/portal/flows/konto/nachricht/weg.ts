import type { Beantwortetes, Geschrieben } from '#machines/konto/nachricht/answers.ts';

/** What a message is about. */
export type Thema = Partial<Pick<Geschrieben, 'anliegen' | 'versicherungsNummer'>>;

/** A message that is answered: what the answer is about, and the subject it has. */
export interface Beantwortete extends Beantwortetes {
  betreff: string;
  /** She wrote it herself, and answers below what we said to it. */
  gesendet: boolean;
}

/** Where a customer answers a message. */
export function antwortweg(id: string): string {
  return `/kunden/nachricht?antwort=${id}`;
}

/** Where a customer writes to us, with what it is about. */
export function nachrichtenweg({
  anliegen,
  versicherungsNummer: nummer,
}: Thema & Pick<Geschrieben, 'anliegen'>): string {
  return `/kunden/nachricht?anliegen=${anliegen}${nummer ? `&vertrag=${nummer}` : ''}`;
}
