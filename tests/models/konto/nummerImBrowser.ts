import type { AnyMachineSnapshot } from 'xstate';
import {
  handynummerWaehlen,
  smstanPruefen,
  smstanSenden,
} from '#contract/endpoints/benutzer/handynummer.ts';
import { t as nummer } from '#portal/flows/konto/nummer/texte.ts';
import { t } from '#portal/flows/konto/texte.ts';
import type { Stage } from '#tests/models/browser/flowInBrowser.ts';
import { conflict, nichtAngemeldet, technisch } from '#tests/models/browser/wire.ts';
import { handynummer } from './nummerfaelle.ts';
import { neuerCode, ungefragt } from './ungefragt.ts';
import { abgelehntSatz } from './abgelehntSatz.ts';

const refused = (code: Parameters<typeof t>[0]) => conflict(code, t(code));

/** What a flow that ends with a confirmed number brings to the browser. */
export const nummerInBrowser = {
  calls: {
    nummerWaehlen: handynummerWaehlen,
    codeSenden: smstanSenden,
    codePruefen: smstanPruefen,
  },
  answers: {
    'nummerWaehlen ✓ erlaubt': { json: { handynummer } },
    'codeSenden ✓ gesendet': {
      json: { gueltigBis: '2026-11-21T10:10:00.000Z', handynummer: '+49 *** *****567' },
    },
    '✗ ZU_OFT': { ...technisch, status: 429 },
    '✗ NUMMER_UNGUELTIG': { status: 422, json: { fehler: [] } },
    '✗ EMAIL_UNBEWIESEN': refused('EMAIL_UNBEWIESEN'),
    '✗ NUMMER_UNVERAENDERT': refused('NUMMER_UNVERAENDERT'),
    '✗ LINK_UNGUELTIG': refused('LINK_UNGUELTIG'),
    '✗ CODE_FALSCH': refused('CODE_FALSCH'),
    '✗ CODE_VERBRAUCHT': refused('CODE_VERBRAUCHT'),
    '✗ SITZUNG_ABGELAUFEN': nichtAngemeldet,
    '✗ TECHNISCH': technisch,
  },
  buttons: {
    ...neuerCode,
    ANDERE_NUMMER: nummer('andereNummer'),
    NEUER_LINK: nummer('neuerLink'),
    ERNEUT: nummer('erneut'),
  },
  happenings: ungefragt,
} as const;

/** A click on the link of a mail, in this tab. */
export const linkGeoeffnet =
  (address: string) =>
  async ({ page }: Stage): Promise<void> =>
    page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
      link.remove();
    }, address);

/** Why the last attempt failed. */
export function satzVon(snapshot: AnyMachineSnapshot): string | null {
  if (snapshot.hasTag('fehler')) return t('TECHNISCH');
  if (snapshot.matches('linkUngueltig')) return t('LINK_UNGUELTIG');
  if (snapshot.matches('rechtUngueltig')) return t('RECHT_UNGUELTIG');
  return abgelehntSatz(snapshot);
}
