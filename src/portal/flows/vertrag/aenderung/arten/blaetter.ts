import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import { bhv } from './bhv.ts';
import type { Aenderungsblatt } from './blatt.ts';
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

/** What the portal shows of each kind of change. */
export const blaetter: Readonly<Record<AenderungsArt, Aenderungsblatt>> = {
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
} satisfies { readonly [Art in AenderungsArt]: Aenderungsblatt<Art> };

/** What stands below the tile of a kind, to the customer or to a broker who acts for her. */
export function zeileZu(art: AenderungsArt, imAuftrag: boolean): string {
  const { t, imAuftrag: vermittler } = blaetter[art];
  return imAuftrag && vermittler ? vermittler('zeile') : t('zeile');
}

/** A refusal asks for a message (`domain/vertrag.md §3`); of a whole kind that has no day at all, too (§4). */
export function bittetUmNachricht(code: string, ganzeArt?: boolean): boolean {
  return code === 'MANUELL' || code === 'NICHT_AENDERBAR' || (!!ganzeArt && code === 'DATUM');
}
