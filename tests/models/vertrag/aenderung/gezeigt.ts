import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import { nachweisNoetig } from '#contract/entities/aenderungswunsch.ts';
import { formatBetrag } from '#contract/fields/formatBetrag.ts';
import { formatDatumLang } from '#contract/tag.ts';
import type { Pair } from '#tests/models/browser/readBack.ts';
import { jaNein } from '#tests/models/gelesen.ts';

/** What the choices of a change are called: those of the offer as the offer says, and the reasons (`domain/vertrag.md §6`). */
export const worte = {
  zahlweise: {
    MONATLICH: 'Monatlich',
    VIERTELJAEHRLICH: 'Vierteljährlich',
    HALBJAEHRLICH: 'Halbjährlich',
    JAEHRLICH: 'Jährlich',
  },
  selbstbeteiligung: { SB_250: '250,00 EUR', SB_500: '500,00 EUR' },
  elementar: { true: 'Mit Schutz', false: 'Ohne Schutz' },
  elementarVorschaden: jaNein,
  anzahl: { ZWEI: 'Zwei Personen', DREI: 'Drei Personen' },
  familienstand: { SINGLE: 'Ich allein', PAAR: 'Paar' },
  anlass: {
    HEIRAT: 'Heirat',
    ZUSAMMENZUG: 'Gemeinsame Wohnung',
    GEBURT: 'Geburt eines Kindes',
    TRENNUNG: 'Trennung',
    AUSZUG: 'Auszug aus der Wohnung',
  },
  R01: jaNein,
};

const beitrag = z.object({
  versicherungsPraemie: z.number(),
  jahresVersicherungsPraemie: z.number(),
});
const kontext = z.object({
  imAuftrag: z.boolean(),
  antworten: z.object({
    auswahl: z.optional(z.looseObject({ art: z.string() })),
    wohnung: z.optional(z.object({ wohnflaeche: z.number() })),
  }),
  berechnung: z.nullable(
    z.object({
      ergebnis: z.object({
        wirksamkeitsdatum: z.string(),
        naechsteFaelligkeit: z.string(),
        beitragAlt: beitrag,
        beitragNeu: beitrag,
        hinweise: z.array(z.object({ code: z.string() })),
      }),
    }),
  ),
});
type Stand = z.infer<typeof kontext>;

/** What is compared: the contract of the tours against what was chosen, with either premium. */
export function gezeigt(snapshot: AnyMachineSnapshot): readonly Pair[] | null {
  // While it is saved the dialog stands before it.
  if (!snapshot.matches('vergleich') && !snapshot.matches('fehlerBeimSpeichern')) return null;
  const stand = z.parse(kontext, snapshot.context);
  const { ergebnis } = stand.berechnung ?? {};
  if (!ergebnis) return null;
  const { name, alt, neu } = wechsel(stand);
  const [periode, istEinmal] = zahlt(stand);
  return [
    ...(alt === null ? [] : [[name, alt] as const]),
    ...weitere(stand).map(([was, vorher]) => [was, vorher] as const),
    ['Im Jahr', formatBetrag(ergebnis.beitragAlt.jahresVersicherungsPraemie)],
    [name, neu],
    ...weitere(stand).map(([was, , nachher]) => [was, nachher] as const),
    ...(istEinmal
      ? []
      : [['Im Jahr', formatBetrag(ergebnis.beitragNeu.jahresVersicherungsPraemie)] as const]),
    ['Bisher, pro Monat', formatBetrag(ergebnis.beitragAlt.versicherungsPraemie)],
    [`Neu, ${periode}`, formatBetrag(ergebnis.beitragNeu.versicherungsPraemie)],
  ];
}

/** What is said in a sentence: what changes and from when, how much more it is, and when that is paid. */
export function gesagt(snapshot: AnyMachineSnapshot): readonly string[] {
  const stand = z.parse(kontext, snapshot.context);
  const { ergebnis } = stand.berechnung ?? {};
  if (!ergebnis || !stand.antworten.auswahl) return [];
  const ab = formatDatumLang(ergebnis.wirksamkeitsdatum);
  const { satz } = wechsel(stand);
  if (snapshot.matches('gespeichert') || snapshot.matches('bestaetigen')) {
    const preis = formatBetrag(ergebnis.beitragNeu.versicherungsPraemie);
    const wer = stand.imAuftrag ? 'Ihr Kunde zahlt' : 'Sie zahlen';
    return [`${satz}, ab dem ${ab}. ${wer} dann ${zahlt(stand)[2]} ${preis}.`];
  }
  if (!snapshot.matches('vergleich')) return [];
  const { beitragAlt, beitragNeu, naechsteFaelligkeit } = ergebnis;
  const mehr = beitragNeu.jahresVersicherungsPraemie - beitragAlt.jahresVersicherungsPraemie;
  const wer = stand.imAuftrag ? 'Ihr Kunde zahlt' : 'Sie zahlen';
  return [
    `${satz}, ab dem ${ab}.`,
    `${wer} im Jahr ${formatBetrag(Math.abs(mehr))} ${mehr > 0 ? 'mehr' : 'weniger'}.`,
    `Die nächste Zahlung ist am ${formatDatumLang(naechsteFaelligkeit)} fällig.`,
  ];
}

