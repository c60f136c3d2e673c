import { fristen } from '#contract/zahlen.ts';
import { ablehnung } from '../../ablehnung.ts';
import { mitOderOhneElementar } from '../../produkte/elementar.ts';
import { sparteVon } from '../../produkte/sparten.ts';
import { wirksamkeit } from '../../fristen/wirksamkeit.ts';
import { hinweisZu } from '../../tarif/gruende.ts';
import { zonenVon } from '../../zonen.ts';
import type { Aenderungslage } from '../lage.ts';
import type { Aenderungsregel } from '../regel.ts';
import { mehrOderWeniger, wirksamkeitslage } from '../zeitraeume.ts';

const nichtAnDieserAdresse = ablehnung.optionNichtMoeglich(
  hinweisZu({ ergebnis: 'OPTION_NICHT_MOEGLICH', grund: 'ELEMENTAR_NICHT_EINSCHLIESSBAR' }).text,
);

/** Cover against the elements, with a waiting time of 30 days (E4); not where floods come often. */
export const elementar: Aenderungsregel<'elementar'> = {
  art: 'elementar',
  gilt: ({ produkt }) => sparteVon(produkt)?.elementar !== undefined,
  felder: ['coverages'],
  sperre: (lage) => (!istDrin(lage) && !istMoeglich(lage) ? nichtAnDieserAdresse : null),
  zeitraum: (lage, richtung) =>
    richtung === 'MEHR' ? wirksamkeit.E4(wirksamkeitslage(lage)) : mehrOderWeniger(lage, richtung),
  wahlen: () => [
    {
      wunsch: { elementar: true, elementarVorschaden: false },
      wert: 'true',
      label: 'Mit Elementarschutz',
      erklaerung:
        'Schäden durch Hochwasser, Starkregen, Erdrutsch und Schneedruck sind versichert.',
    },
    { wunsch: { elementar: false }, wert: 'false', label: 'Ohne Elementarschutz' },
  ],
  unveraendert: (lage, wunsch) => istDrin(lage) === wunsch.elementar,
  richtung: (_, wunsch) => (wunsch.elementar ? 'MEHR' : 'WENIGER'),
  fehler: (_, { elementar, elementarVorschaden }) =>
    elementar && elementarVorschaden === undefined
      ? [
          {
            feld: 'elementarVorschaden',
            text: `Geben Sie an, ob es in den letzten ${fristen.elementarVorschadenJahre}\u00A0Jahren einen Hochwasserschaden gab.`,
          },
        ]
      : [],
  hinderung: (_, wunsch) =>
    wunsch.elementar && wunsch.elementarVorschaden ? nichtAnDieserAdresse : null,
  // Its day already lies behind the wait, so the one of an earlier cover is over.
  anwenden: ({ produkt, tarifAngaben, risiken: { elementarAb: _wait, ...risiken } }, wunsch) => ({
    tarifAngaben: {
      ...tarifAngaben,
      ...sparteVon(produkt)?.elementar?.angaben(tarifAngaben, wunsch.elementar, produkt),
    },
    risiken: {
      ...risiken,
      elementar: wunsch.elementar,
      ...(risiken.hausrat && {
        hausrat: {
          ...risiken.hausrat,
          hausratDeckungen: mitOderOhneElementar(
            risiken.hausrat.hausratDeckungen,
            wunsch.elementar,
          ),
        },
      }),
    },
  }),
  hinweise: ({ produkt }, wunsch) =>
    wunsch.elementar ? [wartezeit, ...(sparteVon(produkt)?.elementar?.hinweise ?? [])] : [],
  unterschiede: (lage, wunsch) => [
    {
      name: 'Elementarschutz',
      bisher: inWorten(istDrin(lage)),
      neu: inWorten(wunsch.elementar),
    },
  ],
  wert: (wunsch) => wunsch.elementar,
  ausWert: (wert) => ({ elementar: wert }),
};

const wartezeit = {
  code: 'ELEMENTAR_WARTEZEIT',
  text: `Neuer Elementarschutz beginnt frühestens ${fristen.elementarTage}\u00A0Tage nach dem Auftrag.`,
};

function istDrin({ risiken }: Aenderungslage): boolean {
  return risiken.elementar === true;
}

/** By the zones of the address, unless the contract itself says no, or told of a flood when it was concluded. */
function istMoeglich({ risiken, tarifAngaben }: Aenderungslage): boolean {
  const { risikoOrt, hausrat } = risiken;
  if (tarifAngaben?.['elementarVorschaden'] === true) return false;
  if (hausrat?.elementarEinschliessbar === false || !risikoOrt) return false;
  return zonenVon(risikoOrt.plz, risikoOrt.strasse).elementarEinschliessbar;
}

function inWorten(drin: boolean): string {
  return drin ? 'eingeschlossen' : 'nicht eingeschlossen';
}
