import { gross } from '#contract/begriffe/gross.ts';
import { reisende, reiseziel } from '#contract/begriffe/reise.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import type { reise as beschreibung } from '#contract/produkte/reise.ts';
import { reiseLeistungen as buch } from '#contract/produkte/leistungen/reise.ts';
import { formatDatum } from '#contract/tag.ts';
import type { Fakt } from '../inhalt/inhalt.ts';
import { type Gekauft, scheinzeilen, type Scheinworte } from '../produkte/schein.ts';
import { listeAus, type Tarifangaben, textAus, wortAus } from './vertragsworte.ts';

type Baustein = (typeof beschreibung)['grenzen']['bausteine'][number];

/** The policy of travellers, from what a contract says of itself (`domain/vertrag.md §12`). */
export function reiseschein(v: Vertrag, angaben: Tarifangaben): Fakt[] {
  const { reise, versicherungsSumme: summe, selbstBeteiligung } = v;
  const bausteine = listeAus(angaben, 'bausteine');
  // Of an older contract nobody knows which of them it has.
  const drin = (einer: Baustein): Scheinworte | null | undefined =>
    bausteine.length === 0 ? undefined : bausteine.includes(einer) ? {} : null;
  const ziel = textAus(angaben, 'ziel');
  const gekauft: Gekauft<typeof buch> = {
    ruecktritt: drin('RUECKTRITT'),
    kranken: drin('REISEKRANKEN'),
    gepaeck: drin('GEPAECK'),
    mitreisende: reise ? { personen: gross(reisende[reise.personenkreis]) } : undefined,
    ziel: ziel === undefined ? undefined : { ziel: wortAus(reiseziel, ziel) },
    hoechstsumme: summe === null ? undefined : { summe: formatBetrag(summe) },
    dauer: reise
      ? { reise: `${formatDatum(reise.beginn)} bis ${formatDatum(reise.ende)}` }
      : undefined,
    ruecktrittSelbstbeteiligung: selbstBeteiligung?.unit === 'PERCENT' ? {} : null,
  };
  return scheinzeilen(buch, { tarif: null, gekauft });
}
