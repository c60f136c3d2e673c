import type { Dokument } from '#contract/entities/dokument.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Dokumentliste } from '../../flows/antrag/steps/Dokumentliste.tsx';
import { useVertragswege } from '../../flows/vertrag/wege.ts';
import { Aktionen } from '../../shell/Aktionen.tsx';
import { dokumentart } from '../vertrag/dokumentart.ts';
import { t } from './texte.ts';

interface Props {
  dokument: Dokument;
  nummer: string;
  onWeitere: () => void;
}

/** It is there: to open, to keep, and where it is found later. */
export function Fertig({ dokument, nummer, onWeitere }: Props) {
  const wege = useVertragswege();
  return (
    <Page title={t('fertig')} lead={t('fertigText')}>
      <Dokumentliste dokumente={[dokument]} zeileZu={dokumentart} />
      <Aktionen>
        <ButtonLink href={wege.vertrag(nummer)}>{t('zumVertrag')}</ButtonLink>
        <Button variant="secondary" onClick={onWeitere}>
          {t('weitere')}
        </Button>
      </Aktionen>
    </Page>
  );
}
