import { safeParse, type $ZodType } from 'zod/v4/core';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import { aenderungen, type Wunsch } from '#contract/aenderungen/arten.ts';
import { buerohaftpflicht } from './arten/buerohaftpflicht.ts';
import { deckung } from './arten/deckung.ts';
import { elementar } from './arten/elementar.ts';
import { fahrradtyp } from './arten/fahrradtyp.ts';
import { familienstand } from './arten/familienstand.ts';
import { gewerbearten } from './arten/gewerbearten.ts';
import { sachinhaltsumsatz } from './arten/sachinhaltsumsatz.ts';
import { jahresumsatz } from './arten/jahresumsatz.ts';
import { personenkreis } from './arten/personenkreis.ts';
import { phv } from './arten/phv.ts';
import { risikoort } from './arten/risikoort.ts';
import { selbstbeteiligung } from './arten/selbstbeteiligung.ts';
import { versicherungssumme } from './arten/versicherungssumme.ts';
import { wohnflaeche } from './arten/wohnflaeche.ts';
import { zahlweise } from './arten/zahlweise.ts';
import type { Aenderungsregel } from './regel.ts';

type Regeln = { readonly [Art in AenderungsArt]: Aenderungsregel<Art> };

/** Every kind of change, one file each. */
const regeln: Regeln = {
  zahlweise,
  selbstbeteiligung,
  elementar,
  bhv: buerohaftpflicht,
  phv,
  deckung,
  jahresumsatz,
  sachinhaltsumsatz,
  'versicherte-kosten': versicherungssumme,
  familienstand,
  personenkreis,
  fahrradtyp,
  risikoort,
  wohnflaeche,
  gewerbearten,
};

/** The rule of a kind. */
export function regelZu<Art extends AenderungsArt>(art: Art): Aenderungsregel<Art> {
  return regeln[art];
}

/** The wish as it is kept while it waits. */
export function wertVon<Art extends AenderungsArt>(
  regel: Aenderungsregel<Art>,
  wunsch: Wunsch<Art>,
): unknown {
  return regel.wert?.(wunsch) ?? wunsch;
}

/** The wish that waits; null when it cannot be read any more. */
export function wunschAus<Art extends AenderungsArt>(
  regel: Aenderungsregel<Art>,
  wert: unknown,
): Wunsch<Art> | null {
  const gelesen = safeParse(wunschform(regel.art), regel.ausWert?.(wert) ?? wert);
  return gelesen.success ? gelesen.data : null;
}

const formen: { readonly [Art in AenderungsArt]: { wunsch: $ZodType<Wunsch<Art>> } } = aenderungen;

/** Shape of the value field of a kind. */
export function wunschform<Art extends AenderungsArt>(art: Art): $ZodType<Wunsch<Art>> {
  return formen[art].wunsch;
}
