import { monatePlus } from '#contract/tag.ts';
import type { Sparte } from './sparten.ts';

/** Reference day of the worked cases. */
export const heute = '2026-11-20';

/** A row of `domain/beispiele.md §1`: its input as the page writes it, and either a price or an outcome. */
export interface Beispiel {
  nr: number;
  sparte: Sparte;
  eingabe: Eingabe;
  teile?: string;
  rate?: string;
  jahr?: string;
  ergebnis?: string;
}

type Eingabe = Readonly<Record<string, unknown>>;

const balu = { name: 'Balu', rasse: 'Labrador Retriever', mischling: false };
const emma = {
  name: 'Emma',
  rasse: 'Dackel',
  mischling: true,
  mischlingsRasse: 'Berner Sennenhund',
};
const rocky = { name: 'Rocky', rasse: 'Rottweiler', mischling: false };

// oxfmt-ignore
export const beispiele: readonly Beispiel[] = [
  { nr: 1, sparte: 'fahrrad', eingabe: { fahrradTyp: 'E_BIKE', kaufpreis: 3499, plz: '48143', risiken: { diebstahl: true, reparatur: true, schutzbrief: true }, zahlweise: 'MONATLICH' }, teile: 'diebstahl 163,80 + reparatur 104,65 + schutzbrief 9,90', rate: '28,99 EUR (netto 24,36 + St 4,63)', jahr: '347,88 EUR' },
  { nr: 2, sparte: 'fahrrad', eingabe: { fahrradTyp: 'FAHRRAD', kaufpreis: 650, plz: '88212', risiken: { diebstahl: true }, zahlweise: 'JAEHRLICH' }, teile: 'diebstahl 30,00', rate: '35,70 EUR (netto 30,00 + St 5,70)', jahr: '35,70 EUR' },
  { nr: 4, sparte: 'fahrrad', eingabe: { fahrradTyp: 'LASTENRAD', kaufpreis: 5999, plz: '20095', nutzung: 'BERUFLICH', vorschaeden: 1, kaufdatumMonate: 12, risiken: { diebstahl: true, reparaturOhneVerschleiss: true }, zahlweise: 'VIERTELJAEHRLICH' }, teile: 'diebstahl 468,00 + reparaturOhneVerschleiss 153,00', rate: '190,30 EUR (netto 159,91 + St 30,39)', jahr: '761,20 EUR' },
  { nr: 5, sparte: 'fahrrad', eingabe: { fahrradTyp: 'S_PEDELEC', kaufpreis: 4200, plz: '20095', risiken: { diebstahl: true }, zahlweise: 'JAEHRLICH' }, ergebnis: 'NICHT_VERSICHERBAR (S_PEDELEC)' },
  { nr: 7, sparte: 'thv', eingabe: { hunde: [balu], summe: 10, sb: 'SB_KEINE', zahlweise: 'JAEHRLICH' }, teile: 'hund1:Balu 58,00', rate: '69,02 EUR (netto 58,00 + St 11,02)', jahr: '69,02 EUR' },
  { nr: 8, sparte: 'thv', eingabe: { hunde: [balu, emma], summe: 20, sb: 'SB_250', zahlweise: 'HALBJAEHRLICH' }, teile: 'hund1:Balu 51,36 + hund2:Emma 46,23', rate: '59,23 EUR (netto 49,77 + St 9,46)', jahr: '118,46 EUR' },
  { nr: 10, sparte: 'thv', eingabe: { hunde: [rocky], summe: 10, sb: 'SB_500', zahlweise: 'JAEHRLICH' }, teile: 'hund1:Rocky 82,65', rate: '98,35 EUR (netto 82,65 + St 15,70)', jahr: '98,35 EUR' },
  { nr: 11, sparte: 'thv', eingabe: { hunde: [rocky], summe: 10, sb: 'SB_KEINE', zahlweise: 'JAEHRLICH' }, ergebnis: 'OPTION_NICHT_MOEGLICH (LISTENHUND_NUR_MIT_SB_500)' },
  { nr: 13, sparte: 'phv', eingabe: { familienstand: 'SINGLE', summe: 20, sb: 'SB_KEINE', alter: 27, deckung: 'KOMFORT', zahlweise: 'JAEHRLICH' }, teile: 'phv 40,80', rate: '48,55 EUR (netto 40,80 + St 7,75)', jahr: '48,55 EUR' },
  { nr: 14, sparte: 'phv', eingabe: { familienstand: 'SINGLE', summe: 10, sb: 'SB_500', alter: 24, deckung: 'BASIS', zahlweise: 'MONATLICH' }, teile: 'phv 24,00', rate: '2,50 EUR (netto 2,10 + St 0,40)', jahr: '30,00 EUR' },
  { nr: 16, sparte: 'phv', eingabe: { familienstand: 'PAAR', summe: 10, sb: 'SB_500', alter: 63, deckung: 'BASIS', vorschaeden: 1, zahlweise: 'JAEHRLICH' }, teile: 'phv 41,39', rate: '49,25 EUR (netto 41,39 + St 7,86)', jahr: '49,25 EUR' },
  { nr: 17, sparte: 'phv', eingabe: { familienstand: 'FAMILIE', summe: 20, sb: 'SB_250', alter: 39, hfkVariante: 'PLUS', zahlweise: 'VIERTELJAEHRLICH' }, teile: 'phv 67,32', rate: '20,62 EUR (netto 17,33 + St 3,29)', jahr: '82,48 EUR' },
  { nr: 19, sparte: 'hausrat', eingabe: { plz: '48143', strasse: 'Ludgeristrasse', wohnflaeche: 65, wohnform: 'WOHNUNG', sb: 'SB_KEINE', zahlweise: 'JAEHRLICH' }, teile: 'GRUNDDECKUNG 59,15', rate: '68,70 EUR (netto 59,15 + St 9,55)', jahr: '68,70 EUR' },
  { nr: 20, sparte: 'hausrat', eingabe: { plz: '20095', strasse: 'Domstrasse', wohnflaeche: 92, wohnform: 'WOHNUNG', sb: 'SB_250', deckungen: ['GLASBRUCH', 'ELEMENTAR', 'FAHRRAD'], fahrradProzent: 5, zahlweise: 'MONATLICH' }, teile: 'GRUNDDECKUNG 114,19 + GLASBRUCH 18,00 + ELEMENTAR 14,95 + FAHRRAD 101,96', rate: '25,36 EUR (netto 21,80 + St 3,56)', jahr: '304,32 EUR' },
  { nr: 22, sparte: 'hausrat', eingabe: { plz: '45127', strasse: 'Uferstrasse', wohnflaeche: 80, wohnform: 'WOHNUNG', sb: 'SB_KEINE', deckungen: ['ELEMENTAR'], zahlweise: 'JAEHRLICH' }, ergebnis: 'OPTION_NICHT_MOEGLICH (ELEMENTAR_NICHT_EINSCHLIESSBAR)' },
  { nr: 23, sparte: 'hausrat', eingabe: { plz: '45127', strasse: 'Uferstrasse', wohnflaeche: 80, wohnform: 'WOHNUNG', sb: 'SB_KEINE', zahlweise: 'JAEHRLICH' }, teile: 'GRUNDDECKUNG 91,00', rate: '105,70 EUR (netto 91,00 + St 14,70)', jahr: '105,70 EUR' },
  { nr: 25, sparte: 'hausrat', eingabe: { plz: '80331', wohnflaeche: 310, wohnform: 'HAUS', sb: 'SB_KEINE', zahlweise: 'JAEHRLICH' }, ergebnis: 'MANUELLE_PRUEFUNG (WOHNFLAECHE_UEBER_300)' },
  { nr: 26, sparte: 'bhv', eingabe: { hauptgewerbe: '1001', umsatz: 120_000, summe: 5, sb: 'SB_250', existenzgruender: true, zahlweise: 'JAEHRLICH' }, teile: 'bhv 76,50', rate: '91,04 EUR (netto 76,50 + St 14,54)', jahr: '91,04 EUR' },
  { nr: 28, sparte: 'bhv', eingabe: { hauptgewerbe: '1307', umsatz: 1_800_000, summe: 5, sb: 'SB_5000', zahlweise: 'HALBJAEHRLICH' }, teile: 'bhv 5.958,75', rate: '3.616,36 EUR (netto 3.038,96 + St 577,40)', jahr: '7.232,72 EUR' },
  { nr: 29, sparte: 'bhv', eingabe: { hauptgewerbe: '1302', umsatz: 200_000, summe: 5, sb: 'SB_250', risikofrageZuschlag: true, zahlweise: 'JAEHRLICH' }, teile: 'bhv 900,00', rate: '1.071,00 EUR (netto 900,00 + St 171,00)', jahr: '1.071,00 EUR' },
  { nr: 31, sparte: 'bhv', eingabe: { hauptgewerbe: '1401', umsatz: 300_000, summe: 5, sb: 'SB_250', zahlweise: 'JAEHRLICH' }, ergebnis: 'NICHT_VERSICHERBAR (GEWERBE)' },
  { nr: 32, sparte: 'bhv', eingabe: { hauptgewerbe: '1301', umsatz: 5_200_000, summe: 5, sb: 'SB_250', zahlweise: 'JAEHRLICH' }, ergebnis: 'MANUELLE_PRUEFUNG (UMSATZ_UEBER_5_MIO)' },
  { nr: 34, sparte: 'bhv', eingabe: { hauptgewerbe: '1201', umsatz: 180_000, summe: 5, sb: 'SB_250', zahlweise: 'JAEHRLICH' }, teile: 'bhv 216,00', rate: '257,04 EUR (netto 216,00 + St 41,04)', jahr: '257,04 EUR' },
  { nr: 35, sparte: 'reise', eingabe: { art: 'EINZELREISE', personenkreis: 'PAAR', aeltestePerson: 44, ziel: 'EUROPA', reisepreis: 2400, beginn: '2027-02-06', ende: '2027-02-20', bausteine: ['RUECKTRITT', 'REISEKRANKEN'] }, teile: 'RUECKTRITT 81,60 + REISEKRANKEN 28,05', rate: '125,15 EUR (netto 109,65 + St 15,50)', jahr: '125,15 EUR' },
  { nr: 37, sparte: 'reise', eingabe: { art: 'JAHRESVERTRAG', personenkreis: 'SINGLE_PLUS_KIND', aeltestePerson: 36, reisepreis: 4000, sb20: true, bausteine: ['RUECKTRITT', 'REISEKRANKEN'], zahlweise: 'JAEHRLICH' }, teile: 'RUECKTRITT 67,32 + REISEKRANKEN 17,50', rate: '97,61 EUR (netto 84,82 + St 12,79)', jahr: '97,61 EUR' },
  { nr: 38, sparte: 'reise', eingabe: { art: 'EINZELREISE', personenkreis: 'SINGLE', aeltestePerson: 85, ziel: 'EUROPA', reisepreis: 900, beginn: '2027-02-06', ende: '2027-02-13', bausteine: ['RUECKTRITT'] }, ergebnis: 'NICHT_VERSICHERBAR (ALTER)' },
  { nr: 40, sparte: 'si', eingabe: { produkt: 'SI_ALLGEFAHREN', hauptgewerbe: '1203', summe: 120_000, plz: '50667', sb: 'SB_500', ema: true, variante: 'PLUS', zahlweise: 'MONATLICH' }, teile: 'FEUER 201,01 + UEBRIGE_GEFAHREN 469,02', rate: '68,75 EUR (netto 58,63 + St 10,12)', jahr: '825,00 EUR' },
  { nr: 41, sparte: 'si', eingabe: { produkt: 'SI_ALLGEFAHREN', hauptgewerbe: '1203', summe: 120_000, plz: '50667', sb: 'SB_500', zahlweise: 'MONATLICH' }, ergebnis: 'OPTION_NICHT_MOEGLICH (SICHERUNG_FEHLT)' },
  { nr: 43, sparte: 'si', eingabe: { produkt: 'SI_MEHRGEFAHREN', hauptgewerbe: '1001', summe: 20_000, plz: '26122', sb: 'SB_1000', gefahren: ['FEUER', 'LEITUNGSWASSER'], zahlweise: 'JAEHRLICH' }, teile: 'FEUER 72,17 + LEITUNGSWASSER 7,83', rate: '91,02 EUR (netto 80,00 + St 11,02)', jahr: '91,02 EUR' },
  { nr: 44, sparte: 'vh', eingabe: { hauptgewerbe: '1002', umsatz: 150_000, summe: 500_000, sb: 'SB_500', buerohaftpflicht: true, phvAnzahl: 'EINS', zahlweise: 'JAEHRLICH' }, teile: 'vsh 600,00 + buerohaftpflicht 60,00 + phv 42,00', rate: '835,38 EUR (netto 702,00 + St 133,38)', jahr: '835,38 EUR' },
  { nr: 46, sparte: 'vh', eingabe: { hauptgewerbe: '1004', umsatz: 30_000, summe: 100_000, sb: 'SB_250', existenzgruender: true, zahlweise: 'MONATLICH' }, teile: 'vsh 88,30', rate: '9,20 EUR (netto 7,73 + St 1,47)', jahr: '110,40 EUR' },
  { nr: 47, sparte: 'vh', eingabe: { hauptgewerbe: '1502', umsatz: 300_000, summe: 1_000_000, sb: 'SB_500', zahlweise: 'JAEHRLICH' }, ergebnis: 'MANUELLE_PRUEFUNG (PFLICHTVERSICHERUNG)' },
];

