import { useState } from 'react';
import { ChatInput, type ChatInputProps } from '../../chat-input/ChatInput.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Chat: Nachricht schreiben',
  gruppe: 'Eingaben',
  zustaende: {
    leer: () => <Eingabe name="leer" />,
    gefuellt: () => <Eingabe name="gefuellt" start="Guten Tag, wann kommt der Gutachter?" />,
    lang: () => (
      <Eingabe
        name="lang"
        start={
          'Guten Tag,\n\nseit gestern tropft es von der Decke im Bad. Das Wasser ist abgestellt.\n\nWann kommt der Gutachter?'
        }
      />
    ),
    'eine-zeile': () => <Eingabe name="zeile" lines="one" />,
    'nur-knopf': () => <Eingabe name="knopf" keyboardSend={false} />,
    sendet: () => <Eingabe name="sendet" start="Das Foto ist dabei." sending />,
    fehler: () => (
      <Eingabe
        name="fehler"
        start="Das Foto ist dabei."
        error="Die Nachricht ist noch nicht gesendet. Bitte versuchen Sie es erneut."
      />
    ),
  },
} satisfies Sample;

function Eingabe({
  start = '',
  ...rest
}: { start?: string } & Omit<ChatInputProps, 'value' | 'onChange' | 'onSend'>) {
  const [value, setValue] = useState(start);
  const [gesendet, setGesendet] = useState<string | null>(null);
  return (
    <div>
      <ChatInput
        {...rest}
        value={value}
        onChange={setValue}
        onSend={(text) => {
          setGesendet(text);
          setValue('');
        }}
      />
      {gesendet !== null && <p>Gesendet: {gesendet}</p>}
    </div>
  );
}