/** A person is written to where the proof is missing that only an accountant has (`domain/vertrag.md §6`). */
export function angeboten(snapshot: AnyMachineSnapshot): Readonly<Record<string, boolean>> {
  if (!snapshot.matches('vergleich')) return {};
  const { antworten, berechnung } = z.parse(kontext, snapshot.context);
  const mussBelegen = berechnung?.ergebnis.hinweise.some(({ code }) => code === nachweisNoetig);
  return {
    'Nachricht schreiben': mussBelegen === true && antworten.auswahl?.art === 'jahresumsatz',
  };
}

/** What waits for its day once it is saved: the day, what it is, and what is paid then. */
export function vorgemerkt({ context }: AnyMachineSnapshot): [string, string, number] {
  const stand = z.parse(kontext, context);
  const { ergebnis } = stand.berechnung ?? {};
  if (!ergebnis) throw new Error('Nothing is saved that was not worked out.');
  const { wirksamkeitsdatum, beitragNeu } = ergebnis;
  return [wirksamkeitsdatum, wechsel(stand).satz, beitragNeu.versicherungsPraemie];
}

/** Which instalment is paid then, whether there is one a year, and how often in a sentence. */
function zahlt({ antworten }: Stand): readonly [string, boolean, string] {
  switch (antworten.auswahl?.['zahlweise']) {
    case 'JAEHRLICH':
      return ['pro Jahr', true, 'jährlich'];
    case 'HALBJAEHRLICH':
      return ['pro Halbjahr', false, 'halbjährlich'];
    case 'VIERTELJAEHRLICH':
      return ['pro Vierteljahr', false, 'vierteljährlich'];
    default:
      return ['pro Monat', false, 'monatlich'];
  }
}

interface Wechsel {
  readonly name: string;
  /** As it is; null where the contract of the tours has no such value. */
  readonly alt: string | null;
  readonly neu: string;
  readonly satz: string;
}

function wechsel({ antworten: { auswahl } }: Stand): Wechsel {
  const wert = auswahl ?? { art: '' };
  const genannt = (feld: keyof typeof worte) => {
    const namen: Readonly<Record<string, string>> = worte[feld];
    return namen[String(wert[feld])] ?? '?';
  };
  switch (wert.art) {
    case 'zahlweise':
      return von('Zahlweise', 'Monatlich', genannt('zahlweise'));
    case 'selbstbeteiligung':
      return von('Selbstbeteiligung', '500,00 EUR', genannt('selbstbeteiligung'));
    case 'elementar':
      return von('Elementarschutz', null, genannt('elementar'));
    case 'phv':
      return von('Privathaftpflicht', null, genannt('anzahl'));
    case 'familienstand':
      return von('Versichert', null, genannt('familienstand'));
    case 'risikoort':
      return von('Adresse', 'Lindenweg 14, 48151 Münster', anschrift(wert));
    case 'wohnflaeche':
      return von('Wohnfläche', '72 m²', `${String(wert['wohnflaeche'])} m²`);
    case 'sachinhaltsumsatz':
      return von('Jahresumsatz', '180.000,00 EUR', formatBetrag(Number(wert['umsatz'])));
    case 'gewerbearten':
      return von('Tätigkeit', null, z.parse(taetigkeit, wert['hauptgewerbe']).name);
    default:
      return von('Jahresumsatz', '180.000,00 EUR', formatBetrag(Number(wert['jahresumsatz'])));
  }
}

function von(name: string, alt: string | null, neu: string): Wechsel {
  return { name, alt, neu, satz: `${name}: ${neu}` };
}

const taetigkeit = z.object({ name: z.string() });

function anschrift({ strasse, hausnummer, plz, ort }: Readonly<Record<string, unknown>>): string {
  return `${String(strasse)} ${String(hausnummer)}, ${String(plz)} ${String(ort)}`;
}

/** The size of a flat changes with its address. */
function weitere({ antworten: { auswahl, wohnung } }: Stand): [string, string, string][] {
  if (auswahl?.art !== 'risikoort' || !wohnung) return [];
  return [['Wohnfläche', '72 m²', `${wohnung.wohnflaeche} m²`]];
}
