import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Figure } from '../figure/Figure.tsx';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { useWords } from '../theme/useWords.ts';
import { type PriceState, priceWords } from './price.ts';
import styles from './PriceBar.module.css';

export interface PriceBarProps extends PriceState {
  /** The head card's price, for example: the bar comes when this has left the view. */
  watched: RefObject<Element | null>;
  /** Behind the unit, a link to what is in it. */
  more?: ReactNode;
  /** The main button; the same act as the one at the end of the page. */
  action: ReactNode;
}

/** On the phone the price and the way on, at the lower edge and above the keyboard (`reference/look.md`). */
export function PriceBar(props: PriceBarProps) {
  const say = useWords('price-card', priceWords);
  const { watched, state, price, unit, more, action } = props;
  const bar = useRef<HTMLDivElement>(null);
  const isShown = useLeftTheView(watched);
  useKeyboardHeight(bar);
  return (
    <section
      ref={bar}
      className={styles.bar}
      data-shown={isShown || undefined}
      aria-label={say('beitrag')}
      inert={!isShown}
    >
      <p className={styles.price} aria-busy={state === 'calculating' || undefined}>
        <Figure rank="second" value={price ?? '–'} stale={state !== 'settled'} />
        <span className={styles.unit}>
          {state === 'settled' && unit}
          {state === 'calculating' && say('kurzLaeuft')}
          {state === 'unavailable' && say('kurzFehlt')}
          {more !== undefined && (
            <>
              <span aria-hidden="true"> · </span>
              {more}
            </>
          )}
        </span>
      </p>
      <VisuallyHidden>
        <output>
          {isShown && state === 'settled' ? `${price ?? ''} ${unit ?? ''}`.trim() : ''}
        </output>
      </VisuallyHidden>
      <div className={styles.action}>{action}</div>
    </section>
  );
}

/** Whether it was scrolled past; what cannot be watched counts as in view. */
function useLeftTheView(watched: RefObject<Element | null>): boolean {
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(() => {
    if (!watched.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      setHasLeft(last !== undefined && !last.isIntersecting);
    });
    observer.observe(watched.current);
    return () => observer.disconnect();
  }, [watched]);
  return hasLeft;
}

/** Writes how much of the window a keyboard covers; a page that is zoomed in covers nothing. */
function useKeyboardHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!seen) return undefined;
    const measure = () => {
      const covered = window.innerHeight - seen.height - seen.offsetTop;
      const height = seen.scale > 1.01 ? 0 : Math.max(0, Math.round(covered));
      bar.current?.style.setProperty('--keyboard', `${height}px`);
    };
    measure();
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
    };
  }, [bar]);
}
