import { formatBetrag, ganzeEuro } from '#contract/fields/betrag.ts';
import type { Auswahl } from '#machines/vertrag/aenderung/answers.ts';
import { Reglerfeld } from '../../../../formular/Reglerfeld.tsx';
import { useGebremst } from '../../../../formular/useGebremst.ts';
import { centJeEuro } from '../../aenderung/formen/betrag.ts';
import { wunschZu } from '../regler.ts';
import { t } from '../texte.ts';
import type { ReglerProps } from './Gruppen.tsx';

/** A sum that is moved along; it counts when she pauses. */
export function Schieber({ regler, stellwerk }: ReglerProps) {
  const { name, titel, betrag, beiBetrag } = regler;
  const gewuenscht = summeAus(wunschZu(name, stellwerk.wuensche)?.auswahl);
  const summe = useGebremst(String(gewuenscht ?? betrag?.aktuell ?? 0), (wert) => {
    const cent = Number(wert);
    stellwerk.waehle(name, cent === betrag?.aktuell ? null : beiBetrag(cent));
  });
  if (!betrag) return null;
  const { von, bis, aktuell, schritt = bis - von, auch = aktuell } = betrag;
  return (
    <Reglerfeld
      feld={{
        art: 'regler',
        name,
        label: titel,
        hinweis: `${t('bisherZeile')}: ${formatBetrag(aktuell)}`,
        von,
        bis,
        schritt,
        // The sum as it is can always be gone back to; where it is a step, the suggestion stands between two.
        auch: () => ((aktuell - von) % schritt === 0 ? auch : aktuell),
        anzeige: ganzeEuro,
      }}
      eingaben={{ [name]: summe.jetzt }}
      setze={(_, wert) => summe.bewege(String(wert))}
      fehlerZu={() => stellwerk.grund(name) ?? undefined}
      lage={{ sperren: {} }}
      gefragt={false}
    />
  );
}

/** In cents, where a sum is wished for. */
function summeAus(auswahl: Auswahl | undefined): number | null {
  return auswahl && 'value' in auswahl ? Number(auswahl.value) * centJeEuro : null;
}
