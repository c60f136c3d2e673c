import type { ComponentType } from 'react';
import type { Abschliessbar } from '#contract/produkte/produkte.ts';
import type { Bereich, OffenerPfad } from './addresses.ts';
import { passt, segmenteVon } from './adressmuster.ts';
import { antragsseiten, jePfad } from './produktadressen.ts';
import { type Portalseite, spaeter } from './seite.tsx';
import { t } from './shell/texte.ts';

/** The first page of each application; the flow comes behind it. */
const antraege: Readonly<Record<Abschliessbar, () => Promise<{ default: ComponentType }>>> = {
  privathaftpflicht: () => import('./flows/antrag/privathaftpflicht/anfang.ts'),
  hausrat: () => import('./flows/antrag/hausrat/anfang.ts'),
  fahrrad: () => import('./flows/antrag/fahrrad/anfang.ts'),
  tierhalterhaftpflicht: () => import('./flows/antrag/tierhalterhaftpflicht/anfang.ts'),
  reise: () => import('./flows/antrag/reise/anfang.ts'),
  betriebshaftpflicht: () => import('./flows/antrag/betriebshaftpflicht/anfang.ts'),
  vermoegensschadenhaftpflicht: () =>
    import('./flows/antrag/vermoegensschadenhaftpflicht/anfang.ts'),
  sachinhalt: () => import('./flows/antrag/sachinhalt/anfang.ts'),
  'sachinhalt-mehrgefahren': () => import('./flows/antrag/sachinhalt-mehrgefahren/anfang.ts'),
};

const anmelden = {
  ...spaeter(() => import('./pages/Anmelden.tsx')),
  hilfe: 'anmelden',
} as const;

/** Pages people arrive at from outside: all that the portal knows of pages before it answers (decision 0052). */
export const ersteSeiten = {
  '/': {
    ...spaeter(() => import('./pages/Startseite.tsx')),
    hilfe: 'start',
  },
  ...jePfad(antragsseiten, ({ produkt }): Portalseite<object> => ({
    ...spaeter(antraege[produkt.weg]),
    strecke: t('produktBeantragen', { produkt: produkt.name }),
  })),
  '/kunden/login': { ...anmelden, strecke: t('kundenportal') },
  '/vermittler/login': { ...anmelden, strecke: t('vermittlerportal') },
} as const satisfies Partial<Record<OffenerPfad, Portalseite<object>>>;

export type ErsterPfad = keyof typeof ersteSeiten;

/** The first page that a path names, or a step of; null where it is another address or none. */
export function ersteAdresse(pathname: string): ErsterPfad | null {
  const segmente = segmenteVon(pathname);
  return pfade.find((pfad) => passt(segmente, segmenteVon(pfad))) ?? null;
}

/** The area of a first page, as `bereichVon` has it of every address. */
export function ersterBereich(pfad: ErsterPfad): Bereich {
  if (pfad === '/kunden/login') return 'kunden';
  return pfad === '/vermittler/login' ? 'vermittler' : 'offen';
}

const pfade = Object.keys(ersteSeiten) as ErsterPfad[];
