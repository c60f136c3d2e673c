import type { Consent } from '#contract/endpoints/consents.ts';
import { produktSchluessel } from '#contract/entities/produkt.ts';
import { produkte } from '#contract/produkte/produkte.ts';

const version = '2026-11-01';
const immer = {
  version,
  pflicht: true,
  // Motor contracts are named only, nobody can apply for one.
  produkte: produktSchluessel.options.filter((schluessel) => produkte[schluessel].aufruf !== null),
  markt: ['DE', 'CH'],
} satisfies Partial<Consent>;

/** What we did, not what she confirms: such a confirmation would be void (BGB § 309 Nr. 12 b; `domain/verkauf.md §5`). */
const gesagt = { ...immer, version: '2026-11-23', satz: true } satisfies Partial<Consent>;

/** A broker advises and hands over his protocol, or his customer has waived it (VVG §§ 61, 62; `domain/antrag.md §8.2`). */
const beratung = {
  ...immer,
  version: '2026-11-22',
  bedingung: 'VERMITTLER',
  wahl: 'Haben Sie Ihren Kunden beraten?',
} satisfies Partial<Consent>;

/** What a waiver must say and how it is given; a tick here is none. */
const gesondert =
  'Seine gesonderte Erklärung liegt mir vor: auf Papier unterschrieben, im Fernabsatz in Textform. Sie enthält den Hinweis, dass sich der Verzicht nachteilig auf seine Möglichkeit auswirken kann, gegen den Vermittler einen Schadensersatzanspruch nach § 63 VVG geltend zu machen.';

/** Her own waiver: a declaration apart from all others that says what it may cost her (VVG § 6 (3), § 61 (2)). */
const verzicht = {
  ...immer,
  version: '2026-11-24',
  titel: 'Verzicht auf Beratung',
} satisfies Partial<Consent>;

function verzichtstext(gegen: string, paragraph: string): string {
  return `Ich verzichte auf die Beratung und deren Dokumentation. Mir ist bekannt, dass sich der Verzicht nachteilig auf meine Möglichkeit auswirken kann, gegen ${gegen} einen Schadensersatzanspruch nach ${paragraph} VVG geltend zu machen.`;
}

/** Declarations before conclusion, in the order of the page; the optional one is never ticked before (`domain/antrag.md §4`). */
export const consents: readonly Consent[] = [
  {
    ...immer,
    id: 'ERSTINFORMATION',
    titel: 'Erstinformation',
    text: 'Ich habe dem Kunden meine Erstinformation ausgehändigt.',
    bedingung: 'VERMITTLER',
  },
  {
    ...beratung,
    id: 'BERATUNGSPROTOKOLL',
    titel: 'Ja, er hat das Beratungsprotokoll',
    text: 'Ich habe den Kunden beraten und ihm das Beratungsprotokoll in Textform übermittelt.',
  },
  {
    ...beratung,
    id: 'DOKUMENTATIONSVERZICHT',
    titel: 'Ja, auf das Protokoll hat er verzichtet',
    text: `Ich habe den Kunden beraten. Auf die Dokumentation hat er verzichtet. ${gesondert}`,
  },
  {
    ...beratung,
    id: 'BERATUNGSVERZICHT',
    titel: 'Nein, er hat auf die Beratung verzichtet',
    text: `Der Kunde hat auf die Beratung und deren Dokumentation verzichtet. ${gesondert}`,
  },
  {
    ...verzicht,
    id: 'VERZICHT_AUF_BERATUNG',
    text: verzichtstext('den Versicherer', '§\u00A06 Abs.\u00A05'),
    bedingung: 'OHNE_BERATUNG',
  },
  {
    ...verzicht,
    id: 'VERZICHT_AUF_BERATUNG_VERMITTLER',
    text: verzichtstext('den Vermittler', '§\u00A063'),
    bedingung: 'OHNE_BERATUNG_VERMITTLER',
  },
  {
    ...gesagt,
    id: 'VERTRAGSUNTERLAGEN',
    titel: 'Vertragsunterlagen',
    text: 'Ihre Vertragsunterlagen haben wir Ihnen vor dem Abschluss bereitgestellt. Sie können sie lesen und speichern.',
  },
  {
    ...gesagt,
    id: 'ANZEIGEPFLICHT',
    titel: 'Vorvertragliche Anzeigepflicht',
    text: 'Was geschieht, wenn eine Ihrer Antworten falsch oder unvollständig ist, steht in der Mitteilung nach § 19 Abs. 5 VVG bei Ihren Unterlagen.',
    papier: { typ: 'ANZEIGEPFLICHT', wort: 'Mitteilung nach § 19 Abs. 5 VVG' },
  },
  {
    ...gesagt,
    id: 'DATENSCHUTZ',
    titel: 'Datenschutz',
    text: 'Wie wir mit Ihren Daten umgehen, steht in den Datenschutzhinweisen bei Ihren Unterlagen.',
    papier: { typ: 'DATENSCHUTZ', wort: 'Datenschutzhinweisen' },
  },
  {
    ...immer,
    version: '2026-11-21',
    id: 'BEGINN_VOR_FRISTENDE',
    bedingung: 'BEGINN_IN_FRIST',
    titel: 'Beginn des Schutzes',
    text: 'Ich stimme zu, dass der Versicherungsschutz vor Ende der Widerrufsfrist beginnt. Ich kann trotzdem widerrufen.',
    papier: { typ: 'WIDERRUFSBELEHRUNG', wort: 'Widerrufsfrist' },
  },
  {
    ...immer,
    id: 'KEINE_SCHAEDEN_BEKANNT',
    titel: 'Keine bekannten Schäden',
    text: 'Mir sind für die Zeit seit dem gewünschten Beginn keine Schäden bekannt.',
    bedingung: 'BEGINN_GESTERN',
  },
  {
    ...immer,
    id: 'SEPA_MANDAT',
    titel: 'SEPA-Lastschriftmandat',
    text: 'Ich erteile das SEPA-Lastschriftmandat.',
    papier: { typ: 'SEPA_MANDAT', wort: 'SEPA-Lastschriftmandat' },
    bedingung: 'LASTSCHRIFT',
  },
  {
    ...gesagt,
    id: 'ELEKTRONISCHE_ZUSENDUNG',
    titel: 'Elektronische Zusendung',
    text: 'Ihre Unterlagen schicken wir an Ihre E-Mail-Adresse. Auf Papier bekommen Sie sie kostenlos, wann immer Sie möchten.',
  },
  {
    ...immer,
    id: 'WERBUNG',
    titel: 'Angebote per E-Mail',
    text: 'Ich möchte per E-Mail über Angebote informiert werden.',
    pflicht: false,
  },
];
