import { istNurName } from '#contract/entities/produkt.ts';
import { istAktiv, type Vertrag } from '#contract/entities/vertrag.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { useImAuftrag, useVertragswege } from '../../flows/vertrag/wege.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Aktionen } from '../../shell/Aktionen.tsx';
import { t } from './seitentexte.ts';
import { Unterlagen } from './Unterlagen.tsx';
import { t as vermittlerText } from './vermittlerTexte.ts';

interface Props {
  vertrag: Vertrag;
}

export function Dokumente({ vertrag }: Props) {
  const wege = useVertragswege();
  const { dokumente, versicherungsNummer, vertragsstatus } = vertrag;
  const nurName = istNurName(vertrag.produktIdentifier);
  if (nurName && dokumente.length === 0) return null;
  // What was is confirmed after the end as well.
  const bestaetigt = !nurName && (istAktiv(vertrag) || vertragsstatus === 'BEENDET');
  return (
    <Abschnitt titel={t('dokumente')}>
      <Unterlagen vertrag={vertrag} />
      {bestaetigt && (
        <Aktionen>
          <ButtonLink variant="secondary" href={wege.bestaetigung(versicherungsNummer)}>
            {t('bestaetigungAnfordern')}
          </ButtonLink>
        </Aktionen>
      )}
    </Abschnitt>
  );
}

/** The IBAN comes masked from the server. */
export function Bankverbindung({ vertrag }: Props) {
  const imAuftrag = useImAuftrag();
  const wege = useVertragswege();
  const { bankverbindung: konto } = vertrag;
  if (istNurName(vertrag.produktIdentifier)) return null;
  return (
    <Abschnitt titel={t('bankverbindung')}>
      {konto ? (
        <FactList
          facts={[
            { label: t('iban'), value: konto.iban },
            ...(konto.swiftBic === null ? [] : [{ label: t('bic'), value: konto.swiftBic }]),
            { label: t('kontoinhaber'), value: konto.kontoinhaber },
          ]}
        />
      ) : (
        <p>{imAuftrag ? vermittlerText('perRechnung') : t('keineBankverbindung')}</p>
      )}
      {imAuftrag && <p>{vermittlerText('bankverbindungNurKunde')}</p>}
      {!imAuftrag && (
        <Aktionen>
          {istAktiv(vertrag) && (
            <ButtonLink variant="secondary" href="/kunden/bankverbindung/">
              {t(konto ? 'bankverbindungAendern' : 'bankverbindungHinterlegen')}
            </ButtonLink>
          )}
          <ButtonLink
            variant="secondary"
            href={`${wege.vertrag(vertrag.versicherungsNummer)}/zahlungen`}
          >
            {t('zahlungen')}
          </ButtonLink>
        </Aktionen>
      )}
    </Abschnitt>
  );
}

export function Vermittler({ vertrag: { vermittler } }: Props) {
  const imAuftrag = useImAuftrag();
  if (!vermittler) return null;
  return (
    <Abschnitt titel={imAuftrag ? vermittlerText('agentur') : t('vermittler')}>
      <p>
        {vermittler.name}
        <br />
        <a href={`mailto:${vermittler.email}`}>{vermittler.email}</a>
      </p>
    </Abschnitt>
  );
}
