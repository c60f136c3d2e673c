import { sparteVon } from '../../produkte/sparten.ts';
import { doppelversicherung } from '../../tarif/hinweise.ts';
import type { Aenderungslage } from '../lage.ts';
import type { Aenderungsregel } from '../regel.ts';
import { mehrOderWeniger } from '../zeitraeume.ts';

/** Office liability inside a financial loss contract. */
export const buerohaftpflicht: Aenderungsregel<'bhv'> = {
  art: 'bhv',
  gilt: ({ produkt }) => sparteVon(produkt)?.mitHaftpflichten === true,
  felder: ['coverages'],
  zeitraum: mehrOderWeniger,
  wahlen: () => [
    {
      wunsch: { buerohaftpflicht: true },
      wert: 'true',
      label: 'Mit Bürohaftpflicht',
      erklaerung: 'Schäden, die im Büro oder bei Terminen entstehen, sind mitversichert.',
    },
    { wunsch: { buerohaftpflicht: false }, wert: 'false', label: 'Ohne Bürohaftpflicht' },
  ],
  unveraendert: (lage, wunsch) => istDrin(lage) === wunsch.buerohaftpflicht,
  richtung: (_, wunsch) => (wunsch.buerohaftpflicht ? 'MEHR' : 'WENIGER'),
  anwenden: ({ tarifAngaben, risiken }, wunsch) => ({
    tarifAngaben: { ...tarifAngaben, ...wunsch },
    risiken: {
      ...risiken,
      ...wunsch,
      ...(risiken.vh && {
        vh: { versicherteGefahren: { ...risiken.vh.versicherteGefahren, ...wunsch } },
      }),
    },
  }),
  hinweise: (lage, wunsch) =>
    wunsch.buerohaftpflicht && lage.eigeneBetriebshaftpflicht ? [doppelversicherung] : [],
  unterschiede: (lage, wunsch) => [
    {
      name: 'Bürohaftpflicht',
      bisher: inWorten(istDrin(lage)),
      neu: inWorten(wunsch.buerohaftpflicht),
    },
  ],
  wert: (wunsch) => wunsch.buerohaftpflicht,
  ausWert: (wert) => ({ buerohaftpflicht: wert }),
};

function istDrin({ risiken }: Aenderungslage): boolean {
  return risiken.buerohaftpflicht === true;
}

function inWorten(drin: boolean): string {
  return drin ? 'eingeschlossen' : 'nicht eingeschlossen';
}
