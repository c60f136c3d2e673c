import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** A call has failed, so that another button stands here. */
  istFehler: boolean;
  children: ReactNode;
}

/** Where the act and its second try take turns: whoever pressed the one that went keeps her place. */
export function Handlung({ istFehler, children }: Props) {
  const ort = useRef<HTMLDivElement>(null);
  const zuletzt = useRef(istFehler);
  useEffect(() => {
    if (zuletzt.current === istFehler) return;
    zuletzt.current = istFehler;
    ort.current?.focus();
  }, [istFehler]);
  return (
    <div ref={ort} tabIndex={-1}>
      {children}
    </div>
  );
}
