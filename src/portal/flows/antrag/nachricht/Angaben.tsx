import { produktName } from '#contract/produkte/produkte.ts';
import { Disclosure } from '#widgets/disclosure/Disclosure.tsx';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import type { Anliegen } from '../anliegen.ts';
import { t } from './texte.ts';

/** What goes along from the application, to be read and not to be written again. */
export function Angaben({ anliegen: { produkt, angaben } }: { anliegen: Anliegen }) {
  if (angaben.length === 0) return null;
  return (
    <InfoBox type="neutral" headline={t('angaben', { produkt: produktName(produkt) })}>
      <p>
        {t('angabenText')} {t('ohneBank')}
      </p>
      <Disclosure summary={t('angabenZeigen')} count={angaben.length}>
        <FactList facts={angaben.map(({ label, wert }) => ({ label, value: wert }))} />
      </Disclosure>
    </InfoBox>
  );
}
