import type { Berechnung, Verlaufsschritt } from '#contract/entities/aenderung.ts';
import { schluesselAusIdentifier, type Produkt } from '#contract/entities/produkt.ts';
import { produktName } from '#contract/produkte/produkte.ts';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import { type Zahlweise } from '#contract/entities/zahlweise.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatum, tagePlus } from '#contract/tag.ts';
import type { Absender } from '../daten.ts';
import { abschnitt, dokument, fakten, hinweis, liste } from './bauen.ts';
import type { Dokumentinhalt, Fakt } from './inhalt.ts';

/** A change of a contract as its supplement says it. */
export interface Nachtrag {
  absender: Absender;
  produkt: Produkt;
  versicherungsNummer: string;
  nehmer: { name: string; anschrift: readonly string[] };
  /** yyyy-MM-dd. */
  ausgestelltAm: string;
  wirksamkeitsdatum: string;
  unterschiede: readonly { name: string; bisher: string; neu: string }[];
  /** Instalments in cents with their period. */
  beitragAlt: Rate;
  beitragNeu: Rate;
  /** What is paid once beside the instalments; null where there is nothing to settle. */
  einmal: Einmal | null;
  /** What is paid from when on, where other changes are pending too. */
  verlauf: readonly Verlaufsschritt[];
  hinweise: readonly string[];
}

/** Amounts in cents with their days, as a calculation has them. */
type Einmal = Pick<Berechnung, 'anteilBisHauptfaelligkeit' | 'naechsteFaelligkeit' | 'kurzeRate'>;

interface Rate {
  zahlweise: Zahlweise;
  versicherungsPraemie: number;
}

/** The supplement to the policy (`domain/vertrag.md §5`). */
export function nachtrag(angaben: Nachtrag): Dokumentinhalt {
  const { absender, nehmer, versicherungsNummer, ausgestelltAm, hinweise } = angaben;
  const ab = formatDatum(angaben.wirksamkeitsdatum);
  return dokument({
    typ: 'NACHTRAG',
    titel: `Nachtrag zum ${ab}`,
    absender,
    kopf: [
      nehmer.name,
      ...nehmer.anschrift,
      `Versicherungsnummer ${versicherungsNummer}, ausgestellt am ${formatDatum(ausgestelltAm)}`,
    ],
    abschnitte: [
      abschnitt(
        'Was sich ändert',
        `Wir ändern Ihre ${produktName(schluesselAusIdentifier(angaben.produkt))} ab dem ${ab}, wie es hier steht.`,
        fakten(angaben.unterschiede.flatMap(bisherUndNeu)),
      ),
      abschnitt('Beitrag', fakten(beitragsfakten(angaben, ab))),
      ...(angaben.verlauf.length > 2
        ? [
            abschnitt(
              'So entwickelt sich Ihr Beitrag',
              fakten(angaben.verlauf.slice(1).map(verlaufsfakt)),
            ),
          ]
        : []),
      ...(hinweise.length === 0 ? [] : [abschnitt('Bitte beachten Sie', liste(...hinweise))]),
      abschnitt(
        'Was gleich bleibt',
        hinweis('Alles andere in Ihrem Vertrag bleibt, wie es ist.'),
        'Dieser Nachtrag gehört zu Ihrem Versicherungsschein. Bitte bewahren Sie beide zusammen auf.',
      ),
    ],
  });
}

function bisherUndNeu({ name, bisher, neu }: Nachtrag['unterschiede'][number]): Fakt[] {
  return [
    { name: `${name} bisher`, wert: bisher },
    { name: `${name} neu`, wert: neu },
  ];
}

function beitragsfakten({ beitragAlt, beitragNeu, einmal }: Nachtrag, ab: string): Fakt[] {
  return [
    { name: 'Bisher', wert: rate(beitragAlt) },
    { name: `Neu ab ${ab}`, wert: rate(beitragNeu) },
    ...(einmal ? einmalfakten(einmal) : []),
  ];
}

function verlaufsfakt({ ab, was, einmalig, ...schritt }: Verlaufsschritt): Fakt {
  const gutschrift = einmalig && einmalig.betrag < 0 ? ' Gutschrift' : '';
  const einmal = einmalig
    ? `, einmalig ${formatBetrag(Math.abs(einmalig.betrag))}${gutschrift} am ${formatDatum(einmalig.am)}`
    : '';
  const grund = was.length === 0 ? '' : ` (${was.join(', ')})`;
  return { name: `Ab ${formatDatum(ab)}`, wert: `${rate(schritt)}${einmal}${grund}` };
}

function rate({ zahlweise, versicherungsPraemie }: Rate): string {
  return `${zahlweiseLabel[zahlweise]} ${formatBetrag(versicherungsPraemie)}`;
}

function einmalfakten(einmal: Einmal): Fakt[] {
  const { anteilBisHauptfaelligkeit: anteil, naechsteFaelligkeit, kurzeRate } = einmal;
  if (kurzeRate) {
    const { betrag, am, bis } = kurzeRate;
    const wert = `${formatBetrag(betrag)} am ${formatDatum(am)}, für die Tage bis zum ${formatDatum(tagePlus(bis, -1))}`;
    return [{ name: 'Erste, kürzere Rate', wert }];
  }
  if (anteil === 0) return [];
  const am = formatDatum(naechsteFaelligkeit);
  const name = `Einmaliger Ausgleich bis ${am}`;
  return anteil > 0
    ? [{ name, wert: `${formatBetrag(anteil)} zusätzlich am ${am}` }]
    : [{ name, wert: `${formatBetrag(-anteil)} Gutschrift am ${am}` }];
}

/** The same in a sentence; none where nothing is paid once. */
export function einmalsatz(einmal: Einmal): string[] {
  const { anteilBisHauptfaelligkeit: anteil, naechsteFaelligkeit, kurzeRate } = einmal;
  if (kurzeRate) {
    const { betrag, am, bis } = kurzeRate;
    return [
      `Die erste Rate am ${formatDatum(am)} ist kürzer: ${formatBetrag(betrag)} für die Tage bis zum ${formatDatum(tagePlus(bis, -1))}.`,
    ];
  }
  if (anteil === 0) return [];
  const am = formatDatum(naechsteFaelligkeit);
  return [
    anteil > 0
      ? `Am ${am} kommen dazu einmalig ${formatBetrag(anteil)} als Ausgleich für die Tage davor.`
      : `Am ${am} schreiben wir Ihnen einmalig ${formatBetrag(-anteil)} als Ausgleich für die Tage davor gut.`,
  ];
}
