import { frameHoeheHoechstensPx, frameHoeheZusatzPx } from '#contract/constants.ts';

/** Tells the height of what stands in the page whenever it changes; from when it is called, and anew each time it is. */
export function heightTeller(
  { body, documentElement: { style } }: Document,
  tell: (px: number) => Promise<unknown>,
): () => void {
  let told = 0;
  let turn = 0;
  const look = () => {
    // As high as its content, however high the frame is: the host's answer never changes it.
    const height = Math.ceil(body.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    turn += 1;
    const mine = turn;
    // Of two that are on their way only the later says how high the frame is.
    const last = (then: () => void) => () => {
      if (turn === mine) then();
    };
    tell(height).then(
      last(() => {
        // A scrollbar would come and go while the host follows, and each time break lines anew.
        const fits = height + frameHoeheZusatzPx <= frameHoeheHoechstensPx;
        style.overflowY = fits ? 'hidden' : '';
      }),
      last(() => {
        // Nobody made room for it: it scrolls, and is told again.
        told = 0;
        style.overflowY = '';
      }),
    );
  };
  const observer = new ResizeObserver(look);
  return () => {
    told = 0;
    observer.observe(body);
    look();
  };
}
