import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Accordion.module.css';

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Heading that each title is; default 3. */
  headingLevel?: 2 | 3;
  /** Opening one closes the others; default is that each stays as it is left. */
  exclusive?: boolean;
}

export interface AccordionItem {
  /** Also its place in the address: `#id` opens it. */
  id: string;
  title: string;
  content: ReactNode;
}

/** Several parts that fold open one by one; found by the browser's search, open on paper. */
export function Accordion({ items, headingLevel = 3, exclusive = false }: AccordionProps) {
  const group = useId();
  const list = useAddressedItem();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div ref={list} className={styles.accordion}>
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} className={styles.item} name={exclusive ? group : undefined}>
          <summary className={styles.summary}>
            <Heading className={styles.title}>{title}</Heading>
            <span className={styles.chevron}>
              <Icon name="down" />
            </span>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}

/** Opens the part that the address names. */
function useAddressedItem() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function show() {
      const item = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      if (!(item instanceof HTMLDetailsElement) || !list.current?.contains(item)) return;
      item.open = true;
      item.querySelector('summary')?.focus({ preventScroll: true });
      item.scrollIntoView();
    }
    show();
    window.addEventListener('hashchange', show);
    return () => window.removeEventListener('hashchange', show);
  }, []);
  return list;
}
