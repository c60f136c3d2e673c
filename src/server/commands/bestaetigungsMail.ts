import { zahlweiseLabel, type WaehlbareZahlweise } from '#contract/entities/zahlweise.ts';
import { euro } from '../rules/geld.ts';
import { datumDeutsch } from '../rules/kalender.ts';

/** Mail to a partner whose address is looked up when it is sent. */
export interface Nachricht {
  partnerNummer: string;
  betreff: string;
  text: (name: string) => string;
}

export interface GespeicherteZahlweise {
  partnerNummer: string;
  versicherungsNummer: string;
  versicherungsName: string;
  wirksamkeitsdatum: string;
  zahlweise: WaehlbareZahlweise;
  versicherungsPraemie: number;
  /** Name of the broker who acted for the customer; null when the customer did it himself. */
  vermittler: string | null;
}

/** Confirmation of a saved payment period (`domain/vertrag.md §5`). */
export function bestaetigungsMail(aenderung: GespeicherteZahlweise): Nachricht {
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
    partnerNummer: aenderung.partnerNummer,
    betreff: `Ihre Vertragsänderung zum ${datum}`,
    text: (name) => [`Guten Tag ${name},`, ...zeilen].join('\n\n'),
  };
}
