import { Component, type ReactNode } from 'react';
import { VersionVorbei } from '../neueVersion.ts';
import type { Melder } from './meldung.ts';
import { NeueVersionSeite } from './NeueVersion.tsx';
import { t } from './texte.ts';
import { FehlerSeite } from './zustand/FehlerSeite.tsx';

interface Props {
  melde: Melder;
  children: ReactNode;
}

interface State {
  kaputt: boolean;
  /** It is only that a newer release is here. */
  vorbei: boolean;
  fehlerId?: string;
}

/** Catches what a page throws, reports it and shows its number; `key` it by address so that the next page starts anew. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { kaputt: false, vorbei: false };

  static getDerivedStateFromError(error: unknown): State {
    return { kaputt: true, vorbei: error instanceof VersionVorbei };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof VersionVorbei) return;
    this.setState({ fehlerId: this.props.melde(error) });
  }

  override render() {
    const { kaputt, vorbei, fehlerId } = this.state;
    if (!kaputt) return this.props.children;
    if (vorbei) return <NeueVersionSeite />;
    return (
      <FehlerSeite
        fehlerId={fehlerId}
        erneut={t('neuLaden')}
        onErneut={() => globalThis.location.reload()}
      />
    );
  }
}
