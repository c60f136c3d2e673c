import * as z from 'zod/mini';
import { textmuster } from '#contract/fields/textmuster.ts';
import { muster } from '#contract/fields/versicherungsNummer.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useVertragswege } from '../flows/vertrag/wege.ts';
import { Formular } from '../formular/Formular.tsx';
import { textfelder } from '../formular/Textfelder.tsx';
import { useFormular } from '../formular/useFormular.ts';
import { Aktionen } from '../shell/Aktionen.tsx';
import { t } from './vertrag/vermittlerTexte.ts';
import { gehe } from '../ort.tsx';

/** A contract of the book by its number; whose it is not, finds nothing there. */
export default function VertragOeffnen() {
  const wege = useVertragswege();
  const formular = useFormular(seite, form);
  const oeffnen = () => {
    const gelesen = formular.pruefe();
    if (gelesen) gehe(wege.vertrag(gelesen.versicherungsNummer));
  };
  return (
    <Page title={seite.titel} lead={seite.einleitung} width="text">
      <Formular formular={formular} sofort={textfelder} onSenden={oeffnen}>
        <Aktionen>
          <Button type="submit">{t('oeffnen')}</Button>
          <ButtonLink variant="secondary" href={wege.liste}>
            {t('zumBestand')}
          </ButtonLink>
        </Aktionen>
      </Formular>
    </Page>
  );
}

const form = z.object({
  versicherungsNummer: textmuster(
    muster,
    { PFLICHT: t('nummerFehlt'), FORMAT: t('nummerFalsch') },
    (text) => text.trim().toUpperCase(),
  ),
});

const seite: Frageseite<z.infer<typeof form>> = {
  titel: t('oeffnenTitel'),
  einleitung: t('oeffnenEinleitung'),
  felder: [
    {
      name: 'versicherungsNummer',
      art: 'text',
      label: t('vertragsnummer'),
      hinweis: t('vertragsnummerHinweis'),
      rechtschreibung: false,
    },
  ],
};
