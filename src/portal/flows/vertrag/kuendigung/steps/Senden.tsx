import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import { iban } from '#contract/fields/iban.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import * as select from '#machines/vertrag/kuendigung/selectors.ts';
import { Formular } from '../../../../formular/Formular.tsx';
import { Ibanfeld } from '../../../../formular/Ibanfeld.tsx';
import { textfelder } from '../../../../formular/Textfelder.tsx';
import { useFormular } from '../../../../formular/useFormular.ts';
import { auftragserklaerung, auftragsfrage } from '../../Auftragsfeld.tsx';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

/** The binding act: a broker says first that the customer asked for it, a customer may name an account. */
export function Senden({ actor, children }: Pick<StepProps, 'actor'> & { children: string }) {
  const imAuftrag = useSelector(actor, select.imAuftrag);
  const kontoGesucht = useSelector(actor, select.kontoGesucht);
  const seite = kontoGesucht ? mitKonto : ohne;
  const formular = useFormular(imAuftrag ? erklaert : seite, imAuftrag ? erklaerung : kontoangabe);
  const senden = () => {
    const antwort = formular.pruefe();
    if (!antwort) return;
    if (imAuftrag) return actor.send({ type: 'IM_AUFTRAG_KUENDIGEN' });
    const konto = antwort.iban === undefined ? {} : { iban: antwort.iban };
    actor.send({ type: 'KUENDIGEN', ...konto });
  };
  return (
    <Formular
      formular={formular}
      sofort={felder}
      onSenden={senden}
      knopf={children}
      laedt={useSelector(actor, select.laedt)}
    />
  );
}

/** An empty field names no account. */
const kontoangabe = z.object({ iban: z.optional(iban) });
const erklaerung: typeof kontoangabe = z.extend(kontoangabe, {
  imAuftragDesKunden: auftragserklaerung,
});

const felder = { ...textfelder, iban: Ibanfeld };

const mitKonto: Frageseite = {
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
const erklaert: Frageseite = { titel: '', felder: [auftragsfrage] };
const ohne: Frageseite = { titel: '', felder: [] };
