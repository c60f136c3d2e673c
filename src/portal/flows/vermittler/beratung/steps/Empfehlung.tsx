import { useSelector } from '@xstate/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { beratungstexte, type Beratungsvergleich } from '#contract/entities/beratung.ts';
import { type GestalteterText, zeilenAus } from '#contract/fields/gestalteterText.ts';
import { antworten as formen } from '#machines/vermittler/beratung/answers.ts';
import * as select from '#machines/vermittler/beratung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { RichText } from '#widgets/rich-text/RichText.tsx';
import type { RichTextValue } from '#widgets/rich-text/richTextValue.ts';
import { Segments } from '#widgets/segments/Segments.tsx';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { t } from '../texte.ts';
import { Gescheitert } from './Gescheitert.tsx';
import type { StepProps } from './step.ts';

interface Props extends Pick<StepProps, 'actor'> {
  vergleich: Beratungsvergleich;
}

/** The reasons, as formatted text, and what the customer decides. */
export function Empfehlung({ actor, vergleich }: Props) {
  const form = useEmpfehlung(actor);
  const laedt = useSelector(actor, select.laedt);
  const istGescheitert = useSelector(actor, select.istGescheitert);
  return (
    <Abschnitt titel={t('empfehlungTitel')}>
      {form.fehler.length > 0 && (
        <ErrorSummary
          key={form.versuch}
          title={t('warumNicht')}
          errors={form.fehler.map(({ name, text }) => ({ fieldId: `field-${name}`, text }))}
        />
      )}
      <Form onSubmit={form.senden}>
        <RichText
          label={t('begruendung')}
          name="begruendung"
          hint={t('begruendungHinweis')}
          value={form.begruendung}
          onChange={form.setzeBegruendung}
          error={form.fehlerZu('begruendung')}
          limit={beratungstexte.begruendung}
        />
        <Segments
          legend={t('gewaehlt')}
          name="gewaehlt"
          value={form.gewaehlt}
          onChange={form.setzeGewaehlt}
          options={vergleich.angebote.map(({ wunsch: value, name: label }) => ({ value, label }))}
          error={form.fehlerZu('gewaehlt')}
        />
        <Gescheitert actor={actor} />
        <Button type="submit" loading={laedt}>
          {t(istGescheitert ? 'nochmal' : 'protokollErstellen')}
        </Button>
      </Form>
    </Abschnitt>
  );
}

function useEmpfehlung(actor: Props['actor']) {
  const { empfehlung } = useSelector(actor, select.antworten);
  const [begruendung, setzeBegruendung] = useState<RichTextValue | null>(() =>
    empfehlung ? gestaltet(empfehlung.begruendung) : null,
  );
  const [gewaehlt, setzeGewaehlt] = useState<string | null>(empfehlung?.gewaehlt ?? null);
  const [versuch, setVersuch] = useState(0);
  const antwort = { begruendung: begruendung?.document, gewaehlt };
  const gelesen = z.safeParse(formen.empfehlung, antwort);
  const fehler = versuch === 0 || gelesen.success ? [] : fehlerAus(gelesen.error);
  return {
    begruendung,
    setzeBegruendung,
    gewaehlt,
    setzeGewaehlt,
    versuch,
    fehler,
    fehlerZu: (name: string) => fehler.find((einer) => einer.name === name)?.text,
    senden: () => {
      if (gelesen.success) actor.send({ type: 'WEITER', antwort: gelesen.data });
      else setVersuch(versuch + 1);
    },
  };
}

function gestaltet(document: GestalteterText): RichTextValue {
  const text = zeilenAus(document)
    .map((zeile) => zeile.text)
    .join('\n');
  // The editor's own type knows no part that is absent and undefined as well.
  return { document: document as RichTextValue['document'], text };
}

/** The first thing that is wrong with each field. */
function fehlerAus({ issues }: z.core.$ZodError): { name: string; text: string }[] {
  const jeFeld = new Map(
    issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
  );
  return ['begruendung', 'gewaehlt'].flatMap((name) => {
    const text = jeFeld.get(name);
    return text === undefined ? [] : [{ name, text }];
  });
}
