import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import type {
  AenderungsAntworten,
  AenderungsFrage,
  Auswahl,
  AuswahlVon,
} from '#machines/vertrag/aenderung/answers.ts';
import { gefragtNach } from './tafel.ts';

type Wuensche = {
  readonly [Art in AenderungsArt]: (wahl: AuswahlVon[Art], a: AenderungsAntworten) => object;
};

/** What each kind of change sends to be calculated (`domain/vertrag.md §6`), from the answers alone. */
const wuensche: Wuensche = {
  zahlweise: ({ zahlweise }) => ({ zahlweise }),
  selbstbeteiligung: ({ selbstbeteiligung }) => ({ selbstbeteiligung }),
  elementar: ({ elementar }, { vorschaden }) => ({ elementar, ...vorschaden }),
  bhv: ({ buerohaftpflicht }) => ({ buerohaftpflicht }),
  phv: ({ anzahl }, a) => ({ anzahl, personen: personen(a) }),
  familienstand: ({ familienstand }, { anlass, person1 }) => ({
    familienstand,
    ...anlass,
    ...(person1 === undefined ? {} : { partner: person1 }),
  }),
  personenkreis: ({ personenkreis }, a) => ({ personenkreis, reisende: personen(a) }),
  fahrradtyp: ({ fahrradTyp }) => ({ fahrradTyp }),
  risikoort: ({ plz, ort, strasse, hausnummer }, { wohnung }) => ({
    risikoOrt: { plz, ort, strasse, hausnummer },
    ...wohnung,
  }),
  wohnflaeche: ({ wohnflaeche }) => ({ wohnflaeche }),
  deckung: ({ coverageType, wert }, { vorschaden }) => ({ coverageType, wert, ...vorschaden }),
  jahresumsatz: ({ jahresumsatz }) => ({ jahresumsatz }),
  sachinhaltsumsatz: ({ umsatz }) => ({ umsatz }),
  'versicherte-kosten': ({ value }) => ({ value }),
  gewerbearten: ({ hauptgewerbe, nebengewerbe }, { risikofragen }) => ({
    hauptgewerbe: hauptgewerbe.gewerbeId,
    nebengewerbe: nebengewerbe.map(({ gewerbeId }) => gewerbeId),
    risikofragen,
  }),
};

/** The change with the day from which it holds; null while an answer it needs is missing. */
export function berechnungswunsch(antworten: AenderungsAntworten): object | null {
  const { auswahl, termin } = antworten;
  if (auswahl === undefined) return null;
  const gefragt = gefragtNach(auswahl);
  if (gefragt.some((frage) => antworten[frage] === undefined)) return null;
  const wunsch = wunschAus(auswahl.art, auswahl, nur(gefragt, antworten));
  return {
    aenderung: { art: auswahl.art, wunsch, ...paarVon(auswahl) },
    wirksamkeitsdatum: gefragt.includes('termin')
      ? termin?.wirksamkeitsdatum
      : auswahl.zeitraum.von,
  };
}

function wunschAus<Art extends AenderungsArt>(
  art: Art,
  wahl: AuswahlVon[Art],
  antworten: AenderungsAntworten,
): object {
  const machen: Wuensche[Art] = wuensche[art];
  return machen(wahl, antworten);
}

/** The revenue has a pair of calls for each product. */
function paarVon(auswahl: Auswahl): { paar?: string } {
  return auswahl.art === 'jahresumsatz' ? { paar: `${auswahl.produkt}Umsatz` } : {};
}

/** What was asked for another choice is not sent. */
function nur(gefragt: readonly AenderungsFrage[], antworten: AenderungsAntworten) {
  return Object.fromEntries(
    Object.entries(antworten).filter(([frage]) => gefragt.some((eine) => eine === frage)),
  );
}

function personen({ person1, person2, person3 }: AenderungsAntworten) {
  return [person1, person2, person3].filter((person) => person !== undefined);
}
