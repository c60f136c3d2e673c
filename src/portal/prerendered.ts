import type { BrandKey } from '#brands/brand.ts';
import { istMarke, standardMarke } from '#brands/registry.ts';
import { angebot } from '#contract/produkte/angebot.ts';
import { adresseVon, type OffenerPfad } from './addresses.ts';
import { antragsseiten } from './produktadressen.ts';

interface VorgerenderteSeite {
  pfad: OffenerPfad;
  /** Module of the page, or the group of `vite.config.ts` it is part of; its chunk comes along with the page. */
  modul: `src/portal/${string}` | 'entrance';
  /** Only brands that sell the product have its page. */
  marken?: readonly BrandKey[];
}

/** Pages whose first words are in the HTML already: those people arrive at from outside (decision 0021). */
export const vorgerenderteSeiten: readonly VorgerenderteSeite[] = [
  { pfad: '/', modul: 'src/portal/pages/Startseite.tsx' },
  ...antragsseiten.map(({ pfad, produkt: { weg } }) => ({
    pfad,
    modul: `src/portal/flows/antrag/${weg}/anfang.ts` as const,
    marken: angebot.find((produkt) => produkt.weg === weg)?.marken ?? [],
  })),
  { pfad: '/kunden/login', modul: 'entrance' },
  { pfad: '/vermittler/login', modul: 'entrance' },
];

/** Where the page of a brand lies below `dist/prerendered`. */
export function dateiVon(pfad: OffenerPfad, marke: BrandKey): string {
  return `${marke}${pfad === '/' ? '/index' : pfad.replace(/\/\*$/, '')}.html`;
}

/**
 * The file that answers an address, null where the page must be drawn by the browser: what it shows first
 * would differ from what was drawn when the portal was built.
 */
export function vorgerendert(path: string, search: string): string | null {
  const adresse = adresseVon(path);
  const seite = vorgerenderteSeiten.find(({ pfad }) => pfad === adresse);
  // Of a flow only the first step, which has no address of its own.
  const istAnfang = seite?.pfad.replace(/\/\*$/, '') === path.replace(/(?<=.)\/$/, '');
  if (!seite || !istAnfang) return null;
  const query = new URLSearchParams(search);
  if (aendernDasBild.some((name) => query.has(name))) return null;
  const marke = query.get('brand') ?? standardMarke.key;
  return istMarke(marke) ? dateiVon(seite.pfad, marke) : null;
}

const aendernDasBild = ['embedded', 'withoutTranslations', 'savedDraftId'];
