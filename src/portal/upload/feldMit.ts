import { Actor, type ActorRefFrom, fromPromise } from 'xstate';
import type { Nachweisdatei } from '#contract/entities/upload.ts';
import { datei } from '#machines/upload/datei/machine.ts';
import { feld } from '#machines/upload/feld/machine.ts';
import { type Dateiwahl, imFeld } from '#machines/upload/feld/setup.ts';
import type { Choice } from '#widgets/file-upload/entry.ts';
import type { uploadMit } from './uploadMit.ts';

export interface Gedaechtnis {
  /** What arrived before the page was opened again. */
  lesen: () => readonly Nachweisdatei[];
  /** Keeps what has arrived. */
  schreiben: (dateien: readonly Nachweisdatei[]) => void;
}

/** Under this name the effects find the field they send for. */
export const systemId = 'feld';

/** The chart of a field with its effects; the bytes of its files stay here. */
export function feldMit(
  { upload, entfernen, istDa }: ReturnType<typeof uploadMit>,
  { lesen, schreiben }: Gedaechtnis,
) {
  const aufgehoben = lesen();
  const inhalte = new Map<number, File>();
  let naechster = aufgehoben.length;

  const chart = feld.provide({
    actions: { aufheben: (_, { dateien }) => schreiben(dateien) },
    actors: {
      datei: imFeld(
        datei.provide({
          actions: { loeschen: (_, { id }) => id !== null && entfernen(id) },
          actors: {
            hochladen: fromPromise(async ({ input: { schluessel, name }, system, signal }) => {
              const inhalt = inhalte.get(schluessel);
              if (!inhalt) throw new Error('The file is gone.');
              const onProgress = (anteil: number) => {
                const mein: unknown = system.get(systemId);
                if (istFeld(mein)) mein.send({ type: 'FORTSCHRITT', schluessel, anteil });
              };
              return upload(inhalt, { name, signal, onProgress });
            }),
            nachsehen: fromPromise(async ({ input: { id } }) => id !== null && istDa(id)),
          },
        }),
      ),
    },
  });

  /** What she has chosen, as the chart knows it. */
  function wahl({ taken, refused }: Choice): Dateiwahl[] {
    const genommen = taken.map(({ file, name }) => {
      const schluessel = naechster++;
      inhalte.set(schluessel, file);
      return { schluessel, name, groesse: file.size };
    });
    const abgewiesen = refused.map(({ name, error }) => {
      return { schluessel: naechster++, name, groesse: 0, satz: error };
    });
    return [...genommen, ...abgewiesen];
  }

  return { chart, aufgehoben, wahl };
}

function istFeld(actor: unknown): actor is ActorRefFrom<typeof feld> {
  return actor instanceof Actor;
}
