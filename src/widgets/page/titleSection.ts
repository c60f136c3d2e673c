import { createContext } from 'react';

/** What the pages below belong to; stands in the browser's title between page and brand: "Code – Anmelden – andsafe". */
export const TitleSection = createContext<string | null>(null);
