import { betreffWort, type Nachrichtsangaben } from '#contract/endpoints/nachrichtSchreiben.ts';
import { fristen } from '#contract/zahlen.ts';

interface Absender {
  name: string;
  email: string;
  partnerNummer: string;
}

/** What a customer wrote, as whoever answers it reads it. */
export function kundennachricht(
  { name, email, partnerNummer }: Absender,
  { anliegen, versicherungsNummer, text, dateien = [] }: Nachrichtsangaben,
): { betreff: string; text: string } {
  const betreff = `Nachricht: ${betreffWort[anliegen]}`;
  const absaetze = [
    'Guten Tag,',
    `im Portal ist eine Nachricht eingegangen. Bitte antworten Sie innerhalb von ${fristen.antwortWerktage}\u00A0Werktagen.`,
    [
      `Name: ${name}`,
      `E-Mail: ${email}`,
      `Kunde: ${partnerNummer}`,
      ...(versicherungsNummer === null ? [] : [`Vertrag: ${versicherungsNummer}`]),
      ...(dateien.length === 0 ? [] : [`Dateien: ${dateien.length}`]),
    ].join('\n'),
    `Nachricht:\n${text}`,
  ];
  return { betreff, text: absaetze.join('\n\n') };
}

/** That a complaint has come, who answers it until when, and who else decides (`domain/konto.md §9`). */
export function beschwerdeeingang(antwortBis: string): { betreff: string; absaetze: string[] } {
  return {
    betreff: 'Ihre Beschwerde ist bei uns angekommen',
    absaetze: [
      `Wir nehmen Ihre Beschwerde ernst. Unsere Beschwerdestelle meldet sich bis zum ${antwortBis} bei Ihnen. Eine Antwort zur Sache bekommen Sie innerhalb von ${fristen.beschwerdeWochen}\u00A0Wochen.`,
      'Sind Sie mit der Antwort nicht zufrieden, können Sie sich an den Versicherungsombudsmann wenden. Das kostet Sie nichts. Außerdem können Sie sich bei der Bundesanstalt für Finanzdienstleistungsaufsicht (BaFin) beschweren. Die Anschriften stehen im Impressum.',
    ],
  };
}
