import { produktName, schluesselAusIdentifier, type Produkt } from '#contract/entities/produkt.ts';
import { zahlweiseLabel, type Zahlweise } from '#contract/entities/zahlweise.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { datumDeutsch } from '../../rules/kalender.ts';
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
  /** Cents, debited or credited with the next collection; null where there is nothing to settle. */
  anteilBisHauptfaelligkeit: number | null;
  hinweise: readonly string[];
}

interface Rate {
  zahlweise: Zahlweise;
  versicherungsPraemie: number;
}

/** The supplement to the policy (`domain/vertrag.md §5`). */
export function nachtrag(angaben: Nachtrag): Dokumentinhalt {
  const { absender, nehmer, versicherungsNummer, ausgestelltAm, hinweise } = angaben;
  const ab = datumDeutsch(angaben.wirksamkeitsdatum);
  return dokument({
    typ: 'NACHTRAG',
    titel: `Nachtrag zum ${ab}`,
    absender,
    kopf: [
      nehmer.name,
      ...nehmer.anschrift,
      `Versicherungsnummer ${versicherungsNummer}, ausgestellt am ${datumDeutsch(ausgestelltAm)}`,
    ],
    abschnitte: [
      abschnitt(
        'Was sich ändert',
        `Wir ändern Ihre ${produktName[schluesselAusIdentifier(angaben.produkt)]} ab dem ${ab}, wie es hier steht.`,
        fakten(angaben.unterschiede.flatMap(bisherUndNeu)),
      ),
      abschnitt('Beitrag', fakten(beitragsfakten(angaben, ab))),
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

function beitragsfakten({ beitragAlt, beitragNeu, ...rest }: Nachtrag, ab: string): Fakt[] {
  const { anteilBisHauptfaelligkeit: anteil } = rest;
  return [
    { name: 'Bisher', wert: rate(beitragAlt) },
    { name: `Neu ab ${ab}`, wert: rate(beitragNeu) },
    ...(anteil === null || anteil === 0 ? [] : [ausgleich(anteil)]),
  ];
}

function rate({ zahlweise, versicherungsPraemie }: Rate): string {
  return `${zahlweiseLabel[zahlweise]} ${formatBetrag(versicherungsPraemie)}`;
}

function ausgleich(anteil: number): Fakt {
  const name = 'Bis zur Hauptfälligkeit';
  return anteil > 0
    ? { name, wert: `${formatBetrag(anteil)} zusätzlich mit der nächsten Zahlung` }
    : { name, wert: `${formatBetrag(-anteil)} Gutschrift mit der nächsten Zahlung` };
}
