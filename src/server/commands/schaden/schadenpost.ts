import type { SchadenEreignis } from '#contract/entities/schadenakte.ts';
import { belehrung } from '#contract/schaeden/belehrung.ts';
import { formatDatum } from '#contract/tag.ts';
import type { Schadenbrief } from './schadenbrief.ts';

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

/** What the broker of the contract hears by mail. */
export function vermittlernachricht(schadenNummer: string, versicherungsNummer: string) {
  return {
    betreff: `Schaden gemeldet: ${versicherungsNummer}`,
    satz: `zum Vertrag ${versicherungsNummer} aus Ihrem Bestand ist ein Schaden gemeldet. Er hat die Nummer ${schadenNummer}.`,
  };
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

/** That a claim was withdrawn, what that means, and what to do where somebody else did it. */
export function ruecknahmebrief(schadenNummer: string): Schadenbrief {
  const absaetze = [
    `Sie haben den Schaden ${schadenNummer} zurückgezogen. Wir prüfen ihn nicht weiter und zahlen dafür nichts. Er zählt nicht als Vorschaden.`,
    'Möchten Sie ihn doch geltend machen? Dann melden Sie ihn bitte noch einmal. Waren Sie das nicht? Dann rufen Sie uns bitte an.',
  ];
  return {
    betreff: `Sie haben Ihren Schaden ${schadenNummer} zurückgezogen`,
    brief: absaetze,
    mail: absaetze,
    verbindlich: true,
  };
}

/** What is still missing, and until when: in the Postfach by name, in the mail without. */
export function erinnerung(schadenNummer: string, fehlend: readonly string[], ruhtAb: string) {
  const bitte = `Bitte schicken Sie es uns bis zum ${formatDatum(ruhtAb)}. Danach stellen wir den Schaden ruhend, bis wir etwas von Ihnen hören.`;
  return {
    betreff: `Erinnerung zu Ihrem Schaden ${schadenNummer}`,
    brief: [
      `Zu Ihrem Schaden ${schadenNummer} fehlt uns noch:\n${fehlend.join('\n')}`,
      bitte,
      'Haben Sie etwas davon nicht? Dann schreiben Sie uns.',
    ],
    mail: [
      `zu Ihrem Schaden ${schadenNummer} fehlen uns noch Unterlagen. Welche das sind, sehen Sie im Kundenportal.`,
      bitte,
    ],
  };
}

/** What the desk asks for: in the Postfach by name, in the mail without. */
export function unterlagenbitte(schadenNummer: string, labels: readonly string[]) {
  return {
    betreff: `Unterlagen zu Ihrem Schaden ${schadenNummer}`,
    brief: [
      `Zu Ihrem Schaden ${schadenNummer} brauchen wir noch von Ihnen:\n${labels.join('\n')}`,
      'Laden Sie es bitte bei Ihrem Schaden hoch. Dann prüfen wir weiter.',
      'Haben Sie etwas davon nicht? Dann schreiben Sie uns.',
    ],
    mail: [
      `zu Ihrem Schaden ${schadenNummer} brauchen wir noch Unterlagen von Ihnen. Welche das sind, sehen Sie im Kundenportal.`,
    ],
  };
}

/** Nothing came for so long that it rests. */
export function ruhemeldung(schadenNummer: string) {
  const absaetze = [
    `Wir haben Ihren Schaden ${schadenNummer} ruhend gestellt, weil uns noch Unterlagen fehlen.`,
    'Sobald Sie uns etwas schicken oder schreiben, prüfen wir weiter.',
  ];
  return {
    betreff: `Ihr Schaden ${schadenNummer} ruht`,
    brief: ['Wir haben Ihren Schaden ruhend gestellt.', ...absaetze.slice(1)],
    mail: absaetze,
  };
}

/** The mail that says that money goes to an account she named; it names none. */
export function kontomail(name: string, schadenNummer: string) {
  return {
    betreff: `Konto für Ihren Schaden ${schadenNummer}`,
    text: [
      `Guten Tag ${name},`,
      `zu Ihrem Schaden ${schadenNummer} wurde ein anderes Konto für die Auszahlung angegeben.`,
      'Waren Sie das nicht? Dann rufen Sie uns bitte gleich an.',
    ].join('\n\n'),
  };
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
