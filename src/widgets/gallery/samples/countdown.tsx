import { useState } from 'react';
import { Button } from '../../button/Button.tsx';
import { Countdown } from '../../countdown/Countdown.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Verbleibende Zeit',
  gruppe: 'Meldungen',
  zustaende: {
    lang: () => <Sperre until={899_000} />,
    letzte: () => <Sperre until={9000} />,
    abgelaufen: () => <Sperre until={0} />,
    laeuft: () => <Laeuft />,
  },
} satisfies Sample;

/** A clock that stands still. */
const steht = () => 0;

function Sperre({ until, now = steht }: { until: number; now?: () => number }) {
  return (
    <Countdown until={until} now={now}>
      {(remaining) => (
        <p>
          Versuchen Sie es in <strong>{remaining}</strong> erneut.
        </p>
      )}
    </Countdown>
  );
}

/** A clock that goes on at a press. */
function Laeuft() {
  const [time, setTime] = useState(0);
  return (
    <>
      <Sperre until={122_000} now={() => time} />
      <Button variant="secondary" onClick={() => setTime(time + 1000)}>
        Eine Sekunde weiter
      </Button>
    </>
  );
}
