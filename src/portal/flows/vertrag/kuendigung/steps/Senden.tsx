import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import { iban } from '#contract/fields/iban.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import * as select from '#machines/vertrag/kuendigung/selectors.ts';
import { Checkbox } from '#widgets/checkbox/Checkbox.tsx';
import { Formular } from '../../../../formular/Formular.tsx';
import { Ibanfeld } from '../../../../formular/Ibanfeld.tsx';
import { useFormular } from '../../../../formular/useFormular.ts';
import { useAuftrag } from '../../useAuftrag.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

/** The binding act: a broker says first that the customer asked for it, a customer may name an account. */
export function Senden({ actor, children }: Pick<StepProps, 'actor'> & { children: string }) {
  const kontoGesucht = useSelector(actor, select.kontoGesucht);
  const { haken, erklaeren } = useAuftrag(useSelector(actor, select.imAuftrag));
  const formular = useFormular(seiten[kontoGesucht ? 'mitKonto' : 'ohne'], form);
  const senden = () =>
    erklaeren(({ imAuftragDesKunden }) => {
      if (imAuftragDesKunden) return actor.send({ type: 'IM_AUFTRAG_KUENDIGEN' });
      const konto = formular.pruefe();
      if (!konto) return;
      actor.send({ type: 'KUENDIGEN', ...(konto.iban === undefined ? {} : { iban: konto.iban }) });
    });
  return (
    <Formular
      formular={formular}
      sofort={felder}
      onSenden={senden}
      knopf={children}
      laedt={useSelector(actor, select.laedt)}
    >
      {haken && <Checkbox {...haken} />}
    </Formular>
  );
}

/** An empty field names no account. */
const form = z.object({ iban: z.optional(iban) });

const felder = { iban: Ibanfeld };

const mitKonto: Frageseite<z.infer<typeof form>> = {
  titel: '',
  felder: [
    {
      name: 'iban',
      art: 'iban',
      label: t('kontoFuerErstattung'),
      hinweis: t('kontoHinweis'),
      optional: true,
    },
  ],
};

const seiten = { mitKonto, ohne: { ...mitKonto, felder: [] } };
