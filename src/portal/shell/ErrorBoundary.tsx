import { Component, type ReactNode } from 'react';
import type { Melder } from './meldung.ts';
import { t } from './texte.ts';
import { FehlerSeite } from './zustand/FehlerSeite.tsx';

interface Props {
  melde: Melder;
  children: ReactNode;
}

interface State {
  kaputt: boolean;
  fehlerId?: string;
}

/** Catches what a page throws, reports it and shows its number; `key` it by address so that the next page starts anew. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { kaputt: false };

  static getDerivedStateFromError(): State {
    return { kaputt: true };
  }

  override componentDidCatch(error: unknown) {
    this.setState({ fehlerId: this.props.melde(error) });
  }

  override render() {
    const { kaputt, fehlerId } = this.state;
    if (!kaputt) return this.props.children;
    return (
      <FehlerSeite
        fehlerId={fehlerId}
        erneut={t('neuLaden')}
        onErneut={() => globalThis.location.reload()}
      />
    );
  }
}
