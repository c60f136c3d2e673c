import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Kontaktwege } from '../../../../pages/kontakt/Kontaktwege.tsx';
import { Liste } from '../../../../pages/prosa/Liste.tsx';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { Dokumentliste } from '../Dokumentliste.tsx';
import { type StepProps, useFlowState, useKontext } from '../step.ts';
import { beginn } from '../tarif/worte.ts';
import { naechstes } from './naechstes.ts';
import { NeueListe } from './NeueListe.tsx';
import { t } from './texte.ts';
import { Vertragskarte } from './Vertragskarte.tsx';

/** The end: number, what happens now, documents, and the way into the customer portal. */
export default function Bestaetigung({ actor, seite }: StepProps) {
  const kontext = useKontext(actor, (context) => context);
  const flowState = useFlowState(actor);
  const { abschluss } = kontext;
  if (!abschluss) return null;
  const inPruefung = abschluss.status === 'IN_PRUEFUNG';
  return (
    <Page
      title={t(inPruefung ? 'titelPruefung' : 'bestaetigungTitel')}
      documentTitle={t(inPruefung ? 'titelPruefung' : 'fenster')}
      lead={inPruefung ? t('einleitungPruefung') : t('einleitung', { datum: beginn(kontext) })}
      flowState={flowState}
    >
      <NeueListe />
      <Vertragskarte seite={seite} kontext={kontext} />
      <Abschnitt titel={t('weiter')}>
        <Liste punkte={naechstes(kontext)} />
      </Abschnitt>
      {abschluss.neuerKunde ? (
        <Abschnitt titel={t('portal')}>
          <p>{t('portalText')}</p>
          <Aktionen>
            <ButtonLink href="/kunden/login/registrieren/">{t('registrieren')}</ButtonLink>
          </Aktionen>
        </Abschnitt>
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
