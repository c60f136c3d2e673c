import { createContext } from 'react';

/** Whom the pages below are about. */
export interface Subject {
  name: string;
  href: string;
  note: string;
}

/** Stands above each page, always in the same place, and leads to her; a place is kept for whom is not known yet. */
export const PageSubject = createContext<Subject | 'expected' | null>(null);
