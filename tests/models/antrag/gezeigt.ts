import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import { formatBetrag } from '#contract/fields/formatBetrag.ts';
import { istIn } from '#machines/leaf.ts';
import type { Labels } from '#tests/models/browser/choices.ts';
import type { Notices } from '#tests/models/browser/notices.ts';
import type { Pair } from '#tests/models/browser/readBack.ts';
import * as lies from '#tests/models/gelesen.ts';
import { amTagDanach, tagVon, tarif, vorversicherung } from './fragen.ts';
import { worte } from './worte.ts';

/** What is read back of a product: its own steps, and what differs in those it shares with others. */
export interface AntragGelesen {
  readonly produkt: string;
  /** Choices that only this product offers. */
  readonly worte?: Labels;
  /** What is said of those. */
  readonly erklaerungen?: Labels;
  /** In the order of the page; behind them what every product asks. */
  readonly schritte: Readonly<Record<string, readonly lies.GeleseneZeile[]>>;
  /** What its own steps say in a notice. */
  readonly hinweise?: Notices;
  /** How the contract can be ended, where that is not at any time. */
  readonly kuendigung?: string;
  /** The day it ends by itself, as it is read; then nothing of how and when it is paid or ended is chosen. */
  readonly endet?: (antworten: Stand['antworten']) => string | null;
}

/** What every product asks, where it does not ask otherwise. */
const ueblich = {
  vorversicherung: vorversicherung('Wie viele Schäden hatten Sie in den letzten 5 Jahren?'),
  angebot: tarif,
};
/** How most contracts can be ended. */
const jederzeit = 'Sie können jederzeit kündigen.';

/** Every label with its value at the states of an application that read something back. */
export function antragGezeigt(gelesen: AntragGelesen) {
  return (snapshot: AnyMachineSnapshot): readonly Pair[] | null => {
    const stand = z.parse(kontext, snapshot.context);
    const istIm = (...namen: string[]) => namen.some((name) => istIn(snapshot, name));
    if (istIm(...amEnde, 'abschliessen', 'abschliessenFehlgeschlagen')) {
      return [
        ...angaben(gelesen, stand),
        ...inhalt(gelesen, stand),
        ...beitragsbox(gelesen, stand),
      ];
    }
    if (istIm('bestaetigung')) return bestaetigung(gelesen, stand);
    return istIm('abschluss') ? beitragsbox(gelesen, stand) : null;
  };
}

/** The documents are before her. */
const amEnde = ['lesen', 'erneutSenden', 'erneutGesendet', 'erneutFehlgeschlagen'].map(
  (eines) => `abschluss.${eines}`,
);

const beitrag = z.object({
  zahlweise: z.enum(['MONATLICH', 'VIERTELJAEHRLICH', 'HALBJAEHRLICH', 'JAEHRLICH', 'EINMALIG']),
  versicherungsPraemie: z.number(),
  jahresVersicherungsPraemie: z.number(),
  steuer: z.number(),
  versicherungsSumme: z.nullable(z.number()),
  komponenten: z.array(
    z.object({ name: z.string(), rateNetto: z.number(), rateSteuer: z.number() }),
  ),
});
const kontext = z.object({
  antworten: z.record(z.string(), z.record(z.string(), z.unknown())),
  ergebnisse: z.object({
    tarifieren: z.optional(z.object({ ergebnis: z.object({ beitrag: z.optional(beitrag) }) })),
  }),
  abschluss: z.nullable(z.object({ versicherungsNummer: z.nullable(z.string()) })),
});
type Stand = z.infer<typeof kontext>;

const zahlweisen = {
  MONATLICH: 'monatlich',
  VIERTELJAEHRLICH: 'vierteljährlich',
  HALBJAEHRLICH: 'halbjährlich',
  JAEHRLICH: 'jährlich',
  EINMALIG: 'einmalig',
} as const;

/** The answers of her path, step by step. */
function angaben({ schritte }: AntragGelesen, { antworten }: Stand): Pair[] {
  return Object.entries({ ...schritte, ...ueblich, ...schritte }).flatMap(([schritt, zeilen]) =>
    lies.gelesen(zeilen, antworten[schritt], antworten),
  );
}

