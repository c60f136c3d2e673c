import { useSelector } from '@xstate/react';
import { useState } from 'react';
import * as select from '#machines/vertrag/aenderung/selectors.ts';
import { t as auftragText } from '../../useAuftrag.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';
import type { useNachweis } from './useNachweis.ts';

/** What she must agree to before saving, if anything: none of it is ticked beforehand. */
export function useZustimmung(
  actor: StepProps['actor'],
  nachweis: Pick<ReturnType<typeof useNachweis>, 'dateien' | 'pruefen'>,
) {
  const bitte = useSelector(actor, select.nachweis);
  const imAuftrag = useSelector(actor, select.imAuftrag);
  const entfaellt = useSelector(actor, select.ohneElementar);
  const vorgemerktes = useSelector(actor, select.ohneVorgemerktes);
  const [gegeben, setGegeben] = useState({
    ohneElementar: false,
    entfallendesBestaetigt: false,
    imAuftragDesKunden: false,
  });
  const [versucht, setVersucht] = useState(false);
  const gefragt = [
    ...(entfaellt
      ? [
          {
            name: 'ohneElementar' as const,
            label: t('ohneElementar'),
            fehlt: t('ohneElementarFehlt'),
          },
        ]
      : []),
    ...(vorgemerktes
      ? [
          {
            name: 'entfallendesBestaetigt' as const,
            label: t('ohneVorgemerktes'),
            fehlt: t('ohneVorgemerktesFehlt'),
          },
        ]
      : []),
    ...(imAuftrag
      ? [
          {
            name: 'imAuftragDesKunden' as const,
            label: auftragText('imAuftrag'),
            fehlt: auftragText('imAuftragFehlt'),
          },
        ]
      : []),
  ];
  return {
    /** What has to be uploaded; null where nothing has. */
    bitte,
    haken: gefragt.map(({ name, label, fehlt }) => ({
      name,
      label,
      checked: gegeben[name],
      onChange: (ja: boolean) => setGegeben((bisher) => ({ ...bisher, [name]: ja })),
      error: versucht && !gegeben[name] ? fehlt : undefined,
    })),
    senden: () => {
      setVersucht(true);
      const offen = gefragt.find(({ name }) => !gegeben[name]);
      // Where the field stands, in the order of the page.
      if (bitte !== null && !nachweis.pruefen())
        return document.getElementById('field-nachweise')?.focus();
      if (offen) return document.getElementById(`field-${offen.name}`)?.focus();
      const nachweise = bitte === null ? {} : { nachweise: [...nachweis.dateien] };
      actor.send({ type: 'SPEICHERN', antwort: { ...gegeben, ...nachweise } });
    },
  };
}
