import { useQuery } from '@tanstack/react-query';
import type { Kuendigungsangebot } from '#contract/entities/beendigung.ts';
import { formatDatumLang } from '#contract/tag.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { usePorts } from '../../../../ports.ts';
import { vertragQuery } from '../../../../queries/vertragLesen.ts';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { silben } from '../../../../shell/silben.ts';
import { Abfrage } from '../../../../shell/zustand/Abfrage.tsx';
import { RuecknahmeView } from '../../ruecknahme/View.tsx';
import { useImAuftrag, useVertragswege } from '../../wege.ts';
import { t, type KuendigungsWorte } from '../texte.ts';
import { type StepProps, useAngebot, useFlowState, useWorte } from './step.ts';

/** How and when the contract can end; or why it cannot be ended here. */
export function Uebersicht(props: StepProps) {
  const { actor, versicherungsNummer: nummer } = props;
  const flowState = useFlowState(actor);
  const welcher = useVertragsname(nummer);
  const wege = useVertragswege();
  const imAuftrag = useImAuftrag();
  const sagen = useWorte(actor);
  return (
    <Abfrage abfrage={useAngebot(nummer)} title={t('uebersichtTitel')} flowState={flowState}>
      {(angebot) => {
        const widerruf = !imAuftrag && (
          <NochWiderrufbar nummer={nummer} bis={angebot.widerrufBis} />
        );
        const { zuruecknehmbarBis: bis } = angebot;
        if (bis !== null) {
          const lauf = { versicherungsNummer: nummer, bis, lead: welcher, davor: widerruf };
          return <RuecknahmeView {...lauf} />;
        }
        return (
          <Page
            title={t('uebersichtTitel')}
            lead={angebot.hinderung ? welcher : `${welcher} ${wannEs(angebot, sagen)}`.trim()}
            back={{ label: t('zumVertrag'), href: wege.vertrag(nummer) }}
            flowState={flowState}
          >
            {widerruf}
            {angebot.hinderung ? (
              <Gehindert angebot={angebot} nummer={nummer} />
            ) : (
              <Moeglich actor={actor} angebot={angebot} />
            )}
          </Page>
        );
      }}
    </Abfrage>
  );
}

/** Which contract; its name follows as soon as it is read. */
function useVertragsname(nummer: string): string {
  const { data } = useQuery(vertragQuery(usePorts().client, nummer));
  return data
    ? t('vertrag', { name: silben(data.versicherungsName), nummer })
    : t('nurNummer', { nummer });
}

function NochWiderrufbar({ nummer, bis }: { nummer: string; bis: string | null }) {
  if (bis === null) return null;
  const href = `/kunden/kuendigen-widerrufen/${nummer}/widerruf`;
  return (
    <InfoBox
      type="neutral"
      headline={t('widerrufMoeglich')}
      action={
        <ButtonLink variant="secondary" href={href}>
          {t('zumWiderruf')}
        </ButtonLink>
      }
    >
      {t('widerrufBis', { datum: formatDatumLang(bis) })}
    </InfoBox>
  );
}

function Gehindert({ angebot, nummer }: MitAngebot & { nummer: string }) {
  const { schreiben } = useVertragswege();
  return (
    <InfoBox
      type="neutral"
      action={<ButtonLink href={schreiben(nummer)}>{t('nachricht')}</ButtonLink>}
    >
      {angebot.hinderung}
    </InfoBox>
  );
}

function Moeglich({ actor, angebot }: MitAngebot & Pick<StepProps, 'actor'>) {
  const sagen = useWorte(actor);
  return (
    <>
      <Abschnitt titel={t('soGehtEs')}>
        <ol>
          <li>{sagen('soGehtEs1')}</li>
          <li>{sagen('soGehtEs2')}</li>
          <li>{sagen('soGehtEs3')}</li>
        </ol>
      </Abschnitt>
      {angebot.hinweise.map(({ code, text }) => (
        <InfoBox key={code} type="warning">
          {text}
        </InfoBox>
      ))}
      <Aktionen>
        <Button onClick={() => actor.send({ type: 'WEITER', antwort: { gelesen: true } })}>
          {t('kuendigungBeginnen')}
        </Button>
      </Aktionen>
    </>
  );
}

interface MitAngebot {
  angebot: Kuendigungsangebot;
}

/** The ordinary end; a special one is told with its reason. */
function wannEs({ gruende }: Kuendigungsangebot, sagen: KuendigungsWorte): string {
  const ordentlich = gruende.find(({ datumsRegel }) => datumsRegel === 'ORDENTLICH');
  if (!ordentlich?.termine) return ordentlich?.hinderung ?? '';
  const { von, bis } = ordentlich.termine;
  if (von !== bis) return sagen('taeglich');
  return [t('naechsterTag', { datum: formatDatumLang(von) }), ordentlich.hinweis ?? '']
    .join(' ')
    .trim();
}
