import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import {
  bestaetigungsName,
  type Bestaetigungsangebot,
  type Bestaetigungsart,
} from '#contract/entities/bestaetigung.ts';
import * as select from '#machines/vertrag/bestaetigung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ChoiceCards } from '#widgets/choice-cards/ChoiceCards.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { fieldId } from '#widgets/field/fieldIds.ts';
import { Form } from '#widgets/form/Form.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { RadioGroup } from '#widgets/radio-group/RadioGroup.tsx';
import { usePorts } from '../../../../ports.ts';
import { bestaetigungQuery } from '../../../../queries/bestaetigungLesen.ts';
import { vertragQuery } from '../../../../queries/vertragLesen.ts';
import { silben } from '../../../../shell/silben.ts';
import { useFehlersatz } from '../../../../shell/useFehlersatz.ts';
import { useOffline } from '../../../../shell/useOffline.ts';
import { Abfrage } from '../../../../shell/zustand/Abfrage.tsx';
import { useVertragswege } from '../../wege.ts';
import { t } from '../texte.ts';
import type { StepProps } from '../View.tsx';

/** Which of the confirmations a contract gives, or why it gives none today. */
export function Wunsch(props: StepProps) {
  const { flowState, nummer } = props;
  const { client } = usePorts();
  const vertrag = useQuery(vertragQuery(client, nummer));
  const angebot = useQuery(bestaetigungQuery(client, nummer));
  const abfrage = { title: t('wunschTitel'), flowState };
  return (
    <Abfrage abfrage={vertrag} {...abfrage}>
      {({ versicherungsName }) => (
        <Abfrage abfrage={angebot} {...abfrage}>
          {(gelesen) => <Seite {...props} name={versicherungsName} angebot={gelesen} />}
        </Abfrage>
      )}
    </Abfrage>
  );
}

interface MitAngebot extends StepProps {
  name: string;
  angebot: Bestaetigungsangebot;
}

function Seite(props: MitAngebot) {
  const { flowState, nummer, name, angebot } = props;
  const wege = useVertragswege();
  const [art, setArt] = useState<Bestaetigungsart | null>(null);
  const [versuch, setVersuch] = useState(0);
  const fehler = versuch > 0 && art === null ? t('waehlen') : undefined;
  return (
    <Page
      title={t('wunschTitel')}
      lead={t('vertrag', { name: silben(name), nummer })}
      back={{ label: t('zumVertrag'), href: wege.vertrag(nummer) }}
      flowState={flowState}
    >
      {fehler && (
        <ErrorSummary key={versuch} errors={[{ fieldId: fieldId('art'), text: fehler }]} />
      )}
      {angebot.hinderung ? (
        <InfoBox type="neutral" headline={angebot.hinderung.errorMessage}>
          {angebot.hinderung.code === 'TAGESGRENZE' && <p>{t('morgen')}</p>}
        </InfoBox>
      ) : (
        <Auswahl
          {...props}
          art={art}
          onArt={setArt}
          fehler={fehler}
          onVersuch={() => setVersuch(versuch + 1)}
        />
      )}
    </Page>
  );
}

interface AuswahlProps extends MitAngebot {
  art: Bestaetigungsart | null;
  onArt: (art: Bestaetigungsart | null) => void;
  fehler: string | undefined;
  onVersuch: () => void;
}

/** The kind, and the year where it is asked. */
function Auswahl({ actor, angebot, art, onArt, fehler, onVersuch }: AuswahlProps) {
  const [jahr, setJahr] = useState<string | null>(null);
  const gewaehlt = angebot.arten.find((eine) => eine.art === art);
  const jahre = gewaehlt?.jahre ?? [];
  const vorgabe = jahre.find((eines) => String(eines) === jahr) ?? jahre[0];

  const absenden = () => {
    onVersuch();
    if (!gewaehlt) return;
    const wunsch = vorgabe === undefined ? {} : { jahr: vorgabe };
    actor.send({ type: 'WEITER', antwort: { art: gewaehlt.art, ...wunsch } });
  };
  return (
    <Form onSubmit={absenden}>
      <ChoiceCards
        legend={t('welche')}
        name="art"
        value={art}
        onChange={(wert) => onArt(angebot.arten.find((eine) => eine.art === wert)?.art ?? null)}
        options={angebot.arten.map(alsKarte)}
        error={fehler}
      />
      {jahre.length > 0 && (
        <RadioGroup
          label={t('welchesJahr')}
          name="jahr"
          value={String(vorgabe)}
          onChange={setJahr}
          options={jahre.map((eines) => ({ value: String(eines), label: String(eines) }))}
        />
      )}
      <Gescheitert actor={actor} />
      <Button type="submit" loading={useSelector(actor, select.laedt)}>
        {t('anfordern')}
      </Button>
    </Form>
  );
}

/** Why there is none: the sentence of the rule, or that it did not work. */
function Gescheitert({ actor }: Pick<StepProps, 'actor'>) {
  const ablehnung = useSelector(actor, select.ablehnung);
  const istTechnisch = useSelector(actor, select.istTechnischerFehler);
  const offline = useOffline();
  const satz = useFehlersatz(t('fehler'));
  if (ablehnung === null && !istTechnisch) return null;
  return (
    <InfoBox type="error" headline={t('nichtErstellt')}>
      <p>{ablehnung ?? (offline ? t('keineVerbindung') : satz)}</p>
    </InfoBox>
  );
}

function alsKarte({ art, hinderung }: Bestaetigungsangebot['arten'][number]) {
  const karte = { value: art, label: bestaetigungsName[art], subline: t(art) };
  return hinderung ? { ...karte, disabled: true, reason: hinderung.errorMessage } : karte;
}
