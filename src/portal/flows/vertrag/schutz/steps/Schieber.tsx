import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { formatBetrag, ganzeEuro } from '#contract/fields/betrag.ts';
import type { Auswahl } from '#machines/vertrag/aenderung/answers.ts';
import { Reglerfeld } from '../../../../formular/Reglerfeld.tsx';
import { useGebremst } from '../../../../formular/useGebremst.ts';
import { centJeEuro } from '../../aenderung/formen/betrag.ts';
import { wunschZu } from '../regler.ts';
import { t as einzeln } from '../../aenderung/texte.ts';
import type { ReglerProps } from './Gruppen.tsx';
import { Zuruecknehmen } from './Zuruecknehmen.tsx';

/** A sum that is moved along; it counts when she pauses. */
export function Schieber({ regler, stellwerk }: ReglerProps) {
  const { name, titel, betrag, beiBetrag } = regler;
  const gewuenscht = summeAus(wunschZu(name, stellwerk.wuensche)?.auswahl);
  const summe = useGebremst(String(gewuenscht ?? betrag?.aktuell ?? 0), (wert) => {
    const cent = Number(wert);
    stellwerk.waehle(name, cent === betrag?.aktuell ? null : beiBetrag(cent));
  });
  const { sofort } = summe;
  useEffect(() => stellwerk.merkeUnterwegs(name, sofort));
  const nochZuletzt = useEffectEvent(sofort);
  // Before the chart is stopped: what was moved just before she leaves is kept as well.
  useLayoutEffect(() => () => void nochZuletzt(), []);
  if (!betrag) return null;
  const { von, bis, aktuell, schritt = bis - von, auch = aktuell } = betrag;
  const grund = stellwerk.grund(name);
  return (
    <>
      <Reglerfeld
        feld={{
          art: 'regler',
          name,
          label: titel,
          hinweis: `${einzeln('bisher')}: ${formatBetrag(aktuell)}`,
          von,
          bis,
          schritt,
          // The sum as it is can always be gone back to; where it is a step, the suggestion stands between two.
          auch: () => ((aktuell - von) % schritt === 0 ? auch : aktuell),
          anzeige: ganzeEuro,
        }}
        eingaben={{ [name]: summe.jetzt }}
        setze={(_, wert) => summe.bewege(String(wert))}
        fehlerZu={() => grund ?? undefined}
        lage={{ sperren: {} }}
        gefragt={false}
      />
      {grund !== null && <Zuruecknehmen name={name} stellwerk={stellwerk} />}
    </>
  );
}

/** In cents, where a sum is wished for. */
function summeAus(auswahl: Auswahl | undefined): number | null {
  return auswahl && 'value' in auswahl ? Number(auswahl.value) * centJeEuro : null;
}
