import { formatDatum } from '#contract/tag.ts';
import { fahrradtyp } from '#contract/begriffe/fahrrad.ts';
import { gross } from '#contract/begriffe/gross.ts';
import { phvPersonen } from '#contract/begriffe/haftpflicht.ts';
import { hausratdeckung } from '#contract/begriffe/hausrat.ts';
import { reisende } from '#contract/begriffe/reise.ts';
import type { Vertragsblock } from '#contract/entities/risiken.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import type { Fakt } from '../inhalt/inhalt.ts';

/** What a contract covers, from what the contract says of itself (`domain/vertrag.md §12`). */
export function vertragsleistungen(v: Vertrag): Fakt[] {
  return [...gegenstand(v), ...deckung(v)];
}

function gegenstand(v: Vertrag): Fakt[] {
  return [
    ...namen.flatMap((name) => gegenstandIn(v, name)),
    ...wenn(v.jahresumsatz, ({ value }) => [fakt('Jahresumsatz', formatBetrag(value))]),
  ];
}

function gegenstandIn<B extends Vertragsblock>(v: Vertrag, name: B): Fakt[] {
  const block = v[name];
  return block ? gegenstaende[name](block) : [];
}

/** What each block names as insured, in this order. */
const gegenstaende: {
  readonly [B in Vertragsblock]: (block: NonNullable<Vertrag[B]>) => Fakt[];
} = {
  risikoOrt: ({ strasse, hausnummer, plz, ort }) => [
    fakt('Versicherungsort', `${strasse} ${hausnummer}, ${plz} ${ort}`),
  ],
  hausrat: ({ wohnflaeche }) => [fakt('Wohnfläche', `${wohnflaeche}\u00A0m²`)],
  fahrrad: ({ hersteller, typ, rahmennummer }) => [
    fakt('Rad', [wortAus(fahrradtyp, typ), hersteller].join(', ')),
    ...wenn(rahmennummer, (nummer) => [fakt('Rahmennummer', nummer)]),
  ],
  hunde: (hunde) => [fakt('Hunde', hunde.map(({ name }) => name).join(', '))],
  versicherteGewerbe: ({ hauptgewerbe, nebengewerbe }) => [
    fakt('Tätigkeiten', [hauptgewerbe, ...nebengewerbe].join(', ')),
  ],
  phv: ({ familienstand }) => [fakt('Versichert', familienstand.current.label)],
  reise: ({ personenkreis, beginn, ende }) => [
    fakt('Versichert', gross(reisende[personenkreis])),
    fakt('Reise', `${formatDatum(beginn)} bis ${formatDatum(ende)}`),
  ],
  // Both stand with what is covered besides.
  vh: () => [],
  diensthaftpflicht: () => [],
};

const namen = Object.keys(gegenstaende) as Vertragsblock[];

function deckung(v: Vertrag): Fakt[] {
  const [variante] = v.deckungsVarianten;
  return [
    ...wenn(variante, ({ deckungsVarianteName }) => [fakt('Tarif', deckungsVarianteName)]),
    ...wenn(v.versicherungsSumme, (summe) => [fakt('Versicherungssumme', formatBetrag(summe))]),
    ...wenn(v.hausrat, ({ hausratDeckungen: alle }) => [
      fakt('Bausteine', alle.map((eine) => wortAus(hausratdeckung, eine)).join(', ')),
    ]),
    ...wenn(v.fahrrad, ({ versicherteRisiken: r }) => [
      fakt(
        'Bausteine',
        [
          ...(r.diebstahl ? ['Diebstahl'] : []),
          ...(r.reparatur ? ['Reparatur mit Verschleiß'] : []),
          ...(r.reparaturOhneVerschleiss ? ['Reparatur ohne Verschleiß'] : []),
          ...(r.schutzbrief ? ['Fahrrad-Schutzbrief'] : []),
        ].join(', '),
      ),
    ]),
    ...zusaetze(v),
    ...wenn(v.selbstBeteiligung, ({ wert, unit }) => [
      fakt('Selbstbeteiligung', unit === 'PERCENT' ? `${wert}\u00A0%` : betragOderKeine(wert)),
    ]),
  ];
}

/** What a contract covers besides, or does not. */
function zusaetze({ hausrat, vh, elementar, buerohaftpflicht, phvAnzahl, ...v }: Vertrag): Fakt[] {
  return [
    // Of home contents it stands among the others.
    ...(hausrat ? [] : wenn(elementar, (drin) => [fakt('Elementarschäden', drinOderNicht(drin))])),
    ...wenn(buerohaftpflicht ?? vh?.versicherteGefahren.buerohaftpflicht, (drin) => [
      fakt('Bürohaftpflicht', drinOderNicht(drin)),
    ]),
    ...wenn(phvAnzahl, (anzahl) => [
      fakt(
        'Privathaftpflicht',
        anzahl === 'KEINE' ? drinOderNicht(false) : `Für ${phvPersonen[anzahl]}`,
      ),
    ]),
    ...wenn(v.diensthaftpflicht, ({ eingeschlossen }) => [
      fakt('Diensthaftpflicht', drinOderNicht(eingeschlossen)),
    ]),
  ];
}

function drinOderNicht(drin: boolean): string {
  return drin ? 'Eingeschlossen' : 'Nicht eingeschlossen';
}

function betragOderKeine(cent: number): string {
  return cent === 0 ? 'Keine' : formatBetrag(cent);
}

function fakt(name: string, wert: string): Fakt {
  return { name, wert };
}

function wenn<T>(wert: T | null | undefined, fakten: (wert: T) => Fakt[]): Fakt[] {
  return wert === null || wert === undefined ? [] : fakten(wert);
}

/** The German word of a key; a key nobody knows stays as it is. */
function wortAus(worte: Readonly<Record<string, string>>, key: string): string {
  return worte[key] ?? key;
}
