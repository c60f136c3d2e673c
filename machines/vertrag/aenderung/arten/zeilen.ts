import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import { bhv } from './bhv.ts';
import { deckung } from './deckung.ts';
import { elementar } from './elementar.ts';
import { fahrradtyp } from './fahrradtyp.ts';
import { familienstand } from './familienstand.ts';
import { gewerbearten } from './gewerbearten.ts';
import { sachinhaltsumsatz } from './sachinhaltsumsatz.ts';
import { jahresumsatz } from './jahresumsatz.ts';
import { personenkreis } from './personenkreis.ts';
import { phv } from './phv.ts';
import { risikoort } from './risikoort.ts';
import { selbstbeteiligung } from './selbstbeteiligung.ts';
import { versicherteKosten } from './versicherteKosten.ts';
import { wohnflaeche } from './wohnflaeche.ts';
import { zahlweise } from './zahlweise.ts';

/** The table the chart runs on, one row per kind of change. */
export const zeilen = {
  zahlweise,
  selbstbeteiligung,
  elementar,
  bhv,
  phv,
  familienstand,
  personenkreis,
  fahrradtyp,
  risikoort,
  wohnflaeche,
  deckung,
  jahresumsatz,
  sachinhaltsumsatz,
  'versicherte-kosten': versicherteKosten,
  gewerbearten,
} as const satisfies Record<AenderungsArt, object>;
