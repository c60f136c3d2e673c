import type { BetriebsAntworten } from './betrieb.ts';
import type { Antragsstand } from './context.ts';
import { istKoerperschaft } from './firma.ts';
import { gegenTaetigkeit, taetigkeitenIn } from './gewerbe.ts';
import { firmaAus } from './nehmer.ts';
import { ergebnisVon, type Produktregel } from './regel.ts';

/** What the rules of all firms have in common whose price follows what they do and earn; the rule it becomes part of reads its own questions. */
export function betriebsregel<A extends BetriebsAntworten>(regel: () => Produktregel<A>) {
  return {
    nehmer: (antworten: A) => firmaAus({ ...antworten, ...sitz(antworten) }),
    taetigkeiten: taetigkeitenIn,
    zahlweise: 'MONATLICH',
    nimmtAn: ({ angebot }: A) => Object.keys(angebot?.annahmen ?? {}).length > 0,
    widersprueche: (schritt: string, stand: Antragsstand<A>) =>
      schritt === 'taetigkeit'
        ? gegenTaetigkeit(stand.antworten, ergebnisVon(regel(), 'risikofragenLaden', stand) ?? [])
        : [],
    istVonHand: (schritt: string, antworten: A) =>
      (schritt === 'betrieb' && antworten.betrieb?.auslandsanteilUeber10 === true) ||
      istKoerperschaft(schritt, antworten),
  } as const;
}

/** What every such price asks of the firm; null while an answer is missing. */
export function betriebsrisiko(
  { einstieg, taetigkeit, betrieb }: BetriebsAntworten,
  heute: string,
) {
  if (!einstieg || !taetigkeit || !betrieb) return null;
  const { gruendungsdatum } = betrieb;
  return {
    hauptgewerbe: einstieg.hauptgewerbe.gewerbeId,
    nebengewerbe: taetigkeit.nebengewerbe.map(({ gewerbeId }) => gewerbeId),
    // The tariff counts an answer only where one of the trades has the question.
    risikofragen: taetigkeit.risikofragen,
    jahresumsatz: einstieg.jahresumsatz,
    // A founder who has not said when founded today.
    ...(gruendungsdatum === undefined ? {} : { gruendungsdatum: gruendungsdatum || heute }),
    auslandsumsatzUSA: betrieb.auslandsumsatzUSA,
  };
}

/** Where the firm is; nothing while it is not known. */
export function sitz({ betrieb }: Pick<BetriebsAntworten, 'betrieb'>) {
  if (!betrieb) return {};
  const { plz, ort, strasse, hausnummer } = betrieb;
  return { firmensitz: { plz, ort, strasse, hausnummer } };
}
