import { useSelector } from '@xstate/react';
import { formatBetrag } from '#contract/fields/betrag.ts';
import * as select from '#machines/vertrag/schutz/selectors.ts';
import { Compare } from '#widgets/compare/Compare.tsx';
import {
  imJahrBei,
  mitPeriode,
  zahlungssaetze,
} from '../../aenderung/steps/Gegenueberstellung.tsx';
import { zahlweisenIn } from '../preise.ts';
import { antwortenDazu, wuenscheInWorten } from '../wunschworte.ts';
import type { PruefProps } from './Pruefen.tsx';
import { useWorte } from './step.ts';

/** What holds and is paid now, and what with all wishes. */
export function Schutzvergleich({ actor, vertrag, ergebnis, berechnung }: PruefProps) {
  const wuensche = useSelector(actor, select.wuensche);
  const { einzeln } = useWorte(actor);
  const stand = { vertrag, ergebnis, wuensche };
  const worte = wuenscheInWorten(stand);
  const { beitragAlt, beitragNeu } = berechnung;
  const { davor, danach } = zahlweisenIn(ergebnis);
  return (
    <Compare
      before={{
        title: mitPeriode('bisher', davor),
        amount: formatBetrag(beitragAlt.versicherungsPraemie),
        lines: [
          ...worte.flatMap(({ name, bisher }) =>
            bisher === null ? [] : [{ label: name, value: bisher }],
          ),
          ...imJahrBei(davor, beitragAlt),
        ],
      }}
      after={{
        title: mitPeriode('neu', danach),
        amount: formatBetrag(beitragNeu.versicherungsPraemie),
        lines: [
          ...worte.map(({ name, neu }) => ({ label: name, value: neu })),
          ...antwortenDazu(wuensche),
          ...imJahrBei(danach, beitragNeu),
        ],
      }}
      note={zahlungssaetze(danach, berechnung, einzeln)}
    />
  );
}
