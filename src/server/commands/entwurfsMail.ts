import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { type Antragsart, antragszielDer } from '#contract/produkte/produkte.ts';
import { formatDatum, heuteInBerlin } from '#contract/tag.ts';
import { antragsadresse } from './antragsadresse.ts';

interface Entwurf {
  id: string;
  produkt: Antragsart;
  marke: MarkenSchluessel;
  vermittlerNummer: string | null;
  laeuftAb: Date;
}

/** What opens a prepared application, and what it does not hold. */
export const dortGefragt =
  'Wir fragen Sie dort nach der Postleitzahl aus dem Antrag. Bankdaten sind nicht gespeichert.';

/** Mail with the link of an application that a broker has begun for his customer. */
export function vorbereiteterAntragMail(
  { id, produkt, marke, vermittlerNummer, laeuftAb }: Entwurf,
  { agentur, portalUrl }: { agentur: string; portalUrl: string },
): { betreff: string; text: string } {
  const zeilen = [
    'Guten Tag,',
    `${agentur} hat für Sie einen Antrag für die ${antragszielDer(produkt).name} vorbereitet. Hier sehen Sie ihn an und machen weiter:`,
    antragsadresse(portalUrl, { produkt, marke, vermittlerNummer, entwurfId: id }),
    dortGefragt,
    `Der Link gilt bis zum ${formatDatum(heuteInBerlin(laeuftAb))}. Danach löschen wir die Angaben.`,
    'Haben Sie keinen Antrag erwartet? Dann müssen Sie nichts tun.',
  ];
  return { betreff: 'Ihr vorbereiteter Antrag', text: zeilen.join('\n\n') };
}

/** Mail with the link of a saved application; nothing in it comes from whoever asked for it. */
export function entwurfsMail(
  { id, produkt, marke, vermittlerNummer, laeuftAb }: Entwurf,
  portalUrl: string,
): { betreff: string; text: string } {
  const zeilen = [
    'Guten Tag,',
    `Ihr Antrag für die ${antragszielDer(produkt).name} ist gespeichert. Hier machen Sie weiter:`,
    antragsadresse(portalUrl, { produkt, marke, vermittlerNummer, entwurfId: id }),
    'Sind Sie nicht angemeldet, fragen wir Sie dort nach Ihrer Postleitzahl. Ihre Bankdaten sind nicht gespeichert.',
    `Der Link gilt bis zum ${formatDatum(heuteInBerlin(laeuftAb))}. Danach löschen wir Ihre Angaben.`,
    'Haben Sie nichts gespeichert? Dann müssen Sie nichts tun.',
  ];
  return { betreff: 'Ihr gespeicherter Antrag', text: zeilen.join('\n\n') };
}
