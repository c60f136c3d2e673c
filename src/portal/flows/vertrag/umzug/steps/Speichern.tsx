import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import * as select from '#machines/vertrag/umzug/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { Checkbox } from '#widgets/checkbox/Checkbox.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
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
  const [gegeben, setGegeben] = useState({ ohneElementar: false, entfallendesBestaetigt: false });
  const [versucht, setVersucht] = useState(false);
  const offen = haken.find(({ name }) => gefragt[name] && !gegeben[name]);
  const senden = () => {
    setVersucht(true);
    if (offen) document.getElementById(`field-${offen.name}`)?.focus();
    else actor.send({ type: 'SPEICHERN', antwort: gegeben });
  };
  return (
    <Form onSubmit={senden}>
      {haken
        .filter(({ name }) => gefragt[name])
        .map(({ name, label, fehlt }) => (
          <Checkbox
            key={name}
            name={name}
            label={t(label)}
            checked={gegeben[name]}
            onChange={(ja) => setGegeben((bisher) => ({ ...bisher, [name]: ja }))}
            error={versucht && !gegeben[name] ? t(fehlt) : undefined}
          />
        ))}
      <Button type="submit" loading={laedt}>
        {t(teurer ? 'kostenpflichtig' : 'verbindlichSpeichern')}
      </Button>
    </Form>
  );
}

const haken = [
  { name: 'ohneElementar', label: 'ohneElementar', fehlt: 'ohneElementarFehlt' },
  {
    name: 'entfallendesBestaetigt',
    label: 'ohneVorgemerktes',
    fehlt: 'ohneVorgemerktesFehlt',
  },
] as const;

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
