import type { ReactNode } from 'react';
import type { Rahmenprops } from '../flows/konto/anmeldung/anfang/Zugangsbild.tsx';
import { useOrt } from '../ort.tsx';
import { loginAddress, returnPath } from '../session/returnPath.ts';
import { inOwnTab } from './links.ts';
import { t } from './texte.ts';

interface SignInElsewhereProps {
  bereich: 'kunden' | 'vermittler';
  /** What stands around it: a page, or a dialog. */
  Rahmen: (props: Rahmenprops) => ReactNode;
  flowState: string;
}

/** In place of the sign-in where the portal is framed: it would be thrown away there (`domain/offen.md P7`). */
export function SignInElsewhere({ bereich, Rahmen, flowState }: SignInElsewhereProps) {
  const { search } = useOrt();
  const zurueck = returnPath(new URLSearchParams(search).get('zurueck')) ?? undefined;
  const { href } = new URL(loginAddress(bereich, zurueck), location.origin);
  return (
    <Rahmen title={t('anmeldenTitel')} flowState={flowState} width="text" erster>
      <p>{t('nichtHier')}</p>
      <p>
        <a href={inOwnTab(href)} target="_blank" rel="noopener">
          {t('anmelden')}
        </a>
      </p>
    </Rahmen>
  );
}
