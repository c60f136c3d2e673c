import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { gleich } from '#machines/gleich.ts';
import type { Auswahl } from '#machines/vertrag/aenderung/answers.ts';
import { fragenNach } from '#machines/vertrag/aenderung/fragen.ts';
import type { Schutzwunsch } from '#machines/vertrag/schutz/answers.ts';
import * as select from '#machines/vertrag/schutz/selectors.ts';
import { wunschname } from '#machines/vertrag/schutz/wuensche.ts';
import { fieldId } from '#widgets/field/fieldIds.ts';
import { mitWunsch, wunschZu } from '../regler.ts';
import type { StellProps } from './Einstellen.tsx';

export type Stellwerk = ReturnType<typeof useEinstellen>;

/** What stands in the way of going on, as the key of its sentence; null where nothing does. */
export type Gehthindernis =
  | 'fehltAntwort'
  | 'nichtsGewaehlt'
  | 'nichtBerechnet'
  | 'nachweisNoetig'
  | 'nichtZusammen'
  | null;

/** What the controls of the page do: each makes the list of wishes another. */
export function useEinstellen({ actor }: Pick<StellProps, 'actor'>) {
  const wuensche = useSelector(actor, select.wuensche);
  const laedt = useSelector(actor, select.laedt);
  const istBerechnet = useSelector(actor, select.istBerechnet);
  const darfPruefen = useSelector(actor, select.darfPruefen);
  const mitNachweis = useSelector(actor, select.mitNachweis);
  const gruende = useSelector(actor, select.gruende, gleich);
  // Switched on, but what is asked with it has no answer yet: no wish so far.
  const [offen, setOffen] = useState<Auswahl | null>(null);
  const [gefragt, setGefragt] = useState(0);
  const unterwegs = useRef(new Map<string, () => boolean>());
  const hindernis = hindernisBei({ offen, wuensche, istBerechnet, darfPruefen, mitNachweis });

  /** Beside the wishes as they are by now, which may be others than those that are drawn. */
  function sende(neue: (wuensche: readonly Schutzwunsch[]) => Schutzwunsch[]): void {
    setGefragt(0);
    const antwort = { wuensche: neue(select.wuensche(actor.getSnapshot())) };
    actor.send({ type: 'WAHL', antwort });
  }

  return {
    wuensche,
    offen,
    laedt,
    /** What stands there belongs to other wishes than those set now. */
    istVeraltet: laedt || !istBerechnet,
    hindernis,
    /** How often she wanted to go on since her last wish; what stands in the way is said louder. */
    gefragt,
    grund: (name: string): string | null => gruende[name] ?? null,
    waehle(name: string, auswahl: Auswahl | null): void {
      const fragt = auswahl !== null && fragenNach(auswahl).includes('vorschaden');
      setOffen(fragt ? auswahl : offen && wunschname(offen) === name ? null : offen);
      const wunsch = auswahl && !fragt ? { auswahl } : null;
      if (wunsch || wunschZu(name, wuensche)) sende((alle) => mitWunsch(alle, name, wunsch));
    },
    beantworte(name: string, auswahl: Auswahl, elementarVorschaden: boolean): void {
      setOffen(null);
      const wunsch = { auswahl, vorschaden: { elementarVorschaden } };
      sende((alle) => mitWunsch(alle, name, wunsch));
    },
    allesZurueck(): void {
      setOffen(null);
      sende(() => []);
    },
    /** Told by a control how to count in at once what was moved just now; gives back how it is forgotten. */
    merkeUnterwegs(name: string, sofort: () => boolean): () => void {
      const { current } = unterwegs;
      current.set(name, sofort);
      return () => void current.delete(name);
    },
    pruefen(): void {
      // A sum that was moved just now is another price: she sees it before she goes on with it.
      const bewegte = [...unterwegs.current.values()].filter((sofort) => sofort());
      if (bewegte.length > 0) return;
      setGefragt((oft) => oft + 1);
      if (hindernis === 'fehltAntwort') zurFrage();
      if (hindernis === null) {
        actor.send({ type: 'WEITER', antwort: { wuensche: [...wuensche] } });
      }
    },
  };
}

/** Name of the field in which the question that is still open is answered. */
export const fragefeld = 'elementarVorschaden';

export function zurFrage(): void {
  document.getElementById(fieldId(fragefeld))?.focus();
}

interface Stellung {
  offen: Auswahl | null;
  wuensche: readonly Schutzwunsch[];
  istBerechnet: boolean;
  darfPruefen: boolean;
  mitNachweis: boolean;
}

function hindernisBei(stellung: Stellung): Gehthindernis {
  const { offen, wuensche, istBerechnet, darfPruefen, mitNachweis } = stellung;
  if (offen) return 'fehltAntwort';
  if (wuensche.length === 0) return 'nichtsGewaehlt';
  // What is not known yet is no refusal.
  if (!istBerechnet) return 'nichtBerechnet';
  if (darfPruefen) return null;
  return mitNachweis ? 'nachweisNoetig' : 'nichtZusammen';
}
