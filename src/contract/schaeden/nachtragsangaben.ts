import { formatBetrag } from '../fields/betrag.ts';
import { formatDatum } from '../tagformat.ts';
import {
  kontowahlen,
  type Nachtrag,
  sachzustaende,
  schuldeinschaetzungen,
  type Umstandsantworten,
  verhaeltnisse,
} from './nachtrag.ts';
import { type Nachtragsfragen, type Umstand, umstaendeBei } from './umstaende.ts';

interface Angabe {
  label: string;
  wert: string;
}

type Zeile = readonly [label: string, wert: string | undefined];

/** What was said after the report in German words, part by part; an account is named as it is given. */
export function nachtragsangaben(
  fragen: Nachtragsfragen,
  schadenart: string,
  nachtrag: Nachtrag,
): Angabe[] {
  const { umstaende = {}, sachen, beteiligte, polizei, versicherung, auszahlung } = nachtrag;
  const zeilen: readonly Zeile[] = [
    ...umstaendeBei(fragen, schadenart).map(([name, frage]): Zeile => [
      frage.label,
      inWorten(frage, umstaende[name]),
    ]),
    ...(sachen ? sachzeilen(sachen) : []),
    ...(beteiligte ? beteiligtenzeilen(beteiligte) : []),
    ...(polizei ? polizeizeilen(polizei) : []),
    ['Andere Versicherung', versicherung && (versicherung.versicherer ?? 'Nein')],
    ['Auszahlung', auszahlung && (auszahlung.iban ?? kontowahlen[auszahlung.konto])],
  ];
  return zeilen.flatMap(([label, wert]) =>
    wert === undefined || wert === '' ? [] : [{ label, wert }],
  );
}

function inWorten(
  frage: Umstand,
  antwort: Umstandsantworten[string] | undefined,
): string | undefined {
  if (antwort === undefined) return undefined;
  switch (frage.art) {
    case 'wahl':
      return frage.antworten[String(antwort)]?.label;
    case 'mehrere':
      return Array.isArray(antwort)
        ? antwort.map((eine) => frage.antworten[eine]?.label ?? eine).join(', ')
        : undefined;
    case 'jaNein':
      return jaNein(antwort === true);
    case 'betrag':
      return formatBetrag(Number(antwort));
    case 'tag':
      return formatDatum(String(antwort));
    case 'text':
    default:
      return String(antwort);
  }
}

function sachzeilen({ positionen, schadenhoehe }: NonNullable<Nachtrag['sachen']>): Zeile[] {
  return [
    ...positionen.map(({ bezeichnung, neupreis, kaufdatum, zustand, beleg }, stelle): Zeile => [
      `Sache ${stelle + 1}`,
      [
        bezeichnung,
        formatBetrag(neupreis),
        sachzustaende[zustand],
        ...(kaufdatum === undefined ? [] : [`gekauft am ${formatDatum(kaufdatum)}`]),
        beleg ? 'mit Beleg' : 'ohne Beleg',
      ].join(', '),
    ]),
    [
      'Geschätzte Schadenhöhe',
      schadenhoehe === undefined ? 'noch nicht bekannt' : formatBetrag(schadenhoehe),
    ],
  ];
}

function beteiligtenzeilen(angaben: NonNullable<Nachtrag['beteiligte']>): Zeile[] {
  const { geschaedigte, anspruchGestellt, anspruchAm, verantwortlich, begruendung, zeugen } =
    angaben;
  return [
    ...geschaedigte.map(({ name, verhaeltnis, anschrift, telefon, email }, stelle): Zeile => [
      `Geschädigt ${stelle + 1}`,
      [name, verhaeltnisse[verhaeltnis], anschrift, telefon, email].filter(Boolean).join(', '),
    ]),
    [
      'Geld gefordert',
      anspruchGestellt && anspruchAm !== undefined
        ? `Ja, am ${formatDatum(anspruchAm)}`
        : jaNein(anspruchGestellt),
    ],
    ['Verantwortlich', schuldeinschaetzungen[verantwortlich]],
    ['Begründung', begruendung],
    ['Zeugen', zeugen],
  ];
}

function polizeizeilen(angaben: NonNullable<Nachtrag['polizei']>): Zeile[] {
  const { gemeldet, dienststelle, anzeigeAm, aktenzeichen, stehlgutliste } = angaben;
  return [
    ['Polizei verständigt', jaNein(gemeldet)],
    ['Dienststelle', dienststelle],
    ['Anzeige am', anzeigeAm && formatDatum(anzeigeAm)],
    ['Aktenzeichen', aktenzeichen],
    ['Stehlgutliste eingereicht', stehlgutliste === undefined ? undefined : jaNein(stehlgutliste)],
  ];
}

function jaNein(antwort: boolean): string {
  return antwort ? 'Ja' : 'Nein';
}
