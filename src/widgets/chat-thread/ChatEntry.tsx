import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Drawing } from '../icon/Drawing.tsx';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { useWords } from '../theme/useWords.ts';
import styles from './ChatEntry.module.css';
import { clockText, timeWords } from './messageTime.ts';

/** One message (`specification §3`, chat message). */
export interface ChatMessage {
  id: string;
  author: string;
  direction: 'incoming' | 'outgoing';
  /** ISO 8601. */
  time: string;
  source: 'CHAT' | 'EMAIL' | 'SYSTEM' | 'ATTACHMENT';
  subject?: string | undefined;
  recipients?: readonly string[] | undefined;
  cc?: readonly string[] | undefined;
  /** Plain text; what is shortened. */
  text: string;
  /** The whole message with its markup, already sanitised; shown instead of `text` unless shortened. */
  body?: ReactNode;
  attachments?: readonly ChatAttachment[] | undefined;
  /** Was not delivered. */
  failed?: boolean | undefined;
}

export interface ChatAttachment {
  name: string;
  /** "2,4 MB". */
  size: string;
  href: string;
}

interface ChatEntryProps {
  message: ChatMessage;
  /** Shown above the first message of a day. */
  day: string | undefined;
  onToggle: () => void;
  onRetry: ((id: string) => void) | undefined;
}

export function ChatEntry({ message, day, onToggle, onRetry }: ChatEntryProps) {
  const say = useWords('chat-thread', words);
  const { id, author, direction, source, time, attachments = [], failed = false } = message;
  return (
    <li className={styles.entry} data-direction={direction} data-source={source}>
      {day !== undefined && <p className={styles.day}>{day}</p>}
      <p className={styles.head}>
        <span className={styles.author}>{author}</span>{' '}
        <time dateTime={time}>{clockText(time, say)}</time>
      </p>
      <div className={styles.bubble}>
        {source === 'EMAIL' && <MailHead message={message} />}
        <Text message={message} onToggle={onToggle} />
        {attachments.map((attachment) => (
          <Attachment key={attachment.href} attachment={attachment} />
        ))}
      </div>
      {failed && (
        <p className={styles.failed}>
          <Icon name="alert" size={20} />
          {say('nichtGesendet')}
          {onRetry !== undefined && (
            <button type="button" className={styles.link} onClick={() => onRetry(id)}>
              {say('erneut')}
            </button>
          )}
        </p>
      )}
    </li>
  );
}

function MailHead({ message: { subject, recipients, cc } }: { message: ChatMessage }) {
  const say = useWords('chat-thread', words);
  return (
    <div className={styles.mail}>
      <p className={styles.subject}>
        <Drawing of={IconMail} size={20} />
        <span>
          <VisuallyHidden>{`${say('eMail')} `}</VisuallyHidden>
          {subject ?? say('ohneBetreff')}
        </span>
      </p>
      <Names word={say('an')} names={recipients} />
      <Names word={say('kopie')} names={cc} />
    </div>
  );
}

function Names({ word, names }: { word: string; names: readonly string[] | undefined }) {
  return (
    names !== undefined &&
    names.length > 0 && (
      <p>
        {word} {names.join(', ')}
      </p>
    )
  );
}

function Text({ message, onToggle }: { message: ChatMessage; onToggle: () => void }) {
  const { text, body, author, subject, source } = message;
  const [open, setOpen] = useState(false);
  const short = shorten(text);
  const say = useWords('chat-thread', words);

  function toggle() {
    flushSync(() => setOpen(!open));
    onToggle();
  }

  return (
    <>
      {subject !== undefined && source !== 'EMAIL' && <p className={styles.subject}>{subject}</p>}
      {text !== '' && (
        <div className={styles.text}>{short === undefined || open ? (body ?? text) : short}</div>
      )}
      {short !== undefined && (
        <button type="button" className={styles.link} aria-expanded={open} onClick={toggle}>
          {say(open ? 'weniger' : 'mehr')}
          <VisuallyHidden>{` ${say('von', { author })}`}</VisuallyHidden>
        </button>
      )}
    </>
  );
}

function Attachment({ attachment: { name, size, href } }: { attachment: ChatAttachment }) {
  return (
    <a className={styles.attachment} href={href} download={name}>
      <Drawing of={IconFile} size={22} />
      <span className={styles.file}>
        {name} <span className={styles.size}>({size})</span>
      </span>
    </a>
  );
}

const words = {
  ...timeWords,
  nichtGesendet: 'Nicht gesendet',
  erneut: 'Erneut versuchen',
  eMail: 'E-Mail:',
  ohneBetreff: 'Ohne Betreff',
  an: 'An:',
  kopie: 'Kopie:',
  weniger: 'Weniger anzeigen',
  mehr: 'Mehr anzeigen',
  von: 'von {author}',
} as const;

const limits = { characters: 600, lines: 8 };

/** The beginning of a long text, cut after a whole word; undefined when all of it is short enough (`domain/konto.md §9`). */
export function shorten(text: string): string | undefined {
  const lines = text.split('\n');
  const few = lines.slice(0, limits.lines).join('\n');
  const cut = few.length > limits.characters ? wholeWords(few.slice(0, limits.characters)) : few;
  return cut === text ? undefined : `${cut.trimEnd()}\u00A0…`;
}

function wholeWords(text: string): string {
  const end = text.search(/\s\S*$/);
  // One word without an end, a link for example, is cut where it must.
  return end > 0 ? text.slice(0, end) : text;
}