/** What she is about to conclude. */
function inhalt(gelesen: AntragGelesen, stand: Stand): Pair[] {
  const preis = stand.ergebnisse.tarifieren?.ergebnis.beitrag;
  if (!preis) throw new Error('Nothing is summed up without a price.');
  const { angebot: tarif, kontaktZahlung: zahlung } = stand.antworten;
  const gewaehlt = z.parse(schluessel, tarif?.['sb']);
  const sb = gewaehlt && worte.sb[gewaehlt];
  const imJahr =
    preis.zahlweise === 'JAEHRLICH' || preis.zahlweise === 'EINMALIG'
      ? ''
      : ` Im Jahr ${formatBetrag(preis.jahresVersicherungsPraemie)}.`;
  return [
    ['Versicherung', versicherung(gelesen, stand)],
    ...(preis.versicherungsSumme === null
      ? []
      : [['Versicherungssumme', formatBetrag(preis.versicherungsSumme)] as const]),
    [
      'Versichert',
      preis.komponenten.map(({ name }) => gelesen.worte?.['komponenten']?.[name] ?? '?').join(', '),
    ],
    ...(sb === undefined ? [] : [['Selbstbeteiligung', sb] as const]),
    ['Beginn', beginn(gelesen, stand)],
    ['Laufzeit', laufzeit(gelesen, stand)],
    [
      'Beitrag',
      `${preisVon(stand)} Inklusive ${formatBetrag(preis.steuer)} Versicherungsteuer.${imJahr}`,
    ],
    ['Zahlung', zahlung?.['zahlart'] === 'RECHNUNG' ? 'auf Rechnung' : 'per Lastschrift'],
    ['Widerruf', '14 Tage Ohne Grund. Die Frist beginnt, wenn Sie den Versicherungsschein haben.'],
  ];
}

function laufzeit(gelesen: AntragGelesen, { antworten }: Stand): string {
  const endet = gelesen.endet?.(antworten) ?? null;
  return endet === null
    ? `Ein Jahr, danach jeweils ein weiteres ${gelesen.kuendigung ?? jederzeit}`
    : `Bis zum ${endet} Der Vertrag endet von selbst und kann nicht gekündigt werden.`;
}

const schluessel = z.optional(z.enum(['SB_KEINE', 'SB_250', 'SB_500', 'SB_1000', 'SB_5000']));

function beitragsbox({ worte: namen = {} }: AntragGelesen, stand: Stand): Pair[] {
  const preis = stand.ergebnisse.tarifieren?.ergebnis.beitrag;
  if (!preis) return [];
  return [
    ['Ihr Beitrag', preisVon(stand)],
    ...preis.komponenten.map(
      ({ name, rateNetto, rateSteuer }) =>
        [namen['komponenten']?.[name] ?? '?', formatBetrag(rateNetto + rateSteuer)] as const,
    ),
  ];
}

function bestaetigung(gelesen: AntragGelesen, stand: Stand): Pair[] {
  return [
    ['Versicherungsnummer', stand.abschluss?.versicherungsNummer ?? '?'],
    ['Versicherung', versicherung(gelesen, stand)],
    ['Beginn', beginn(gelesen, stand)],
    ['Beitrag', preisVon(stand)],
    // Whom to ask, as the brand has it.
    ['Telefon', '030 23125 100 Montag bis Freitag, 8 bis 18 Uhr'],
    [
      'E-Mail',
      'service@andsafe.example Bitte keine Passwörter, Codes oder Gesundheitsdaten per E-Mail.',
    ],
  ];
}

function versicherung(
  { produkt, worte: eigene = {} }: AntragGelesen,
  { antworten }: Stand,
): string {
  const variante = eigene['variante']?.[String(antworten['angebot']?.['variante'])];
  return variante === undefined ? produkt : `${produkt} ${variante}`;
}

function preisVon({ ergebnisse }: Stand): string {
  const preis = ergebnisse.tarifieren?.ergebnis.beitrag;
  return preis ? `${formatBetrag(preis.versicherungsPraemie)} ${zahlweisen[preis.zahlweise]}` : '?';
}

/** The tours begin a day later than the cases; what counts is how far it is from today. */
function beginn(gelesen: AntragGelesen, { antworten }: Stand): string {
  // What ends by itself begins with the conclusion.
  if (gelesen.endet?.(antworten)) return tagVon('2026-11-20');
  const bis = antworten['vorversicherung']?.['laeuftNochBis'];
  return bis === undefined
    ? tagVon(String(antworten['angebot']?.['versicherungsbeginn']))
    : amTagDanach(bis);
}
