import { zahlartLabel } from '#contract/begriffe/zahlung.ts';
import { zahlart } from '#contract/entities/zahlart.ts';
import type { Fragefeld, Sperren } from '../../formular/frage.ts';
import type { KontaktZahlung } from '../answers.ts';
import type { Antragslage } from '../frage.ts';
import { zahlweiseVon } from '../einmalig.ts';
import { wahlen } from './wahlen.ts';

type Zahlung = Omit<KontaktZahlung, 'email' | 'handynummer' | 'telefon'>;

/** Block Z: how she pays (`domain/antrag.md §5.1`, §3). */
export const zahlungsfelder: readonly Fragefeld<Zahlung, Antragslage>[] = [
  {
    name: 'zahlart',
    art: 'karten',
    label: 'Zahlungsart',
    optionen: wahlen(zahlart.options, zahlartLabel, {
      LASTSCHRIFT: 'Wir buchen den Beitrag ab. Sie müssen an nichts denken.',
      RECHNUNG: 'Sie überweisen den Beitrag selbst, wenn die Rechnung kommt.',
    }),
    vorgabe: () => 'LASTSCHRIFT',
  },
  { name: 'iban', art: 'iban', label: 'IBAN', wenn: istLastschrift },
  {
    name: 'bic',
    art: 'text',
    label: 'BIC',
    hinweis: 'Den BIC Ihrer Bank finden Sie auf dem Kontoauszug, gleich bei der IBAN.',
    optional: true,
    wenn: (antwort, { ohneBank }) =>
      istLastschrift(antwort) && (istImAusland(antwort) || istUnbekannt(antwort, ohneBank)),
  },
  {
    name: 'kontoinhaberAbweichend',
    art: 'haken',
    label: 'Das Konto gehört einer anderen Person',
    optional: true,
    wenn: istLastschrift,
    sonst: false,
  },
  {
    name: 'kontoinhaber',
    art: 'text',
    label: 'Name der anderen Person',
    hinweis: 'Diese Person muss mit der Lastschrift einverstanden sein.',
    wenn: (antwort) => istLastschrift(antwort) && antwort.kontoinhaberAbweichend === true,
  },
];

/** A bill comes once, in all or in a year, and only where it is offered at all. */
export function zahlungssperren({ umfeld, antworten }: Antragslage): Sperren {
  if (umfeld?.mitRechnung === false) {
    return { zahlart: { RECHNUNG: 'Auf Rechnung können Sie hier nicht zahlen.' } };
  }
  const zahlweise = zahlweiseVon(antworten);
  return zahlweise === 'JAEHRLICH' || zahlweise === 'EINMALIG'
    ? {}
    : { zahlart: { RECHNUNG: 'Auf Rechnung zahlen Sie nur bei jährlicher Zahlweise.' } };
}

/** The bank of a German account is found by its IBAN, but for a few. */
function istImAusland({ iban = '' }: Partial<Pick<Zahlung, 'iban'>>): boolean {
  return /^(?!DE)[A-Z]{2}\d{2}/.test(iban);
}

function istUnbekannt({ iban }: Partial<Pick<Zahlung, 'iban'>>, ohneBank?: string): boolean {
  return iban !== undefined && iban === ohneBank;
}

function istLastschrift({ zahlart }: { zahlart?: unknown }): boolean {
  return zahlart === 'LASTSCHRIFT';
}
