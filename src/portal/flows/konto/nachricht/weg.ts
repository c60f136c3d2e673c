import type { Geschrieben } from '#machines/konto/nachricht/answers.ts';

/** What a message is about, as an address says it. */
export type Thema = Partial<Pick<Geschrieben, 'anliegen' | 'versicherungsNummer'>>;

/** Where a customer writes to us, with what it is about. */
export function nachrichtenweg({ anliegen, versicherungsNummer }: Thema): string {
  const gefragt = String(
    new URLSearchParams({
      ...(anliegen && { anliegen }),
      ...(versicherungsNummer && { vertrag: versicherungsNummer }),
    }),
  );
  return gefragt === '' ? '/kunden/nachricht' : `/kunden/nachricht?${gefragt}`;
}
