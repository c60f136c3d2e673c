import { formatBetrag } from '#contract/fields/betrag.ts';
import { ibanMaskiert } from '../../repositories/vertragsansicht.ts';
import type { Schadenbrief } from './schadenbrief.ts';
import type {
  Entscheidung,
  Schadenergebnis,
  Zahlungskonto,
} from '../../rules/schaden/entscheidung.ts';
import { beschwerdeweg } from '../nachrichtenpost.ts';

/** The mail says neither what nor why. */
type Brief = Pick<Schadenbrief, 'betreff' | 'brief' | 'mail'>;

/** What was decided of a claim and why, where the money goes, and what she can do who disagrees (`domain/schaden.md §7`). */
export function entscheidungsbrief(
  schadenNummer: string,
  { ergebnis, grund = '', betrag = 0 }: Entscheidung,
  konto: Zahlungskonto | null,
): Brief {
  return {
    betreff: `Entscheidung zu Ihrem Schaden ${schadenNummer}`,
    brief: [
      `Wir haben über Ihren Schaden ${schadenNummer} entschieden: ${saetze[ergebnis](formatBetrag(betrag))}`,
      ...(konto ? [empfaenger(konto)] : []),
      ...(grund === '' ? [] : [`Der Grund:\n${grund}`]),
      'Sind Sie damit nicht einverstanden? Dann antworten Sie auf diese Nachricht. Eine andere Person prüft unsere Entscheidung.',
      beschwerdeweg('unserer Entscheidung'),
    ],
    mail: [
      `wir haben über Ihren Schaden ${schadenNummer} entschieden. Wie und warum, lesen Sie in Ihrem Postfach im Kundenportal.`,
    ],
  };
}

const saetze = {
  REGULIERT: (betrag) => `Wir zahlen ${betrag}. Damit ist er abgeschlossen.`,
  TEILREGULIERT: (betrag) => `Einen Teil zahlen wir schon jetzt, ${betrag}. Den Rest prüfen wir.`,
  ABGELEHNT: () => 'Wir zahlen dafür nicht.',
  GESCHLOSSEN: () => 'Wir schließen ihn ab und zahlen nichts weiter.',
} as const satisfies Record<Schadenergebnis, (betrag: string) => string>;

function empfaenger({ empfaenger: wer, iban }: Zahlungskonto): string {
  return `Das Geld überweisen wir auf dieses Konto: ${ibanMaskiert(iban).replaceAll(' ', '\u00A0')}. Das Konto gehört: ${wer}.`;
}

/** That a claim is looked at again, and why. */
export function wiedereroeffnungsbrief(schadenNummer: string, grund: string): Brief {
  return {
    betreff: `Wir prüfen Ihren Schaden ${schadenNummer} noch einmal`,
    brief: [
      `Wir haben Ihren Schaden ${schadenNummer} wieder eröffnet und prüfen ihn noch einmal.`,
      `Der Grund:\n${grund}`,
      'Sobald wir entschieden haben, schreiben wir Ihnen. Was wir schon gezahlt haben, behalten Sie bis dahin.',
    ],
    mail: [
      `wir prüfen Ihren Schaden ${schadenNummer} noch einmal. Warum, lesen Sie in Ihrem Postfach im Kundenportal.`,
    ],
  };
}

/** What the broker of the contract hears by mail: numbers, and nothing of what was decided or why. */
export function vermittlerbrief(
  schadenNummer: string,
  versicherungsNummer: string,
  { wieder }: { wieder: boolean },
) {
  const [titel, was] = wieder
    ? ['wieder eröffnet', 'wird noch einmal geprüft']
    : ['entschieden', 'ist entschieden'];
  return {
    betreff: `Schaden ${titel}: ${versicherungsNummer}`,
    satz: `der Schaden ${schadenNummer} zum Vertrag ${versicherungsNummer} aus Ihrem Bestand ${was}.`,
  };
}
