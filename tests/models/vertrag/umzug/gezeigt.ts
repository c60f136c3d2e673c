import type { AnyMachineSnapshot } from 'xstate';
import { formatBetrag } from '#contract/fields/formatBetrag.ts';
import { formatDatum, formatDatumLang } from '#contract/tag.ts';
import type { UmzugsKontext } from '#machines/vertrag/umzug/setup.ts';
import type { Pair } from '#tests/models/browser/readBack.ts';
import { berechnet, hausrat } from './cases.ts';
import { gewaehlte } from './gewaehlt.ts';

/** Where to and when, and what each contract that moves along costs there. */
export function gezeigt(stand: Umzugsstand): readonly Pair[] | null {
  const { context } = stand;
  const { neueAdresse } = context.antworten;
  const istDa = ['berechnen', 'uebersicht', 'speichern', 'fehlerBeimSpeichern'].some((value) =>
    stand.matches(value),
  );
  if (!istDa || !neueAdresse) return null;
  return [
    ['Neue Adresse', anschrift(context)],
    ['Umzugstag', formatDatumLang(neueAdresse.umzugstag)],
    ['Postanschrift', 'Ab dem Umzugstag schreiben wir Ihnen an die neue Adresse.'],
    ...(stand.matches('berechnen') ? [] : beitraege(context)),
  ];
}

/** The new address with its day, and from when which premium is paid. */
export function gesagt(stand: Umzugsstand): readonly string[] {
  const { context } = stand;
  const { neueAdresse } = context.antworten;
  const istGanz = stand.matches('bestaetigung');
  if (!neueAdresse || !(istGanz || stand.matches('teilweise'))) return [];
  const tag = formatDatumLang(neueAdresse.umzugstag);
  return [
    `Ab dem ${tag} schreiben wir Ihnen an: ${anschrift(context)}.`,
    ...(istGanz ? neue(context) : []).map(
      ({ ihre: { beitragNeu } }) =>
        `Ab dem ${tag} zahlen Sie jährlich ${formatBetrag(beitragNeu.versicherungsPraemie)}.`,
    ),
  ];
}

/** Where she is written to from the day of the move on, as her data have it then. */
export function abUmzug({ context }: Umzugsstand): object | null {
  const { neueAdresse } = context.antworten;
  if (!neueAdresse) return null;
  const { umzugstag: ab, land: _land, ...wo } = neueAdresse;
  return { ...wo, ab };
}

/** The same, as it is read. */
export function beiDenDaten({ context }: Umzugsstand): readonly string[] {
  const { neueAdresse } = context.antworten;
  return neueAdresse ? [`Ab dem ${formatDatum(neueAdresse.umzugstag)} ${anschrift(context)}`] : [];
}

/** A snapshot of this flow, as far as it is read. */
export interface Umzugsstand {
  readonly context: UmzugsKontext;
  matches(value: string): boolean;
}

/** The runner hands any snapshot over; here it is always one of a move. */
export function alsStand(snapshot: AnyMachineSnapshot): Umzugsstand {
  return {
    context: snapshot.context as UmzugsKontext,
    matches: (value) => snapshot.matches(value),
  };
}

function anschrift({ antworten: { neueAdresse } }: UmzugsKontext): string {
  if (!neueAdresse) return '?';
  const { strasse, hausnummer, plz, ort } = neueAdresse;
  return `${strasse} ${hausnummer}, ${plz} ${ort}`;
}

/** What was worked out for each contract; of home contents the page is answered the same whatever it asked. */
function neue(context: UmzugsKontext) {
  return gewaehlte(context).flatMap(({ auftrag, rechnung }) => {
    const { versicherungsNummer, wohnflaeche } = auftrag;
    if (!rechnung?.berechnung) return [];
    const ihre = versicherungsNummer === hausrat ? berechnet : rechnung.berechnung;
    return [{ wohnflaeche, ihre }];
  });
}

function beitraege(context: UmzugsKontext): Pair[] {
  return neue(context).flatMap(({ wohnflaeche, ihre }) => {
    const ausgleich = `Einmalig ${formatBetrag(ihre.anteilBisHauptfaelligkeit)} als Ausgleich`;
    const zeilen: Pair[] = [
      ['Bisher', `${formatBetrag(ihre.beitragAlt.versicherungsPraemie)} jährlich`],
      ['Neu', `${formatBetrag(ihre.beitragNeu.versicherungsPraemie)} jährlich`],
      ['Bis zur nächsten Zahlung', `${ausgleich} am ${formatDatum(ihre.naechsteFaelligkeit)}`],
    ];
    if (wohnflaeche !== undefined) {
      zeilen.push(['Wohnfläche', `${wohnflaeche} m² (bisher 72 m²)`]);
    }
    return zeilen;
  });
}
