import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import { Drawing } from '../icon/Drawing.tsx';
import { useWords } from '../theme/useWords.ts';
import styles from './ChatThread.module.css';
import { ChatEntry, type ChatMessage } from './ChatEntry.tsx';
import { dayOf, dayText, type SayTime, timeWords } from './messageTime.ts';
import { useFollow } from './useFollow.ts';

export interface ChatThreadProps {
  /** Names the conversation, "Nachrichten zum Schaden S26-0001234". */
  label: string;
  /** Oldest first. */
  messages: readonly ChatMessage[];
  /** yyyy-MM-dd in Berlin; says "Heute" and "Gestern" instead of the date. */
  today?: string;
  /** Sends a failed message again. */
  onRetry?: (id: string) => void;
  /** Default "Noch keine Nachrichten.". */
  empty?: string;
}

/** A conversation that follows its newest message while the reader is there (`specification §4`, Chat). */
export function ChatThread(props: ChatThreadProps) {
  const say = useWords('chat-thread', words);
  const { label, messages, today, onRetry, empty = say('leer') } = props;
  const { area, look, toEnd, away, unread } = useFollow(messages.at(-1));
  return (
    <div className={styles.thread}>
      <div ref={area} className={styles.area} role="log" aria-label={label} onScroll={look}>
        {messages.length === 0 && <p className={styles.empty}>{empty}</p>}
        <ol className={styles.list}>
          {messages.map((message, index) => (
            <ChatEntry
              key={message.id}
              message={message}
              day={newDay(messages[index - 1], message, { today, say })}
              onToggle={look}
              onRetry={onRetry}
            />
          ))}
        </ol>
      </div>
      {away && (
        <button
          type="button"
          className={styles.toEnd}
          data-unread={unread || undefined}
          onClick={toEnd}
        >
          <Drawing of={IconArrowDown} size={20} />
          {say(unread ? 'neue' : 'zumEnde')}
        </button>
      )}
    </div>
  );
}

function newDay(
  before: ChatMessage | undefined,
  message: ChatMessage,
  { today, say }: { today: string | undefined; say: SayTime },
) {
  const day = dayOf(message.time);
  return before !== undefined && dayOf(before.time) === day ? undefined : dayText(day, today, say);
}

const words = {
  ...timeWords,
  leer: 'Noch keine Nachrichten.',
  neue: 'Neue Nachrichten',
  zumEnde: 'Zum Ende',
} as const;
