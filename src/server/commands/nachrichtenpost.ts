import type { Portal } from '#contract/endpoints/endpoint.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { markenabfrage } from '#contract/marken.ts';
import { fristen } from '#contract/zahlen.ts';

interface Absender {
  name: string;
  email: string;
  partnerNummer: string;
}

interface Brief {
  betreff: string;
  versicherungsNummer: string | null;
  text: string;
  /** How many files came with it. */
  dateien: number;
}

/** What a customer wrote, as whoever answers it reads it. */
export function kundennachricht(
  { name, email, partnerNummer }: Absender,
  { betreff, versicherungsNummer, text, dateien }: Brief,
): { betreff: string; text: string } {
  const absaetze = [
    'Guten Tag,',
    `im Portal ist eine Nachricht eingegangen. Bitte antworten Sie innerhalb von ${fristen.antwortWerktage}\u00A0Werktagen.`,
    [
      `Name: ${name}`,
      `E-Mail: ${email}`,
      `Kunde: ${partnerNummer}`,
      ...(versicherungsNummer === null ? [] : [`Vertrag: ${versicherungsNummer}`]),
      ...(dateien === 0 ? [] : [`Dateien: ${dateien}`]),
    ].join('\n'),
    `Nachricht:\n${text}`,
  ];
  return { betreff: `Nachricht: ${betreff}`, text: absaetze.join('\n\n') };
}

interface Empfaenger {
  name: string;
  marke: MarkenSchluessel;
  portal: Portal;
  portalUrl: string | null;
}

/** That a message lies in the mailbox: nothing of it, not even what it is about (`domain/offen.md`, P3). */
export function neueNachricht({ name, marke, portal, portalUrl }: Empfaenger) {
  const bereich = portal === 'benutzer' ? 'kunden' : 'vermittler';
  const adresse = `${portalUrl}/${bereich}/postfach/eingang${markenabfrage(marke)}`;
  return {
    betreff: 'Sie haben eine neue Nachricht',
    text: [
      `Guten Tag ${name},`,
      'wir haben Ihnen im Portal geschrieben. Aus Gründen des Datenschutzes steht die Nachricht nicht in dieser E\u2011Mail.',
      ...(portalUrl === null
        ? ['Sie lesen sie, sobald Sie sich anmelden, in Ihrem Postfach.']
        : [`Hier öffnen Sie Ihr Postfach:\n${adresse}`]),
    ].join('\n\n'),
  };
}

/** That a complaint has come, who answers it until when, and who else decides (`domain/konto.md §9`). */
export function beschwerdeeingang(antwortBis: string): { betreff: string; absaetze: string[] } {
  return {
    betreff: 'Ihre Beschwerde ist bei uns angekommen',
    absaetze: [
      `Wir nehmen Ihre Beschwerde ernst. Unsere Beschwerdestelle meldet sich bis zum ${antwortBis} bei Ihnen. Eine Antwort zur Sache bekommen Sie innerhalb von ${fristen.beschwerdeWochen}\u00A0Wochen.`,
      beschwerdeweg('der Antwort'),
    ],
  };
}

/** Where she can turn who is not content with what we answered or decided. */
export function beschwerdeweg(womit: string): string {
  return `Sind Sie mit ${womit} nicht zufrieden, können Sie sich an den Versicherungsombudsmann wenden. Das kostet Sie nichts. Außerdem können Sie sich bei der Bundesanstalt für Finanzdienstleistungsaufsicht (BaFin) beschweren. Die Anschriften stehen im Impressum.`;
}
