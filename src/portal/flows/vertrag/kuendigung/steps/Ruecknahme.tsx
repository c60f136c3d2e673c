import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { kuendigungZuruecknehmen } from '#contract/endpoints/vertrag/beendigung.ts';
import { formatDatumLang } from '#contract/tag.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { ConfirmDialog } from '#widgets/modal/ConfirmDialog.tsx';
import { showToast } from '#widgets/toast/toast.ts';
import { unwrap } from '../../../../client/response.ts';
import { usePorts } from '../../../../ports.ts';
import { vertragsListen } from '../../../../queries/findByPartnerNummer.ts';
import { Auftragsfeld, useAuftrag } from '../../Auftragsfeld.tsx';
import { useImAuftrag, useVertragswege } from '../../wege.ts';
import { t, worteFuer } from '../texte.ts';

interface Props {
  versicherungsNummer: string;
  /** Last day of cover. */
  bis: string;
}

/** The cancellation can be taken back until the end, asked for once more. */
export function Ruecknahme({ versicherungsNummer, bis }: Props) {
  const [fragt, setFragt] = useState(false);
  const { mutate, isPending, isError } = useRuecknahme(versicherungsNummer);
  const imAuftrag = useImAuftrag();
  const auftrag = useAuftrag(imAuftrag);
  const zu = () => {
    setFragt(false);
    auftrag.vergessen();
  };
  return (
    <>
      <InfoBox
        type="neutral"
        headline={worteFuer(imAuftrag)('zuruecknehmbar', {
          datum: formatDatumLang(bis),
        })}
        action={<Button onClick={() => setFragt(true)}>{t('zuruecknehmen')}</Button>}
      />
      {isError && <InfoBox type="error" headline={t('nichtZurueckgenommen')} />}
      <ConfirmDialog
        open={fragt}
        title={t('zuruecknehmenTitel')}
        busy={isPending}
        onConfirm={() => auftrag.erklaeren((body) => mutate(body, { onSettled: zu }))}
        onCancel={zu}
      >
        <p>{t('zuruecknehmenText')}</p>
        {fragt && <Auftragsfeld formular={auftrag.formular} />}
      </ConfirmDialog>
    </>
  );
}

function useRuecknahme(versicherungsNummer: string) {
  const { client } = usePorts();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { vertrag } = useVertragswege();
  // One act, one key: pressed again after a dropped answer it is done once.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (body: { imAuftragDesKunden?: true }) => {
      const params = { versicherungsNummer };
      unwrap(await client.call(kuendigungZuruecknehmen, { params, body, idempotencyKey }));
    },
    onSuccess: async () => {
      showToast({ title: t('zurueckgenommen'), state: 'positive' });
      void queries.invalidateQueries({ queryKey: vertragsListen });
      await queries.invalidateQueries({ queryKey: ['vertrag', versicherungsNummer] });
      // The contract goes on; a page for cancelling it again is no answer.
      void navigate(vertrag(versicherungsNummer));
    },
  });
}
