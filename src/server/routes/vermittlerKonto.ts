import {
  nutzungsbedingungenAnnehmen,
  nutzungsbedingungenLesen,
  vermittlerPasswortAendern,
} from '#contract/endpoints/benutzer/daten.ts';
import {
  vermittlerAendern,
  vermittlerdatenLesen,
  vermittlerHandynummerWaehlen,
  vermittlerSmstanPruefen,
  vermittlerSmstanSenden,
} from '#contract/endpoints/benutzer/vermittlerdaten.ts';
import { vermittlerInitialPasswortSenden } from '#contract/endpoints/benutzer/zugang.ts';
import {
  einstellungenAendern as einstellungenEndpoint,
  einstellungenLesen,
} from '#contract/endpoints/einstellungen.ts';
import { emailAendern, passwortAendern } from '../commands/konto/datenAendern.ts';
import { kontenVon, type Kontodienste } from '../commands/konto/dienste.ts';
import { einstellungenAendern } from '../commands/konto/einstellungenAendern.ts';
import { vermittlerSelbst } from '../commands/konto/handelnder.ts';
import { nummerWaehlen, smstanPruefen, smstanSenden } from '../commands/konto/handynummer.ts';
import { initialPasswortSenden } from '../commands/konto/initialPasswort.ts';
import { nichtGefunden, ungueltig } from '../http/answers.ts';
import { danach } from '../http/danach.ts';
import { gleichlang } from '../http/gleichlang.ts';
import { registerEndpoint, registerPublicEndpoint, type Api } from '../http/registerEndpoint.ts';
import { kontodaten } from '../repositories/kontodaten.ts';
import { vermittler } from '../repositories/vermittler.ts';
import { vermittlereinstellungen } from '../repositories/vermittlereinstellungen.ts';
import type { zugaenge } from '../repositories/zugaenge.ts';
import { bedingungenVersion } from '../rules/konto.ts';
import { angemeldete } from './angemeldete.ts';

/** Mails an address may ask for per hour. */
const mailsProStunde = { mal: 10, ms: 3_600_000 };

type Dienste = Kontodienste & { zugang: ReturnType<typeof zugaenge> };

/** Accounts of agents: their own data and settings, initial password, and the terms of the first sign-in (`domain/konto.md §3`). */
export function registerVermittlerKonto(api: Api, { zugang, ...dienste }: Dienste): void {
  registerEigeneDaten(api, { zugang, ...dienste });
  registerHandynummer(api, { zugang, ...dienste });
  registerEinstellungen(api, { zugang, ...dienste });
  const dann = danach(api.app);
  const laden = angemeldete(zugang);
  const daten = kontodaten(dienste.database);
  const version = bedingungenVersion;
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

/** What is known of an agent himself; what a customer changes of her account he changes of his by the same commands. */
function registerEigeneDaten(api: Api, { zugang, ...dienste }: Dienste): void {
  const laden = angemeldete(zugang);
  registerEndpoint(api, vermittlerdatenLesen, {
    laden,
    antworten: async ({ principal: { sub, name, vermittlerNummer } }) => {
      const konto = await kontenVon(dienste).bySub('vermittler', sub);
      const agentur = await vermittler(dienste.database).mitNummer(vermittlerNummer ?? '');
      if (!konto || !agentur) throw nichtGefunden();
      const { email, handynummer } = konto;
      const { name: agenturname, vermittlerNummer: nummer } = agentur;
      return { name, email, handynummer, agentur: { name: agenturname, vermittlerNummer: nummer } };
    },
  });
  registerEndpoint(api, vermittlerPasswortAendern, {
    laden,
    antworten: async ({ principal, gelesen: session, body }) => {
      await passwortAendern(dienste, { principal, session }, body);
      return {};
    },
  });
  registerEndpoint(api, vermittlerAendern, {
    laden,
    antworten: async ({ principal, gelesen: session, body }) => {
      await emailAendern(dienste, { principal, session }, body);
      return {};
    },
  });
}

function registerHandynummer(api: Api, { zugang, ...dienste }: Dienste): void {
  const laden = angemeldete(zugang);
  registerEndpoint(api, vermittlerHandynummerWaehlen, {
    laden,
    antworten: async ({ principal, gelesen, body: { handynummer } }) => {
      const wer = vermittlerSelbst(principal, gelesen);
      return { handynummer: await nummerWaehlen(dienste, wer, handynummer) };
    },
  });
  registerEndpoint(api, vermittlerSmstanSenden, {
    laden,
    antworten: ({ principal, gelesen, body: { handynummer: wunsch } }) => {
      const wer = vermittlerSelbst(principal, gelesen);
      // Counted by account instead of by address: one agency may share an address.
      const adresse = api.zaehlen ? principal.sub : null;
      return smstanSenden(dienste, wer, { wunsch, adresse });
    },
  });
  registerEndpoint(api, vermittlerSmstanPruefen, {
    laden,
    antworten: ({ principal, gelesen, body }) =>
      smstanPruefen(dienste, vermittlerSelbst(principal, gelesen), { partnerId: null, ...body }),
  });
}

function registerEinstellungen(api: Api, { zugang, ...dienste }: Dienste): void {
  const laden = angemeldete(zugang);
  registerEndpoint(api, einstellungenLesen, {
    laden,
    antworten: ({ principal }) => vermittlereinstellungen(dienste.database).lesen(principal.sub),
  });
  registerEndpoint(api, einstellungenEndpoint, {
    laden,
    antworten: ({ principal, body }) => einstellungenAendern(dienste, principal, body),
  });
}
