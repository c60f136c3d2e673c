import type { ComponentProps, ReactNode } from 'react';
import type { KontoHinweis } from '#machines/konto/failure.ts';
import { Page } from '#widgets/page/Page.tsx';
import { Formular } from '../../formular/Formular.tsx';
import { Fehlerhinweis } from './Fehlerhinweis.tsx';

type PageProps = ComponentProps<typeof Page>;

interface Props extends ComponentProps<typeof Formular>, Pick<PageProps, 'back'> {
  flowState: string;
  /** Why the last attempt failed. */
  hinweis: KontoHinweis | null;
  /** Above the form, where nothing failed. */
  statt?: ReactNode;
  /** Below the form. */
  unten?: ReactNode;
}

/** A page of an account that is one form; its data say what it is called and what it asks. */
export function Formularseite({ back, flowState, hinweis, statt, unten, ...formular }: Props) {
  const { titel, einleitung } = formular.formular.seite;
  return (
    <Page
      title={titel}
      {...(einleitung === undefined ? {} : { lead: einleitung })}
      {...(back && { back })}
      flowState={flowState}
      width="text"
    >
      {hinweis === null && statt ? statt : <Fehlerhinweis hinweis={hinweis} />}
      <Formular {...formular} />
      {unten}
    </Page>
  );
}
