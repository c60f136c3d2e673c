import type { ReactNode } from 'react';
import type { Feature } from '#contract/features.ts';
import {
  adresseVon,
  bereichVon,
  type GeschuetzterPfad,
  istOffen,
  type OffenerPfad,
  type Pfad,
} from './addresses.ts';
import { aufruf } from './aufruf.ts';
import { useFeatures } from './useFeatures.ts';
import {
  geschuetzteSeiten,
  hatParameter,
  hole,
  offeneSeiten,
  seiteVon,
  streckeVon,
} from './routes.tsx';
import { daten, wegweiser } from './seitenarten.tsx';
import { SessionGuard } from './shell/SessionGuard.tsx';
import { spaeter } from './seite.tsx';
import { NichtGefunden } from './shell/zustand/NichtGefunden.tsx';
import type { Seitenstelle } from './stelle.ts';

/** What stands at any address but those of the first pages, which do without all this (decision 0052). */
export function uebrigeStelle(pathname: string): Seitenstelle {
  const pfad = adresseVon(pathname);
  const bereich = bereichVon(pfad);
  if (aufruf.brand === null)
    return { pfad, bereich, strecke: null, inhalt: <markeUnbekannt.Page /> };
  if (pfad === null) return { pfad, bereich, strecke: null, inhalt: <NichtGefunden /> };
  const { titel, hilfe, fest, feature, zugleich = pfad } = seiteVon(pfad);
  const seite = istOffen(pfad) ? <Offen pfad={pfad} /> : <Geschuetzt pfad={pfad} />;
  const offen = feature ? <NurMit feature={feature}>{seite}</NurMit> : seite;
  return {
    pfad: zugleich,
    bereich,
    titel,
    hilfe,
    fest,
    strecke: streckeVon(pfad),
    inhalt: hatParameter(pfad) ? <wegweiser.Page pfad={pfad}>{offen}</wegweiser.Page> : offen,
    hole: () => hole(pfad),
  };
}

const markeUnbekannt = spaeter(() => import('./shell/zustand/MarkeUnbekannt.tsx'));

/** Closed where its flag is off: then there is no such address. */
function NurMit({ feature, children }: { feature: Feature; children: ReactNode }): ReactNode {
  return useFeatures()(feature) ? children : <NichtGefunden />;
}

function Offen({ pfad }: { pfad: OffenerPfad }): ReactNode {
  const { Page } = offeneSeiten[pfad];
  return <Page />;
}

function Geschuetzt({ pfad }: { pfad: GeschuetzterPfad }) {
  const { Page, titel, fluss } = geschuetzteSeiten[pfad];
  return (
    <SessionGuard titel={titel} fluss={fluss}>
      {(nutzer) => (
        <daten.Page>
          <Page nutzer={nutzer} />
        </daten.Page>
      )}
    </SessionGuard>
  );
}

/** On a page for somebody signed in the session is looked at and the page fetched at the same time; null on any other. */
export function geschuetzt(pathname: string): { bereich: 'kunden' | 'vermittler' } | null {
  const pfad: Pfad | null = adresseVon(pathname);
  if (pfad === null || istOffen(pfad)) return null;
  hole(pfad);
  return { bereich: bereichVon(pfad) === 'vermittler' ? 'vermittler' : 'kunden' };
}
