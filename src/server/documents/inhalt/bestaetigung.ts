import { bestaetigungsName, type Bestaetigungsart } from '#contract/entities/bestaetigung.ts';
import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { produktName } from '#contract/produkte/produkte.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatum } from '#contract/tag.ts';
import type { Absender, Empfaenger } from '../daten.ts';
import { vertragsleistungen } from '../angaben/vertrag.ts';
import type { Tarifangaben } from '../angaben/vertragsworte.ts';
import { abschnitt, dokument, fakten, hinweis } from './bauen.ts';
import type { Abschnitt, Dokumentinhalt, Fakt } from './inhalt.ts';

/** A contract as its confirmations say it. */
export interface Bestaetigter {
  absender: Absender;
  nehmer: Empfaenger;
  vertrag: Vertrag;
  /** What it was priced from. */
  tarifAngaben: Tarifangaben;
  /** Last day of cover, yyyy-MM-dd; null goes on year by year. */
  ende: string | null;
  /** Today in Berlin, yyyy-MM-dd. */
  heute: string;
  schaeden: readonly { schadenNummer: string; schadendatum: string }[];
  /** Of the year that is confirmed, cents; null for the other kinds. */
  beitragsjahr: Beitragsjahr | null;
}

interface Beitragsjahr {
  jahr: number;
  betrag: number;
  steuer: number;
  raten: number;
  /** Not paid yet. */
  offen: number;
}

/** A confirmation on request, as it stands on that day (`domain/vertrag.md §10`). */
export function bestaetigung(art: Bestaetigungsart, daten: Bestaetigter): Dokumentinhalt {
  const { absender, nehmer, vertrag, heute, beitragsjahr } = daten;
  const jahr = beitragsjahr === null ? '' : ` ${beitragsjahr.jahr}`;
  return dokument({
    typ: art,
    titel: `${bestaetigungsName[art]}${jahr}`,
    absender,
    kopf: [
      nehmer.name,
      ...nehmer.anschrift,
      `Versicherungsnummer ${vertrag.versicherungsNummer}, ausgestellt am ${formatDatum(heute)}`,
    ],
    abschnitte: [
      ...inhalte[art](daten),
      abschnitt(
        'Gut zu wissen',
        `Diese Bestätigung gibt den Stand vom ${formatDatum(heute)} wieder. Sie ändert nichts am Vertrag.`,
        'Wir haben sie elektronisch erstellt. Sie gilt ohne Unterschrift.',
      ),
    ],
  });
}

const inhalte = {
  VERSICHERUNGSBESTAETIGUNG: (daten) => [
    abschnitt('Das bestätigen wir', hinweis(schutz(daten)), fakten(vertragsfakten(daten))),
    ...leistungen(daten, daten.vertrag),
  ],
  HUNDEHALTERBESTAETIGUNG: (daten) => [
    abschnitt(
      'Zur Vorlage bei Ihrer Gemeinde',
      hinweis(schutz(daten)),
      'Versichert ist die gesetzliche Haftpflicht, die Sie als Halterin oder Halter trifft.',
      fakten(vertragsfakten(daten)),
    ),
    ...hunde(daten.vertrag),
    ...leistungen(daten, { ...daten.vertrag, hunde: undefined }),
  ],
  HAFTPFLICHTBESTAETIGUNG: (daten) => [
    abschnitt(
      'Zur Vorlage bei Ihren Auftraggebern',
      hinweis(schutz(daten)),
      ...summe(daten.vertrag),
      fakten(vertragsfakten(daten)),
    ),
    // The sum stands above, and what a firm turns over is not for those who hire it.
    ...leistungen(daten, { ...daten.vertrag, versicherungsSumme: null, jahresumsatz: undefined }),
  ],
  BEITRAGSBESTAETIGUNG: (daten) => [
    ...(daten.beitragsjahr === null ? [] : [beitrag(daten, daten.beitragsjahr)]),
    abschnitt('Ihr Vertrag', fakten(vertragsfakten(daten))),
  ],
  SCHADENFREIHEITSBESTAETIGUNG: (daten) => [
    schadenverlauf(daten),
    abschnitt('Ihr Vertrag', fakten(vertragsfakten(daten))),
  ],
} as const satisfies Record<Bestaetigungsart, (daten: Bestaetigter) => Abschnitt[]>;

