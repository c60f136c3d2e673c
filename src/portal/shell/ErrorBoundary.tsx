import { Component, type ReactNode } from 'react';
import { FehlerSeite } from './zustand/FehlerSeite.tsx';
import { t } from './texte.ts';

interface State {
  fehlerId: string | null;
}

/** Catches what a page throws; `key` it by address so that the next page starts anew. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { fehlerId: null };

  static getDerivedStateFromError(): State {
    return { fehlerId: crypto.randomUUID().slice(0, 8) };
  }

  override render() {
    const { fehlerId } = this.state;
    if (fehlerId === null) return this.props.children;
    return (
      <FehlerSeite
        fehlerId={fehlerId}
        erneut={t('neuLaden')}
        onErneut={() => globalThis.location.reload()}
      />
    );
  }
}
