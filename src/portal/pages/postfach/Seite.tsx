import { useParams } from 'react-router-dom';
import { useOrt } from '../../ort.tsx';
import { NichtGefunden } from '../../shell/zustand/NichtGefunden.tsx';
import { Nachricht } from './Nachricht.tsx';
import { Postfach } from './Postfach.tsx';

/** A folder of the mailbox, or one message of it. */
export default function Seite() {
  const { id } = useParams();
  const [, , , ordner] = useOrt().pathname.split('/');
  if (ordner !== 'eingang' && ordner !== 'gesendet') return <NichtGefunden />;
  return id === undefined ? (
    <Postfach key={ordner} ordner={ordner} />
  ) : (
    <Nachricht ordner={ordner} id={id} />
  );
}
