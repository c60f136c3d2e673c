import { useSelector } from '@xstate/react';
import { useState } from 'react';
import * as select from '#machines/vertrag/aenderung/selectors.ts';
import { t as auftragText } from '../../useAuftrag.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

/** What she must agree to before saving, if anything: none of it is ticked beforehand. */
export function useZustimmung(actor: StepProps['actor']) {
  const imAuftrag = useSelector(actor, select.imAuftrag);
  const entfaellt = useSelector(actor, select.ohneElementar);
  const [gegeben, setGegeben] = useState({ ohneElementar: false, imAuftragDesKunden: false });
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
      if (offen) document.getElementById(`field-${offen.name}`)?.focus();
      else actor.send({ type: 'SPEICHERN', antwort: gegeben });
    },
  };
}
