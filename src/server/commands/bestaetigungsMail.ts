import { zahlweiseLabel, type WaehlbareZahlweise } from '#contract/entities/zahlweise.ts';
import { euro } from '../rules/geld.ts';
import { datumDeutsch } from '../rules/kalender.ts';

export interface GespeicherteZahlweise {
  /** First and last name of the customer. */
  name: string;
  versicherungsNummer: string;
  versicherungsName: string;
  wirksamkeitsdatum: string;
  zahlweise: WaehlbareZahlweise;
  versicherungsPraemie: number;
  /** Name of the broker who acted for the customer; null when the customer did it himself. */
  vermittler: string | null;
}

/** Confirmation of a saved payment period (`domain/vertrag.md §5`). */
export function bestaetigungsMail(aenderung: GespeicherteZahlweise): {
  betreff: string;
  text: string;
} {
  const datum = datumDeutsch(aenderung.wirksamkeitsdatum);
  const zeilen = [
    `Ihre Änderung für den Vertrag ${aenderung.versicherungsNummer} (${aenderung.versicherungsName}) ist gespeichert.`,
    `Ab dem ${datum} zahlen Sie ${zahlweiseLabel[aenderung.zahlweise]} ${euro(aenderung.versicherungsPraemie)}.`,
    ...(aenderung.vermittler === null
      ? []
      : [`${aenderung.vermittler} hat die Änderung in Ihrem Auftrag gespeichert.`]),
    'Haben Sie diese Änderung nicht gewünscht? Dann melden Sie sich bitte bei uns.',
  ];
  return {
    betreff: `Ihre Vertragsänderung zum ${datum}`,
    text: [`Guten Tag ${aenderung.name},`, ...zeilen].join('\n\n'),
  };
}
