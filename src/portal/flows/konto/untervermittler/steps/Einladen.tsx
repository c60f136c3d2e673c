import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import { untervermittlerangaben } from '#contract/endpoints/agentur.ts';
import { anrede } from '#contract/entities/partner.ts';
import { recht } from '#contract/entities/recht.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import * as select from '#machines/konto/selectors.ts';
import { grundfelder } from '../../../../formular/Grundfelder.tsx';
import { useFormular } from '../../../../formular/useFormular.ts';
import { type StepProps, useFlowState } from '../../daten/actor.ts';
import { Formularseite } from '../../Formularseite.tsx';
import { t } from '../texte.ts';

interface Props extends StepProps {
  formular: ReturnType<typeof useEinladungFormular>;
}

/** The only step: who it is, and what the person may do. */
export function Einladen({ actor, formular }: Props) {
  function senden() {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  }

  return (
    <Formularseite
      formular={formular}
      sofort={grundfelder}
      back={{ label: t('zurAgentur'), href: '/vermittler/agentur' }}
      flowState={useFlowState(actor)}
      hinweis={useSelector(actor, select.hinweis)}
      onSenden={senden}
      knopf={t('senden')}
      laedt={useSelector(actor, select.laedt)}
    />
  );
}

/** Kept above the step, so that nothing typed is lost when the session ends. */
export function useEinladungFormular() {
  return useFormular(seite, form);
}

const gefuellt = (text: string) => z.string(text).check(z.minLength(1, text));
const leerIstNull = z.transform((text?: string) => text ?? null);
const { email, handynummer, ihkNummer, vermittlerNummer, rechte, ...uebrige } =
  untervermittlerangaben.shape;
const form = z.pipe(
  z.object({
    ...uebrige,
    // It is somebody else's address and number.
    email: z.pipe(gefuellt(t('emailFehlt')), email),
    handynummer: z.pipe(gefuellt(t('nummerFehlt')), handynummer),
    ihkNummer: z.pipe(leerIstNull, ihkNummer),
    vermittlerNummer: z.pipe(leerIstNull, vermittlerNummer),
    rechte: z.pipe(
      z.transform((gewaehlt?: unknown) => gewaehlt ?? []),
      rechte,
    ),
  }),
  untervermittlerangaben,
);

const seite: Frageseite<z.infer<typeof untervermittlerangaben>> = {
  titel: t('einladenTitel'),
  einleitung: t('einladenEinleitung'),
  felder: [
    {
      name: 'anrede',
      art: 'radio',
      label: t('anrede'),
      optionen: anrede.options.map((wert) => ({ wert, label: t(wert) })),
    },
    { name: 'vorname', art: 'text', label: t('vorname'), autoComplete: 'off' },
    { name: 'nachname', art: 'text', label: t('nachname'), autoComplete: 'off' },
    {
      name: 'email',
      art: 'email',
      label: t('email'),
      hinweis: t('emailHinweis'),
      autoComplete: 'off',
    },
    { name: 'handynummer', art: 'telefon', label: t('handynummer') },
    {
      name: 'eigeneRegistrierung',
      art: 'radio',
      label: t('registrierung'),
      optionen: [
        { wert: false, label: t('ueberAgentur'), folge: t('ueberAgenturFolge') },
        { wert: true, label: t('eigene'), folge: t('eigeneFolge') },
      ],
      sofort: true,
    },
    {
      name: 'ihkNummer',
      art: 'text',
      label: t('ihkNummer'),
      hinweis: 'D-XXXX-XXXXX-NN',
      rechtschreibung: false,
      wenn: ({ eigeneRegistrierung }) => eigeneRegistrierung === true,
    },
    {
      name: 'vermittlerNummer',
      art: 'text',
      label: t('vermittlerNummer'),
      hinweis: t('vermittlerNummerHinweis'),
      tastatur: 'numeric',
      optional: true,
      wenn: ({ eigeneRegistrierung }) => eigeneRegistrierung === true,
    },
    {
      name: 'rechte',
      art: 'mehrfach',
      label: t('rechte'),
      optionen: recht.options.map((wert) => ({
        wert,
        label: t(wert),
        folge: t(`${wert}Folge`),
      })),
      optional: true,
    },
  ],
};
