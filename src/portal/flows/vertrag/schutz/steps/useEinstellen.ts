import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Auswahl } from '#machines/vertrag/aenderung/answers.ts';
import { fragenNach } from '#machines/vertrag/aenderung/fragen.ts';
import type { Schutzwunsch } from '#machines/vertrag/schutz/answers.ts';
import * as select from '#machines/vertrag/schutz/selectors.ts';
import { wunschname } from '#machines/vertrag/schutz/wuensche.ts';
import { mitWunsch, wunschZu } from '../regler.ts';
import type { StellProps } from './Einstellen.tsx';

export type Stellwerk = ReturnType<typeof useEinstellen>;

/** What stands in the way of going on, as the key of its sentence; null where nothing does. */
export type Gehthindernis =
  | 'fehltAntwort'
  | 'nichtsGewaehlt'
  | 'nachweisNoetig'
  | 'nichtZusammen'
  | null;

/** What the controls of the page do: each makes the list of wishes another. */
export function useEinstellen({ actor, ergebnis }: Pick<StellProps, 'actor' | 'ergebnis'>) {
  const wuensche = useSelector(actor, select.wuensche);
  const laedt = useSelector(actor, select.laedt);
  const darfPruefen = useSelector(actor, select.darfPruefen);
  const mitNachweis = useSelector(actor, select.mitNachweis);
  // Switched on, but what is asked with it has no answer yet: no wish so far.
  const [offen, setOffen] = useState<Auswahl | null>(null);
  const [gefragt, setGefragt] = useState(false);
  const hindernis = hindernisBei({ offen, wuensche, darfPruefen, mitNachweis });

  function sende(neue: Schutzwunsch[]): void {
    setGefragt(false);
    actor.send({ type: 'WAHL', antwort: { wuensche: neue } });
  }

  return {
    wuensche,
    offen,
    laedt,
    hindernis,
    /** She wanted to go on; what stands in the way is said louder. */
    gefragt,
    /** Why a wish cannot be had; null while that is worked out anew. */
    grund: (name: string) => (laedt ? null : grundVon(name, wuensche, ergebnis)),
    waehle(name: string, auswahl: Auswahl | null): void {
      const fragt = auswahl !== null && fragenNach(auswahl).includes('vorschaden');
      setOffen(fragt ? auswahl : offen && wunschname(offen) === name ? null : offen);
      const wunsch = auswahl && !fragt ? { auswahl } : null;
      if (wunsch || wunschZu(name, wuensche)) sende(mitWunsch(wuensche, name, wunsch));
    },
    beantworte(name: string, auswahl: Auswahl, elementarVorschaden: boolean): void {
      setOffen(null);
      sende(mitWunsch(wuensche, name, { auswahl, vorschaden: { elementarVorschaden } }));
    },
    allesZurueck(): void {
      setOffen(null);
      sende([]);
    },
    pruefen(): void {
      setGefragt(true);
      if (hindernis === 'fehltAntwort') document.getElementById(fragefeld)?.focus();
      if (hindernis === null) {
        actor.send({ type: 'WEITER', antwort: { wuensche: [...wuensche] } });
      }
    },
  };
}

/** Where the question that is still open is answered. */
const fragefeld = 'field-elementarVorschaden';

interface Stellung {
  offen: Auswahl | null;
  wuensche: readonly Schutzwunsch[];
  darfPruefen: boolean;
  mitNachweis: boolean;
}

function hindernisBei({ offen, wuensche, darfPruefen, mitNachweis }: Stellung): Gehthindernis {
  if (offen) return 'fehltAntwort';
  if (wuensche.length === 0) return 'nichtsGewaehlt';
  if (darfPruefen) return null;
  return mitNachweis ? 'nachweisNoetig' : 'nichtZusammen';
}

/** The answer has the wishes in the order in which they were sent. */
function grundVon(
  name: string,
  wuensche: readonly Schutzwunsch[],
  ergebnis: StellProps['ergebnis'],
): string | null {
  const stelle = wuensche.findIndex(({ auswahl }) => wunschname(auswahl) === name);
  return ergebnis.wuensche[stelle]?.hinderung?.text ?? null;
}
