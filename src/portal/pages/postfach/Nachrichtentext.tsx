import { createElement, Fragment, type ReactNode } from 'react';

/**
 * HTML of a message as elements of ours: of what it holds only these are drawn, without any attribute; of everything
 * else the text remains, and of what is no text nothing.
 */
export function Nachrichtentext({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return createElement(Fragment, null, ...gezeichnet(body));
}

const erlaubt: ReadonlySet<string> = new Set(
  'p br strong em u mark ul ol li blockquote'.split(' '),
);
const stumm: ReadonlySet<string> = new Set('script style template noscript iframe'.split(' '));

function gezeichnet(knoten: Node): ReactNode[] {
  return [...knoten.childNodes].flatMap((kind): ReactNode[] => {
    if (kind.nodeType === Node.TEXT_NODE) return [kind.textContent];
    const name = kind.nodeName.toLowerCase();
    if (kind.nodeType !== Node.ELEMENT_NODE || stumm.has(name)) return [];
    const inhalt = gezeichnet(kind);
    return erlaubt.has(name) ? [createElement(name, null, ...inhalt)] : inhalt;
  });
}
