import type * as z from 'zod/mini';
import type { Aenderungsart } from './art.ts';
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
import { aenderungsarten, type AenderungsArt } from './seiten.ts';
import { selbstbeteiligung } from './selbstbeteiligung.ts';
import { versicherteKosten } from './versicherteKosten.ts';
import { wohnflaeche } from './wohnflaeche.ts';
import { zahlweise } from './zahlweise.ts';

/** Every kind of change, one descriptor each. */
export const aenderungen = {
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
} as const satisfies Record<AenderungsArt, Aenderungsart>;

export type Wunsch<Art extends AenderungsArt = AenderungsArt> = z.infer<
  (typeof aenderungen)[Art]['wunsch']
>;

type Wartend<Name> = Name extends `${infer Stamm}.*` ? `${Stamm}.${string}` : Name;

/** Names under which a change can wait for its day; a cover has a name of its own (`domain/vertrag.md §6`). */
export type VormerkungsArt = Wartend<(typeof aenderungen)[AenderungsArt]['wartetAls']>;

const beschrieben: Readonly<Record<AenderungsArt, Aenderungsart>> = aenderungen;

/** A statement of the customer's: a broker who may see the contract needs no right to change it (`domain/vertrag.md §2`). */
export function istAngabe(art: AenderungsArt | null): boolean {
  return art !== null && beschrieben[art].istAngabe === true;
}

/** The kind that waits under a name; null where there is none. */
export function artDerVormerkung(name: string): AenderungsArt | null {
  return aenderungsarten.find((art) => wartetAls(beschrieben[art], name)) ?? null;
}

/** The one name under which a kind waits; null where each of several has its own. */
export function vormerkungsArtVon(art: AenderungsArt): VormerkungsArt | null {
  const { wartetAls: name } = beschrieben[art];
  return istVormerkungsArt(name) ? name : null;
}

/** Whether there is such a name at all. */
export function istVormerkungsArt(name: string): name is VormerkungsArt {
  return artDerVormerkung(name) !== null;
}

function wartetAls({ wartetAls: muster }: Aenderungsart, name: string): boolean {
  if (!muster.endsWith('.*')) return name === muster;
  const stamm = muster.slice(0, -1);
  return name.startsWith(stamm) && /^[A-Z0-9_]+$/.test(name.slice(stamm.length));
}
