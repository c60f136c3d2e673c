import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import type { Frageseite } from '#machines/formular/frage.ts';
import { antworten } from '#machines/konto/rahmennummer/answers.ts';
import * as select from '#machines/konto/selectors.ts';
import { grundfelder } from '../../../../formular/Grundfelder.tsx';
import { useFormular } from '../../../../formular/useFormular.ts';
import { auftragserklaerung, auftragsfrage } from '../../../vertrag/Auftragsfeld.tsx';
import { useImAuftrag } from '../../../vertrag/wege.ts';
import { type StepProps, useFlowState } from '../../daten/actor.ts';
import { Formularseite } from '../../Formularseite.tsx';
import type { Rad } from '../radwahl.ts';
import { t } from '../texte.ts';

/** Kept above the step, so that nothing typed is lost when the session ends. */
export function useRadFormular(raeder: readonly [Rad, ...Rad[]]) {
  const imAuftrag = useImAuftrag();
  return useFormular(seiteMit(raeder, imAuftrag), imAuftrag ? imAuftragDesKunden : form);
}

const { hersteller, ...uebrige } = antworten.rad.shape;
const form = z.object({
  ...uebrige,
  hersteller: z.pipe(
    z.transform((text?: string) => text ?? null),
    hersteller,
  ),
});
const imAuftragDesKunden: z.ZodMiniType<z.output<typeof form>> = z.extend(form, {
  imAuftragDesKunden: auftragserklaerung,
});

interface Props extends StepProps {
  formular: ReturnType<typeof useRadFormular>;
  zurueck: { label: string; href: string };
}

/** The only step: the number, and the manufacturer where it is wrong. */
export function Radangaben({ actor, formular, zurueck }: Props) {
  function senden() {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  }

  return (
    <Formularseite
      formular={formular}
      sofort={grundfelder}
      back={zurueck}
      flowState={useFlowState(actor)}
      hinweis={useSelector(actor, select.hinweis)}
      onSenden={senden}
      knopf={t('speichern')}
      laedt={useSelector(actor, select.laedt)}
    />
  );
}

/** One of several bicycles is asked for; what is said of the fields is said of that one. */
function seiteMit(
  raeder: readonly [Rad, ...Rad[]],
  imAuftrag: boolean,
): Frageseite<z.infer<typeof form>> {
  return {
    titel: t('radTitel'),
    einleitung: t(imAuftrag ? 'radEinleitungKunde' : 'radEinleitung'),
    felder: [
      {
        name: 'versicherungsNummer',
        art: 'radio',
        label: t('vertrag'),
        optionen: raeder.map(alsWahl),
        vorgabe: () => raeder[0].versicherungsNummer,
        sonst: raeder[0].versicherungsNummer,
        wenn: () => raeder.length > 1,
      },
      ...raeder.flatMap((rad) => angabenZu(rad)),
      ...(imAuftrag ? [auftragsfrage] : []),
    ],
  };
}

function angabenZu(rad: Rad): Frageseite<z.infer<typeof form>>['felder'] {
  const { versicherungsNummer: nummer, rahmennummer, hersteller: bisher } = rad;
  return [
    {
      name: 'rahmennummer',
      art: 'text',
      label: t('rahmennummer'),
      hinweis: rahmennummer === null ? t('rahmennummerHinweis') : t('bisher', { rahmennummer }),
      rechtschreibung: false,
      wenn: ({ versicherungsNummer }) => versicherungsNummer === nummer,
    },
    {
      name: 'hersteller',
      art: 'text',
      label: t('hersteller'),
      hinweis: t('herstellerHinweis', { hersteller: bisher }),
      optional: true,
      wenn: ({ versicherungsNummer }) => versicherungsNummer === nummer,
    },
  ];
}

/** The contract belongs to the name: she may have two of one manufacturer. */
function alsWahl({ versicherungsNummer: wert, hersteller: name, rahmennummer }: Rad) {
  const label = t('radZeile', { hersteller: name, nummer: wert });
  const folge = rahmennummer === null ? t('rahmennummerFehlt') : t('radNummer', { rahmennummer });
  return { wert, label, folge };
}
