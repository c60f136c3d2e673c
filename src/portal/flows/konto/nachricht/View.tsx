import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { Vertragskachel } from '#contract/entities/vertrag.ts';
import { formatDatumLang } from '#contract/tag.ts';
import type { NachrichtSchritt } from '#machines/konto/nachricht/answers.ts';
import * as select from '#machines/konto/nachricht/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { auftragsschluessel } from '../../../auftragsschluessel.ts';
import { usePorts } from '../../../ports.ts';
import { nachrichten } from '../../../queries/nachrichtenZaehlen.ts';
import { Aktionen } from '../../../shell/Aktionen.tsx';
import { useSessionEvents } from '../../useSessionEvents.ts';
import { Unterbrechbar } from '../../unterbrochen/Unterbrechbar.tsx';
import { useBild, useMitAnmeldung } from '../../unterbrochen/unterbrochener.ts';
import { useFlowState } from '../daten/actor.ts';
import { dateienVon } from './dateien.ts';
import { nachrichtMit } from './effects.ts';
import { useNachrichtFormular } from './eingabe.ts';
import { Schreiben, type StepProps } from './steps/Schreiben.tsx';
import { t } from './texte.ts';
import { entwurfVon } from './vorlage.ts';
import type { Beantwortete, Thema } from './weg.ts';

interface Props {
  /** Whose draft it is. */
  sub: string;
  vertraege: readonly Vertragskachel[];
  /** What whoever led here knows of it already. */
  thema: Thema;
  /** What she answers; subject and contract are then known. */
  auf?: Beantwortete;
}

/** A message of the customer to us. */
export function NachrichtView({ sub, vertraege, thema, auf }: Props) {
  const { client, speicher } = usePorts();
  const queries = useQueryClient();
  const kopf = { thema: { ...thema, ...(auf && { bezug: auf.bezug }) }, sub };
  // What counts no more is chosen anew, in a field of its own.
  const [feld, setFeld] = useState(0);
  const [dateien] = useState(() => dateienVon(speicher, kopf));
  const [chart] = useState(() =>
    nachrichtMit({
      client,
      schluessel: auftragsschluessel(speicher, 'konto/nachricht', sub),
      onGesendet: () => {
        entwurfVon(speicher, kopf).vergiss();
        dateien.vergiss();
        void queries.invalidateQueries({ queryKey: nachrichten });
      },
      onDateienWeg: () => {
        dateien.vergiss();
        setFeld((bisher) => bisher + 1);
      },
    }),
  );
  const actor = useActorRef(useMitAnmeldung(chart), { input: eingangVon(auf) });
  useSessionEvents(actor);
  const bild = useBild(actor, chart);
  const formular = useNachrichtFormular({ ...kopf, vertraege, auf: auf ?? null });
  const Step = steps[useSelector(bild, select.schritt)];
  return (
    <Unterbrechbar actor={actor}>
      <Step key={feld} actor={bild} formular={formular} dateien={dateien} />
    </Unterbrechbar>
  );
}

function eingangVon(auf: Beantwortete | undefined) {
  if (!auf) return {};
  const { betreff: _betreff, gesendet: _gesendet, ...beantwortetes } = auf;
  return { auf: beantwortetes };
}

const steps = {
  schreiben: Schreiben,
  antworten: Schreiben,
  gesendet: Gesendet,
} as const satisfies Record<NachrichtSchritt, (props: StepProps) => ReactNode>;

/** The end: until when she is answered. */
function Gesendet({ actor }: StepProps) {
  const antwortBis = useSelector(actor, select.antwortBis);
  return (
    <Page
      title={t('gesendetTitel')}
      {...(antwortBis !== null && { lead: t('antwort', { tag: formatDatumLang(antwortBis) }) })}
      flowState={useFlowState(actor)}
      width="text"
    >
      <Aktionen>
        <ButtonLink href="/kunden/postfach/gesendet">{t('zumPostfach')}</ButtonLink>
      </Aktionen>
    </Page>
  );
}
