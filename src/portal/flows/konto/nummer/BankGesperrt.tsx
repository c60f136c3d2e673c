import { useSelector } from '@xstate/react';
import * as select from '#machines/konto/selectors.ts';
import type { StepProps } from './actor.ts';
import { t } from './texte.ts';

/** Until when bank details stay as they are after a new number (`domain/konto.md §5`). */
export function BankGesperrt({ actor }: StepProps) {
  const bis = useSelector(actor, select.bankGesperrtBis);
  return bis === null ? null : <p>{t('bankGesperrt', { zeit: zeitpunkt(bis) })}</p>;
}

/** `22. November 2026, 11:00 Uhr`, in Berlin. */
function zeitpunkt(iso: string): string {
  const am = new Date(iso);
  const tag = am.toLocaleDateString('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' });
  const uhr = am.toLocaleTimeString('de-DE', { timeStyle: 'short', timeZone: 'Europe/Berlin' });
  return `${tag}, ${uhr} Uhr`.replaceAll(' ', '\u00A0').replace(',\u00A0', ', ');
}
