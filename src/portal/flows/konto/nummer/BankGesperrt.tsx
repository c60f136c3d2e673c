import { useSelector } from '@xstate/react';
import * as select from '#machines/konto/selectors.ts';
import { zeitpunkt } from '../zeitpunkt.ts';
import type { StepProps } from './actor.ts';
import { t } from './texte.ts';

/** Until when bank details stay as they are after a new number (`domain/konto.md §5`). */
export function BankGesperrt({ actor }: StepProps) {
  const bis = useSelector(actor, select.bankGesperrtBis);
  return bis === null ? null : <p>{t('bankGesperrt', { zeit: zeitpunkt(new Date(bis)) })}</p>;
}
