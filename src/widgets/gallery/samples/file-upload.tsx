import { useState } from 'react';
import { FileList } from '../../file-upload/FileList.tsx';
import { FileUpload, type FileUploadProps } from '../../file-upload/FileUpload.tsx';
import { megabyte } from '../../file-upload/fileSize.ts';
import type { Entry, Upload, UploadedFile } from '../../file-upload/uploadQueue.ts';
import { UploadRefused } from '../../file-upload/uploadRefused.ts';
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
        files={[]}
        entries={unterwegs}
        onRetry={() => undefined}
        onDrop={() => undefined}
        onRemove={() => undefined}
        onEmptied={() => undefined}
      />
    ),
  },
} satisfies Sample;

const behalten = [
  { id: 'a', name: 'Decke im Bad.heic', size: 2_516_582 },
  {
    id: 'b',
    name: 'Rechnung Installateur Mustermann GmbH vom 20. November 2026.pdf',
    size: 348_160,
  },
];

const unterwegs: readonly Entry[] = [
  { key: 1, name: 'Decke.jpg', size: 2_516_582, state: 'done', progress: 1, id: 'c' },
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

function Feld({
  start,
  ...rest
}: { start?: readonly UploadedFile[] } & Omit<
  FileUploadProps,
  'files' | 'upload' | 'onUploaded' | 'onRemove' | 'onBusy'
>) {
  const [files, setFiles] = useState(start ?? []);
  const [busy, setBusy] = useState(false);
  return (
    <div data-busy={busy}>
      <FileUpload
        {...rest}
        files={files}
        upload={hochladen}
        onUploaded={(file) => setFiles((kept) => [...kept, file])}
        onRemove={(id) => setFiles((kept) => kept.filter((file) => file.id !== id))}
        onBusy={setBusy}
      />
    </div>
  );
}

let versuche = 0;

/** Files that hang, fail once or are refused say so by their names; all others arrive. */
const hochladen: Upload = async (file, { name, signal, onProgress }) => {
  onProgress(0.4);
  if (name.includes('hängt')) {
    await new Promise((_, reject) => signal.addEventListener('abort', reject));
  }
  if (name.includes('wackelt') && versuche++ % 2 === 0) throw new Error('Network error');
  if (name.includes('eicar')) throw new UploadRefused('Die Datei konnte nicht geprüft werden.');
  onProgress(1);
  return `${name}-${file.size}`;
};
