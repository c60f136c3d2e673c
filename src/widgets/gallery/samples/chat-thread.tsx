import { useState } from 'react';
import { Button } from '../../button/Button.tsx';
import type { ChatMessage } from '../../chat-thread/ChatEntry.tsx';
import { ChatThread } from '../../chat-thread/ChatThread.tsx';
import type { Sample } from '../sample.ts';

const sommer = { author: 'Anna Sommer', direction: 'incoming', source: 'CHAT' } as const;
const sie = { author: 'Sie', direction: 'outgoing', source: 'CHAT' } as const;

const gespraech = [
  {
    ...sie,
    id: '1',
    time: '2026-11-19T15:42:00Z',
    text: 'Guten Tag, seit gestern tropft es von der Decke im Bad.',
  },
  {
    ...sommer,
    id: '2',
    time: '2026-11-20T08:03:00Z',
    text: 'Guten Tag, das tut mir leid. Ist das Wasser abgestellt? Dann schicken Sie uns bitte zwei Fotos: eines von der Decke, eines vom ganzen Raum.',
  },
  {
    ...sie,
    id: '3',
    time: '2026-11-20T08:20:00Z',
    source: 'ATTACHMENT',
    text: '',
    attachments: [{ name: 'Decke im Bad.jpg', size: '2,4\u00A0MB', href: '#decke' }],
  },
  {
    ...sommer,
    id: '4',
    author: 'Schadenservice',
    source: 'SYSTEM',
    time: '2026-11-20T08:20:00Z',
    text: 'Ihre Datei ist angekommen.',
  },
  {
    ...sommer,
    id: '5',
    source: 'EMAIL',
    time: '2026-11-20T13:05:00Z',
    subject: 'Termin mit dem Gutachter',
    recipients: ['Maria Beispiel'],
    cc: ['Hausverwaltung Nord'],
    text: 'Der Gutachter kommt am Dienstag, dem 24. November 2026, zwischen 9 und 11 Uhr.',
  },
] satisfies ChatMessage[];

const absatz =
  'Bitte bewahren Sie die beschädigten Sachen auf, bis wir sie gesehen haben. Was nicht warten kann, fotografieren Sie bitte vorher. Rechnungen reichen Sie einfach hier ein, sobald Sie sie haben.';

const langes = [
  { ...sommer, id: 'lang', time: '2026-11-20T09:00:00Z', text: Array(5).fill(absatz).join('\n\n') },
] satisfies ChatMessage[];

export default {
  titel: 'Chat: Verlauf',
  gruppe: 'Inhalt',
  zustaende: {
    leer: () => <ChatThread label="Nachrichten (leer)" messages={[]} />,
    gefuellt: () => (
      <ChatThread label="Nachrichten zum Schaden" messages={gespraech} today="2026-11-20" />
    ),
    lang: () => <ChatThread label="Lange Nachrichten" messages={langes} />,
    'nicht-gesendet': () => <NichtGesendet />,
    laufend: () => <Laufend />,
  },
} satisfies Sample;

function NichtGesendet() {
  const [failed, setFailed] = useState(true);
  const messages = [
    { ...sie, id: 'f', time: '2026-11-20T09:00:00Z', text: 'Das Foto ist dabei.', failed },
  ];
  return (
    <ChatThread
      label="Nicht gesendete Nachrichten"
      messages={messages}
      onRetry={() => setFailed(false)}
    />
  );
}

/** A conversation that goes on at a press. */
function Laufend() {
  const [count, setCount] = useState(12);
  const [own, setOwn] = useState<number[]>([]);
  const messages = Array.from({ length: count }, (_, index) => ({
    ...(own.includes(index) ? sie : sommer),
    id: String(index),
    time: '2026-11-20T09:00:00Z',
    text: `Nachricht ${index + 1}: ${absatz}`,
  }));
  return (
    <>
      <ChatThread label="Laufendes Gespräch" messages={messages} />
      <Button variant="secondary" onClick={() => setCount(count + 1)}>
        Nachricht empfangen
      </Button>
      <Button
        variant="secondary"
        onClick={() => {
          setOwn([...own, count]);
          setCount(count + 1);
        }}
      >
        Nachricht senden
      </Button>
    </>
  );
}
