import { afterEach, expect, test, vi } from 'vitest';
import { heightTeller } from '#portal/embedding/height.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A page in a frame whose content grows when it is told to. */
function page(tell: (px: number) => Promise<unknown>) {
  const looks: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        looks.push(look);
      }
      observe = () => undefined;
    },
  );
  const style = { overflowY: '' };
  let height = 800;
  const body = { getBoundingClientRect: () => ({ height }) };
  const told: number[] = [];
  const greeted = heightTeller(
    { body, documentElement: { style } } as unknown as Document,
    (px) => {
      told.push(px);
      return tell(px);
    },
  );
  const changed = () => looks.forEach((look) => look());
  const grows = (to: number) => {
    height = to;
    changed();
  };
  return { style, told, greeted, grows, changed };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('the frame scrolls until its host has made room, and is told to every host that greets', async () => {
  const answers: (() => void)[] = [];
  const { style, told, greeted } = page(() => new Promise<void>((done) => answers.push(done)));
  greeted();
  await settled();
  expect(style.overflowY).toBe('');
  answers[0]?.();
  await settled();
  expect(style.overflowY).toBe('hidden');
  greeted();
  expect(told).toEqual([800, 800]);
});

test('where the host makes no room the frame scrolls again, and tells its height anew', async () => {
  let takes = true;
  const { style, told, greeted, grows, changed } = page(() =>
    takes ? Promise.resolve() : Promise.reject(new Error('No host page answers')),
  );
  greeted();
  await settled();
  takes = false;
  grows(900);
  await settled();
  expect(style.overflowY).toBe('');
  takes = true;
  changed();
  await settled();
  expect(told).toEqual([800, 900, 900]);
  expect(style.overflowY).toBe('hidden');
});

test('what is higher than any frame may be scrolls in it', async () => {
  const { style, greeted, grows } = page(() => Promise.resolve());
  greeted();
  grows(20_000);
  await settled();
  expect(style.overflowY).toBe('');
});
