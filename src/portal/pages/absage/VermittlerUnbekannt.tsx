import * as z from 'zod/mini';
import { Button } from '#widgets/button/Button.tsx';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Aktionen } from '../../shell/Aktionen.tsx';
import { t } from './texte.ts';
import { useOrt } from '../../ort.tsx';

/** The link names a broker nobody knows (`domain/konto.md §7.6`). */
export default function VermittlerUnbekannt() {
  const antrag = antragAus(useOrt().state);
  return (
    <Page title={t('unbekanntTitel')} lead={t('unbekanntText')}>
      <p>{t('unbekannt1')}</p>
      <p>{t('unbekannt2')}</p>
      <Aktionen>
        <Button onClick={() => ohneVermittler(antrag)}>{t('ohneVermittler')}</Button>
        <ButtonLink variant="secondary" href="/kontakt/">
          {t('kontakt')}
        </ButtonLink>
      </Aktionen>
    </Page>
  );
}

/** A page loaded anew with a broker that is none forgets the one that was kept for the tab. */
function ohneVermittler(seite: string) {
  location.assign(`${seite}?vermittlernummer=`);
}

/** The application the link led to; without one she begins at the start page. */
function antragAus(state: unknown): string {
  const { data } = z.safeParse(herkunft, state);
  return data?.antrag ?? '/';
}

const herkunft = z.object({ antrag: z.string().check(z.regex(/^\/[a-z-]+\/antrag$/)) });
