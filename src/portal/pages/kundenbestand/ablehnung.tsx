import * as z from 'zod/mini';
import { nichtErlaubt, technisch, ungueltig } from '#contract/errors.ts';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { ServiceError } from '../../client/response.ts';
import { t } from './texte.ts';

/** A sub-agent who may not see customers; whoever has yet to accept the terms is led to them. */
export function fehltRecht(error: Error | null): error is ServiceError {
  const body = error instanceof ServiceError ? z.safeParse(nichtErlaubt, error.body).data : null;
  return body?.code === 'NICHT_ERLAUBT';
}

/** The sentence of the server, or that it did not work. */
export function grundVon(error: Error): string {
  const body = error instanceof ServiceError ? error.body : null;
  const [erster] = z.safeParse(ungueltig, body).data?.fehler ?? [];
  return erster?.text ?? z.safeParse(technisch, body).data?.errorMessage ?? t('dateiFehler');
}

/** Said to an agent whose right is missing: the server's words, and whom to ask. */
export function OhneRecht({ titel, grund }: { titel: string; grund: string }) {
  return (
    <Page title={titel} width="list">
      <InfoBox type="neutral" headline={grund}>
        {t('rechtFragen')}
      </InfoBox>
    </Page>
  );
}
