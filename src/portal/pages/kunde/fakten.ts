import type * as z from 'zod/mini';
import type { partner } from '#contract/entities/partner.ts';
import type { Fact } from '#widgets/fact-list/FactList.tsx';
import { anschrift, lesbar, personendaten } from '../kundendaten/fakten.ts';
import { t } from './texte.ts';

type Partner = z.output<typeof partner>;

/** What a page about her is called. */
export function anzeigename(wer: Partner): string {
  if (wer.art === 'FIRMA') return wer.firmenname;
  return [wer.titel, wer.vorname, wer.nachname].filter((teil) => teil !== null).join(' ');
}

/** Who she is, where she lives, how to reach her; the number of the page is not said twice. */
export function kontaktdaten(wer: Partner): Fact[] {
  return [
    ...personendaten(wer).filter(({ value }) => value !== wer.partnerNummer),
    ...anschrift(wer),
    { label: t('email'), value: wer.email },
    { label: t('handynummer'), value: lesbar(wer.handynummer) },
  ];
}
