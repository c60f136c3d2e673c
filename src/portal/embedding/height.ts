import { frameHoeheHoechstensPx, frameHoeheZusatzPx } from '#contract/constants.ts';

/** Tells the height of what stands in the page whenever it changes. */
export function followHeight({ body, documentElement }: Document, tell: (px: number) => void) {
  let told = 0;
  const look = () => {
    // As high as its content, however high the frame is: the host's answer never changes it.
    const height = Math.ceil(body.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    // A scrollbar would come and go while the host follows, and each time break lines anew.
    const fits = height + frameHoeheZusatzPx <= frameHoeheHoechstensPx;
    documentElement.style.overflowY = fits ? 'hidden' : '';
    tell(height);
  };
  new ResizeObserver(look).observe(body);
  look();
}
