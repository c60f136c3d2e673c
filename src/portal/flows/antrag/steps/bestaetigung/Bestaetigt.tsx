import { useEffect } from 'react';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { usePorts } from '../../../../ports.ts';
import { Kontaktwege } from '../../../../pages/kontakt/Kontaktwege.tsx';
import { Liste } from '../../../../pages/prosa/Liste.tsx';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { Dokumentliste } from '../Dokumentliste.tsx';
import type { Nachweis } from './nachweis.ts';
import { t } from './texte.ts';
import { Vertragskarte } from './Vertragskarte.tsx';
import { zugangsrecht } from '../../../zugangsrecht.ts';
import { outdate, vertragsListen } from '../../../../queries/outdated.ts';

/** Number, what happens now, documents, and the way into the customer portal. */
export default function Bestaetigt({
  nachweis,
  flowState,
}: {
  nachweis: Nachweis;
  flowState: string;
}) {
  const { abschluss } = nachweis;
  // The list of her contracts that was read before has one too few.
  useEffect(() => outdate(vertragsListen), []);
  const inPruefung = abschluss.status === 'IN_PRUEFUNG';
  return (
    <Page
      title={t(inPruefung ? 'titelPruefung' : 'bestaetigungTitel')}
      documentTitle={t(inPruefung ? 'titelPruefung' : 'fenster')}
      lead={nachweis.einleitung}
      flowState={flowState}
    >
      <Vertragskarte nachweis={nachweis} />
      <Abschnitt titel={t('weiter')}>
        <Liste punkte={nachweis.punkte} />
      </Abschnitt>
      {abschluss.neuerKunde ? (
        <Kundenportal />
      ) : (
        abschluss.versicherungsNummer !== null && (
          <Aktionen>
            <ButtonLink href={`/kunden/vertraege/${abschluss.versicherungsNummer}`}>
              {t('vertragAnsehen')}
            </ButtonLink>
          </Aktionen>
        )
      )}
      {abschluss.dokumente.length > 0 && (
        <Abschnitt titel={t('dokumente')}>
          <Dokumentliste dokumente={abschluss.dokumente} />
        </Abschnitt>
      )}
      <Abschnitt titel={t('fragen')}>
        <Kontaktwege />
      </Abschnitt>
    </Page>
  );
}

/** An account at once, for who has just concluded; else the ordinary way to one. */
function Kundenportal() {
  const { speicher, now } = usePorts();
  const gleich = zugangsrecht(speicher, now).lesen() !== null;
  return (
    <Abschnitt titel={t('portal')}>
      <p>
        {t('portalText')} {gleich && t('gleich')}
      </p>
      <Aktionen>
        <ButtonLink href={`/kunden/login/registrieren/${gleich ? '?abschluss' : ''}`}>
          {t('registrieren')}
        </ButtonLink>
      </Aktionen>
    </Abschnitt>
  );
}
