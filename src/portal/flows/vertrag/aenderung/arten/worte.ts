import type { Berechnung } from '#contract/entities/aenderung.ts';
import type { Antworten, Auswahl } from '#machines/vertrag/aenderung/answers.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import type { Zahlweise } from '#contract/entities/zahlweise.ts';
import { nameVon, type Stand } from './art.ts';
import { wertVon } from './auswahl.ts';
import { etikettOhneAngebot } from './etikett.ts';
import { t } from './texte.ts';

/** A change in words: what, from which value, to which. */
export interface Aenderungsworte {
  name: string;
  /** Null where it is not one value that changes. */
  bisher: string | null;
  /** Empty where what was chosen is not offered any more and nothing else names it. */
  neu: string;
  /** `Zahlweise: jährlich` */
  satz: string;
}

export function inWorten(auswahl: Auswahl, stand: Stand): Aenderungsworte {
  const worte = werteVon(auswahl, stand);
  return { ...worte, satz: worte.neu === '' ? worte.name : `${worte.name}: ${worte.neu}` };
}

function werteVon(auswahl: Auswahl, stand: Stand): Omit<Aenderungsworte, 'satz'> {
  const { vertrag, angebot } = stand;
  const name = nameVon(auswahl.art);
  switch (auswahl.art) {
    case 'risikoort': {
      const { risikoOrt } = vertrag;
      return { name, bisher: risikoOrt ? anschrift(risikoOrt) : null, neu: anschrift(auswahl) };
    }
    case 'jahresumsatz':
      return { name, bisher: aktuell(angebot), neu: formatBetrag(auswahl.jahresumsatz) };
    case 'gewerbearten':
      return {
        name,
        bisher: vertrag.versicherteGewerbe ? taetigkeiten(vertrag.versicherteGewerbe) : null,
        neu: taetigkeiten({
          hauptgewerbe: auswahl.hauptgewerbe.name,
          nebengewerbe: auswahl.nebengewerbe.map((eine) => eine.name),
        }),
      };
    case 'elementar':
      return { name, ...dazuOderWeg(auswahl.elementar) };
    case 'bhv':
      return { name, ...dazuOderWeg(auswahl.buerohaftpflicht) };
    case 'deckung':
    case 'zahlweise':
    case 'selbstbeteiligung':
    case 'phv':
    case 'familienstand':
    case 'personenkreis':
    case 'fahrradtyp':
    case 'versicherte-kosten':
    default:
      return gewaehlteOption(auswahl, stand, name);
  }
}

/** What changes besides: the size of the flat with its address. */
export function weitereWerte({ auswahl, wohnung }: Antworten, { vertrag }: Stand): Wertwechsel[] {
  const { hausrat } = vertrag;
  if (auswahl?.art !== 'risikoort' || !hausrat || !wohnung) return [];
  return [
    {
      name: t('wohnflaecheName'),
      bisher: t('quadratmeter', { wert: hausrat.wohnflaeche }),
      neu: t('quadratmeter', { wert: wohnung.wohnflaeche }),
    },
  ];
}

interface Wertwechsel {
  name: string;
  bisher: string;
  neu: string;
}

function gewaehlteOption(auswahl: Auswahl, { vertrag, angebot }: Stand, name: string) {
  const wert = wertVon(auswahl);
  const option = angebot.optionen.find((eine) => eine.wert === wert);
  const jetzt = angebot.optionen.find((eine) => eine.aktuell);
  if (auswahl.art === 'deckung' && typeof auswahl.wert === 'boolean' && option && !jetzt) {
    return { name: option.label, ...dazuOderWeg(auswahl.wert) };
  }
  const neu = option?.label ?? etikettOhneAngebot(auswahl, vertrag) ?? '';
  return { name, bisher: jetzt?.label ?? aktuell(angebot), neu };
}

/** What was out comes in, and the other way round. */
function dazuOderWeg(drin: boolean) {
  const drinnen = t('eingeschlossen');
  const draussen = t('nichtEingeschlossen');
  return drin ? { bisher: draussen, neu: drinnen } : { bisher: drinnen, neu: draussen };
}

function aktuell({ betrag }: Stand['angebot']): string | null {
  return betrag && formatBetrag(betrag.aktuell);
}

function anschrift(ort: { strasse: string; hausnummer: string; plz: string; ort: string }): string {
  return `${ort.strasse} ${ort.hausnummer}, ${ort.plz} ${ort.ort}`;
}

function taetigkeiten(gewerbe: { hauptgewerbe: string; nebengewerbe: readonly string[] }): string {
  return [gewerbe.hauptgewerbe, ...gewerbe.nebengewerbe].join(', ');
}

/** What was chosen, as a sentence quotes it: „halbjährlich“, and „Elementarschutz: eingeschlossen“ with its name. */
export function wahlAus({ art }: Auswahl, { neu, satz }: Aenderungsworte): string {
  if (neu === '') return '';
  return art === 'elementar' || art === 'bhv' || art === 'deckung' ? satz : neu;
}

/** How often is paid once the change holds; a pending one may have made it different by then. */
export function zahlweiseDanach(
  auswahl: Auswahl,
  { vertrag }: Stand,
  { verlauf }: Pick<Berechnung, 'verlauf'>,
): Zahlweise {
  if (auswahl.art === 'zahlweise') return auswahl.zahlweise;
  return verlauf.find(({ eigener }) => eigener)?.zahlweise ?? vertrag.zahlweise;
}

/** How often is paid on the day before it; null where the calculation does not say. */
export function zahlweiseDavor({ verlauf }: Pick<Berechnung, 'verlauf'>): Zahlweise | null {
  const stelle = verlauf.findIndex(({ eigener }) => eigener);
  return verlauf[stelle - 1]?.zahlweise ?? null;
}
