import type { MouseEvent, ReactNode } from 'react';
import styles from './Button.module.css';
import type { ButtonVariant } from './variants.ts';

export interface ButtonProps {
  /** Default `primary`; one primary button per page. */
  variant?: ButtonVariant;
  /** Default `button`. */
  type?: 'button' | 'submit';
  /** Shows that the act runs and ignores clicks; the button keeps its width and stays focusable. */
  loading?: boolean;
  onClick?: () => void;
  fullWidth?: boolean;
  children: ReactNode;
}

/** An act, named by a verb; never disabled. */
export function Button({
  variant = 'primary',
  type = 'button',
  loading = false,
  onClick,
  fullWidth = false,
  children,
}: ButtonProps) {
  function click(event: MouseEvent) {
    if (loading) event.preventDefault();
    else onClick?.();
  }

  return (
    <button
      type={type}
      className={styles.button}
      data-variant={variant}
      data-full-width={fullWidth || undefined}
      aria-busy={loading || undefined}
      onClick={click}
    >
      {loading && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
