import { type ComponentType, lazy, type ReactNode } from 'react';

/** A part in a chunk of its own that the page can do without: where it cannot be fetched, the other one stands there. */
export function verzichtbar<Props extends object>(
  laden: () => Promise<ComponentType<Props>>,
  ersatz: ComponentType<Props> = Nichts,
) {
  // try and not then: a style sheet that is missing rejects outside of what follows the import.
  return lazy(async () => {
    try {
      return { default: await laden() };
    } catch {
      return { default: ersatz };
    }
  });
}

function Nichts(): ReactNode {
  return null;
}
