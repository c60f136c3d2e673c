import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import type { Frageseite } from '#machines/formular/frage.ts';
import * as select from '#machines/vertrag/umzug/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Formular } from '../../../../formular/Formular.tsx';
import { textfelder } from '../../../../formular/Textfelder.tsx';
import { useFormular } from '../../../../formular/useFormular.ts';
import { useFehlersatz } from '../../../../shell/useFehlersatz.ts';
import { useOffline } from '../../../../shell/useOffline.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

/** The binding act, and what must be agreed to; after a failure the act alone, or what is to be changed. */
export function Speichern({ actor }: Pick<StepProps, 'actor'>) {
  const hinderung = useSelector(actor, select.hinderung);
  const istNichtGespeichert = useSelector(actor, select.istNichtGespeichert);
  if (hinderung) {
    return (
      <Meldung
        key="abgelehnt"
        headline={t('abgelehnt')}
        text={hinderung.text}
        knopf={t('angabenAendern')}
        onKnopf={() => actor.send({ type: 'AENDERN' })}
      />
    );
  }
  return istNichtGespeichert ? <Nochmal actor={actor} /> : <Zustimmung actor={actor} />;
}

function Zustimmung({ actor }: Pick<StepProps, 'actor'>) {
  const gefragt = {
    ohneElementar: useSelector(actor, select.ohneElementar),
    entfallendesBestaetigt: useSelector(actor, select.ohneVorgemerktes),
  };
  const teurer = useSelector(actor, select.wirdTeurer);
  const laedt = useSelector(actor, select.laedt);
  const formular = useFormular(seiteMit(gefragt), formMit(gefragt));
  const senden = () => {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'SPEICHERN', antwort });
  };
  return (
    <Formular
      formular={formular}
      sofort={textfelder}
      onSenden={senden}
      knopf={t(teurer ? 'kostenpflichtig' : 'verbindlichSpeichern')}
      laedt={laedt}
    />
  );
}

type Gefragt = Record<'ohneElementar' | 'entfallendesBestaetigt', boolean>;

function seiteMit(gefragt: Gefragt): Frageseite<Gefragt> {
  return {
    titel: '',
    felder: [
      {
        name: 'ohneElementar',
        art: 'haken',
        label: t('ohneElementar'),
        sonst: false,
        wenn: () => gefragt.ohneElementar,
      },
      {
        name: 'entfallendesBestaetigt',
        art: 'haken',
        label: t('ohneVorgemerktes'),
        sonst: false,
        wenn: () => gefragt.entfallendesBestaetigt,
      },
    ],
  };
}

function formMit({ ohneElementar, entfallendesBestaetigt }: Gefragt) {
  return z.object({
    ohneElementar: ohneElementar ? z.literal(true, t('ohneElementarFehlt')) : nicht,
    entfallendesBestaetigt: entfallendesBestaetigt
      ? z.literal(true, t('ohneVorgemerktesFehlt'))
      : nicht,
  });
}

const nicht = z.literal(false);

function Nochmal({ actor }: Pick<StepProps, 'actor'>) {
  const offline = useOffline();
  const satz = useFehlersatz(t('fehler'));
  return (
    <Meldung
      headline={offline ? t('keineVerbindung') : satz}
      text={t('nichtsVerloren')}
      knopf={t('nochmalSpeichern')}
      onKnopf={() => actor.send({ type: 'ERNEUT' })}
    />
  );
}

interface MeldungProps {
  headline: string;
  text: string;
  knopf: string;
  onKnopf: () => void;
}

/** Takes the focus: the button that had it is gone. */
function Meldung({ headline, text, knopf, onKnopf }: MeldungProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <InfoBox type="error" headline={headline} action={<Button onClick={onKnopf}>{knopf}</Button>}>
        {text}
      </InfoBox>
    </div>
  );
}
