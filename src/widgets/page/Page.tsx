import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { type ColumnRatio, Columns } from '../columns/Columns.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useBrand } from '../theme/brandContext.ts';
import { isOnTheWay } from './arrival.ts';
import { Heading } from './Heading.tsx';
import styles from './Page.module.css';
import { PageSubject, type Subject } from './pageSubject.ts';
import { TitleSection } from './titleSection.ts';

export interface PageProps {
  /** The h1: the question of the page. */
  title: string;
  /** Stands in the browser's title instead of `title`. */
  documentTitle?: string;
  lead?: ReactNode;
  back?: { label: string; href: string } | { label: string; onClick: () => void };
  /** "Schritt 2 von 5: Preis", above the heading. */
  progress?: ReactNode;
  /** Beside the column from 1024 px, below it otherwise. */
  aside?: ReactNode;
  /** Widths of column and aside; default "2:1". */
  ratio?: ColumnRatio;
  /** Leaf state of the flow, for tests and analysts. */
  flowState?: string;
  /** Reading column of 640 px (default) or list of up to 960 px. */
  width?: 'text' | 'list';
  children: ReactNode;
}

/**
 * One topic: whom it is about, back link, heading, content. The heading takes the focus when the page or its title
 * changes after a step, and when what had it went with the state before.
 */
export function Page(props: PageProps) {
  const { title, documentTitle = title, lead, back, progress, flowState, width = 'text' } = props;
  const { aside, ratio = '2:1' } = props;
  const brandName = useBrand().name;

  const section = useContext(TitleSection);
  const subject = useContext(PageSubject);
  const [entry] = useState(directionNow);

  useEffect(() => {
    const parts = section === null ? [documentTitle] : [documentTitle, section];
    document.title = [...parts, brandName].join(' – ');
  }, [documentTitle, section, brandName]);

  const page = useRef<HTMLElement>(null);
  const shown = useRef(flowState);
  useEffect(() => {
    if (shown.current === flowState) return;
    shown.current = flowState;
    // After all that stands on the page: whatever takes the focus on purpose has it by now.
    if (document.activeElement !== document.body || !isOnTheWay()) return;
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [flowState]);

  return (
    <main
      ref={page}
      id="inhalt"
      className={styles.page}
      data-flow-state={flowState}
      data-entry={entry}
      data-width={width}
      data-aside={aside !== undefined || undefined}
      tabIndex={-1}
    >
      {subject !== null && <About subject={subject} />}
      {back !== undefined && <Back back={back} />}
      {progress}
      <Heading key={title} text={title} />
      {lead !== undefined && <div className={styles.lead}>{lead}</div>}
      <div className={styles.columns}>
        <Columns
          ratio={ratio}
          first={<div className={styles.content}>{props.children}</div>}
          second={aside === undefined ? undefined : <aside className={styles.aside}>{aside}</aside>}
        />
      </div>
    </main>
  );
}

/** From where it slides in; nothing for the first page of a visit, which is simply there. */
function directionNow(): string | undefined {
  return globalThis.document?.documentElement.dataset['direction'];
}

function About({ subject }: { subject: Subject | 'expected' }) {
  return (
    <p className={styles.subject}>
      {subject !== 'expected' && (
        <>
          <a href={subject.href}>
            <Icon name="person" size={20} />
            {subject.name}
          </a>
          <span>{subject.note}</span>
        </>
      )}
    </p>
  );
}

function Back({ back }: { back: NonNullable<PageProps['back']> }) {
  const content = (
    <>
      <Icon name="back" size={20} />
      {back.label}
    </>
  );
  return 'href' in back ? (
    <a className={styles.back} href={back.href}>
      {content}
    </a>
  ) : (
    <button type="button" className={styles.back} onClick={back.onClick}>
      {content}
    </button>
  );
}
