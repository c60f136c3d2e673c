import { useState } from 'react';
import { CodeField, type CodeFieldProps } from '../../code-field/CodeField.tsx';
import { ResendCode } from '../../code-field/ResendCode.tsx';
import { Button } from '../../button/Button.tsx';
import { Actions } from '../../form/Actions.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Einmalcode',
  gruppe: 'Eingaben',
  zustaende: {
    leer: () => <Feld name="leer" />,
    gefuellt: () => <Feld name="gefuellt" start="123456" />,
    hinweis: () => <Feld name="hinweis" hint="6 Ziffern, zum Beispiel 123 456." />,
    fehler: () => (
      <Feld
        name="fehler"
        start="123456"
        error="Der Code ist nicht korrekt. Sie haben noch 2 Versuche."
      />
    ),
    wartet: () => <ResendCode {...gesendet} ready={false} />,
    erneut: () => <ResendCode {...gesendet} ready />,
    laeuft: () => <Laeuft />,
  },
} satisfies Sample;

/** A clock that stands still. */
const steht = () => 0;
const wait = 30_000;
const gesendet = {
  sentTo: '+49 *** *****567',
  sending: false,
  wait,
  now: steht,
  onResend: () => undefined,
};

function Feld({
  start = '',
  ...field
}: { name: string; start?: string } & Pick<CodeFieldProps, 'hint' | 'error'>) {
  const [value, setValue] = useState(start);
  const [sent, setSent] = useState<readonly string[]>([]);
  return (
    <>
      <CodeField
        {...field}
        label="Code aus der SMS"
        value={value}
        onChange={setValue}
        onComplete={(code) => setSent([...sent, code])}
      />
      <output hidden>{sent.join(' ')}</output>
    </>
  );
}

/** A clock that goes on at a press, and a code that is sent at a press or not at all. */
function Laeuft() {
  const [time, setTime] = useState(0);
  const [sentAt, setSentAt] = useState(0);
  const [sending, setSending] = useState(false);

  function settled(sent: boolean) {
    setSending(false);
    if (sent) setSentAt(time);
  }

  return (
    <>
      <ResendCode
        sentTo="s•••••@example.org"
        ready={time >= sentAt + wait}
        sending={sending}
        wait={wait}
        now={() => time}
        onResend={() => setSending(true)}
      />
      <Actions>
        <Button variant="neutral" onClick={() => setTime(time + 15_000)}>
          15 Sekunden weiter
        </Button>
        <Button variant="neutral" onClick={() => settled(true)}>
          Code ist unterwegs
        </Button>
        <Button variant="neutral" onClick={() => settled(false)}>
          Code bleibt aus
        </Button>
      </Actions>
    </>
  );
}
