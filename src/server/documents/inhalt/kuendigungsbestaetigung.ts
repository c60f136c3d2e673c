import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatum } from '#contract/tag.ts';
import type { Absender, Empfaenger } from '../daten.ts';
import { abschnitt, dokument, fakten, hinweis } from './bauen.ts';
import type { Dokumentinhalt } from './inhalt.ts';

/** A contract whose end was declared, as both confirmations say it. */
export interface Beendeter {
  absender: Absender;
  nehmer: Empfaenger;
  versicherungsNummer: string;
  versicherungsName: string;
  /** `21.11.2026 um 14:05 Uhr`. */
  eingegangen: string;
  /** Last day of cover, yyyy-MM-dd. */
  ende: string;
  /** Cents that are paid back. */
  erstattung: number;
  /** Cents that fall due all the same, before the first debit; null where nothing does. */
  nochFaellig: { betrag: number; am: string } | null;
  /** Whether there is an account to pay it to. */
  kontoBekannt: boolean;
}

/** Confirms a cancellation with its end and what is paid back (`domain/vertrag.md §8`). */
export function kuendigungsbestaetigung(vertrag: Beendeter): Dokumentinhalt {
  const { absender, nehmer, versicherungsNummer, versicherungsName, eingegangen, ende } = vertrag;
  return dokument({
    typ: 'KUENDIGUNGSBESTAETIGUNG',
    titel: 'Kündigungsbestätigung',
    absender,
    kopf: [nehmer.name, ...nehmer.anschrift, `Versicherungsnummer ${versicherungsNummer}`],
    abschnitte: [
      abschnitt(
        'Ihr Vertrag endet',
        hinweis(`Sie sind bis zum ${formatDatum(ende)} um 24:00\u00A0Uhr versichert.`),
        fakten([
          { name: 'Vertrag', wert: versicherungsName },
          { name: 'Kündigung eingegangen am', wert: eingegangen },
          { name: 'Letzter Tag des Schutzes', wert: formatDatum(ende) },
        ]),
      ),
      abschnitt('Ihr Beitrag', ...erstattungsaetze(vertrag)),
      abschnitt(
        'Wenn Sie es sich anders überlegen',
        'Bis zum letzten Tag des Schutzes können Sie die Kündigung im Kundenportal zurücknehmen.',
      ),
    ],
  });
}

/** What the days covered cost that nobody has collected yet. */
export function nochFaelligSatz({ betrag, am }: NonNullable<Beendeter['nochFaellig']>): string {
  return `Abgebucht haben wir noch nichts. Am ${formatDatum(am)} werden ${formatBetrag(betrag)} fällig.`;
}

/** What is paid back and where to. */
export function erstattungsaetze({ erstattung, nochFaellig, kontoBekannt }: Beendeter): string[] {
  if (nochFaellig) return [nochFaelligSatz(nochFaellig)];
  if (erstattung === 0) return ['Aus Beiträgen, die Sie gezahlt haben, ist nichts zu erstatten.'];
  return [
    `Wir erstatten Ihnen ${formatBetrag(erstattung)}. Das ist der Teil Ihres Beitrags für die Zeit nach dem Ende.`,
    kontoBekannt
      ? 'Wir überweisen das Geld auf das Konto, das Sie uns genannt haben.'
      : 'Uns fehlt Ihre Bankverbindung. Bitte hinterlegen Sie sie im Kundenportal.',
  ];
}
