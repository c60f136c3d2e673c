import type { SchadenEreignis } from '#contract/entities/schaden.ts';
import { belehrung } from '#contract/schaeden/belehrung.ts';
import { formatDatum } from '#contract/tag.ts';

interface Gemeldeter {
  schadenNummer: string;
  versicherungsNummer: string;
  /** Name of the broker who reported it; null where she did so herself. */
  vermittler: string | null;
  /** Day until which somebody answers. */
  antwortBis: string;
  /** The answers in words. */
  angaben: readonly { label: string; wert: string }[];
  /** What is still to be handed in. */
  fehlend: readonly string[];
}

/** How a timeline begins; whoever reads it, the customer or her broker, learns who reported. */
export function gemeldetVon(
  vermittler: string | null,
): Pick<SchadenEreignis, 'ereignis' | 'autor' | 'notiz'> {
  return vermittler === null
    ? { ereignis: 'GEMELDET', autor: 'Sie', notiz: null }
    : { ereignis: 'GEMELDET', autor: 'System', notiz: `Vom Vermittler gemeldet: ${vermittler}` };
}

/** Subject of the message and of the mail about a report. */
export function schadenbetreff(schadenNummer: string): string {
  return `Ihre Schadenmeldung ${schadenNummer}`;
}

/** The report as its Postfach keeps it: all answers, and the notice they were given under (`domain/schaden.md §7`). */
export function schadenmitteilung(gemeldet: Gemeldeter): string {
  const { versicherungsNummer, vermittler, angaben, fehlend } = gemeldet;
  const wer = vermittler === null ? 'haben Sie' : `hat ${vermittler}`;
  return [
    ...eingang(gemeldet),
    `Das ${wer} uns zum Vertrag ${versicherungsNummer} gemeldet:\n${angaben.map(zeile).join('\n')}`,
    ...(vermittler === null
      ? []
      : ['Stimmt davon etwas nicht oder fehlt etwas? Dann schreiben Sie uns bitte.']),
    ...(fehlend.length > 0
      ? [`Diese Unterlagen brauchen wir noch von Ihnen:\n${fehlend.join('\n')}`]
      : []),
    [belehrung.titel, belehrung.text, belehrung.quelle].join('\n'),
  ].join('\n\n');
}

/** The mail about it: its number and what comes next, and none of the answers. */
export function schadenmail(name: string, gemeldet: Gemeldeter): string {
  const { vermittler, fehlend } = gemeldet;
  return [
    `Guten Tag ${name},`,
    ...eingang(gemeldet),
    ...(fehlend.length > 0
      ? ['Wir brauchen noch Unterlagen von Ihnen. Welche das sind, sehen Sie im Kundenportal.']
      : []),
    `${vermittler === null ? 'Ihre' : 'Die'} Angaben finden Sie in Ihrem Postfach im Kundenportal.`,
  ].join('\n\n');
}

function eingang({ schadenNummer, vermittler, antwortBis }: Gemeldeter): string[] {
  return [
    vermittler === null
      ? `Vielen Dank. Ihre Schadennummer lautet ${schadenNummer}.`
      : `${vermittler} hat in Ihrem Namen einen Schaden gemeldet. Ihre Schadennummer lautet ${schadenNummer}.`,
    `Wir melden uns bis zum ${formatDatum(antwortBis)} bei Ihnen.`,
  ];
}

function zeile({ label, wert }: { label: string; wert: string }): string {
  return `${label}${label.endsWith('?') ? '' : ':'} ${wert}`;
}
