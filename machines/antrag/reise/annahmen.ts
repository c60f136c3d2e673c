import type { altersgruppen, ReiseAntworten } from './answers.ts';

/** What a price takes for granted of travellers before they are named (`domain/verkauf.md §3`). */
export const ueblich = { aelteste: 'UNTER_65' } as const satisfies {
  aelteste: (typeof altersgruppen)[number];
};

/** The same as answers by step: nobody is named yet, and the trip was booked in time. */
export function angenommen(): Pick<Required<ReiseAntworten>, 'reisende' | 'buchung'> {
  return { reisende: { reisende: [] }, buchung: {} };
}
