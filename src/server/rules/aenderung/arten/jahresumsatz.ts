import type { Aenderungsart } from '#contract/aenderungen/art.ts';
import { aenderungen, type Wunsch } from '#contract/aenderungen/arten.ts';
import { type ProduktSchluessel, schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { produkte } from '#contract/produkte/produkte.ts';
import { ablehnung } from '../../ablehnung.ts';
import { angehobenAm, korrekturEnde } from '../../fristen/umsatzaufgabe.ts';
import { sprungUeber, umsatzWirksamkeit } from '../../fristen/wirksamkeit.ts';
import { spaeter, tagePlus } from '#contract/tag.ts';
import { cent } from '../../tarif/dezimal.ts';
import { stichtagVon, type Aenderungslage } from '../lage.ts';
import { nachweisregel } from '../nachweis.ts';
import type { Aenderungsregel } from '../regel.ts';
import { wirksamkeitslage } from '../zeitraeume.ts';

const aufrufe: Aenderungsart['aufrufe'] = aenderungen.jahresumsatz.aufrufe;
const kleinsterUmsatz = cent('1000.00 EUR');

/** Less than half of it is shown by the books; whoever has none is answered by a person (G9). */
const beleg = nachweisregel((lage: Aenderungslage, wunsch: Wunsch<'jahresumsatz'>) =>
  wunsch.jahresumsatz * 2 < bisheriger(lage)
    ? 'Laden Sie einen Nachweis hoch, zum Beispiel die BWA oder den Steuerbescheid.'
    : null,
);

/**
 * Another revenue, while somebody asks for it; from the next Hauptfälligkeit on, or tomorrow after a leap (E7).
 * What we raised because nobody answered is corrected for as long as it has held.
 */
export const jahresumsatz: Aenderungsregel<'jahresumsatz'> = {
  art: 'jahresumsatz',
  bewirkt: 'UMSATZ_ANGEGEBEN',
  beiAufruf(name) {
    const { produkt } = aufrufe[name] ?? {};
    return produkt === undefined ? jahresumsatz : jahresumsatzVon(produkt);
  },
  gilt: (lage) => grenzeVon(lage) !== null && lage.risiken.jahresumsatz !== undefined,
  felder: ['turnover'],
  sperre: ({ risiken }) => (risiken.jahresumsatz?.isAdjustable ? null : ablehnung.nichtAenderbar),
  zeitraum(lage, _, wunsch) {
    const umsatzNeu = wunsch?.jahresumsatz ?? bisheriger(lage);
    const angehoben =
      umsatzNeu > sprungUeber(bisheriger(lage)) ? null : korrigierbareAnhebung(lage);
    return angehoben === null
      ? umsatzWirksamkeit(wirksamkeitslage(lage), { umsatzAlt: bisheriger(lage), umsatzNeu })
      : { von: angehoben, bis: angehoben, standard: angehoben };
  },
  wahlen: () => [],
  betrag(lage) {
    const { heute, vertragsBeginn } = lage;
    const tag = spaeter(tagePlus(heute, 1), vertragsBeginn);
    return {
      aktuell: bisheriger(lage),
      von: kleinsterUmsatz,
      bis: grenze(lage),
      sprung: {
        ueber: sprungUeber(bisheriger(lage)),
        zeitraum: { von: tag, bis: tag, standard: tag },
      },
    };
  },
  unveraendert: (lage, wunsch) => bisheriger(lage) === wunsch.jahresumsatz,
  // The cover stays what it was, so a reminder does not keep anybody from telling us (G4).
  richtung: () => 'GLEICH',
  absage: (lage, wunsch) =>
    wunsch.jahresumsatz > grenze(lage) ? ablehnung.umsatzUeber(grenze(lage)) : null,
  anwenden: ({ tarifAngaben, risiken }, { jahresumsatz }) => ({
    tarifAngaben: { ...tarifAngaben, jahresumsatz },
    risiken: { ...risiken, jahresumsatz: { value: jahresumsatz, isAdjustable: false } },
  }),
  hinweise: beleg.hinweise,
  ohneZustimmung: beleg.ohne,
  ohneNachweis: (lage, wunsch) => (beleg.fehlt(lage, wunsch).length > 0 ? ablehnung.manuell : null),
  nachweise: beleg.ids,
  wert: beleg.ohne,
  unterschiede: (lage, wunsch) => [
    {
      name: 'Jahresumsatz',
      bisher: formatBetrag(bisheriger(lage)),
      neu: formatBetrag(wunsch.jahresumsatz),
    },
  ],
};

/** The same for the contracts of one line alone, as its calls take it. */
export function jahresumsatzVon(produkt: ProduktSchluessel): Aenderungsregel<'jahresumsatz'> {
  return {
    ...jahresumsatz,
    gilt: (lage) => schluesselAusIdentifier(lage.produkt) === produkt && jahresumsatz.gilt(lage),
  };
}

/** Day of the raise that may still be corrected (`domain/vertrag.md §7`). */
function korrigierbareAnhebung(lage: Aenderungslage): string | null {
  const stichtag = stichtagVon(lage);
  if (!stichtag) return null;
  const gilt = (tag: string) => tag <= lage.heute && lage.heute <= korrekturEnde(tag);
  const anhebungen = lage.aufgaben.map((aufgabe) => angehobenAm(stichtag, aufgabe));
  return anhebungen.find((tag) => tag !== null && gilt(tag)) ?? null;
}

function bisheriger({ risiken }: Aenderungslage): number {
  return risiken.jahresumsatz?.value ?? 0;
}

function grenze(lage: Aenderungslage): number {
  return grenzeVon(lage) ?? 0;
}

/** The highest its product prices online; null where it does not go by it. */
function grenzeVon({ produkt }: Aenderungslage): number | null {
  const beschreibung = produkte[schluesselAusIdentifier(produkt)];
  if (!('grenzen' in beschreibung) || !('jahresumsatz' in beschreibung.grenzen)) return null;
  return beschreibung.grenzen.jahresumsatz.online;
}
