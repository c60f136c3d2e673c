import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Flow } from '#machines/flow.ts';
import type { ChartWorte } from '#machines/worte.ts';
import type { Deckung } from './chart/coverage.ts';
import { type Ablauf, ablaufAus } from './chart/graph.ts';
import { mitFragen } from './chart/questions.ts';
import { rueckwege } from './chart/returns.ts';
import { woerterbuch } from './chart/words.ts';
import { zurueckUndAendern } from './layers/backAndEdit.ts';
import { stoerungen } from './layers/failures.ts';
import { hauptweg } from './layers/mainPath.ts';
import { alles } from './layers/whole.ts';
import { tafel } from './picture/board.ts';
import type { Zeichnung } from './picture/drawing.ts';
import { leiter } from './picture/ladder.ts';
import { layout } from './picture/layout.ts';

/** What the atlas needs of a flow. */
export interface Vorlage {
  readonly id: string;
  readonly titel: string;
  readonly chart: AnyStateMachine;
  readonly worte?: ChartWorte;
  readonly fragen?: Flow['fragen'];
  /** Titles of the flows it runs beside; none where it is a flow of its own. */
  readonly neben?: readonly string[];
  /** States the exploration found, with example answers; the ways back are asked of them. */
  readonly gefunden: readonly AnyMachineSnapshot[];
  readonly deckung: Deckung;
}

/** One way to look at a flow. */
export interface Ebene {
  readonly name: 'hauptweg' | 'alles' | 'zurueck' | 'stoerungen';
  readonly titel: string;
  readonly erklaerung: string;
  /** Null where there is nothing of this kind. */
  readonly zeichnung: Zeichnung | null;
}

/** A flow with its pictures, ready to be put on a page. */
export interface Blatt {
  readonly ablauf: Ablauf;
  readonly chart: AnyStateMachine;
  readonly deckung: Deckung;
  readonly neben: readonly string[];
  readonly ebenen: readonly [Ebene, ...Ebene[]];
  /** The main path for a card in the list of flows. */
  readonly vorschau: Zeichnung;
}

/** Room for the main path on a screen of 1280 × 720 below heading and switches, in pixels. */
export const schirm = { width: 1216, height: 540 } as const;

/** Room inside a card of the list, in pixels. */
const karte = { width: 1180, height: Infinity } as const;

/** Draws a flow in all its layers. */
export async function blattAus(vorlage: Vorlage): Promise<Blatt> {
  const { id, titel, chart, worte, fragen = {}, neben = [], deckung, gefunden } = vorlage;
  const ablauf = mitFragen(ablaufAus(id, titel, chart, woerterbuch(worte)), fragen);
  const zurueck = zurueckUndAendern(ablauf, rueckwege(chart, gefunden));
  const gestoert = stoerungen(ablauf);
  return {
    ablauf,
    chart,
    deckung,
    neben,
    vorschau: tafel(hauptweg(ablauf), karte, true),
    ebenen: [
      {
        name: 'hauptweg',
        titel: 'Hauptweg',
        erklaerung:
          'Der Weg vom Anfang zum Ende, ohne Störungen; was ein Schritt aufruft, steht am Pfeil hinter ihm.',
        zeichnung: tafel(hauptweg(ablauf), schirm),
      },
      {
        name: 'alles',
        titel: 'Alles',
        erklaerung: 'Jeder Zustand und jeder Übergang.',
        zeichnung: await layout(alles(ablauf)),
      },
      {
        name: 'zurueck',
        titel: 'Zurück und Ändern',
        erklaerung:
          'Wohin es zurückgeht und was sich vom letzten Schritt aus bearbeiten lässt; für Beispielantworten berechnet.',
        // What runs beside a flow has no steps to go back to.
        zeichnung: zurueck.pfeile.length === 0 || neben.length > 0 ? null : leiter(zurueck),
      },
      {
        name: 'stoerungen',
        titel: 'Störungen',
        erklaerung: 'Was schiefgehen kann und wie es weitergeht.',
        zeichnung: gestoert.pfeile.length === 0 ? null : await layout(gestoert),
      },
    ],
  };
}
