import { createContext } from 'react';

/** Whom the pages below are about. */
export interface Subject {
  /** What she is: "Kunde". */
  label: string;
  /** Null as long as nobody knows: her place is kept. */
  who: { name: string; href: string; note: string } | null;
}

/** Stands above each page, always in the same place, and leads to her. */
export const PageSubject = createContext<Subject | null>(null);
