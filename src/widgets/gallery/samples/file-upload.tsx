import { useState } from 'react';
import type { Choice, Entry } from '../../file-upload/entry.ts';
import { FileList } from '../../file-upload/FileList.tsx';
import { FileUpload, type FileUploadProps } from '../../file-upload/FileUpload.tsx';
import { megabyte } from '../../file-upload/fileSize.ts';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Dateien hochladen',
  gruppe: 'Eingaben',
  zustaende: {
    leer: () => <Feld name="fotos" label="Fotos vom Schaden" />,
    hinweis: () => (
      <Feld
        name="belege"
        label="Kaufbelege"
        hint="Ein Foto der Rechnung genügt."
        kinds={['jpeg', 'png', 'pdf']}
        maxFiles={3}
        maxBytes={megabyte}
        optional
      />
    ),
    eine: () => <Feld name="anzeige" label="Anzeige der Polizei" kinds={['pdf']} maxFiles={1} />,
    gefuellt: () => <Feld name="gefuellt" label="Fotos vom Schaden" start={behalten} />,
    fehler: () => (
      <Feld
        name="fehler"
        label="Fotos vom Schaden"
        error="Laden Sie mindestens ein Foto vom Schaden hoch."
      />
    ),
    unterwegs: () => (
      <FileList
        label="Unterwegs"
        entries={unterwegs}
        onRetry={() => undefined}
        onDrop={() => undefined}
        onEmptied={() => undefined}
      />
    ),
  },
} satisfies Sample;

const behalten: readonly Entry[] = [
  { key: -1, state: 'kept', progress: 1, name: 'Decke im Bad.heic', size: 2_516_582 },
  {
    key: -2,
    state: 'kept',
    progress: 1,
    name: 'Rechnung Installateur Mustermann GmbH vom 20. November 2026.pdf',
    size: 348_160,
  },
];

const unterwegs: readonly Entry[] = [
  { key: 1, name: 'Decke.jpg', size: 2_516_582, state: 'done', progress: 1 },
  { key: 2, name: 'Rundgang.mov', size: 18_874_368, state: 'running', progress: 0.45 },
  { key: 3, name: 'Notiz.txt', size: 512, state: 'waiting', progress: 0 },
  {
    key: 4,
    name: 'Flur.png',
    size: 4_194_304,
    state: 'failed',
    progress: 0.8,
  },
  {
    key: 5,
    name: 'Liste der beschädigten Sachen.docx',
    size: 0,
    state: 'refused',
    progress: 0,
    error: 'Dieser Dateityp wird nicht unterstützt. Erlaubt sind JPEG, PNG und PDF.',
  },
];

type FeldProps = { start?: readonly Entry[] } & Omit<
  FileUploadProps,
  'entries' | 'onChoose' | 'onRetry' | 'onDrop'
>;

/** Nothing is sent here: files that hang, fail once or are refused say so by their names; all others arrive. */
function Feld({ start, ...rest }: FeldProps) {
  const [entries, setEntries] = useState(start ?? []);
  const add = ({ taken, refused }: Choice) => {
    const added = [
      ...taken.map(({ file: { size }, name }) => fared({ ...arrived, key: next++, name, size })),
      ...refused.map((wrong) => ({ ...declined, key: next++, ...wrong })),
    ];
    setEntries((before) => [...before.filter(({ state }) => state !== 'refused'), ...added]);
  };
  return (
    <div data-busy={entries.some(({ state }) => state === 'running')}>
      <FileUpload
        {...rest}
        entries={entries}
        onChoose={add}
        onRetry={(key) =>
          setEntries((before) =>
            before.map((entry) => (entry.key === key ? { ...entry, state: 'done' } : entry)),
          )
        }
        onDrop={(key) => setEntries((before) => before.filter((entry) => entry.key !== key))}
      />
    </div>
  );
}

let next = 0;

const arrived = { state: 'done', progress: 1 } as const;
const declined = { state: 'refused', size: 0, progress: 0 } as const;

function fared(entry: Entry): Entry {
  const { name } = entry;
  if (name.includes('hängt')) return { ...entry, state: 'running', progress: 0.4 };
  if (name.includes('wackelt')) return { ...entry, state: 'failed' };
  if (!name.includes('eicar')) return entry;
  return { ...entry, state: 'refused', error: 'Die Datei konnte nicht geprüft werden.' };
}
