import { formatBetrag } from '#contract/fields/betrag.ts';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import { ratenProJahr } from '../../rules/zahlweise.ts';
import type { Preis } from '../daten.ts';
import type { Fakt } from './inhalt.ts';

/** What it costs, each line complete in itself. */
export function preisfakten(preis: Preis): Fakt[] {
  const { zahlweise, versicherungsPraemie, steuer, jahresVersicherungsPraemie } = preis;
  const beitrag = [
    {
      name: `Beitrag ${zahlweiseLabel[zahlweise]}`,
      wert: mitSteuer(versicherungsPraemie, steuer),
    },
  ];
  return zahlweise === 'JAEHRLICH' || zahlweise === 'EINMALIG'
    ? beitrag
    : [
        ...beitrag,
        {
          name: 'Beitrag im Jahr',
          wert: mitSteuer(jahresVersicherungsPraemie, steuer * ratenProJahr(zahlweise)),
        },
      ];
}

function mitSteuer(betrag: number, steuer: number): string {
  return `${formatBetrag(betrag)} einschließlich ${formatBetrag(steuer)} Versicherungsteuer`;
}
