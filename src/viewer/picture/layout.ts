import ElkConstructor, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Ablauf, Pfeil, GraphZustand } from '../chart/graph.ts';
import { gebuendelt, type Kasten, type Linie, type Zeichnung } from './drawing.ts';
import {
  groesseVon,
  istGruppe,
  kopfhoehe,
  mass,
  schildVon,
  type Textblock,
  textIn,
} from './measure.ts';

/** Places for any chart, nested as it is; the same chart always gives the same picture. */
export async function layout(ablauf: Ablauf): Promise<Zeichnung> {
  const buendel = gebuendelt(ablauf.pfeile);
  for (const options of attempts) {
    try {
      const placed = await elk.layout(elkGraph(ablauf, buendel, options));
      return zeichnung(placed, ablauf, buendel);
    } catch {
      // ELK stumbles over some graphs with some options (elkjs#98); the next set asks for less.
    }
  }
  throw new Error(`No layout was found for ${ablauf.id}.`);
}

type Buendel = ReadonlyMap<string, readonly Pfeil[]>;

const elk = new ElkConstructor();

const base = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.padding': '[top=16,left=16,bottom=16,right=16]',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.labelLabel': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
} as const;
const attempts: Record<string, string>[] = [
  {
    ...base,
    'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
    'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  },
  { ...base, 'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES' },
  base,
  { 'elk.algorithm': 'layered', 'elk.hierarchyHandling': 'INCLUDE_CHILDREN' },
];

const inline = { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' };

function elkGraph(ablauf: Ablauf, buendel: Buendel, options: Record<string, string>): ElkNode {
  const edges = [...buendel].map(([id, pfeile]) => elkEdge(id, pfeile));
  return { id: 'picture', layoutOptions: options, children: nodesInside(null, ablauf), edges };
}

function nodesInside(aussen: string | null, ablauf: Ablauf): ElkNode[] {
  return ablauf.zustaende
    .filter((zustand) => zustand.aussen === aussen)
    .map((zustand) => elkNode(zustand, ablauf));
}

function elkNode(zustand: GraphZustand, ablauf: Ablauf): ElkNode {
  const worte = worteVon(zustand, ablauf);
  const { width, height } = groesseVon(zustand, worte);
  const children = nodesInside(zustand.id, ablauf);
  if (children.length === 0) return { id: zustand.id, width, height };
  return {
    id: zustand.id,
    children,
    layoutOptions: {
      'elk.padding': `[top=${kopfhoehe(worte) + 14},left=18,bottom=18,right=18]`,
    },
  };
}

/** ELK makes a group as wide as what is inside it; the heading has to do with that. */
function worteVon(zustand: GraphZustand, ablauf: Ablauf): Textblock {
  if (!istGruppe(zustand)) return textIn(zustand);
  const innen = ablauf.zustaende.filter(({ aussen }) => aussen === zustand.id);
  const breiten = innen.map((kind) => groesseVon(kind, worteVon(kind, ablauf)).width);
  return textIn(zustand, Math.min(mass.gruppe, Math.max(...breiten) + 4));
}

function elkEdge(id: string, pfeile: readonly Pfeil[]): ElkExtendedEdge {
  const [{ von, nach, zurueck } = { von: '', nach: '', zurueck: false }] = pfeile;
  const { zeilen, width, height } = schildVon(pfeile);
  return {
    id,
    // Arrows that lead back are laid out as if they led on, or what comes later would rise above what comes first.
    sources: [zurueck ? nach : von],
    targets: [zurueck ? von : nach],
    labels:
      zeilen.length === 0
        ? []
        : [{ id: `${id}|schild`, text: zeilen.join(' '), width, height, layoutOptions: inline }],
  };
}

function zeichnung(placed: ElkNode, ablauf: Ablauf, buendel: Buendel): Zeichnung {
  const zustaende = new Map(ablauf.zustaende.map((zustand) => [zustand.id, zustand]));
  const kaesten = new Map<string, Kasten>();
  const walk = (node: ElkNode, dx: number, dy: number): void => {
    for (const child of node.children ?? []) {
      const { x = 0, y = 0, width = 0, height = 0 } = child;
      const zustand = zustaende.get(child.id);
      if (!zustand) continue;
      const worte = worteVon(zustand, ablauf);
      kaesten.set(child.id, { zustand, worte, x: x + dx, y: y + dy, width, height });
      walk(child, x + dx, y + dy);
    }
  };
  walk(placed, 0, 0);
  const linien = (placed.edges ?? []).map((edge) => linie(edge, buendel, kaesten));
  const { width = 0, height = 0 } = placed;
  return { width, height, kaesten: [...kaesten.values()], linien };
}

/** Places along an edge are relative to the state that holds it. */
function linie(
  edge: ElkExtendedEdge,
  buendel: Buendel,
  kaesten: ReadonlyMap<string, Kasten>,
): Linie {
  const { x: dx = 0, y: dy = 0 } = kaesten.get(edge.container ?? '') ?? {};
  const pfeile = buendel.get(edge.id) ?? [];
  const punkte = (edge.sections ?? [])
    .flatMap(({ startPoint, bendPoints = [], endPoint }) =>
      [startPoint].concat(bendPoints, endPoint),
    )
    .map(({ x, y }) => ({ x: x + dx, y: y + dy }));
  const [label] = edge.labels ?? [];
  const { x = 0, y = 0, width = 0, height = 0 } = label ?? {};
  const { zeilen } = schildVon(pfeile);
  return {
    pfeile,
    punkte: pfeile[0]?.zurueck ? punkte.toReversed() : punkte,
    schild: label ? { zeilen, x: x + dx, y: y + dy, width, height } : null,
  };
}
