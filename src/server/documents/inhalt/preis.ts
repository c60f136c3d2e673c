import { formatBetrag } from '#contract/fields/betrag.ts';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import type { Preis } from '../daten.ts';
import type { Fakt } from './inhalt.ts';

/** What it costs, each line complete in itself. */
export function preisfakten(preis: Preis): Fakt[] {
  const { zahlweise, versicherungsPraemie, steuer, jahresVersicherungsPraemie } = preis;
  const beitrag = [
    {
      name: `Beitrag ${zahlweiseLabel[zahlweise]}`,
      wert: `${formatBetrag(versicherungsPraemie)} einschließlich ${formatBetrag(steuer)} Versicherungsteuer`,
    },
  ];
  return zahlweise === 'JAEHRLICH' || zahlweise === 'EINMALIG'
    ? beitrag
    : [...beitrag, { name: 'Beitrag im Jahr', wert: formatBetrag(jahresVersicherungsPraemie) }];
}
