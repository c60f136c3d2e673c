import type { Hinderung } from '#contract/entities/aenderung.ts';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import { type Zahlweise } from '#contract/entities/zahlweise.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatum } from '#contract/tag.ts';

/** Refusals with the sentences of `domain/vertrag.md §3` and §6, letter for letter. */
export const ablehnung = {
  status: { code: 'STATUS', text: 'Dieser Vertrag kann nicht mehr geändert werden.' },
  nichtBegonnen: {
    code: 'NICHT_BEGONNEN',
    text: 'Änderungen sind erst nach Ausstellung des Vertrags möglich.',
  },
  vorgemerkt: (datum: string) => ({
    code: 'VORGEMERKT',
    text: `Für diesen Vertrag ist bereits eine Änderung zum ${formatDatum(datum)} vorgemerkt.`,
  }),
  mahnung: { code: 'MAHNUNG', text: 'Bitte gleichen Sie zuerst den offenen Beitrag aus.' },
  unveraendert: {
    code: 'UNVERAENDERT',
    text: 'Bitte wählen Sie einen anderen Wert als bisher.',
  },
  festesDatum: (datum: string) => ({
    code: 'DATUM',
    text: `Die Änderung ist nur zum ${formatDatum(datum)} möglich.`,
  }),
  datumZwischen: (von: string, bis: string) => ({
    code: 'DATUM',
    text: `Bitte wählen Sie ein Datum zwischen ${formatDatum(von)} und ${formatDatum(bis)}.`,
  }),
  /** The set of days is empty (`domain/vertrag.md §4` E2, NEIN). */
  keinDatum: {
    code: 'DATUM',
    text: 'Diese Änderung ist während der Laufzeit nicht möglich. Bitte senden Sie uns eine Nachricht.',
  },
  /** It shares no day with what else is to be changed at once. */
  nichtAmSelbenTag: ({ von, bis }: { von: string; bis: string }) => ({
    code: 'DATUM',
    text: `Diese Änderung ist ${von === bis ? `nur zum ${formatDatum(von)}` : `nur zwischen dem ${formatDatum(von)} und dem ${formatDatum(bis)}`} möglich und nicht am selben Tag wie Ihre anderen. Bitte speichern Sie sie für sich.`,
  }),
  nichtAenderbar: {
    code: 'NICHT_AENDERBAR',
    text: 'Diese Angabe können Sie hier nicht ändern. Bitte senden Sie uns eine Nachricht.',
  },
  preisGeaendert: {
    code: 'PREIS_GEAENDERT',
    text: 'Der Beitrag hat sich geändert. Bitte prüfen Sie die Berechnung noch einmal.',
  },
  /** The same code: what was calculated does not hold any more, though it costs the same. */
  vertragGeaendert: {
    code: 'PREIS_GEAENDERT',
    text: 'Der Vertrag hat sich seit der Berechnung geändert, der Beitrag nicht. Bitte prüfen Sie die Berechnung noch einmal.',
  },
  manuell: {
    code: 'MANUELL',
    text: 'Diese Änderung prüfen wir persönlich. Bitte senden Sie uns eine Nachricht.',
  },
  kurzVorEnde: {
    code: 'KURZ_VOR_ENDE',
    text: 'So kurz vor Vertragsende ist diese Änderung nicht mehr möglich.',
  },
  /** A bill is sent once a year only (`domain/offen.md`, P1). */
  bankverbindungFehlt: (zahlweise: Zahlweise) => ({
    code: 'BANKVERBINDUNG_FEHLT',
    text: `Für ${zahlweiseLabel[zahlweise]}e Zahlung benötigen wir Ihre Bankverbindung.`,
  }),
  rateZuNiedrig: {
    code: 'RATE_ZU_NIEDRIG',
    text: 'Für diese Zahlweise ist der Beitrag zu niedrig.',
  },
  /** Its day has come. */
  vormerkungGilt: {
    code: 'DATUM',
    text: 'Diese Änderung gilt bereits. Sie können sie nicht mehr löschen.',
  },
  /** Deleted before, in another window for example. */
  nichtVorgemerkt: {
    code: 'NICHT_VORGEMERKT',
    text: 'Diese Änderung ist nicht mehr vorgemerkt. Ihren Stand sehen Sie bei Ihrem Vertrag.',
  },
  /** Another pending change is only possible with this one. */
  vormerkungGebraucht: (datum: string) => ({
    code: 'VORGEMERKT',
    text: `Ihre Änderung zum ${formatDatum(datum)} ist nur mit dieser zusammen möglich. Bitte löschen Sie zuerst jene.`,
  }),
  schadenOffen: {
    code: 'SCHADEN_OFFEN',
    text: 'Während eines laufenden Schadens können Sie die Selbstbeteiligung nicht senken.',
  },
  grunddeckung: {
    code: 'OPTION_NICHT_MOEGLICH',
    text: 'Die Grunddeckung kann nicht abgewählt werden.',
  },
  taetigkeitNichtVersicherbar: {
    code: 'OPTION_NICHT_MOEGLICH',
    text: 'Diese Tätigkeit können wir leider nicht versichern. Ihr bisheriger Vertrag bleibt unverändert.',
  },
  /** Limit in cents. */
  umsatzUeber: (grenze: number) => ({
    code: 'MANUELL',
    text: `Bei einem Jahresumsatz von mehr als ${formatBetrag(grenze)} prüfen wir Ihren Vertrag persönlich. Bitte senden Sie uns eine Nachricht.`,
  }),
  /** The tariff does not take this choice; the sentence is its own. */
  optionNichtMoeglich: (text: string) => ({ code: 'OPTION_NICHT_MOEGLICH', text }),
} as const satisfies Record<string, Hinderung | ((...worte: never[]) => Hinderung)>;
