import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { delayOf, transitionId } from '#machines/transitions.ts';
import { sicher } from '../picture/diagram.ts';

/**
 * The chart as SCXML 1.0. Guards stand as `cond="name()"`, time-outs as delayed events, steps with an
 * address as events `route.<step>`; what is program stays behind.
 */
export function alsScxml(chart: AnyStateMachine): string {
  const { id } = chart.root;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript" initial="${sicher(id)}">`,
    ...zustand(chart.root, chart, '  '),
    '</scxml>',
    '',
  ].join('\n');
}

function zustand(node: AnyStateNode, chart: AnyStateMachine, tiefe: string): string[] {
  const tag = node.type === 'final' ? 'final' : node.type === 'parallel' ? 'parallel' : 'state';
  const initial = node.type === 'compound' ? zielnamen(node.initial) : '';
  const anfang = initial === '' ? '' : ` initial="${initial}"`;
  const innen = [
    ...(node.description ? [`${tiefe}  <!-- ${kommentar(node.description)} -->`] : []),
    ...fristen(node, chart, `${tiefe}  `),
    ...node.invoke.map(
      ({ id, src }) =>
        `${tiefe}  <invoke id="${sicher(id)}" src="${sicher(typeof src === 'string' ? src : id)}"/>`,
    ),
    // A final state of SCXML has no ways on.
    ...(tag === 'final' ? [] : pfeileVon(node).map((t) => `${tiefe}  ${uebergang(t)}`)),
    ...Object.values(node.states).flatMap((kind) => zustand(kind, chart, `${tiefe}  `)),
  ];
  return [`${tiefe}<${tag} id="${sicher(node.id)}"${anfang}>`, ...innen, `${tiefe}</${tag}>`];
}

function pfeileVon(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...(node.always ?? []), ...[...node.transitions.values()].flat()];
}

function uebergang(transition: AnyTransitionDefinition): string {
  const attribute = [
    ['event', ereignis(transition)],
    ['cond', bedingung(transition)],
    ['target', zielnamen(transition)],
    ['type', istInnen(transition) ? 'internal' : ''],
  ] as const;
  const text = attribute
    .filter(([, wert]) => wert !== '')
    .map(([name, wert]) => ` ${name}="${sicher(wert)}"`)
    .join('');
  return `<transition${text}><!-- ${kommentar(transitionId(transition))} --></transition>`;
}

function ereignis(transition: AnyTransitionDefinition): string {
  const type = String(transition.eventType);
  if (type === 'xstate.route') return `route.${zielnamen(transition)}`;
  return type
    .replace(/^xstate\.done\.actor\./, 'done.invoke.')
    .replace(/^xstate\.error\.actor\./, 'error.platform.')
    .replace(/^xstate\.done\.state\./, 'done.state.')
    .replace(/^xstate\.after\./, 'after.');
}

function bedingung({ guard, eventType, target }: AnyTransitionDefinition): string {
  const route: { guard?: unknown } | undefined = target?.[0]?.config.route;
  const named: unknown = eventType === 'xstate.route' ? route?.guard : guard;
  if (typeof named === 'string') return `${named}()`;
  if (typeof named !== 'object' || named === null || !('type' in named)) return '';
  return `${String(named.type)}()`;
}

function zielnamen({ target }: AnyTransitionDefinition): string {
  const ziele: readonly AnyStateNode[] = target ?? [];
  return ziele.map(({ id }) => id).join(' ');
}

/** XState leaves a state only when the target lies outside of it, SCXML unless it is told. */
function istInnen({ source, target, reenter }: AnyTransitionDefinition): boolean {
  return !reenter && (target ?? []).some((ziel: AnyStateNode) => istIn(ziel, source));
}

function istIn(node: AnyStateNode, aussen: AnyStateNode): boolean {
  return node.parent !== undefined && (node.parent === aussen || istIn(node.parent, aussen));
}

function fristen(node: AnyStateNode, chart: AnyStateMachine, tiefe: string): string[] {
  const namen = new Map(node.after.map((frist) => [ereignis(frist), frist.delay]));
  if (namen.size === 0) return [];
  const senden = [...namen].map(([event, delay]) => {
    const ms = delayOf(chart, delay);
    const dauer = ms === null ? `delayexpr="${sicher(String(delay))}()"` : `delay="${ms}ms"`;
    return `<send id="${sicher(event)}" event="${sicher(event)}" ${dauer}/>`;
  });
  const absagen = [...namen.keys()].map((event) => `<cancel sendid="${sicher(event)}"/>`);
  return [
    `${tiefe}<onentry>${senden.join('')}</onentry>`,
    `${tiefe}<onexit>${absagen.join('')}</onexit>`,
  ];
}

function kommentar(text: string): string {
  return sicher(text).replaceAll('--', '- -');
}
