import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { partner } from '#contract/entities/partner.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Schreibknopf } from '../../flows/konto/nachricht/Schreibknopf.tsx';
import { nachrichtenweg } from '../../flows/konto/nachricht/weg.ts';
import { usePorts } from '../../ports.ts';
import { partnerQuery } from '../../queries/partnerLesen.ts';
import type { Nutzer } from '../../session/identitaet.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Aktionen } from '../../shell/Aktionen.tsx';
import { Abfrage } from '../../shell/zustand/Abfrage.tsx';
import { anmeldedaten, anschrift, personendaten } from './fakten.ts';
import { t } from './texte.ts';

/** What is known of her, each part with the way to change it (`domain/vertrag.md §13`). */
export default function Kundendaten({ nutzer }: { nutzer: Nutzer }) {
  const { client } = usePorts();
  const abfrage = useQuery(partnerQuery(client, nutzer.partnernummer ?? ''));
  return (
    <Abfrage abfrage={abfrage} title={t('titel')}>
      {(wer) => <Daten wer={wer} />}
    </Abfrage>
  );
}

function Daten({ wer }: { wer: z.output<typeof partner> }) {
  return (
    <Page title={t('titel')} width="list">
      <Abschnitt titel={t(wer.art === 'FIRMA' ? 'zurFirma' : 'person')}>
        <FactList facts={personendaten(wer)} />
        {wer.art === 'FIRMA' && (
          <p>
            {t('firma')}{' '}
            <a href={nachrichtenweg({ anliegen: 'PERSOENLICHE_DATEN' })}>{t('schreiben')}</a>
          </p>
        )}
        <Aktionen>
          <ButtonLink variant="secondary" href="/kunden/kundendaten/kontaktdaten/">
            {t('kontaktdatenAendern')}
          </ButtonLink>
        </Aktionen>
      </Abschnitt>
      <Abschnitt titel={t('anschrift')}>
        <FactList facts={anschrift(wer)} />
        <Aktionen>
          <ButtonLink variant="secondary" href="/kunden/umzugsservice/">
            {t('umzug')}
          </ButtonLink>
        </Aktionen>
      </Abschnitt>
      <Abschnitt titel={t('anmeldung')}>
        <FactList facts={anmeldedaten(wer)} />
        {wer.emailUnbewiesen === true && <Unbewiesen />}
        <Anmeldung />
      </Abschnitt>
      <Abschnitt titel={t('auskunft')}>
        <p>{t('auskunftText')}</p>
        <Aktionen>
          <Schreibknopf thema={{ anliegen: 'PERSOENLICHE_DATEN' }} text={t('auskunftBrief')}>
            {t('auskunftAnfordern')}
          </Schreibknopf>
        </Aktionen>
      </Abschnitt>
    </Page>
  );
}

function Anmeldung() {
  return (
    <Aktionen>
      <ButtonLink variant="secondary" href="/kunden/kundendaten/email/">
        {t('emailAendern')}
      </ButtonLink>
      <ButtonLink variant="secondary" href="/kunden/kundendaten/handynummer/">
        {t('handynummerAendern')}
      </ButtonLink>
      <ButtonLink variant="secondary" href="/kunden/kundendaten/passwort/">
        {t('passwortAendern')}
      </ButtonLink>
    </Aktionen>
  );
}

/** Her account was opened without a mail; the link of one proves the address (`domain/verkauf.md §6`). */
function Unbewiesen() {
  return (
    <InfoBox
      type="warning"
      headline={t('unbewiesen')}
      action={<ButtonLink href="/kunden/login/registrieren/">{t('neuerLink')}</ButtonLink>}
    >
      {t('unbewiesenText')}
    </InfoBox>
  );
}
