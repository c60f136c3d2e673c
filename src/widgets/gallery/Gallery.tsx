import { ToastRegion } from '../toast/ToastRegion.tsx';
import { GroupPage } from './GroupPage.tsx';
import { Overview } from './Overview.tsx';
import { samples } from './sample.ts';
import { SamplePage } from './SamplePage.tsx';
import { Toolbar } from './Toolbar.tsx';
import type { useView } from './useView.ts';

/** Every widget in every state, brand and width; one page per widget. */
export function Gallery({ view, marke }: { view: ReturnType<typeof useView>; marke: string }) {
  const { name, zustand, nackt } = view;
  const sample = name === undefined ? undefined : samples.get(name);
  const Ganzseitig = zustand === undefined ? undefined : sample?.zustaende[zustand];

  if (Ganzseitig) {
    return (
      <>
        <Ganzseitig />
        <ToastRegion />
      </>
    );
  }
  if (name === 'gruppe' && zustand !== undefined) return <GroupPage gruppe={zustand} />;
  return (
    <>
      {!nackt && <Toolbar marke={marke} />}
      {sample && name !== undefined ? <SamplePage name={name} sample={sample} /> : <Overview />}
      <ToastRegion />
    </>
  );
}
