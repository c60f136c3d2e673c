import { useState } from 'react';
import type { Consent } from '#contract/endpoints/consents.ts';
import type { Dokument } from '#contract/entities/dokument.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { gesagtes, offeneErklaerungen } from '#machines/antrag/erklaerungen.ts';
import { sindAusgehaendigt } from '#machines/antrag/gegeben.ts';
import { Checkbox } from '#widgets/checkbox/Checkbox.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Form } from '#widgets/form/Form.tsx';
import prosa from '../../../../pages/prosa/prosa.module.css';
import { usePorts } from '../../../../ports.ts';
import { type StepProps, useKontext } from '../step.ts';
import { Abschliessen } from './Abschliessen.tsx';
import { Satz } from './Satz.tsx';
import { Erklaerungswahl } from './Erklaerungswahl.tsx';
import styles from './Erklaerungsformular.module.css';
import { t } from './texte.ts';

interface Props extends Pick<StepProps, 'actor' | 'gang' | 'seite'> {
  antragId: string;
  gefragt: readonly Consent[];
  /** What they speak of. */
  dokumente: readonly Dokument[];
}

/**
 * One checkbox per declaration, in its full words, and one choice per question; none is ticked before she does. What
 * we did stands as a sentence between them and the act.
 */
export function Erklaerungsformular(props: Props) {
  const { actor, gang, seite, antragId, gefragt, dokumente } = props;
  const { now } = usePorts();
  const bisher = useKontext(actor, ({ antworten, hinweis }) =>
    hinweis === 'UNTERLAGEN_VERALTET' ? undefined : antworten.abschluss,
  );
  const gesagt = gesagtes(gefragt);
  const [gegeben, setGegeben] = useState<ReadonlySet<string>>(() => {
    const frueher = bisher?.antragId === antragId ? bisher.einwilligungen : {};
    // A declaration whose words have changed since was never given.
    return new Set(gefragt.flatMap(({ id, version }) => (frueher[id] === version ? [id] : [])));
  });
  const [versuch, setVersuch] = useState(0);
  const istGegeben = (consent: Consent) => gesagt.includes(consent) || gegeben.has(consent.id);
  const fehlend = offeneErklaerungen(gefragt, istGegeben);
  const hatUnterlagen = useKontext(actor, sindAusgehaendigt);
  const istBereit = hatUnterlagen && fehlend.length === 0;
  const zeigtFehler = versuch > 0 && !istBereit;

  function setze(id: string, ja: boolean) {
    const andere = [...gegeben].filter((eine) => eine !== id);
    setGegeben(new Set(ja ? [...andere, id] : andere));
  }
  function abschliessen() {
    const heute = heuteInBerlin(now());
    setVersuch((nummer) => nummer + 1);
    if (!istBereit) return;
    const einwilligungen = gefragt
      .filter(istGegeben)
      .map(({ id, version }): [string, string] => [id, version]);
    actor.send({
      type: 'ABSCHLIESSEN',
      antwort: { antragId, einwilligungen: Object.fromEntries(einwilligungen) },
      heute,
    });
  }

  return (
    // What is sent binds: only its button sends it, no Enter in a tick.
    <Form>
      {zeigtFehler && (
        <ErrorSummary
          key={versuch}
          errors={[
            ...(hatUnterlagen ? [] : [{ fieldId: alleUnterlagen, text: t('ersteOeffnen') }]),
            ...fehlend.map((consent) => ({
              fieldId: `field-${consent.id}`,
              text: fehlerZu(consent),
            })),
          ]}
        />
      )}
      <div className={styles.liste}>
        {gefragt.map((consent) => {
          if (gesagt.includes(consent)) return null;
          const error = versuch > 0 && fehlend.includes(consent) ? fehlerZu(consent) : undefined;
          if (consent.wahl !== undefined) {
            return (
              <Erklaerungswahl
                key={consent.id}
                {...{ consent, gefragt, gegeben, error }}
                onChange={setGegeben}
              />
            );
          }
          return (
            <Checkbox
              key={consent.id}
              name={consent.id}
              label={<Satz {...{ consent, dokumente }} />}
              optional={!consent.pflicht}
              checked={gegeben.has(consent.id)}
              onChange={(ja) => setze(consent.id, ja)}
              error={error}
            />
          );
        })}
      </div>
      {gesagt.length > 0 && (
        <ul className={prosa.points}>
          {gesagt.map((consent) => (
            <li key={consent.id}>
              <Satz {...{ consent, dokumente }} />
            </li>
          ))}
        </ul>
      )}
      <Abschliessen {...{ actor, gang, seite }} onAct={abschliessen} />
    </Form>
  );
}

/** The link to all papers as one file. */
export const alleUnterlagen = 'alle-unterlagen';

function fehlerZu({ titel, wahl }: Consent): string {
  return wahl === undefined
    ? t('bitteBestaetigen', { titel })
    : t('bitteBeantworten', { frage: wahl });
}
