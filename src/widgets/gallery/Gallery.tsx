import { ToastRegion } from '../toast/ToastRegion.tsx';
import styles from './gallery.module.css';
import { Overview } from './Overview.tsx';
import { samples } from './sample.ts';
import { SamplePage } from './SamplePage.tsx';
import { Toolbar } from './Toolbar.tsx';
import type { useView } from './useView.ts';

/** Every widget in every state, brand and width; one page per widget. */
export function Gallery({ view, marke }: { view: ReturnType<typeof useView>; marke: string }) {
  const { name, zustand, breite, nackt } = view;
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
  return (
    <>
      {!nackt && <Toolbar marke={marke} breite={breite} />}
      {breite !== null && !nackt ? (
        <Frame breite={breite} />
      ) : sample && name !== undefined ? (
        <SamplePage name={name} sample={sample} />
      ) : (
        <Overview />
      )}
      <ToastRegion />
    </>
  );
}

/** A window of that width: media queries look at the window, not at the box around the widget. */
function Frame({ breite }: { breite: string }) {
  const url = new URL(window.location.href);
  url.searchParams.delete('breite');
  url.searchParams.set('nackt', '');
  return (
    <iframe
      className={styles.frame}
      title={`Muster in ${breite} px Breite`}
      src={url.href}
      width={Number(breite)}
      sandbox="allow-same-origin allow-scripts allow-forms"
    />
  );
}
