import { useState } from 'react';
import type { Consent } from '#contract/endpoints/consents.ts';
import { offeneErklaerungen } from '#machines/antrag/erklaerungen.ts';
import { Button } from '#widgets/button/Button.tsx';
import { Checkbox } from '#widgets/checkbox/Checkbox.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { type AntragActor, useKontext } from '../step.ts';
import { Erklaerungswahl } from './Erklaerungswahl.tsx';
import styles from './Erklaerungsformular.module.css';
import { t } from './texte.ts';

interface Props {
  actor: AntragActor;
  antragId: string;
  gefragt: readonly Consent[];
}

/** One checkbox per declaration, in its full words, and one choice per question; none is ticked before she does. */
export function Erklaerungsformular({ actor, antragId, gefragt }: Props) {
  const bisher = useKontext(actor, ({ antworten, hinweis }) =>
    hinweis === 'UNTERLAGEN_VERALTET' ? undefined : antworten.unterlagen,
  );
  const [gegeben, setGegeben] = useState<ReadonlySet<string>>(() => {
    const frueher = bisher?.antragId === antragId ? bisher.einwilligungen : {};
    // A declaration whose words have changed since was never given.
    return new Set(gefragt.flatMap(({ id, version }) => (frueher[id] === version ? [id] : [])));
  });
  const [versuch, setVersuch] = useState(0);
  const fehlend = offeneErklaerungen(gefragt, ({ id }) => gegeben.has(id));
  const zeigtFehler = versuch > 0 && fehlend.length > 0;

  function setze(id: string, ja: boolean) {
    const andere = [...gegeben].filter((eine) => eine !== id);
    setGegeben(new Set(ja ? [...andere, id] : andere));
  }
  function weiter() {
    setVersuch((nummer) => nummer + 1);
    if (fehlend.length > 0) return;
    const einwilligungen = gefragt
      .filter(({ id }) => gegeben.has(id))
      .map(({ id, version }): [string, string] => [id, version]);
    actor.send({
      type: 'WEITER',
      antwort: { antragId, einwilligungen: Object.fromEntries(einwilligungen) },
    });
  }

  return (
    <Form onSubmit={weiter}>
      {zeigtFehler && (
        <ErrorSummary
          key={versuch}
          errors={fehlend.map((consent) => ({
            fieldId: `field-${consent.id}`,
            text: fehlerZu(consent),
          }))}
        />
      )}
      <div className={styles.liste}>
        {gefragt.map((consent) => {
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
              label={consent.text}
              optional={!consent.pflicht}
              checked={gegeben.has(consent.id)}
              onChange={(ja) => setze(consent.id, ja)}
              error={error}
            />
          );
        })}
      </div>
      <Button type="submit">{t('weiter')}</Button>
    </Form>
  );
}

function fehlerZu({ titel, wahl }: Consent): string {
  return wahl === undefined
    ? t('bitteBestaetigen', { titel })
    : t('bitteBeantworten', { frage: wahl });
}
