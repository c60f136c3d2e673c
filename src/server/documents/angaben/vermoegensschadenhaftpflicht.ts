import { formatBetrag } from '#contract/fields/betrag.ts';
import { phvPersonen } from '#contract/begriffe/haftpflicht.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { vermoegensschadenhaftpflichtLeistungen as buch } from '#contract/produkte/leistungen/vermoegensschadenhaftpflicht.ts';
import type { Fakt } from '../inhalt/inhalt.ts';
import { type Gekauft, scheinzeilen } from '../produkte/schein.ts';
import { jahressumme, taetigkeiten } from './betriebshaftpflicht.ts';
import { gewerbeVon, selbstbeteiligungZeile } from './vertragsworte.ts';

/** The policy of a professional, from what a contract says of itself (`domain/vertrag.md §12`). */
export function vermoegensschadenschein(v: Vertrag): Fakt[] {
  const { versicherungsSumme: summe, jahresumsatz, phvAnzahl, vh } = v;
  const buero = v.buerohaftpflicht ?? vh?.versicherteGefahren.buerohaftpflicht;
  const gekauft: Gekauft<typeof buch> = {
    hoechstsumme: jahressumme(summe),
    selbstbeteiligung: selbstbeteiligungZeile(v),
    buero: buero === undefined ? undefined : buero ? {} : null,
    privathaftpflicht:
      phvAnzahl === undefined || phvAnzahl === 'KEINE' ? null : { anzahl: phvPersonen[phvAnzahl] },
    taetigkeiten: taetigkeiten(gewerbeVon(v)),
    umsatz: jahresumsatz && { umsatz: formatBetrag(jahresumsatz.value) },
  };
  return scheinzeilen(buch, { tarif: null, gekauft });
}
