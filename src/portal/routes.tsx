import { type ComponentType, lazy } from 'react';
import type { Nutzer } from './session/identitaet.ts';
import type { Bereich } from './shell/Shell.tsx';
import Anmelden from './pages/Anmelden.tsx';

/** One page of the portal. `fluss` is signed-in like `angemeldet`, but a running flow outlives the session's end. */
export type Route =
  | { path: string; bereich: Bereich; zugang: 'offen'; Page: ComponentType }
  | {
      path: string;
      bereich: 'kunden' | 'vermittler';
      zugang: 'login';
      Page: ComponentType<{ bereich: 'kunden' | 'vermittler' }>;
    }
  | {
      path: string;
      bereich: 'kunden' | 'vermittler';
      zugang: 'angemeldet' | 'fluss';
      Page: ComponentType<{ nutzer: Nutzer }>;
    };

/** Every address of the portal (`specification §2`); a slash at the end makes no difference. */
export const routes: readonly Route[] = [
  {
    path: '/',
    bereich: 'offen',
    zugang: 'offen',
    Page: lazy(() => import('./pages/Startseite.tsx')),
  },
  ...(['kunden', 'vermittler'] as const).flatMap((bereich): Route[] => [
    // In the first chunk: the sign-in is where most people begin.
    { path: `/${bereich}/login`, bereich, zugang: 'login', Page: Anmelden },
    {
      path: `/${bereich}/login/passwort-vergessen`,
      bereich,
      zugang: 'login',
      Page: lazy(() => import('./pages/PasswortVergessen.tsx')),
    },
  ]),
  {
    path: '/kunden/vertraege',
    bereich: 'kunden',
    zugang: 'angemeldet',
    Page: lazy(() => import('./pages/Vertraege.tsx')),
  },
  {
    path: '/kunden/vertraege/:versicherungsNummer',
    bereich: 'kunden',
    zugang: 'angemeldet',
    Page: lazy(() => import('./pages/VertragSeite.tsx')),
  },
  {
    path: '/kunden/zahlungsweise',
    bereich: 'kunden',
    zugang: 'angemeldet',
    Page: lazy(() => import('./pages/ZahlweiseWaehlen.tsx')),
  },
  {
    path: '/kunden/zahlungsweise/:versicherungsNummer/*',
    bereich: 'kunden',
    zugang: 'fluss',
    Page: lazy(() => import('./pages/ZahlweiseAendern.tsx')),
  },
  {
    path: '/vermittler/kundenbestand',
    bereich: 'vermittler',
    zugang: 'angemeldet',
    Page: lazy(() => import('./pages/Kundenbestand.tsx')),
  },
];

/** Addresses that lead on to another. */
export const weiterleitungen: Readonly<Record<string, string>> = {
  '/kunden': '/kunden/vertraege',
  '/vermittler': '/vermittler/kundenbestand',
};
