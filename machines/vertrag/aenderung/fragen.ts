import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import type { Wunsch } from '#contract/aenderungen/arten.ts';
import type { AenderungsFrage, Antworten, Auswahl } from './answers.ts';

/** What is asked before the premium can be calculated, in this order (`domain/vertrag.md §6`). */
export function fragenNach(wahl: Auswahl): readonly AenderungsFrage[] {
  const termin = istFesterTag(wahl) ? [] : ['termin' as const];
  return ['auswahl', ...zusatzfragen(wahl), ...termin];
}

/** Only one day was offered, so none is asked for. */
export function istFesterTag({ zeitraum: { von, bis } }: Auswahl): boolean {
  return von === bis;
}

/** A change as its calls take it. */
export type Aenderungswunsch =
  | {
      [Art in Exclude<AenderungsArt, 'jahresumsatz'>]: { art: Art; wunsch: Wunsch<Art> };
    }[Exclude<AenderungsArt, 'jahresumsatz'>]
  | { art: 'jahresumsatz'; produkt: 'vh' | 'bhv'; wunsch: Wunsch<'jahresumsatz'> };

export interface Berechnungswunsch {
  aenderung: Aenderungswunsch;
  wirksamkeitsdatum: string;
}

/** What is to be calculated; null while an answer is missing. */
export function berechnungswunsch(antworten: Antworten): Berechnungswunsch | null {
  const { auswahl, termin } = antworten;
  if (!auswahl || fragenNach(auswahl).some((frage) => antworten[frage] === undefined)) return null;
  const tag = istFesterTag(auswahl) ? auswahl.zeitraum.von : termin?.wirksamkeitsdatum;
  const aenderung = wunschAus(auswahl, antworten);
  return tag === undefined || aenderung === null ? null : { aenderung, wirksamkeitsdatum: tag };
}

function zusatzfragen(wahl: Auswahl): readonly AenderungsFrage[] {
  switch (wahl.art) {
    case 'elementar':
      return wahl.elementar ? ['vorschaden'] : [];
    case 'risikoort':
      return wahl.mitWohnflaeche ? ['wohnung'] : [];
    case 'familienstand':
      return mitPartner.has(wahl.familienstand) ? ['anlass', 'person1'] : ['anlass'];
    case 'phv':
      return personen.slice(0, anzahl[wahl.anzahl]);
    case 'personenkreis':
      return personen.slice(0, wahl.mitreisende);
    case 'gewerbearten':
      return ['risikofragen'];
    case 'deckung':
      return istElementarDazu(wahl) ? ['vorschaden'] : [];
    case 'zahlweise':
    case 'selbstbeteiligung':
    case 'bhv':
    case 'jahresumsatz':
    case 'versicherte-kosten':
    case 'fahrradtyp':
    default:
      return [];
  }
}

const personen = ['person1', 'person2', 'person3'] as const;
const anzahl = { KEINE: 0, EINS: 1, ZWEI: 2, DREI: 3 } as const;
const mitPartner: ReadonlySet<string> = new Set(['PAAR', 'FAMILIE']);

function wunschAus(wahl: Auswahl, antworten: Antworten): Aenderungswunsch | null {
  switch (wahl.art) {
    case 'zahlweise':
      return { art: wahl.art, wunsch: { zahlweise: wahl.zahlweise } };
    case 'selbstbeteiligung':
      return { art: wahl.art, wunsch: { selbstbeteiligung: wahl.selbstbeteiligung } };
    case 'elementar':
      return {
        art: wahl.art,
        wunsch: { elementar: wahl.elementar, ...vorschaden(wahl, antworten) },
      };
    case 'bhv':
      return { art: wahl.art, wunsch: { buerohaftpflicht: wahl.buerohaftpflicht } };
    case 'phv':
      return {
        art: wahl.art,
        wunsch: { anzahl: wahl.anzahl, personen: genannte(wahl, antworten) },
      };
    case 'familienstand':
      return mitAnlass(wahl, antworten);
    case 'personenkreis':
      return {
        art: wahl.art,
        wunsch: { personenkreis: wahl.personenkreis, reisende: genannte(wahl, antworten) },
      };
    case 'fahrradtyp':
      return { art: wahl.art, wunsch: { fahrradTyp: wahl.fahrradTyp } };
    case 'risikoort': {
      const { plz, ort, strasse, hausnummer } = wahl;
      const flaeche = wahl.mitWohnflaeche ? { ...antworten.wohnung } : {};
      return {
        art: wahl.art,
        wunsch: { risikoOrt: { plz, ort, strasse, hausnummer }, ...flaeche },
      };
    }
    case 'deckung': {
      const { coverageType, wert } = wahl;
      const frueher = istElementarDazu(wahl) ? antworten.vorschaden : {};
      return { art: wahl.art, wunsch: { coverageType, wert, ...frueher } };
    }
    case 'jahresumsatz':
      return {
        art: wahl.art,
        produkt: wahl.produkt,
        wunsch: { jahresumsatz: wahl.jahresumsatz },
      };
    case 'versicherte-kosten':
      return { art: wahl.art, wunsch: { value: wahl.value } };
    case 'gewerbearten':
    default:
      return {
        art: wahl.art,
        wunsch: {
          hauptgewerbe: wahl.hauptgewerbe.gewerbeId,
          nebengewerbe: wahl.nebengewerbe.map(({ gewerbeId }) => gewerbeId),
          risikofragen: antworten.risikofragen ?? {},
        },
      };
  }
}

/** The cover against the elements is one of several of home contents. */
function istElementarDazu({ coverageType, wert }: Extract<Auswahl, { art: 'deckung' }>): boolean {
  return coverageType === 'ELEMENTAR' && wert === true;
}

function vorschaden({ elementar }: { elementar: boolean }, antworten: Antworten) {
  return elementar ? { ...antworten.vorschaden } : {};
}

function genannte(wahl: Auswahl, antworten: Antworten) {
  const gefragt = fragenNach(wahl);
  return personen.filter((p) => gefragt.includes(p)).flatMap((p) => antworten[p] ?? []);
}

function mitAnlass(
  wahl: Extract<Auswahl, { art: 'familienstand' }>,
  antworten: Antworten,
): Aenderungswunsch | null {
  if (!antworten.anlass) return null;
  const [partner] = genannte(wahl, antworten);
  return {
    art: wahl.art,
    wunsch: {
      familienstand: wahl.familienstand,
      ...antworten.anlass,
      ...(partner ? { partner } : {}),
    },
  };
}
