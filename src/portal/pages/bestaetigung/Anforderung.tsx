import { useState } from 'react';
import {
  bestaetigungsName,
  type Bestaetigungsangebot,
  type Bestaetigungsart,
} from '#contract/entities/bestaetigung.ts';
import type { Dokument } from '#contract/entities/dokument.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ChoiceCards } from '#widgets/choice-cards/ChoiceCards.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { fieldId } from '#widgets/field/fieldIds.ts';
import { Form } from '#widgets/form/Form.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { RadioGroup } from '#widgets/radio-group/RadioGroup.tsx';
import { useVertragswege } from '../../flows/vertrag/wege.ts';
import { silben } from '../../shell/silben.ts';
import { t } from './texte.ts';
import { useAnfordern } from './useAnfordern.ts';

interface Props {
  nummer: string;
  partnerNummer: string;
  name: string;
  angebot: Bestaetigungsangebot;
  onFertig: (dokument: Dokument) => void;
}

/** Which of the confirmations a contract gives, and for which year where it is asked. */
export function Anforderung({ nummer, partnerNummer, name, angebot, onFertig }: Props) {
  const wege = useVertragswege();
  const anfordern = useAnfordern({ versicherungsNummer: nummer, partnerNummer }, onFertig);
  const [art, setArt] = useState<Bestaetigungsart | null>(null);
  const [jahr, setJahr] = useState<string | null>(null);
  const [versuch, setVersuch] = useState(0);
  const gewaehlt = angebot.arten.find((eine) => eine.art === art);
  const jahre = gewaehlt?.jahre ?? [];
  const fehler = versuch > 0 && !gewaehlt ? t('waehlen') : undefined;

  const absenden = () => {
    setVersuch(versuch + 1);
    if (!gewaehlt) return;
    const zuletzt = jahre.find((eines) => String(eines) === jahr) ?? jahre[0];
    anfordern.mutate({ art: gewaehlt.art, ...(zuletzt === undefined ? {} : { jahr: zuletzt }) });
  };
  return (
    <Page
      title={t('titel')}
      lead={t('vertrag', { name: silben(name), nummer })}
      back={{ label: t('zumVertrag'), href: wege.vertrag(nummer) }}
    >
      {fehler && (
        <ErrorSummary key={versuch} errors={[{ fieldId: fieldId('art'), text: fehler }]} />
      )}
      {angebot.hinderung ? (
        <InfoBox type="neutral" headline={angebot.hinderung.errorMessage}>
          {angebot.hinderung.code === 'TAGESGRENZE' && <p>{t('morgen')}</p>}
        </InfoBox>
      ) : (
        <Form onSubmit={absenden}>
          <ChoiceCards
            legend={t('welche')}
            name="art"
            value={art}
            onChange={(wert) =>
              setArt(angebot.arten.find((eine) => eine.art === wert)?.art ?? null)
            }
            options={angebot.arten.map(alsKarte)}
            error={fehler}
          />
          {jahre.length > 0 && (
            <RadioGroup
              label={t('welchesJahr')}
              name="jahr"
              value={jahr ?? String(jahre[0])}
              onChange={setJahr}
              options={jahre.map((eines) => ({ value: String(eines), label: String(eines) }))}
            />
          )}
          {anfordern.error && (
            <InfoBox type="error" headline={t('nichtErstellt')}>
              <p>{anfordern.grund}</p>
            </InfoBox>
          )}
          <Button type="submit" loading={anfordern.isPending}>
            {t('anfordern')}
          </Button>
        </Form>
      )}
    </Page>
  );
}

function alsKarte({ art, hinderung }: Bestaetigungsangebot['arten'][number]) {
  const karte = { value: art, label: bestaetigungsName[art], subline: t(art) };
  return hinderung ? { ...karte, disabled: true, reason: hinderung.errorMessage } : karte;
}
