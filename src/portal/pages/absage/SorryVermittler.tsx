import { useState } from 'react';
import * as z from 'zod/mini';
import { grund as tarifgrund } from '#contract/endpoints/tarifieren/antwort.ts';
import { grundLabel } from '#contract/endpoints/tarifieren/grundLabel.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { gemerktesAnliegen } from '../../flows/antrag/anliegen.ts';
import { steht } from '../../kommtNoch.ts';
import { usePorts } from '../../ports.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Aktionen } from '../../shell/Aktionen.tsx';
import { Kontaktwege } from '../kontakt/Kontaktwege.tsx';
import { t } from './texte.ts';

/** Not insurable, said to the broker, who can ask the underwriters (`domain/antrag.md §8.1`). */
export default function SorryVermittler() {
  const { speicher } = usePorts();
  const [anliegen] = useState(() => gemerktesAnliegen(speicher));
  const { data: grund } = z.safeParse(tarifgrund, anliegen?.grund);
  return (
    <Page title={t('sorryVermittlerTitel')} lead={t('sorryVermittlerText')}>
      {grund && <p>{t('sorryVermittlerGrund', { grund: grundLabel[grund] })}</p>}
      <p>{t('sorryVermittler1')}</p>
      {steht('/vermittler/entwuerfe') && <p>{t('sorryVermittler2')}</p>}
      <Aktionen>
        <ButtonLink href="/vermittler-nachricht/">{t('underwriting')}</ButtonLink>
        {steht('/vermittler/entwuerfe') && (
          <ButtonLink variant="secondary" href="/vermittler/entwuerfe">
            {t('entwuerfe')}
          </ButtonLink>
        )}
      </Aktionen>
      <Abschnitt titel={t('hilfe')}>
        <Kontaktwege />
      </Abschnitt>
    </Page>
  );
}
