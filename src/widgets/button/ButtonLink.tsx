import type { ReactNode } from 'react';
import styles from './Button.module.css';
import type { ButtonVariant } from './variants.ts';

export interface ButtonLinkProps {
  href: string;
  /** Default `primary`. */
  variant?: ButtonVariant;
  fullWidth?: boolean;
  /** Keeps the file instead of opening it. */
  download?: boolean;
  children: ReactNode;
}

/** A way to another page that looks like a button. */
export function ButtonLink({
  href,
  variant = 'primary',
  fullWidth = false,
  download = false,
  children,
}: ButtonLinkProps) {
  return (
    <a
      href={href}
      download={download || undefined}
      className={styles.button}
      data-variant={variant}
      data-full-width={fullWidth || undefined}
    >
      {children}
    </a>
  );
}
