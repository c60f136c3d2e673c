import type { AriaAttributes, MouseEventHandler, ReactNode } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends Pick<
  AriaAttributes,
  'aria-controls' | 'aria-disabled' | 'aria-haspopup'
> {
  /** What it does, for those who do not see the drawing. */
  label: string;
  /** `round` stands alone in a corner; `field` inside the frame of an input, `step` there and inviting. */
  look: 'round' | 'field' | 'step';
  onClick: MouseEventHandler;
  /** The drawing. */
  children: ReactNode;
}

/** A button that is a drawing alone, as large as a finger. */
export function IconButton({ label, look, onClick, children, ...aria }: IconButtonProps) {
  return (
    <button
      {...aria}
      type="button"
      className={styles.button}
      data-look={look}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
