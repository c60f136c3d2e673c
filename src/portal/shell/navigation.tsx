import { Suspense } from 'react';
import { aenderungspfade } from '#contract/aenderungen/seiten.ts';
import type { Feature } from '#contract/features.ts';
import { NavigationIcon, type NavigationIconName } from '#widgets/app-shell/NavigationIcon.tsx';
import type { NavigationItem } from '#widgets/app-shell/NavigationLink.tsx';
import type { Adressanfang } from '../addresses.ts';
import { steht } from '../kommtNoch.ts';
import { t } from './rahmentexte.ts';
import { verzichtbar } from './verzichtbar.ts';

interface Eintrag {
  text: Parameters<typeof t>[0];
  href: Adressanfang;
  icon: NavigationIconName;
  /** Off, the entry is not shown (`domain/daten.md §8`). */
  feature?: Feature;
  /** May stand in the bottom bar of a phone; the first three that are there do. */
  kurz?: true;
  /** Beside it stands how much is unread. */
  zahl?: true;
  /** Pages below other addresses that belong to it. */
  auch?: readonly string[];
}

interface Wege {
  oben: readonly Eintrag[];
  unten: readonly Eintrag[];
}

/** Ways of each area (`specification §2`). */
const wege: Record<'kunden' | 'vermittler', Wege> = {
  kunden: {
    oben: [
      { text: 'uebersicht', href: '/kunden/details', icon: 'overview' },
      {
        text: 'vertraege',
        href: '/kunden/vertraege',
        icon: 'contracts',
        kurz: true,
        auch: ['/kunden/kuendigen-widerrufen', ...aenderungspfade.map((pfad) => `/kunden/${pfad}`)],
      },
      {
        text: 'schaeden',
        href: '/kunden/schaeden',
        icon: 'claims',
        feature: 'schaeden-seite',
        kurz: true,
        auch: ['/schaden-melden'],
      },
      {
        text: 'postfach',
        href: '/kunden/postfach',
        icon: 'mail',
        kurz: true,
        zahl: true,
        auch: ['/kunden/nachricht'],
      },
      { text: 'daten', href: '/kunden/kundendaten', icon: 'person', kurz: true },
      { text: 'umzug', href: '/kunden/umzugsservice', icon: 'move', feature: 'umzugsservice' },
    ],
    unten: [
      { text: 'fragen', href: '/haeufige-fragen', icon: 'questions' },
      { text: 'kontakt', href: '/kunden/kontakt', icon: 'contact' },
    ],
  },
  vermittler: {
    oben: [
      {
        text: 'kundenbestand',
        href: '/vermittler/kundenbestand',
        icon: 'customers',
        kurz: true,
        auch: ['/vermittler/kunde', '/vermittler/schaeden', '/vermittler/vertraege'],
      },
      {
        text: 'postfach',
        href: '/vermittler/postfach',
        icon: 'mail',
        kurz: true,
        zahl: true,
      },
      { text: 'entwuerfe', href: '/vermittler/entwuerfe', icon: 'drafts', kurz: true },
      {
        text: 'agentur',
        href: '/vermittler/agentur',
        icon: 'agency',
        kurz: true,
        auch: ['/vermittler/untervermittler'],
      },
    ],
    unten: [
      { text: 'fragen', href: '/vermittler/haeufige-fragen', icon: 'questions' },
      { text: 'daten', href: '/vermittler/kundendaten', icon: 'person' },
      { text: 'einstellungen', href: '/vermittler/einstellungen', icon: 'settings' },
    ],
  },
};

/** The navigation of an area as it is now: what is still to come is not in it. */
export function navigationVon(
  bereich: 'kunden' | 'vermittler',
  pathname: string,
  istAn: (feature: Feature) => boolean,
): Record<keyof Wege, NavigationItem[]> {
  const sichtbar = (eintraege: readonly Eintrag[]) =>
    eintraege
      .filter(({ href, feature }) => steht(href) && (feature === undefined || istAn(feature)))
      .map((eintrag) => link(eintrag, pathname));
  const { oben, unten } = wege[bereich];
  return { oben: sichtbar(oben), unten: sichtbar(unten) };
}

function link(
  { text, href, icon, kurz, zahl, auch = [] }: Eintrag,
  pathname: string,
): NavigationItem {
  return {
    label: t(text),
    href,
    icon: <NavigationIcon name={icon} />,
    current: [href, ...auch].some((weg) => `${pathname}/`.startsWith(`${weg}/`)),
    ...(kurz ? { shortcut: true } : {}),
    ...(zahl ? { note: <Neues /> } : {}),
  };
}

function Neues() {
  return (
    <Suspense>
      <Postfachzahl />
    </Suspense>
  );
}

const Postfachzahl = verzichtbar(async () => (await import('./Postfachzahl.tsx')).default);
