import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#widgets/button/Button.tsx';
import { showToast } from '#widgets/toast/toast.ts';
import { gehe } from '../../ort.tsx';
import { usePorts } from '../../ports.ts';
import { alsUngelesen } from '../../queries/postfach.ts';
import { Aktionen } from '../../shell/Aktionen.tsx';
import { t } from './texte.ts';
import { usePostfachwege } from './wege.ts';

/** What can be done with a message that came. */
export function Handlungen({ id }: { id: string }) {
  const { client, bereich } = usePorts();
  const wege = usePostfachwege();
  const queries = useQueryClient();
  const markieren = useMutation({
    mutationFn: () => alsUngelesen({ client, bereich, queries }, id),
    onSuccess: () => {
      showToast({ title: t('istUngelesen'), state: 'positive' });
      // Opened any longer it would be read again.
      gehe(wege.ordner('eingang'));
    },
    onError: () => showToast({ title: t('nichtMarkiert'), state: 'negative' }),
  });
  return (
    <Aktionen>
      <Button variant="secondary" loading={markieren.isPending} onClick={() => markieren.mutate()}>
        {t('alsUngelesen')}
      </Button>
    </Aktionen>
  );
}
