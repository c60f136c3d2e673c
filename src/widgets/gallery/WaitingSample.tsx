import { Page } from '../page/Page.tsx';
import { SkeletonCards } from '../skeleton/SkeletonCards.tsx';
import { SkeletonText } from '../skeleton/SkeletonText.tsx';

export function WaitingSample() {
  return (
    <Page title="Ihre Verträge" documentTitle="Warten" width="list">
      <SkeletonCards label="Ihre Verträge werden geladen" count={2} />
      <SkeletonText />
    </Page>
  );
}