function schutz({ nehmer, vertrag, heute }: Bestaetigter): string {
  const { vertragsBeginn, beginnverlegung } = vertrag;
  const beginn = beginnverlegung ?? vertragsBeginn;
  const seit = beginn > heute ? 'ab dem' : 'seit dem';
  return `Für ${nehmer.name} besteht ${seit} ${formatDatum(beginn)} Versicherungsschutz, wie er hier steht.`;
}

function vertragsfakten({ absender, vertrag, ende }: Bestaetigter): Fakt[] {
  const { produktIdentifier, versicherungsNummer, vertragsBeginn, beginnverlegung } = vertrag;
  return [
    { name: 'Versicherung', wert: produktName(schluesselAusIdentifier(produktIdentifier)) },
    { name: 'Versicherungsnummer', wert: versicherungsNummer },
    { name: 'Versicherer', wert: absender.versicherer.name },
    { name: 'Beginn', wert: `${formatDatum(beginnverlegung ?? vertragsBeginn)}, 0\u00A0Uhr` },
    ende === null
      ? { name: 'Dauer', wert: 'Der Vertrag verlängert sich jedes Jahr.' }
      : { name: 'Ende', wert: `${formatDatum(ende)}, 24\u00A0Uhr` },
  ];
}

/** What is covered, of as much of the contract as is for those who read it. */
function leistungen({ tarifAngaben }: Bestaetigter, vertrag: Vertrag): Abschnitt[] {
  const alle = vertragsleistungen(vertrag, tarifAngaben);
  return alle.length === 0 ? [] : [abschnitt('Was versichert ist', fakten(alle))];
}

function hunde({ hunde: alle = [] }: Vertrag): Abschnitt[] {
  return alle.map(({ name, rasse, mischling, mischlingsRasse, chipOrTattoo }) => {
    const zweite = mischlingsRasse === null ? '' : ` mit ${mischlingsRasse}`;
    const chip = chipOrTattoo ?? 'uns nicht bekannt';
    return abschnitt(
      `Ihr Hund ${name}`,
      fakten([
        { name: 'Rasse', wert: mischling ? `${rasse}, Mischling${zweite}` : rasse },
        { name: 'Chip oder Tätowierung', wert: chip },
      ]),
    );
  });
}

function summe({ versicherungsSumme: cent }: Vertrag): string[] {
  return cent === null
    ? []
    : [`Wir leisten bis zu ${formatBetrag(cent)} für jeden Versicherungsfall.`];
}

function beitrag({ nehmer }: Bestaetigter, gezahlt: Beitragsjahr): Abschnitt {
  const { jahr, betrag, steuer, raten, offen } = gezahlt;
  const faellig = `Für ${nehmer.name} sind ${jahr} Beiträge von ${formatBetrag(betrag)} fällig geworden.`;
  return abschnitt(
    `Ihre Beiträge ${jahr}`,
    hinweis(offen === 0 ? `${faellig} Sie sind bezahlt.` : faellig),
    fakten([
      { name: 'Beiträge im Jahr', wert: formatBetrag(betrag) },
      { name: 'Darin Versicherungsteuer', wert: formatBetrag(steuer) },
      { name: 'Zahlungen', wert: String(raten) },
      ...(offen === 0 ? [] : [{ name: 'Davon noch offen', wert: formatBetrag(offen) }]),
    ]),
  );
}

function schadenverlauf({ vertrag, heute, ende, schaeden }: Bestaetigter): Abschnitt {
  const bis = ende !== null && ende < heute ? ende : heute;
  const zeitraum = `Vom ${formatDatum(vertrag.vertragsBeginn)} bis zum ${formatDatum(bis)}`;
  const nachTag = schaeden.toSorted((a, b) => b.schadendatum.localeCompare(a.schadendatum));
  const [letzter] = nachTag;
  if (!letzter) {
    return abschnitt(
      'Ihr Schadenverlauf',
      hinweis(`${zeitraum} ist uns kein Schaden gemeldet worden.`),
    );
  }
  return abschnitt(
    'Ihr Schadenverlauf',
    hinweis(
      `Seit dem ${formatDatum(letzter.schadendatum)} ist uns kein weiterer Schaden gemeldet worden.`,
    ),
    `${zeitraum} sind uns diese Schäden gemeldet worden:`,
    fakten(
      nachTag.map(({ schadenNummer, schadendatum }) => ({
        name: `Schaden vom ${formatDatum(schadendatum)}`,
        wert: `Schadennummer ${schadenNummer}`,
      })),
    ),
  );
}
