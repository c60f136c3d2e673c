import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import {
  widerrufslinkEinloesen,
  widerrufslinkLesen,
} from '#contract/endpoints/vertrag/beendigung.ts';
import { t as tBeendigung } from '#portal/flows/vertrag/beendigung/texte.ts';
import { t } from '#portal/flows/vertrag/widerrufslink/texte.ts';
import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { conflict } from '#tests/models/browser/wire.ts';
import { ungefragt } from '../../konto/ungefragt.ts';
import { verbraucht, zuSpaet } from './cases.ts';

const kontext = z.object({ ergebnis: z.object({ laeuftWeiter: z.boolean() }) });

export const inBrowser: FlowInBrowser = {
  address: `/vertrag-widerrufen/link/#token=${'B'.repeat(43)}`,
  calls: { linkLesen: widerrufslinkLesen, einloesen: widerrufslinkEinloesen },
  answers: {
    'linkLesen ✗ verbraucht': conflict(verbraucht.code, verbraucht.errorMessage),
    'einloesen ✗ zuSpaet': conflict(zuSpaet.code, zuSpaet.errorMessage),
  },
  buttons: {
    AUSFUEHREN: (from) =>
      t(from.matches('bestaetigen') ? 'bestaetigenKnopf' : 'zuruecknehmenKnopf'),
    ERNEUT: t('erneut'),
  },
  happenings: ungefragt,
  shows: (snapshot) =>
    ['bestaetigen', 'zuruecknehmen'].some((value) => snapshot.matches(value))
      ? [
          ['Vertragsnummer', 'PH260000301'],
          ['Widerruf eingegangen', '20.11.2026 um 11:00 Uhr'],
        ]
      : null,
  says: (snapshot) =>
    snapshot.matches('ausgefuehrt')
      ? [
          'Der Vertrag PH260000301 ist widerrufen.',
          'Der Vertrag endet am 20. November 2026.',
          'Wir erstatten Ihnen 81,23 EUR, spätestens am 20. Dezember 2026.',
        ]
      : [],
  notices: {
    wiederhergestellt: [
      'Der Widerruf gilt nicht. Ihr Vertrag PH260000301 läuft weiter.',
      'Diesen Widerruf für Ihren Vertrag PH260000301 führen wir nicht aus.',
    ],
  },
  sentence: (snapshot: AnyMachineSnapshot) => {
    if (snapshot.matches('ausgefuehrt')) return t('ausgefuehrtTitel');
    if (snapshot.matches('wiederhergestellt')) {
      const { ergebnis } = z.parse(kontext, snapshot.context);
      return t(ergebnis.laeuftWeiter ? 'wiederhergestelltTitel' : 'nichtAusgefuehrtTitel');
    }
    if (snapshot.matches('abgelehnt')) return t('abgelehntTitel');
    return snapshot.hasTag('fehler') ? tBeendigung('fehler') : null;
  },
};
