import type { Ablauf, GraphZustand } from '../chart/graph.ts';
import { wortlaut } from '../picture/measure.ts';

/** The chart as Mermaid text (`stateDiagram-v2`), nested as it is. */
export function alsMermaid(ablauf: Ablauf): string {
  return `${['stateDiagram-v2', `  %% ${zeile(ablauf.titel)}`, ...inhalt(null, ablauf, '  ')].join('\n')}\n`;
}

function inhalt(aussen: string | null, ablauf: Ablauf, tiefe: string): string[] {
  const hier = ablauf.zustaende.filter((zustand) => zustand.aussen === aussen);
  const kopf = hier.flatMap((zustand) => zustandszeilen(zustand, ablauf, tiefe));
  if (aussen !== null) return [...kopf, ...starts(hier, ablauf, tiefe)];
  const pfeile = ablauf.pfeile
    .filter(({ art }) => art !== 'start' && art !== 'route')
    .map((p) => {
      const worte = zeile(wortlaut(p));
      return `${tiefe}${name(p.von)} --> ${name(p.nach)}${worte === '' ? '' : ` : ${worte}`}`;
    });
  const enden = ablauf.zustaende.filter(({ art, aussen: a }) => art === 'ende' && a === null);
  return [
    ...kopf,
    ...starts(hier, ablauf, tiefe),
    ...pfeile,
    ...enden.map(({ id }) => `${tiefe}${name(id)} --> [*]`),
  ];
}

function zustandszeilen(zustand: GraphZustand, ablauf: Ablauf, tiefe: string): string[] {
  if (zustand.art === 'start') return [];
  const kopf = `${tiefe}state "${zeile(zustand.name)}" as ${name(zustand.id)}`;
  const innen = inhaltVon(zustand, ablauf, tiefe);
  return innen.length === 0
    ? [kopf]
    : [kopf, `${tiefe}state ${name(zustand.id)} {`, ...innen, `${tiefe}}`];
}

function inhaltVon(zustand: GraphZustand, ablauf: Ablauf, tiefe: string): string[] {
  const teile = ablauf.zustaende.filter(({ aussen }) => aussen === zustand.id);
  if (zustand.art !== 'parallel')
    return teile.length === 0 ? [] : inhalt(zustand.id, ablauf, `${tiefe}  `);
  return teile.flatMap((teil, i) =>
    (i === 0 ? [] : [`${tiefe}  --`]).concat(zustandszeilen(teil, ablauf, `${tiefe}  `)),
  );
}

function starts(hier: readonly GraphZustand[], ablauf: Ablauf, tiefe: string): string[] {
  const punkte = new Set(hier.filter(({ art }) => art === 'start').map(({ id }) => id));
  return ablauf.pfeile
    .filter(({ von }) => punkte.has(von))
    .map(({ nach }) => `${tiefe}[*] --> ${name(nach)}`);
}

/** Names may hold letters, digits and underscores only. */
function name(id: string): string {
  return id.replaceAll(/[^A-Za-z0-9]/g, '_');
}

/** What would end a label or begin a comment is written as its entity. */
function zeile(text: string): string {
  return text.replaceAll(/[#;:"%{}<>\n]/g, (zeichen) => `#${zeichen.codePointAt(0) ?? 32};`);
}
