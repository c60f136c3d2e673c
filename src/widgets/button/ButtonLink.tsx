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
  /** By which a list of mistakes leads here. */
  id?: string | undefined;
  /** It was followed, besides. */
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** A way to another page that looks like a button. */
export function ButtonLink({
  href,
  variant = 'primary',
  fullWidth = false,
  download = false,
  children,
  ...besides
}: ButtonLinkProps) {
  return (
    <a
      {...besides}
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
