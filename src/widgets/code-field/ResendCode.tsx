import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { minuteWords, remainingText } from '../countdown/remaining.ts';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { useWords } from '../theme/useWords.ts';
import styles from './ResendCode.module.css';
import { useSecondsLeft } from './useSecondsLeft.ts';

export interface ResendCodeProps {
  /** Number or address the code went to, masked: `+49 *** *****567`. */
  sentTo?: string | undefined;
  /** Another one can be had; the flow decides that. */
  ready: boolean;
  /** Another one is being sent; the button turns. What went wrong is said by the page. */
  sending: boolean;
  /** Milliseconds from sending until another one can be had; shown as they pass, they decide nothing. */
  wait: number;
  /** Epoch ms; default the system's clock. */
  now?: () => number;
  onResend: () => void;
}

/** Where the code went and, after a while, how to get another one; stands below the code. */
export function ResendCode(props: ResendCodeProps) {
  const { sentTo, ready, sending, wait, now = Date.now, onResend } = props;
  const say = useWords('code-field', words);
  const [asked, setAsked] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const heard = news({ asked, ready, sending });

  // The button that was pressed goes away; the focus shall not go with it.
  useEffect(() => {
    if (asked && !ready && document.activeElement === document.body) row.current?.focus();
  }, [asked, ready]);

  function resend() {
    setAsked(true);
    onResend();
  }

  return (
    <div className={styles.resend} ref={row} tabIndex={-1}>
      {sentTo !== undefined && (
        <p className={styles.line}>
          {`${say('gesendetAn')} `}
          <span className={styles.number}>{sentTo.replaceAll(' ', '\u00A0')}</span>
        </p>
      )}
      {ready ? (
        <Button variant="quiet" loading={sending} onClick={resend}>
          {say('erneut')}
        </Button>
      ) : (
        <Wait wait={wait} now={now} />
      )}
      <VisuallyHidden>
        <output>{heard === null ? '' : say(heard)}</output>
      </VisuallyHidden>
    </div>
  );
}

function Wait({ wait, now }: { wait: number; now: () => number }) {
  const say = useWords('code-field', words);
  const sayTime = useWords('countdown', minuteWords);
  const [until] = useState(() => now() + wait);
  // Never 0: it is over when the flow says so.
  const seconds = Math.max(1, useSecondsLeft(until, now));
  return (
    <p className={styles.wait}>
      {`${say('keinCode')} `}
      <span className={styles.time}>{remainingText(seconds, sayTime)}</span>
      {` ${say('dann')}`}
    </p>
  );
}

/** The seconds are seen only; heard is what changed. */
function news({ asked, ready, sending }: { asked: boolean; ready: boolean; sending: boolean }) {
  if (ready) return sending ? 'wirdGesendet' : 'bereit';
  return asked ? 'gesendet' : null;
}

const words = {
  gesendetAn: 'Code gesendet an',
  erneut: 'Code erneut senden',
  keinCode: 'Kein Code angekommen? In',
  dann: 'können Sie einen neuen anfordern.',
  wirdGesendet: 'Der Code wird gesendet.',
  bereit: 'Sie können jetzt einen neuen Code anfordern.',
  gesendet: 'Wir haben Ihnen einen neuen Code gesendet.',
} as const;
