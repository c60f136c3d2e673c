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
}

/** What a customer wrote, as whoever answers it reads it. */
export function kundennachricht(
  { name, email, partnerNummer }: Absender,
  { betreff, versicherungsNummer, text }: Brief,
): { betreff: string; text: string } {
  const absaetze = [
    'Guten Tag,',
    `im Portal ist eine Nachricht eingegangen. Bitte antworten Sie innerhalb von ${fristen.antwortWerktage}\u00A0Werktagen.`,
    [
      `Name: ${name}`,
      `E-Mail: ${email}`,
      `Kunde: ${partnerNummer}`,
      ...(versicherungsNummer === null ? [] : [`Vertrag: ${versicherungsNummer}`]),
    ].join('\n'),
    `Nachricht:\n${text}`,
  ];
  return { betreff: `Nachricht: ${betreff}`, text: absaetze.join('\n\n') };
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
