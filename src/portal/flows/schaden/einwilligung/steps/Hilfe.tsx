import { Kontaktwege } from '../../../../pages/kontakt/Kontaktwege.tsx';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { t } from '../texte.ts';

/** Who helps where the page cannot. */
export function Hilfe() {
  return (
    <Abschnitt titel={t('hilfe')}>
      <Kontaktwege />
    </Abschnitt>
  );
}
