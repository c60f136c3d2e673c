import { zahlartLabel } from '#contract/begriffe/zahlung.ts';
import { zahlart } from '#contract/entities/zahlart.ts';
import type { Frageseite } from '../../formular/frage.ts';
import type { Zahlung } from '../answers.ts';
import type { Antragslage } from '../frage.ts';
import { wahlen } from './wahlen.ts';

/** Block Z: how she pays (`domain/antrag.md §5.1`, §3). */
export const zahlung: Frageseite<Zahlung, Antragslage> = {
  titel: 'Wie möchten Sie zahlen?',
  warum:
    'Vor dem Abschluss fragen wir eine Auskunftei nach Ihrer Bonität. Die IBAN brauchen wir für das SEPA-Lastschriftmandat. Sie wird nicht im Entwurf gespeichert.',
  felder: [
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
      wenn: (antwort) => istLastschrift(antwort) && istImAusland(antwort),
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
  ],
  sperren: ({ umfeld, antworten }) => {
    if (umfeld?.mitRechnung === false) {
      return { zahlart: { RECHNUNG: 'Auf Rechnung können Sie hier nicht zahlen.' } };
    }
    return antworten.tarif?.zahlweise === 'JAEHRLICH'
      ? {}
      : { zahlart: { RECHNUNG: 'Auf Rechnung zahlen Sie nur bei jährlicher Zahlweise.' } };
  },
};

/** The bank of a German account is found by its IBAN. */
function istImAusland({ iban = '' }: Partial<Pick<Zahlung, 'iban'>>): boolean {
  return /^(?!DE)[A-Z]{2}\d{2}/.test(iban);
}

function istLastschrift({ zahlart }: { zahlart?: unknown }): boolean {
  return zahlart === 'LASTSCHRIFT';
}
