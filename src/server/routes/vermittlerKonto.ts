import {
  nutzungsbedingungenAnnehmen,
  nutzungsbedingungenLesen,
  vermittlerPasswortAendern,
} from '#contract/endpoints/benutzer/daten.ts';
import { vermittlerInitialPasswortSenden } from '#contract/endpoints/benutzer/zugang.ts';
import { passwortAendern } from '../commands/konto/datenAendern.ts';
import type { Kontodienste } from '../commands/konto/dienste.ts';
import { initialPasswortSenden } from '../commands/konto/initialPasswort.ts';
import { ungueltig } from '../http/answers.ts';
import { danach } from '../http/danach.ts';
import { gleichlang } from '../http/gleichlang.ts';
import { registerEndpoint, registerPublicEndpoint, type Api } from '../http/registerEndpoint.ts';
import { kontodaten } from '../repositories/kontodaten.ts';
import type { zugaenge } from '../repositories/zugaenge.ts';
import { bedingungenVersion } from '../rules/konto.ts';
import { angemeldete } from './angemeldete.ts';

/** Mails an address may ask for per hour. */
const mailsProStunde = { mal: 10, ms: 3_600_000 };

/** Accounts of agents: password, initial password, and the terms of the first sign-in (`domain/konto.md §3`). */
export function registerVermittlerKonto(
  api: Api,
  { zugang, ...dienste }: Kontodienste & { zugang: ReturnType<typeof zugaenge> },
): void {
  const dann = danach(api.app);
  const laden = angemeldete(zugang);
  const daten = kontodaten(dienste.database);
  const version = bedingungenVersion;
  registerEndpoint(api, vermittlerPasswortAendern, {
    laden,
    antworten: async ({ principal, gelesen: session, body }) => {
      await passwortAendern(dienste, { principal, session }, body);
      return {};
    },
  });
  registerPublicEndpoint(
    api,
    vermittlerInitialPasswortSenden,
    async ({ params: { email } }) => {
      const arbeit = initialPasswortSenden(dienste, 'vermittler', email);
      dann(await gleichlang(arbeit));
      return {};
    },
    mailsProStunde,
  );
  registerEndpoint(api, nutzungsbedingungenLesen, {
    laden,
    antworten: async ({ principal: { sub } }) => ({
      version,
      angenommen: await daten.hatZugestimmt(sub, version),
    }),
  });
  registerEndpoint(api, nutzungsbedingungenAnnehmen, {
    laden,
    antworten: async ({ principal: { sub }, body }) => {
      if (body.version !== version) {
        const text = 'Die Nutzungsbedingungen wurden geändert. Bitte lesen Sie die neue Fassung.';
        throw ungueltig([{ feld: 'version', text }]);
      }
      await daten.zustimmen(sub, version, dienste.clock());
      return { version, angenommen: true };
    },
  });
}
