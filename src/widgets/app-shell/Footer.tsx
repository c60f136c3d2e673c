import styles from './AppShell.module.css';

export interface FooterProps {
  links: readonly { label: string; href: string; strong?: boolean }[];
}

/** Below every page. */
export function Footer({ links }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <ul>
        {links.map(({ label, href, strong }) => (
          <li key={href}>
            <a href={href} data-strong={strong}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </footer>
  );
}
