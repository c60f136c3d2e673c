import styles from './prosa.module.css';

/** Ways to other pages, one per row and large enough for a thumb. */
export function Linkliste({ links }: { links: readonly { href: string; text: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ href, text }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
