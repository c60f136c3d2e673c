import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import Startseite from './pages/Startseite.tsx';
import type { Nutzer } from './session/identitaet.ts';
import type { Bereich } from './shell/Shell.tsx';
import { t } from './shell/texte.ts';

/** One page of the portal. `fluss` is signed-in like `angemeldet`, but a running flow outlives the session's end. */
export type Route = { path: string } & (
  | ({ bereich: Bereich; zugang: 'offen' } & Seite<object>)
  | ({ bereich: Angemeldet; zugang: 'login' } & Seite<{ bereich: Angemeldet }>)
  | ({ bereich: Angemeldet; zugang: 'angemeldet' | 'fluss' } & Seite<{ nutzer: Nutzer }>)
);

type Angemeldet = Exclude<Bereich, 'offen'>;

interface Seite<Props> {
  Page: ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>;
  /** Fetches the page's chunk ahead of its turn. */
  laden?: () => Promise<unknown>;
  /** Heading while the page is on its way. */
  titel?: string;
}

/** Every address of the portal (`specification §2`); a slash at the end makes no difference. */
export const routes: readonly Route[] = [
  // In the first chunk: this is where most people begin.
  { path: '/', bereich: 'offen', zugang: 'offen', Page: Startseite },
  ...(['kunden', 'vermittler'] as const).flatMap((bereich): Route[] => [
    {
      path: `/${bereich}/login`,
      bereich,
      zugang: 'login',
      ...spaeter(() => import('./pages/Anmelden.tsx')),
    },
    {
      path: `/${bereich}/login/passwort-vergessen`,
      bereich,
      zugang: 'login',
      ...spaeter(() => import('./pages/PasswortVergessen.tsx')),
    },
  ]),
  {
    path: '/kunden/vertraege',
    bereich: 'kunden',
    zugang: 'angemeldet',
    titel: t('vertraegeTitel'),
    ...spaeter(() => import('./pages/Vertraege.tsx')),
  },
  {
    path: '/kunden/vertraege/:versicherungsNummer',
    bereich: 'kunden',
    zugang: 'angemeldet',
    ...spaeter(() => import('./pages/VertragSeite.tsx')),
  },
  {
    path: '/kunden/zahlungsweise',
    bereich: 'kunden',
    zugang: 'angemeldet',
    ...spaeter(() => import('./pages/ZahlweiseWaehlen.tsx')),
  },
  {
    path: '/kunden/zahlungsweise/:versicherungsNummer/*',
    bereich: 'kunden',
    zugang: 'fluss',
    ...spaeter(() => import('./pages/ZahlweiseAendern.tsx')),
  },
  {
    path: '/vermittler/kundenbestand',
    bereich: 'vermittler',
    zugang: 'angemeldet',
    titel: t('kundenbestand'),
    ...spaeter(() => import('./pages/Kundenbestand.tsx')),
  },
];

/** Addresses that lead on to another. */
export const weiterleitungen: Readonly<Record<string, string>> = {
  '/kunden': '/kunden/vertraege',
  '/vermittler': '/vermittler/kundenbestand',
};

/** A page in a chunk of its own. */
function spaeter<Props>(laden: () => Promise<{ default: ComponentType<Props> }>) {
  return { laden, Page: lazy(laden) };
}
