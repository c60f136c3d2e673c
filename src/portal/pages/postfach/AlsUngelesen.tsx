import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#widgets/button/Button.tsx';
import { showToast } from '#widgets/toast/toast.ts';
import { gehe } from '../../ort.tsx';
import { usePorts } from '../../ports.ts';
import { alsUngelesen } from '../../queries/postfach.ts';
import { t } from './texte.ts';
import { usePostfachwege } from './wege.ts';

/** A message that came shall be read later. */
export function AlsUngelesen({ id }: { id: string }) {
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
    <Button variant="secondary" loading={markieren.isPending} onClick={() => markieren.mutate()}>
      {t('alsUngelesen')}
    </Button>
  );
}
