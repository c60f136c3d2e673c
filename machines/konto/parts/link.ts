import { kontoSetup } from '../setup.ts';

/** A link that no longer counts; another one is asked for where the flow begins (`domain/konto.md §1`). */
export const linkUngueltig = ({ anfang }: { anfang: string }) =>
  kontoSetup.createStateConfig({
    id: 'linkUngueltig',
    description: 'Der Link ist verbraucht oder abgelaufen',
    meta: { step: 'linkUngueltig', title: 'Link nicht mehr gültig' },
    entry: 'hinweisEntfernen',
    on: { NEUER_LINK: anfang },
  });
