import { beratungsanlass, gespraechsart } from '#contract/begriffe/beratung.ts';
import type { Wunsch } from '#contract/begriffe/wunsch.ts';
import type { Beratungsprotokoll, Beratungsvergleich } from '#contract/entities/beratung.ts';
import type { Vermittlerinfo } from '#contract/endpoints/vermittler.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { zeilenAus } from '#contract/fields/gestalteterText.ts';
import { formatMoment } from '#contract/tag.ts';
import { type Beratungsvermerk, letztes } from './ereignis.ts';

interface Beteiligte {
  readonly kunde: string;
  readonly berater: string;
  readonly vermittler: Pick<Vermittlerinfo, 'name' | 'vermittlerNummer' | 'ihkNummer'> | null;
}

type Abschnitte = Beratungsprotokoll['abschnitte'];
type Zeile = Abschnitte[number]['zeilen'][number];

/** The record of an advice, made of nothing but its events (VVG §§ 61, 62); null while something was not said. */
export function protokollAus(
  beteiligte: Beteiligte,
  vermerke: readonly Beratungsvermerk[],
): Abschnitte | null {
  const bedarf = letztes(vermerke, 'BEDARF');
  const verglichen = letztes(vermerke, 'VERGLEICH');
  const empfohlen = letztes(vermerke, 'EMPFEHLUNG');
  if (!bedarf || !verglichen || !empfohlen) return null;
  const { vergleich } = verglichen.inhalt;
  const { bisher, ...gesagt } = bedarf.inhalt.bedarf;
  const { begruendung } = empfohlen.inhalt.empfehlung;
  return [
    { titel: 'Wer gesprochen hat', zeilen: werSprach(beteiligte, vermerke, gesagt.gespraechsart) },
    {
      titel: 'Warum',
      zeilen: [
        zeile('Anlass', beratungsanlass[gesagt.anlass]),
        zeile('Bisher versichert', bisher || 'Nicht versichert'),
      ],
    },
    {
      titel: 'Was Ihnen wichtig ist',
      zeilen: [
        zeile('Ihre Wünsche', gesagt.wuensche),
        zeile('Was versichert werden soll', gesagt.gegenstand),
        zeile('Grundlage der Angebote', vergleich.risiko),
      ],
    },
    { titel: 'Was verglichen wurde', zeilen: vergleich.angebote.map(angebotszeile) },
    { titel: 'Was Ihnen geraten wurde', zeilen: rat(vergleich, empfohlen.inhalt.empfohlen) },
    {
      titel: 'Gründe',
      zeilen: zeilenAus(begruendung).map(({ text, istPunkt }) => ({
        name: null,
        wert: istPunkt ? `– ${text}` : text,
      })),
    },
    { titel: 'Wie Sie entschieden haben', zeilen: entscheidung(vergleich, empfohlen.inhalt) },
    {
      titel: 'Verzicht',
      zeilen: [{ name: null, wert: 'Auf Beratung und Dokumentation haben Sie nicht verzichtet.' }],
    },
  ];
}

function werSprach(
  { kunde, berater, vermittler }: Beteiligte,
  vermerke: readonly Beratungsvermerk[],
  art: keyof typeof gespraechsart,
): Zeile[] {
  const haus = vermittler
    ? [
        vermittler.name,
        `Vermittlernummer ${vermittler.vermittlerNummer}`,
        ...(vermittler.ihkNummer === null ? [] : [`Registernummer ${vermittler.ihkNummer}`]),
      ]
    : [];
  const begonnen = letztes(vermerke, 'BEGONNEN');
  const uebergeben = letztes(vermerke, 'ERSTINFORMATION');
  return [
    zeile('Kundin oder Kunde', kunde),
    zeile('Beratung', [berater, ...haus].join(', ')),
    ...(begonnen ? [zeile('Gespräch', `${gespraechsart[art]}, ${moment(begonnen.zeit)}`)] : []),
    ...(uebergeben
      ? [zeile('Erstinformation', `ausgehändigt, ${moment(uebergeben.zeit)}`)]
      : [zeile('Erstinformation', 'bei einer früheren Beratung ausgehändigt')]),
  ];
}

function rat(vergleich: Beratungsvergleich, empfohlen: Wunsch): Zeile[] {
  const stelle = vergleich.angebote.findIndex(({ wunsch }) => wunsch === empfohlen);
  const angebot = vergleich.angebote[stelle];
  if (!angebot) return [];
  return [
    angebotszeile(angebot),
    ...vergleich.zeilen.map(({ label, werte }) => {
      const wert = werte[stelle] ?? '';
      return zeile(label, typeof wert === 'boolean' ? (wert ? 'ja' : 'nein') : wert);
    }),
    ...(vergleich.immer === '' ? [] : [{ name: null, wert: vergleich.immer }]),
  ];
}

function entscheidung(
  { angebote }: Beratungsvergleich,
  { empfohlen, empfehlung: { gewaehlt } }: { empfohlen: Wunsch; empfehlung: { gewaehlt: Wunsch } },
): Zeile[] {
  const name = angebote.find(({ wunsch }) => wunsch === gewaehlt)?.name ?? '';
  const wert =
    gewaehlt === empfohlen
      ? `Sie folgen dem Rat und wählen ${name}.`
      : `Sie wählen ${name}, anders als empfohlen.`;
  return [{ name: null, wert }];
}

function angebotszeile({ name, jahresbeitrag }: Beratungsvergleich['angebote'][number]): Zeile {
  return zeile(name, `${formatBetrag(jahresbeitrag)} im Jahr, mit Versicherungsteuer`);
}

function moment(zeit: Date): string {
  const { datum, uhrzeit } = formatMoment(zeit);
  return `${datum}, ${uhrzeit}\u00A0Uhr`;
}

function zeile(name: string, wert: string): Zeile {
  return { name, wert };
}
