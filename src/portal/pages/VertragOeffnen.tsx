import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { textmuster } from '#contract/fields/textmuster.ts';
import { muster } from '#contract/fields/versicherungsNummer.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { TextField } from '#widgets/text-field/TextField.tsx';
import { useForm } from '../formular/useForm.ts';
import { useVertragswege } from '../flows/vertrag/wege.ts';
import { Aktionen } from '../shell/Aktionen.tsx';
import { t } from './vertrag/vermittlerTexte.ts';

/** A contract of the book by its number; whose it is not, finds nothing there. */
export default function VertragOeffnen() {
  const navigate = useNavigate();
  const wege = useVertragswege();
  const form = useForm<'versicherungsNummer', typeof felder>(felder, { versicherungsNummer: '' });
  const oeffnen = () => {
    const gelesen = form.check();
    if (gelesen) void navigate(wege.vertrag(gelesen.versicherungsNummer));
  };
  return (
    <Page title={t('oeffnenTitel')} lead={t('oeffnenEinleitung')} width="text">
      {form.errors.length > 0 && <ErrorSummary key={form.attempt} errors={form.errors} />}
      <Form onSubmit={oeffnen}>
        <TextField
          {...form.field('versicherungsNummer')}
          label={t('vertragsnummer')}
          hint={t('vertragsnummerHinweis')}
          autoComplete="off"
          spellCheck={false}
        />
        <Aktionen>
          <Button type="submit">{t('oeffnen')}</Button>
          <ButtonLink variant="secondary" href={wege.liste}>
            {t('zumBestand')}
          </ButtonLink>
        </Aktionen>
      </Form>
    </Page>
  );
}

const felder = z.object({
  versicherungsNummer: textmuster(
    muster,
    { PFLICHT: t('nummerFehlt'), FORMAT: t('nummerFalsch') },
    (text) => text.trim().toUpperCase(),
  ),
});
