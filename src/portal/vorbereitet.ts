import { istMarke } from '#brands/registry.ts';
import { type Endpoint } from '#contract/endpoints/endpoint.ts';
import { findByPartnerNummer, vertragLesen } from '#contract/endpoints/vertrag.ts';
import { adresseVon, type GeschuetzterPfad } from './addresses.ts';

interface VorbereiteteSeite {
  pfad: GeschuetzterPfad;
  /** Where its document lies below `dist/prerendered`. */
  datei: string;
  /** What of the build it needs beside the frame: groups of `vite.config.ts` by name, modules that are a chunk of their own. */
  teile: readonly string[];
  /** What it reads first. */
  liest: Endpoint;
}

/**
 * Pages of somebody signed in whose document names their code and asks what they read (decision 0051): those she
 * arrives at from a mail, a bookmark or the sign-in. The documents are the same for everybody.
 */
export const vorbereiteteSeiten: readonly VorbereiteteSeite[] = [
  {
    pfad: '/kunden/vertraege',
    datei: 'angemeldet/vertraege.html',
    teile: ['customer'],
    liest: findByPartnerNummer,
  },
  {
    pfad: '/kunden/details',
    datei: 'angemeldet/details.html',
    teile: ['customer', 'src/portal/pages/uebersicht/Uebersicht.tsx'],
    liest: findByPartnerNummer,
  },
  {
    pfad: '/kunden/vertraege/:versicherungsNummer',
    datei: 'angemeldet/vertrag.html',
    teile: ['customer', 'src/portal/Wegweiser.tsx', 'src/portal/pages/VertragSeite.tsx'],
    liest: vertragLesen,
  },
];

/** The document of an address for somebody signed in; null where the common one answers. */
export function vorbereitet(path: string, search: string): string | null {
  const query = new URLSearchParams(search);
  // Its frame is drawn with header and footer.
  if (query.has('embedded')) return null;
  const brand = query.get('brand');
  if (brand !== null && !istMarke(brand)) return null;
  const adresse = adresseVon(path);
  return vorbereiteteSeiten.find(({ pfad }) => pfad === adresse)?.datei ?? null;
}
