import { useSelector } from '@xstate/react';
import { heuteInBerlin } from '#contract/fields/datum.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { usePorts } from '../../../ports.ts';
import { Schrittseite } from '../steps/Schrittseite.tsx';
import { type StepProps, useKontext } from '../steps/step.ts';
import { t } from '../texte.ts';
import { Gescheitert } from './Gescheitert.tsx';
import { Felder, Vermerkbox, Warum } from './Felder.tsx';
import type { Frageseite } from './frage.ts';
import { Hinweise } from './Hinweise.tsx';
import type { Notizen } from './notizen.ts';
import { useEingaben } from './useEingaben.ts';
import { useSenden } from './useSenden.ts';
import { useSperren } from './useSperren.ts';

export interface FragenProps extends StepProps {
  schritt: string;
  frageseite: Frageseite;
  /** What was typed and not sent. */
  notizen: Notizen;
  /** What is known of who is signed in, by step. */
  bekannt: Readonly<Record<string, unknown>>;
}

/** One page of questions of any product, from its list of fields. */
export function Fragen(props: FragenProps) {
  const { actor, seite, schritt, frageseite, notizen, bekannt } = props;
  const { now } = usePorts();
  const umfeld = useKontext(actor, (context) => context.umfeld);
  const antworten = useKontext(actor, (context) => context.antworten);
  const ergebnisse = useKontext(actor, (context) => context.ergebnisse);
  const heute = umfeld?.heute ?? heuteInBerlin(now());
  const stand = { antworten, ergebnisse, umfeld, heute };
  const lage = { ...stand, sperren: useSperren(frageseite, stand) };
  const antwort: unknown = Reflect.get(antworten, schritt);
  const form = useEingaben(frageseite, lage, {
    schritt,
    antwort,
    bekannt: bekannt[schritt],
    notizen,
  });
  const { senden, laedt } = useSenden(actor, schritt, () => notizen.vergiss(schritt));
  const gescheitert = useSelector(actor, (snapshot) => snapshot.hasTag('fehler'));

  function weiter() {
    const geprueft = form.pruefe(seite.regel.formen(heute)[schritt]);
    if (geprueft) senden(geprueft);
  }

  return (
    <Schrittseite {...props} titel={frageseite.titel} einleitung={frageseite.einleitung}>
      <Hinweise actor={actor} />
      {form.fehler.length > 0 && (
        <ErrorSummary
          key={form.versuch}
          title={t('warumNicht')}
          errors={form.fehler.map(({ name, text }) => ({ fieldId: `field-${name}`, text }))}
        />
      )}
      {frageseite.vorab && <Vermerkbox {...frageseite.vorab} />}
      <Form onSubmit={weiter}>
        <Felder
          seite={frageseite}
          sichtbar={form.gelesen.sichtbar}
          eingaben={form.eingaben}
          setze={form.setze}
          fehlerZu={(name) => form.fehler.find((einer) => einer.name === name)?.text}
          vermerke={frageseite.vermerke?.(form.gelesen.antwort, lage) ?? []}
          lage={lage}
        />
        {frageseite.warum !== undefined && <Warum text={frageseite.warum} />}
        {gescheitert && <Gescheitert actor={actor} />}
        <Button type="submit" loading={laedt}>
          {t('weiter')}
        </Button>
      </Form>
    </Schrittseite>
  );
}
