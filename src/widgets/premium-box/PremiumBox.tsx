import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { Say } from '../theme/dictionary.ts';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { useWords } from '../theme/useWords.ts';
import { PremiumItems, type PremiumItem } from './PremiumItems.tsx';
import styles from './PremiumBox.module.css';

export interface PremiumBoxProps {
  /** Default "Ihr Beitrag". */
  title?: string;
  /** It holds; it is being calculated; it is the new one, as far as was said before; answers have changed since; it cannot be calculated. */
  state: 'settled' | 'calculating' | 'confirming' | 'stale' | 'unavailable';
  /** As read, "21,40 EUR"; the last known one unless it is settled. */
  amount?: string | undefined;
  /** "monatlich" */
  period?: string | undefined;
  /** What it was before the change, "19,90 EUR". */
  previous?: string | undefined;
  /** What changed and from when, or what is included. */
  note?: string | undefined;
  /** Why it cannot be calculated and what helps. */
  reason?: string | undefined;
  /** What it is made of. */
  items?: readonly PremiumItem[];
  /** Offered while it is stale or unavailable. */
  onCalculate?: () => void;
  /** Below 1024 px a bar at the bottom of the window, in sight all the time. */
  bottom?: boolean;
}

/** What it costs, in sight and never jumping: the old price stays, grey, until the new one is there, or known ahead (`reference/look.md`). */
export function PremiumBox(props: PremiumBoxProps) {
  const say = useWords('premium-box', words);
  const { title = say('beitrag'), state, amount, period, previous, bottom = false } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={styles.box} data-state={state} data-bottom={bottom || undefined}>
      <div className={styles.price}>
        <h2 className={styles.title}>
          {title}
          {state !== 'settled' && <span className={styles.short}>{say(short[state])}</span>}
        </h2>
        <p className={styles.amount} aria-busy={isOnItsWay(state) || undefined}>
          <span className={amount === undefined ? styles.missing : styles.number}>
            {amount ?? '–'}
          </span>
          {amount !== undefined && period !== undefined && (
            <span className={styles.period}>{period}</span>
          )}
        </p>
      </div>
      <VisuallyHidden>
        <output>{spoken({ ...props, title, say })}</output>
      </VisuallyHidden>
      {bottom && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={`${id}-details`}
          onClick={() => setOpen(!open)}
        >
          {say('details')}
          <span className={styles.chevron}>
            <Icon name="down" size={22} />
          </span>
        </button>
      )}
      <div className={styles.details} id={`${id}-details`} data-open={open || undefined}>
        {previous !== undefined && (
          <p className={styles.previous}>
            {`${say('bisher')} `}
            <s>{previous}</s>
          </p>
        )}
        <Note {...props} />
        <PremiumItems {...props} />
      </div>
    </section>
  );
}

const short = {
  calculating: 'kurzLaeuft',
  confirming: 'kurzBestaetigt',
  stale: 'kurzVeraltet',
  unavailable: 'kurzFehlt',
} as const;

function isOnItsWay(state: PremiumBoxProps['state']): boolean {
  return state === 'calculating' || state === 'confirming';
}

function Note({ state, onCalculate, ...props }: PremiumBoxProps) {
  const say = useWords('premium-box', words);
  const isOpen = state === 'stale' || state === 'unavailable';
  return (
    <>
      <div className={styles.note}>
        {isOnItsWay(state) && <span className={styles.spinner} aria-hidden="true" />}
        <p>{sentence({ state, ...props, say })}</p>
      </div>
      {isOpen && onCalculate !== undefined && (
        <Button variant="secondary" fullWidth onClick={onCalculate}>
          {say('neu')}
        </Button>
      )}
    </>
  );
}

type Spoken = PremiumBoxProps & { say: Say<typeof words> };

function sentence({ state, amount, note, reason, say }: Spoken): ReactNode {
  if (state === 'calculating') return say(amount === undefined ? 'laeuft' : 'laeuftNeu');
  if (state === 'confirming') return say('bestaetigt');
  if (state === 'stale') return say('veraltet');
  if (state === 'unavailable') return reason ?? say('fehlt');
  return note;
}

/** What a screen reader hears as soon as it changes. */
function spoken(props: Spoken & { title: string }): ReactNode {
  const { title, state, amount, period = '' } = props;
  // It is said once it holds.
  if (state === 'confirming') return null;
  if (state !== 'settled') return sentence(props);
  return `${title}: ${amount ?? ''} ${period}`.trim();
}

const words = {
  beitrag: 'Ihr Beitrag',
  details: 'Details',
  bisher: 'bisher',
  kurzLaeuft: 'wird berechnet',
  kurzBestaetigt: 'wird bestätigt',
  kurzVeraltet: 'nicht mehr aktuell',
  kurzFehlt: 'nicht berechenbar',
  laeuft: 'Wir berechnen Ihren Beitrag …',
  laeuftNeu: 'Wir berechnen Ihren neuen Beitrag …',
  bestaetigt: 'Wir bestätigen Ihren neuen Beitrag …',
  veraltet: 'Der Beitrag passt nicht mehr zu Ihren Angaben.',
  fehlt: 'Den Beitrag können wir gerade nicht berechnen.',
  neu: 'Beitrag neu berechnen',
} as const;
