import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import type { AngebotenerGrund } from '#contract/entities/beendigung.ts';
import { formatDatum, formatDatumLang } from '#contract/tag.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import type { antworten } from '#machines/vertrag/kuendigung/answers.ts';
import * as select from '#machines/vertrag/kuendigung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Datumfeld } from '../../../../formular/Datumfeld.tsx';
import { Formular } from '../../../../formular/Formular.tsx';
import { useFormular } from '../../../../formular/useFormular.ts';
import { Abfrage } from '../../../../shell/zustand/Abfrage.tsx';
import { gemerkteWerte, merken } from '../../beendigung/merken.ts';
import { t } from '../texte.ts';
import { Fortschritt } from './Fortschritt.tsx';
import { gehe, type StepProps, useAngebot, useFlowState, useWorte } from './step.ts';

/** When: a day, or the only one there is. */
export function Datum(props: StepProps) {
  const { actor, versicherungsNummer } = props;
  const flowState = useFlowState(actor);
  const sagen = useWorte(actor);
  const grund = useSelector(actor, select.antworten).grund?.grund;
  const ablehnung = useSelector(actor, select.ablehnung);
  const abfrage = useAngebot(versicherungsNummer);
  return (
    <Abfrage abfrage={abfrage} title={sagen('datumTitel')} flowState={flowState}>
      {({ gruende }) => {
        const gewaehlt = gruende.find(({ key }) => key === grund);
        const geht = gewaehlt?.datumsRegel === 'UEBERGANG';
        return (
          <Page
            title={geht ? t('uebergabeTitel') : sagen('datumTitel')}
            back={{ label: t('zurueck'), onClick: () => gehe(actor, 'grund') }}
            progress={<Fortschritt actor={actor} schritt="datum" />}
            flowState={flowState}
          >
            {ablehnung && <Abgelehnt actor={actor} text={ablehnung.errorMessage} />}
            {gewaehlt?.hinweis && <InfoBox type="neutral">{gewaehlt.hinweis}</InfoBox>}
            {gewaehlt?.termine && <Tag {...props} termine={gewaehlt.termine} uebergang={geht} />}
            {!gewaehlt?.termine && !ablehnung && (
              <Abgelehnt actor={actor} text={gewaehlt?.hinderung ?? t('nichtMoeglich')} />
            )}
          </Page>
        );
      }}
    </Abfrage>
  );
}

function Abgelehnt({ actor, text }: Pick<StepProps, 'actor'> & { text: string }) {
  return (
    <InfoBox
      type="warning"
      headline={t('nichtMoeglich')}
      action={
        <Button variant="secondary" onClick={() => gehe(actor, 'grund')}>
          {t('andererGrund')}
        </Button>
      }
    >
      {text}
    </InfoBox>
  );
}

interface TagProps extends StepProps {
  termine: NonNullable<AngebotenerGrund['termine']>;
  /** The day passes the contract on and ends no cover of the buyer. */
  uebergang: boolean;
}

function Tag(props: TagProps) {
  const { actor, termine } = props;
  const sagen = useWorte(actor);
  const formular = useTag(props);
  const weiter = () => {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  };
  return (
    <Formular
      formular={formular}
      sofort={felder}
      onSenden={weiter}
      knopf={t('weiter')}
      davor={
        istFest(termine) && (
          <InfoBox
            type="neutral"
            headline={sagen('datumFest', { datum: formatDatumLang(termine.von) })}
          >
            {t('datumFestHinweis')} {sagen('datumHinweis')}
          </InfoBox>
        )
      }
    />
  );
}

/** The day, kept from the first that is chosen on; one that no longer fits gives way to the usual one. */
function useTag({ actor, draft, termine, uebergang }: TagProps) {
  const { von, bis, standard } = termine;
  const sagen = useWorte(actor);
  const passt = (tag: string) => tag >= von && tag <= bis;
  const seite: Frageseite<z.infer<typeof antworten.datum>> = {
    titel: '',
    felder: [
      {
        name: 'kuendigungsdatum',
        art: 'datum',
        label: t(uebergang ? 'uebergabe' : 'datum'),
        hinweis: [
          ...(uebergang ? [] : [sagen('datumHinweis')]),
          t('datumZwischen', zwischen(von, bis)),
        ].join(' '),
        von,
        bis,
        inWorten: true,
        vorgabe: () => standard,
        wenn: () => !istFest(termine),
        sonst: von,
      },
    ],
  };
  const satz = t('datumFehlt', zwischen(von, bis));
  const form = z.object({
    kuendigungsdatum: z.string(satz).check(z.refine(passt, { error: satz })),
  });
  return useFormular(seite, form, {
    gemerkt: {
      lies: () => {
        const { kuendigungsdatum = '' } = gemerkteWerte(draft, 'datum');
        return passt(kuendigungsdatum) ? { kuendigungsdatum } : {};
      },
      schreibe: (getippt) => merken(draft, 'datum', getippt),
    },
  });
}

const felder = { datum: Datumfeld };

function istFest({ von, bis }: TagProps['termine']): boolean {
  return von === bis;
}

function zwischen(von: string, bis: string) {
  return { von: formatDatum(von), bis: formatDatum(bis) };
}