const mio = 1_000_000;
const vorJahren = (jahre: number) => monatePlus(heute, -12 * jahre);

/** Short input of the page as the request has it: cents, dates, the names of `domain/antrag.md §6`. */
const uebersetzt: Readonly<Record<string, (wert: never, eingabe: Eingabe) => object>> = {
  kaufpreis: (euro: number) => ({ kaufpreis: euro * 100 }),
  plz: (plz: string, { strasse }) => ({
    risikoOrt: { plz, ...(strasse !== undefined && { strasse }) },
  }),
  strasse: () => ({}),
  kaufdatumMonate: (monate: number) => ({ kaufdatum: monatePlus(heute, -monate) }),
  risiken: (risiken: Record<string, boolean>) => ({
    reparaturschutz: risiken['reparatur']
      ? 'MIT_VERSCHLEISS'
      : risiken['reparaturOhneVerschleiss']
        ? 'OHNE_VERSCHLEISS'
        : 'KEINER',
    schutzbrief: risiken['schutzbrief'] ?? false,
  }),
  // Sums of liability products are in millions on the page.
  summe: (summe: number) => ({ versicherungssumme: (summe < 1000 ? summe * mio : summe) * 100 }),
  alter: (alter: number) => ({ geburtsdatum: vorJahren(alter) }),
  deckungen: (hausratDeckungen: string[]) => ({ hausratDeckungen }),
  umsatz: (euro: number) => ({ jahresumsatz: euro * 100 }),
  existenzgruender: () => ({ gruendungsdatum: vorJahren(1) }),
  risikofrageZuschlag: () => ({ risikofragen: { R14: true } }),
  aeltestePerson: (alter: number, { personenkreis }) => ({
    reisende: [
      { geburtsdatum: vorJahren(alter) },
      ...(personenkreis === 'SINGLE'
        ? []
        : [{ geburtsdatum: vorJahren(personenkreis === 'PAAR' ? 18 : 10) }]),
    ],
  }),
  reisepreis: (euro: number) => ({ reisepreis: euro * 100 }),
};

/** The request of a worked case. */
export function anfrageZu({ eingabe }: Beispiel): object {
  const teile = Object.entries(eingabe).map(([feld, wert]) => {
    const uebersetze = uebersetzt[feld];
    return uebersetze ? uebersetze(wert as never, eingabe) : { [feld]: wert };
  });
  return Object.assign({}, ...teile) as object;
}
