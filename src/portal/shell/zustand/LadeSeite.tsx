import { Page } from '#widgets/page/Page.tsx';
import { SkeletonCards } from '#widgets/skeleton/SkeletonCards.tsx';
import { t } from '../texte.ts';

/** A page whose content is still on its way. */
export function LadeSeite({
  title = t('einenMoment'),
  flowState,
}: {
  title?: string | undefined;
  flowState?: string;
}) {
  return (
    <Page title={title} width="list" {...(flowState === undefined ? {} : { flowState })}>
      <SkeletonCards />
    </Page>
  );
}
