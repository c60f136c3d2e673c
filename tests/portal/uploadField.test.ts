import { createActor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import type { Nachweisdatei } from '#contract/entities/upload.ts';
import { DateiAbgelehnt } from '#machines/upload/datei/failure.ts';
import * as select from '#machines/upload/feld/selectors.ts';
import type { Sendung } from '#portal/upload/dateiSenden.ts';
import { feldMit, systemId } from '#portal/upload/feldMit.ts';
import { eventually } from '#tests/support/eventually.ts';

describe('Files on their way', () => {
  test('are at most three, the next begins when one arrived', async () => {
    const { choose, calls, states, kept } = field();
    choose('a', 'b', 'c', 'd');
    expect(states()).toEqual(['laeuft', 'laeuft', 'laeuft', 'wartet']);
    calls[1]?.resolve('id-b');
    await eventually(() => expect(states()).toEqual(['laeuft', 'geprueft', 'laeuft', 'laeuft']));
    expect(kept.at(-1)).toEqual([{ id: 'id-b', name: 'b.pdf', groesse: 5 }]);
    expect(calls.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf']);
  });

  test('that are cancelled stop, and nothing of them arrives later', async () => {
    const { choose, drop, calls, states, kept } = field();
    choose('a');
    drop(0);
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[0]?.onProgress(0.5);
    calls[0]?.resolve('id-a');
    await Promise.resolve();
    expect(states()).toEqual([]);
    expect(kept.at(-1)).toEqual([]);
  });

  test('leave their place to the next when they are cancelled', () => {
    const { choose, drop, calls, states } = field();
    choose('a', 'b', 'c', 'd');
    drop(0);
    expect(states()).toEqual(['laeuft', 'laeuft', 'laeuft']);
    expect(calls.at(-1)?.name).toBe('d.pdf');
  });

  test('that failed can be sent again; what was refused cannot', async () => {
    const { choose, retry, files, calls, states } = field();
    choose('a', 'b');
    calls[0]?.reject(new Error('Network error'));
    calls[1]?.reject(new DateiAbgelehnt('Die Datei konnte nicht geprüft werden.'));
    await eventually(() => expect(states()).toEqual(['gescheitert', 'abgelehnt']));
    expect(files()[1]?.satz).toBe('Die Datei konnte nicht geprüft werden.');
    retry(1);
    expect(states()).toEqual(['gescheitert', 'abgelehnt']);
    retry(0);
    expect(files()[0]).toMatchObject({ stand: 'laeuft', anteil: 0 });
    expect(files()[0]).not.toHaveProperty('satz');
    calls[2]?.resolve('id-a');
    await eventually(() => expect(states()).toEqual(['geprueft', 'abgelehnt']));
  });

  test('say how far they are, never more than all', () => {
    const { choose, files, calls } = field();
    choose('a');
    calls[0]?.onProgress(0.45);
    expect(files()[0]?.anteil).toBe(0.45);
    calls[0]?.onProgress(1.2);
    expect(files()[0]?.anteil).toBe(1);
  });

  test('are all cancelled when the customer leaves the page', () => {
    const { choose, leave, calls } = field();
    choose('a', 'b', 'c', 'd');
    leave();
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
  });

  test('make room for what was refused before', () => {
    const { choose, refuse, files } = field();
    refuse('a.docx', 'Nein.');
    choose('b');
    expect(files().map(({ name }) => name)).toEqual(['b.pdf']);
  });
});

describe('Files that arrived before the page was opened', () => {
  const brief = { id: 'id-brief', name: 'Brief.pdf', groesse: 5 };
  const foto = { id: 'id-foto', name: 'Foto.jpg', groesse: 7 };

  test('are there at once, and gone once the server keeps them no longer', async () => {
    const { states, kept, ready } = field([brief, foto], async (id) => id !== foto.id);
    expect(states()).toEqual(['aufgehoben', 'aufgehoben']);
    await eventually(() => expect(states()).toEqual(['aufgehoben']));
    expect(kept).toEqual([[brief, foto], [brief]]);
    expect(ready()).toBe(true);
  });

  test('stay while nobody can tell whether they are kept', async () => {
    const asked = vi.fn<(id: string) => Promise<boolean>>(() => Promise.reject(new Error('down')));
    const { states } = field([brief], asked);
    await eventually(() => expect(asked).toHaveBeenCalledExactlyOnceWith(brief.id));
    await Promise.resolve();
    expect(states()).toEqual(['aufgehoben']);
  });

  test('are sent in the order in which they arrived, and removed at the server too', async () => {
    const { choose, drop, calls, kept, removed } = field([brief]);
    choose('a', 'b');
    calls[1]?.resolve('id-b');
    await eventually(() => expect(kept.at(-1)?.map(({ id }) => id)).toEqual([brief.id, 'id-b']));
    calls[0]?.resolve('id-a');
    await eventually(() =>
      expect(kept.at(-1)?.map(({ id }) => id)).toEqual([brief.id, 'id-b', 'id-a']),
    );
    drop(0);
    drop(2);
    expect(kept.at(-1)?.map(({ id }) => id)).toEqual(['id-a']);
    expect(removed).toEqual([brief.id, 'id-b']);
  });
});

describe('A customer who wants to go on', () => {
  test('is told what is missing, for as long as it is', async () => {
    const { choose, check, said, calls, drop } = field();
    expect(said()).toBeNull();
    expect(check()).toBe(false);
    expect(said()).toBe('leer');
    choose('a');
    expect(said()).toBeNull();
    expect(check()).toBe(false);
    expect(said()).toBe('unterwegs');
    calls[0]?.reject(new Error('Network error'));
    await eventually(() => expect(said()).toBeNull());
    expect(check()).toBe(false);
    expect(said()).toBe('gescheitert');
    drop(0);
    expect(check()).toBe(false);
    choose('b');
    calls[1]?.resolve('id-b');
    await eventually(() => expect(check()).toBe(true));
    expect(said()).toBeNull();
    drop(1);
    // It was last said that nothing is wrong.
    expect(said()).toBeNull();
  });
});

/** A field whose uploads are answered by hand. */
function field(
  before: readonly Nachweisdatei[] = [],
  istDa: (id: string) => Promise<boolean> = async () => true,
) {
  interface Call extends Sendung {
    name: string;
    resolve: (id: string) => void;
    reject: (error: Error) => void;
  }
  const calls: Call[] = [];
  const kept: (readonly Nachweisdatei[])[] = [];
  const removed: string[] = [];
  const upload = (_file: File, sending: Sendung & { name: string }) =>
    new Promise<string>((resolve, reject) => {
      calls.push({ ...sending, resolve, reject });
    });
  const entfernen = (id: string) => void removed.push(id);
  const { chart, aufgehoben, wahl } = feldMit(
    { upload, entfernen, istDa },
    { lesen: () => before, schreiben: (dateien) => void kept.push(dateien) },
  );
  const actor = createActor(chart, { input: { aufgehoben }, systemId }).start();
  const files = () => select.dateien(actor.getSnapshot());
  return {
    calls,
    kept,
    removed,
    files,
    states: () => files().map(({ stand }) => stand),
    said: () => select.fehler(actor.getSnapshot()),
    ready: () => select.istBereit(actor.getSnapshot()),
    choose: (...names: string[]) => {
      const taken = names.map((name) => `${name}.pdf`).map((name) => ({ file: file(name), name }));
      actor.send({ type: 'GEWAEHLT', dateien: wahl({ taken, refused: [] }) });
    },
    refuse: (name: string, error: string) => {
      const dateien = wahl({ taken: [], refused: [{ name, error }] });
      actor.send({ type: 'GEWAEHLT', dateien });
    },
    retry: (schluessel: number) => actor.send({ type: 'ERNEUT', schluessel }),
    drop: (schluessel: number) => actor.send({ type: 'ENTFERNEN', schluessel }),
    check: () => {
      actor.send({ type: 'PRUEFEN' });
      return select.istBereit(actor.getSnapshot());
    },
    leave: () => actor.stop(),
  };
}

function file(name: string): File {
  return new File(['x'.repeat(5)], name);
}
