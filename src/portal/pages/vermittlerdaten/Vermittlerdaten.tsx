import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { vermittlerdatenLesen } from '#contract/endpoints/benutzer/vermittlerdaten.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { usePorts } from '../../ports.ts';
import { vermittlerdatenQuery } from '../../queries/vermittlerdaten.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Aktionen } from '../../shell/Aktionen.tsx';
import { Abfrage } from '../../shell/zustand/Abfrage.tsx';
import { lesbar } from '../kundendaten/fakten.ts';
import { t } from './texte.ts';

type Daten = z.output<(typeof vermittlerdatenLesen.responses)[200]>;

/** What is known of an agent himself, each part with the way to change it (`domain/offen.md` P6). */
export default function Vermittlerdaten() {
  const { client } = usePorts();
  const abfrage = useQuery(vermittlerdatenQuery(client));
  return (
    <Abfrage abfrage={abfrage} title={t('titel')}>
      {(wer) => (
        <Page title={t('titel')} width="list">
          <Person wer={wer} />
          <Anmeldung wer={wer} />
          <Abschnitt titel={t('geraete')}>
            <p>{t('geraeteText')}</p>
            <p>{t('abmelden')}</p>
          </Abschnitt>
          <Abschnitt titel={t('einstellungen')}>
            <p>{t('einstellungenText')}</p>
            <Aktionen>
              <ButtonLink variant="secondary" href="/vermittler/einstellungen/">
                {t('zuDenEinstellungen')}
              </ButtonLink>
            </Aktionen>
          </Abschnitt>
        </Page>
      )}
    </Abfrage>
  );
}

function Person({ wer: { name, agentur } }: { wer: Daten }) {
  return (
    <Abschnitt titel={t('person')}>
      <FactList
        facts={[
          { label: t('name'), value: name },
          { label: t('agentur'), value: agentur.name },
          { label: t('vermittlernummer'), value: agentur.vermittlerNummer },
        ]}
      />
      <p>
        {t('geaendert')} <a href="/vermittler-nachricht/">{t('schreiben')}</a>
      </p>
    </Abschnitt>
  );
}

function Anmeldung({ wer: { email, handynummer } }: { wer: Daten }) {
  const nummer = handynummer === null ? t('keineAngabe') : lesbar(handynummer);
  return (
    <Abschnitt titel={t('anmeldung')}>
      <FactList
        facts={[
          { label: t('email'), value: email },
          { label: t('handynummer'), value: nummer, hint: t('handynummerHinweis') },
        ]}
      />
      <Aktionen>
        <ButtonLink variant="secondary" href="/vermittler/kundendaten/email/">
          {t('emailAendern')}
        </ButtonLink>
        <ButtonLink variant="secondary" href="/vermittler/kundendaten/handynummer/">
          {t('handynummerAendern')}
        </ButtonLink>
        <ButtonLink variant="secondary" href="/vermittler/kundendaten/passwort/">
          {t('passwortAendern')}
        </ButtonLink>
      </Aktionen>
    </Abschnitt>
  );
}
