import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import { type ReactNode, useState } from 'react';
import { Drawing } from '../icon/Drawing.tsx';
import { useWords } from '../theme/useWords.ts';
import styles from './HelpButton.module.css';
import { HelpPanel } from './HelpPanel.tsx';

export interface HelpButtonProps {
  /** Default "Hilfe". */
  label?: string;
  /** Of the panel; default "Hinweis". */
  headline?: string;
  /** What the panel says. */
  children: ReactNode;
}

/** Opens the help panel; stands at the same place on every page. */
export function HelpButton({ label, headline, children }: HelpButtonProps) {
  const say = useWords('help-panel', { hilfe: 'Hilfe' });
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Drawing of={IconHelp} size={22} />
        {label ?? say('hilfe')}
      </button>
      <HelpPanel open={open} onClose={() => setOpen(false)} headline={headline}>
        {children}
      </HelpPanel>
    </>
  );
}
