import type { Geschrieben } from '#machines/konto/nachricht/answers.ts';

/** What a message is about. */
export type Thema = Partial<Pick<Geschrieben, 'anliegen' | 'versicherungsNummer'>>;

/** Where a customer writes to us, with what it is about. */
export function nachrichtenweg({
  anliegen,
  versicherungsNummer: nummer,
}: Thema & Pick<Geschrieben, 'anliegen'>): string {
  return `/kunden/nachricht?anliegen=${anliegen}${nummer ? `&vertrag=${nummer}` : ''}`;
}
