import { useSelector } from '@xstate/react';
import * as select from '#machines/vermittler/vertriebspartner-werden/selectors.ts';
import { Mailcode } from '../../../mailcode/Mailcode.tsx';
import { t } from '../texte.ts';
import { gehe, type StepProps } from './step.ts';

/** The code that shows that the mailbox is hers; with it the application is sent. */
export function Code({ actor }: StepProps) {
  const email = useSelector(actor, select.antworten).ansprechpartner?.email ?? '';
  const worte = {
    titel: t('codeTitel'),
    einleitung: t('codeEinleitung', { email }),
    zuOft: t('zuOft'),
  };
  return <Mailcode actor={actor} worte={worte} onZurueck={() => gehe(actor, 'zusammenfassung')} />;
}
