import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Disclosure } from '#widgets/disclosure/Disclosure.tsx';
import { beraten } from '../hausratBeratung.ts';
import { t } from '../texte.ts';

/** What to do where a customer wants no advice: on site that is a matter of paper (`domain/antrag.md §8.2`). */
export function Verzicht() {
  return (
    <Disclosure summary={t('verzicht')}>
      <p>{t('verzichtText')}</p>
      <ButtonLink variant="secondary" href={beraten.antrag}>
        {t('zumAntrag')}
      </ButtonLink>
    </Disclosure>
  );
}
