import { Button } from '#widgets/button/Button.tsx';
import { Card } from '#widgets/card/Card.tsx';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import type { Nachweis } from './nachweis.ts';
import { t } from './texte.ts';

/** What she has now, to keep or to print. */
export function Vertragskarte({ nachweis }: { nachweis: Nachweis }) {
  const { abschluss, versicherung, beginn, beitrag } = nachweis;
  const nummer = abschluss.versicherungsNummer;
  return (
    <Card heading={t(nummer === null ? 'antrag' : 'vertrag')}>
      <FactList
        facts={[
          ...(nummer === null ? [] : [{ label: t('nummer'), value: nummer }]),
          { label: t('versicherung'), value: versicherung },
          { label: t('beginn'), value: beginn },
          ...(beitrag === null ? [] : [{ label: t('beitrag'), value: beitrag }]),
        ]}
      />
      <Aktionen>
        <Button variant="secondary" onClick={() => print()}>
          {t('drucken')}
        </Button>
      </Aktionen>
    </Card>
  );
}
