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
  /** When the latest code was sent, epoch ms. */
  sentAt: number;
  /** Seconds until another one can be had; default 30 (`domain/konto.md §1`). */
  wait?: number;
  /** Epoch ms; default the system's clock. */
  now?: () => number;
  /** Sends another code; the button turns until it is settled. What went wrong is said by the page. */
  onResend: () => Promise<void>;
}

/** Where the code went and, after a while, how to get another one; stands below the code. */
export function ResendCode(props: ResendCodeProps) {
  const { sentTo, sentAt, wait = 30, now, onResend } = props;
  const say = useWords('code-field', words);
  const sayTime = useWords('countdown', minuteWords);
  // The clock may be a second behind when a new code was just sent.
  const seconds = Math.min(wait, useSecondsLeft(sentAt + wait * 1000, now));
  const [sending, setSending] = useState(false);
  const [again, setAgain] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const ready = seconds === 0;
  const heard = news({ again, ready, sending });

  async function resend() {
    setSending(true);
    try {
      await onResend();
      setAgain(true);
    } finally {
      setSending(false);
    }
  }

  // The button that was pressed goes away; the focus shall not go with it.
  useEffect(() => {
    if (again && !ready && document.activeElement === document.body) row.current?.focus();
  }, [again, ready]);

  return (
    <div className={styles.resend} ref={row} tabIndex={-1}>
      {sentTo !== undefined && (
        <p className={styles.line}>
          {`${say('gesendetAn')} `}
          <span className={styles.number}>{sentTo.replaceAll(' ', '\u00A0')}</span>
        </p>
      )}
      {ready ? (
        <Button
          variant="quiet"
          loading={sending}
          onClick={() => void resend().catch(() => undefined)}
        >
          {say('erneut')}
        </Button>
      ) : (
        <p className={styles.wait}>
          {`${say('keinCode')} `}
          <span className={styles.time}>{remainingText(seconds, sayTime)}</span>
          {` ${say('dann')}`}
        </p>
      )}
      <VisuallyHidden>
        <output>{heard === null ? '' : say(heard)}</output>
      </VisuallyHidden>
    </div>
  );
}

/** The seconds are seen only; heard is what changed. */
function news({ again, ready, sending }: { again: boolean; ready: boolean; sending: boolean }) {
  if (sending) return 'wirdGesendet';
  if (ready) return 'bereit';
  return again ? 'gesendet' : null;
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
