import { lazy, type ReactNode } from 'react';
import type { Pfad } from './addresses.ts';
import { Weiter } from './ort.tsx';
import type { TitelSchluessel } from './pages/vorbereitung/texte.ts';
import { type KommendeSeite, type Portalseite, spaeter } from './seite.tsx';

/** Lists and details around a page of somebody signed in. */
export const daten = spaeter<{ children: ReactNode }>(() => import('./queries/Daten.tsx'));

/** Around a page whose address has parameters: first pages have none, and do without the router's library. */
export const wegweiser = spaeter<{ pfad: Pfad; children: ReactNode }>(
  () => import('./Wegweiser.tsx'),
);

/** A promised page: this line is replaced when its content comes, and its address leaves `kommtNoch.ts`. */
export function inVorbereitung(
  titel: TitelSchluessel,
  werte?: Readonly<Record<string, string>>,
): KommendeSeite {
  return {
    laden: vorbereitung,
    Page: () => <Vorbereitung titel={titel} werte={werte} />,
    inVorbereitung: true,
  };
}

/** An address that leads on to another. */
export function weiter(nach: string): Portalseite<object> {
  return { Page: () => <Weiter nach={nach} /> };
}

const vorbereitung = () => import('./pages/vorbereitung/Vorbereitung.tsx');
const Vorbereitung = lazy(vorbereitung);
