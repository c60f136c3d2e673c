import { useState } from 'react';
import { useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { feedbackTextMax, type FeedbackQuelle } from '#contract/endpoints/feedback.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { fieldId } from '#widgets/field/fieldIds.ts';
import { Form } from '#widgets/form/Form.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Textarea } from '#widgets/textarea/Textarea.tsx';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { usePorts } from '../../ports.ts';
import { useFehlersatz } from '../../shell/useFehlersatz.ts';
import { type Feedbackeingabe, notizen, noteVon, quelleVon, zuSenden } from './eingabe.ts';
import { Skala } from './Skala.tsx';
import { t } from './texte.ts';
import { type Sendestand, useSenden } from './useSenden.ts';
import { Aktionen } from '../../shell/Aktionen.tsx';

/** A score and a comment, after a link in a message (`domain/konto.md §9`). */
export default function Feedback() {
  const { source, score } = useParams();
  const quelle = quelleVon(source);
  return <Formular key={quelle} quelle={quelle} note={noteVon(score)} />;
}

function Formular({ quelle, note }: { quelle: FeedbackQuelle; note: number | null }) {
  const { speicher, now } = usePorts();
  const notiz = notizen(speicher, quelle, heuteInBerlin(now()));
  const { stand, senden } = useSenden(notiz.istGesendet() ? 'GESENDET' : 'EINGABE');
  const [eingabe, setEingabe] = useState<Feedbackeingabe>(() => {
    const frueher = notiz.lesen();
    return { score: note ?? frueher?.score ?? null, text: frueher?.text ?? '' };
  });
  const [{ fehler, versuch }, setPruefung] = useState<Pruefung>({ fehler: {}, versuch: 0 });
  if (stand === 'GESENDET') return <Dank />;

  const aendern = (teil: Partial<Feedbackeingabe>) => {
    setEingabe({ ...eingabe, ...teil });
    notiz.merken({ ...eingabe, ...teil });
  };
  const absenden = () => {
    const gefunden = fehlerIn(eingabe);
    setPruefung({ fehler: gefunden, versuch: versuch + 1 });
    const { data } = z.safeParse(zuSenden, ohneLeeres(eingabe));
    if (data) void senden({ source: quelle, ...data }).then((ok) => ok && notiz.abhaken());
  };
  return (
    <Page
      title={t('titel')}
      documentTitle={t('fenster')}
      lead={t('freiwillig', { anlass: t(quelle) })}
    >
      <Zusammenfassung key={versuch} fehler={fehler} />
      <Form onSubmit={absenden}>
        <Skala
          name="score"
          wert={eingabe.score}
          onChange={(score) => aendern({ score })}
          error={fehler.score}
        />
        <Textarea
          label={t('text')}
          name="text"
          value={eingabe.text}
          onChange={(text) => aendern({ text })}
          hint={t('textHinweis')}
          placeholder={t('textPlatzhalter')}
          limit={feedbackTextMax}
          error={fehler.text}
          optional
        />
        <Hindernis stand={stand} />
        <Button type="submit" loading={stand === 'LAEUFT'}>
          {t('senden')}
        </Button>
      </Form>
    </Page>
  );
}

interface Pruefung {
  fehler: { score?: string; text?: string };
  /** As key of the summary it takes the focus there again. */
  versuch: number;
}

function fehlerIn(eingabe: Feedbackeingabe): Pruefung['fehler'] {
  const { error } = z.safeParse(zuSenden, ohneLeeres(eingabe));
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

function ohneLeeres({ score, text }: Feedbackeingabe) {
  return { score, ...(text.trim() === '' ? {} : { text }) };
}

function Zusammenfassung({ fehler }: Pick<Pruefung, 'fehler'>) {
  const errors = Object.entries(fehler).map(([name, text]) => ({ fieldId: fieldId(name), text }));
  return errors.length === 0 ? null : <ErrorSummary errors={errors} />;
}

const hindernisse = { OFFLINE: 'offline', ZU_OFT: 'zuOft' } as const;

/** Why it has not arrived; what was typed stays. */
function Hindernis({ stand }: { stand: Sendestand }) {
  const satz = useFehlersatz(t('fehler'));
  if (stand !== 'OFFLINE' && stand !== 'ZU_OFT' && stand !== 'FEHLER') return null;
  return (
    <InfoBox type={stand === 'FEHLER' ? 'error' : 'warning'} headline={t('nichtGesendet')}>
      <p>{stand === 'FEHLER' ? satz : t(hindernisse[stand])}</p>
    </InfoBox>
  );
}

/** It has arrived. */
function Dank() {
  return (
    <Page title={t('danke')} lead={t('dankeText')}>
      <p>{t('dankeFrage')}</p>
      <Aktionen>
        <ButtonLink href="/">{t('start')}</ButtonLink>
        <ButtonLink variant="secondary" href="/kontakt/">
          {t('kontakt')}
        </ButtonLink>
      </Aktionen>
    </Page>
  );
}
