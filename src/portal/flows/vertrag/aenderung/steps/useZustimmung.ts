import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import type { Frageseite } from '#machines/formular/frage.ts';
import * as select from '#machines/vertrag/aenderung/selectors.ts';
import { useFormular } from '../../../../formular/useFormular.ts';
import { auftragserklaerung, auftragsfrage } from '../../Auftragsfeld.tsx';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';
import type { useNachweis } from './useNachweis.ts';

/** What she must agree to before saving, if anything: none of it is ticked beforehand. */
export function useZustimmung(
  actor: StepProps['actor'],
  nachweis: Pick<ReturnType<typeof useNachweis>, 'dateien' | 'pruefen'>,
) {
  const bitte = useSelector(actor, select.nachweis);
  const gefragt = {
    ohneElementar: useSelector(actor, select.ohneElementar),
    entfallendesBestaetigt: useSelector(actor, select.ohneVorgemerktes),
    imAuftragDesKunden: useSelector(actor, select.imAuftrag),
  };
  const formular = useFormular(seiteMit(gefragt), formMit(gefragt));
  return {
    /** What has to be uploaded; null where nothing has. */
    bitte,
    formular,
    senden: () => {
      // Both say what they lack.
      const antwort = formular.pruefe();
      const belegt = bitte === null || nachweis.pruefen();
      if (!antwort || !belegt) return;
      const nachweise = bitte === null ? {} : { nachweise: [...nachweis.dateien] };
      actor.send({ type: 'SPEICHERN', antwort: { ...antwort, ...nachweise } });
    },
  };
}

type Gefragt = Record<'ohneElementar' | 'entfallendesBestaetigt' | 'imAuftragDesKunden', boolean>;

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
      { ...auftragsfrage, sonst: false, wenn: () => gefragt.imAuftragDesKunden },
    ],
  };
}

function formMit(gefragt: Gefragt) {
  return z.object({
    ohneElementar: gefragt.ohneElementar ? z.literal(true, t('ohneElementarFehlt')) : nicht,
    entfallendesBestaetigt: gefragt.entfallendesBestaetigt
      ? z.literal(true, t('ohneVorgemerktesFehlt'))
      : nicht,
    imAuftragDesKunden: gefragt.imAuftragDesKunden ? auftragserklaerung : nicht,
  });
}

const nicht = z.literal(false);
