import type { ComponentType } from 'react';

export interface DrawingProps {
  /** A Tabler icon of its own module; for one that only a single widget shows, so that no other page carries it. */
  of: ComponentType<{ size: number; stroke: number; 'aria-hidden': 'true'; focusable: 'false' }>;
  /** Edge in px. */
  size?: number;
}

/** Any Tabler icon in our stroke, beside a word; it says nothing to a screen reader. */
export function Drawing({ of: Symbol, size = 24 }: DrawingProps) {
  return <Symbol size={size} stroke={1.75} aria-hidden="true" focusable="false" />;
}
