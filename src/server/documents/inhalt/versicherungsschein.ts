import { fristen } from '#contract/zahlen.ts';
import type { Produkt } from '#contract/entities/produkt.ts';
import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { produktName } from '#contract/produkte/produkte.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatum, tagePlus } from '#contract/tag.ts';
import type { Absender, Preis, Versicherungsnehmer } from '../daten.ts';
import { abschnitt, dokument, fakten, hinweis, liste } from './bauen.ts';
import type { Abschnitt, Dokumentinhalt, Fakt } from './inhalt.ts';
import { preisfakten } from './preis.ts';

/** A contract as its policy says it. */
export interface Police {
  absender: Absender;
  produkt: Produkt;
  versicherungsNummer: string;
  nehmer: Versicherungsnehmer;
  leistungen: readonly Fakt[];
  /** Null where the premium is not known. */
  preis: Preis | null;
  /** yyyy-MM-dd. */
  beginn: string;
  /** Last day of a contract that does not go on; null goes on year by year. */
  ablauf: string | null;
  /** First day of the next insurance year; null where there is none. */
  hauptfaelligkeit: string | null;
  ausgestelltAm: string;
  /** Day of a copy that says what the contract is on that day; null for the policy itself. */
  zweitschriftVom: string | null;
  /** Names of the documents that make up the contract besides this one and the conditions. */
  bestandteile: readonly string[];
  /** The conditions with their version. */
  bedingungen: string;
  /** Name of the broker who looks after it. */
  vermittler: string | null;
}

/** The policy (VVG § 3). */
export function versicherungsschein(police: Police): Dokumentinhalt {
  const { absender, versicherungsNummer, nehmer, ausgestelltAm, zweitschriftVom, preis } = police;
  return dokument({
    typ: 'VERSICHERUNGSSCHEIN',
    titel: 'Versicherungsschein',
    absender,
    kopf: [
      nehmer.name,
      ...nehmer.anschrift,
      `Versicherungsnummer ${versicherungsNummer}, ausgestellt am ${formatDatum(ausgestelltAm)}`,
      ...(zweitschriftVom === null
        ? []
        : [`Zweitschrift vom ${formatDatum(zweitschriftVom)} mit dem Stand dieses Tages`]),
    ],
    abschnitte: [
      abschnitt(
        'Ihr Vertrag',
        'Wir bestätigen Ihnen den Versicherungsschutz, wie er hier steht.',
        fakten(vertragsfakten(police)),
      ),
      abschnitt(
        'Mit wem der Vertrag besteht',
        fakten([
          { name: 'Versicherungsnehmer', wert: nehmer.name },
          { name: 'Anschrift', wert: nehmer.anschrift.join(', ') },
          ...nehmer.merkmale,
        ]),
      ),
      abschnitt('Was versichert ist', fakten(police.leistungen)),
      ...(preis === null ? [] : [beitrag(preis, zweitschriftVom)]),
      abschnitt(
        'Grundlagen des Vertrags',
        'Zum Vertrag gehören außer diesem Schein:',
        liste(...police.bestandteile, police.bedingungen),
      ),
      abschnitt(
        'Bitte prüfen Sie diesen Schein',
        hinweis(
          'Weicht er von Ihrem Antrag ab, gilt die Abweichung als genehmigt, wenn Sie nicht innerhalb eines Monats widersprechen.',
        ),
        'Das gilt nur für Abweichungen, auf die wir Sie besonders hingewiesen haben.',
      ),
    ],
  });
}

function vertragsfakten(police: Police): Fakt[] {
  const { absender, produkt, versicherungsNummer, vermittler } = police;
  return [
    { name: 'Versicherung', wert: produktName(schluesselAusIdentifier(produkt)) },
    { name: 'Versicherungsnummer', wert: versicherungsNummer },
    { name: 'Versicherer', wert: absender.versicherer.name },
    ...laufzeitfakten(police),
    ...(vermittler === null ? [] : [{ name: 'Betreuung', wert: vermittler }]),
  ];
}

function laufzeitfakten({ beginn, ablauf, hauptfaelligkeit, ausgestelltAm }: Police): Fakt[] {
  // Concluded for today, it cannot have begun before it was concluded (`domain/antrag.md §5.1`, block B).
  const uhrzeit = beginn === ausgestelltAm ? 'mit dem Abschluss' : '0\u00A0Uhr';
  return [
    { name: 'Beginn', wert: `${formatDatum(beginn)}, ${uhrzeit}` },
    ...(ablauf === null ? verlaengerung(hauptfaelligkeit) : [endet(ablauf)]),
  ];
}

function verlaengerung(hauptfaelligkeit: string | null): Fakt[] {
  const dauer = {
    name: 'Dauer',
    wert: 'Ein Jahr, danach verlängert sich der Vertrag um je ein Jahr, bis jemand kündigt.',
  };
  if (hauptfaelligkeit === null) return [dauer];
  const letzterTag = formatDatum(tagePlus(hauptfaelligkeit, -1));
  return [
    { name: 'Ende des Versicherungsjahres', wert: `${letzterTag}, 24\u00A0Uhr` },
    dauer,
    {
      name: 'Hauptfälligkeit',
      wert: `jedes Jahr, das nächste Mal am ${formatDatum(hauptfaelligkeit)}`,
    },
  ];
}

function endet(ablauf: string): Fakt {
  return { name: 'Ende', wert: `${formatDatum(ablauf)}, 24\u00A0Uhr` };
}

/** A copy comes when the first premium has long been paid. */
function beitrag(preis: Preis, zweitschriftVom: string | null): Abschnitt {
  const faelligkeit = `Der erste Beitrag ist ${fristen.erstbeitragTage}\u00A0Tage nach Zugang dieses Scheins fällig, nicht vor dem Beginn. Er beträgt ${formatBetrag(preis.versicherungsPraemie)}.`;
  return abschnitt(
    'Beitrag',
    fakten(preisfakten(preis)),
    ...(preis.nachlass === undefined ? [] : [preis.nachlass]),
    ...(zweitschriftVom === null ? [faelligkeit] : []),
  );
}
