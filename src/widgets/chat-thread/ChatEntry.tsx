import { UnstyledButton } from '@mantine/core';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Drawing } from '../icon/Drawing.tsx';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import styles from './ChatEntry.module.css';
import { clockText } from './messageTime.ts';
import { shorten } from './shorten.ts';

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
  const { id, author, direction, source, time, attachments = [], failed = false } = message;
  return (
    <li className={styles.entry} data-direction={direction} data-source={source}>
      {day !== undefined && <p className={styles.day}>{day}</p>}
      <p className={styles.head}>
        <span className={styles.author}>{author}</span>{' '}
        <time dateTime={time}>{clockText(time)}</time>
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
          Nicht gesendet
          {onRetry !== undefined && (
            <UnstyledButton className={styles.link} onClick={() => onRetry(id)}>
              Erneut versuchen
            </UnstyledButton>
          )}
        </p>
      )}
    </li>
  );
}

function MailHead({ message: { subject, recipients, cc } }: { message: ChatMessage }) {
  return (
    <div className={styles.mail}>
      <p className={styles.subject}>
        <Drawing of={IconMail} size={20} />
        <span>
          <VisuallyHidden>E-Mail: </VisuallyHidden>
          {subject ?? 'Ohne Betreff'}
        </span>
      </p>
      <Names word="An" names={recipients} />
      <Names word="Kopie" names={cc} />
    </div>
  );
}

function Names({ word, names }: { word: string; names: readonly string[] | undefined }) {
  return names !== undefined && names.length > 0 && <p>{`${word}: ${names.join(', ')}`}</p>;
}

function Text({ message, onToggle }: { message: ChatMessage; onToggle: () => void }) {
  const { text, body, author, subject, source } = message;
  const [open, setOpen] = useState(false);
  const short = shorten(text);

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
        <UnstyledButton className={styles.link} aria-expanded={open} onClick={toggle}>
          {open ? 'Weniger anzeigen' : 'Mehr anzeigen'}
          <VisuallyHidden> von {author}</VisuallyHidden>
        </UnstyledButton>
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
