import { beratungsanlass, gespraechsart } from '#contract/begriffe/beratung.ts';
import { type Wunsch, wuensche, wunsch as wunschworte } from '#contract/begriffe/wunsch.ts';
import type {
  Beratungsangebot,
  Beratungsbedarf,
  Beratungsprotokoll,
  Beratungsvergleich,
  Empfehlung,
} from '#contract/entities/beratung.ts';
import type { Vermittlerinfo } from '#contract/endpoints/vermittler.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { zeilenAus } from '#contract/fields/gestalteterText.ts';
import { formatMoment } from '#contract/tag.ts';
import { type Beratungsvermerk, type Einstiegsantwort, letztes } from './ereignis.ts';

interface Beteiligte {
  readonly kunde: string;
  readonly berater: string;
  /** When she got the first information, in this advice or an earlier one. */
  readonly uebergebenAm: Date;
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
  const gesagt = bedarf.inhalt.bedarf;
  return [
    { titel: 'Wer gesprochen hat', zeilen: werSprach(beteiligte, vermerke, gesagt.gespraechsart) },
    { titel: 'Warum', zeilen: warum(gesagt) },
    { titel: 'Was Ihnen wichtig ist', zeilen: wichtiges(bedarf.inhalt, vergleich) },
    { titel: 'Was verglichen wurde', zeilen: vergleich.angebote.map(angebotszeile) },
    { titel: 'Was Ihnen geraten wurde', zeilen: rat(vergleich, empfohlen.inhalt.empfohlen) },
    { titel: 'Gründe', zeilen: gruende(empfohlen.inhalt.empfehlung) },
    { titel: 'Wie Sie entschieden haben', zeilen: entscheidung(vergleich, empfohlen.inhalt) },
    {
      titel: 'Verzicht',
      zeilen: [{ name: null, wert: 'Auf Beratung und Dokumentation haben Sie nicht verzichtet.' }],
    },
  ];
}

function warum({ anlass, versichert, bisher }: Beratungsbedarf): Zeile[] {
  return [
    zeile('Anlass', beratungsanlass[anlass]),
    zeile('Bisher versichert', versichert ? (bisher ?? '') : 'Nicht versichert'),
  ];
}

function wichtiges(
  { bedarf, einstieg }: { bedarf: Beratungsbedarf; einstieg: Einstiegsantwort },
  { risiko }: Beratungsvergleich,
): Zeile[] {
  const wunsch = wuensche.find((einer) => einer === einstieg['wunsch']);
  return [
    ...(wunsch ? [zeile('Am wichtigsten', wunschworte[wunsch])] : []),
    zeile('Ihre Wünsche', bedarf.wuensche),
    zeile('Was versichert werden soll', bedarf.gegenstand),
    zeile('Grundlage der Angebote', risiko),
  ];
}

function gruende({ begruendung }: Empfehlung): Zeile[] {
  return zeilenAus(begruendung).map(({ text, istPunkt }) => ({
    name: null,
    wert: istPunkt ? `– ${text}` : text,
  }));
}

function werSprach(
  { kunde, berater, vermittler, uebergebenAm }: Beteiligte,
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
  return [
    zeile('Kundin oder Kunde', kunde),
    zeile('Beratung', [berater, ...haus].join(', ')),
    ...(begonnen ? [zeile('Gespräch', `${gespraechsart[art]}, ${moment(begonnen.zeit)}`)] : []),
    zeile('Erstinformation', `ausgehändigt, ${moment(uebergebenAm)}`),
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
  const angebot = angebote.find(({ wunsch }) => wunsch === gewaehlt);
  if (!angebot) return [];
  const { name, bausteine } = angebot;
  const wert =
    gewaehlt === empfohlen
      ? `Sie folgen dem Rat und wählen ${name}.`
      : `Sie wählen ${name}, anders als empfohlen.`;
  return [
    { name: null, wert },
    zeile('Beitrag', beitragVon(angebot)),
    zeile('Bausteine', bausteine.length > 0 ? bausteine.join(', ') : 'keine'),
  ];
}

function angebotszeile(angebot: Beratungsangebot): Zeile {
  return zeile(angebot.name, beitragVon(angebot));
}

function beitragVon({ jahresbeitrag }: Beratungsangebot): string {
  return `${formatBetrag(jahresbeitrag)} im Jahr, mit Versicherungsteuer`;
}

function moment(zeit: Date): string {
  const { datum, uhrzeit } = formatMoment(zeit);
  return `${datum}, ${uhrzeit}\u00A0Uhr`;
}

function zeile(name: string, wert: string): Zeile {
  return { name, wert };
}
