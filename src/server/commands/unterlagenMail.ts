import { fristen } from '#contract/zahlen.ts';
import type { Vermittlerinfo } from '#contract/endpoints/vermittler.ts';
import type { Dokument } from '#contract/entities/dokument.ts';
import { formatMoment } from '#contract/tagformat.ts';
import { type Antragsart, antragszielDer } from '#contract/produkte/produkte.ts';
import type { Absender } from '../documents/daten.ts';
import { antragsadresse } from './antragsadresse.ts';

interface Unterlagensendung {
  produkt: Antragsart;
  absender: Absender;
  vermittler: Pick<Vermittlerinfo, 'vermittlerNummer' | 'name' | 'telefon'> | null;
  dokumente: readonly Dokument[];
  /** When the set left that this one takes the place of; none where it is the first. */
  ersetzt?: Date | null;
  /** Where links lead, without a slash at the end; null writes none. */
  portalUrl: string | null;
}

/**
 * The papers before the declaration (VVG § 7 (1)). Anybody can type anybody's address: no word of the application
 * stands in it, and nothing personal in its addresses.
 */
export function unterlagenMail(sendung: Unterlagensendung): { betreff: string; text: string } {
  const name = antragszielDer(sendung.produkt).name;
  const absaetze = [
    'Guten Tag,',
    `mit dieser E-Mail bekommen Sie als PDF alle Unterlagen zu Ihrem Antrag für die ${name}. Bitte lesen Sie sie, bevor Sie den Antrag absenden, und heben Sie sie auf.`,
    ...statt(sendung),
    'Noch ist nichts abgeschlossen. Einen Vertrag gibt es erst, wenn Sie Ihren Antrag absenden.',
    ...links(sendung),
    ...weiter(sendung),
    fragen(sendung),
    'Haben Sie keinen Antrag begonnen? Dann müssen Sie nichts tun.',
  ];
  return { betreff: `Ihre Unterlagen für die ${name}`, text: absaetze.join('\n\n') };
}

/** Two sets in one mailbox: which of them counts. */
function statt({ ersetzt }: Unterlagensendung): string[] {
  if (!ersetzt) return [];
  const { datum, uhrzeit } = formatMoment(ersetzt);
  return [
    `Die Angaben im Antrag haben sich geändert. Diese Unterlagen ersetzen deshalb die, die wir Ihnen am ${datum} um ${uhrzeit}\u00A0Uhr geschickt haben.`,
  ];
}

function links({ dokumente, portalUrl }: Unterlagensendung): string[] {
  if (portalUrl === null) return [];
  return [
    `Hier finden Sie sie ${fristen.unterlagenTage}\u00A0Tage lang auch im Netz.`,
    ...dokumente.map(({ name, url }) => `${name}:\n${portalUrl}${url}`),
  ];
}

function weiter({ produkt, absender, vermittler, portalUrl }: Unterlagensendung): string[] {
  if (portalUrl === null) return [];
  const adresse = antragsadresse(portalUrl, {
    produkt,
    marke: absender.marke,
    vermittlerNummer: vermittler?.vermittlerNummer ?? null,
  });
  return [
    `Zum Absenden gehen Sie in das Fenster zurück, in dem Ihr Antrag offen ist. Haben Sie es geschlossen, beginnen Sie neu. Zum Antrag:\n${adresse}`,
  ];
}

function fragen({ absender, vermittler }: Unterlagensendung): string {
  const { service, telefon, zeiten, email } = absender.kontakt;
  const haus = `${service}, Telefon ${telefon} (${zeiten}), ${email}`;
  if (vermittler === null) return `Haben Sie Fragen? Wir sind für Sie da: ${haus}.`;
  const nummer = vermittler.telefon === null ? '' : `, Telefon ${vermittler.telefon}`;
  return `Haben Sie Fragen? Fragen Sie Ihren Vermittler: ${vermittler.name}${nummer}. Oder uns: ${haus}.`;
}
