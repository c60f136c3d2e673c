import {
  benutzerAendern as aendernEndpoint,
  passwortAendern as passwortEndpoint,
} from '#contract/endpoints/benutzer/daten.ts';
import {
  handynummerResetAnfordern,
  handynummerResetPruefen,
  handynummerWaehlen,
  smstanPruefen as smstanPruefenEndpoint,
  smstanSenden as smstanSendenEndpoint,
} from '#contract/endpoints/benutzer/handynummer.ts';
import {
  initialPasswortSenden as initialPasswortEndpoint,
  zugangEmailLesen,
  zugangslinkPruefen,
  zugangslinkSenden,
  zugangsrechtEinloesen as rechtEndpoint,
} from '#contract/endpoints/benutzer/zugang.ts';
import { benutzerAendern, passwortAendern } from '../commands/konto/datenAendern.ts';
import type { Kontodienste } from '../commands/konto/dienste.ts';
import { handelnde, linkInhaber } from '../commands/konto/handelnder.ts';
import { nummerWaehlen, smstanPruefen, smstanSenden } from '../commands/konto/handynummer.ts';
import { initialPasswortSenden } from '../commands/konto/initialPasswort.ts';
import { nummerResetAnfordern } from '../commands/konto/nummerReset.ts';
import { emailLesen, linkPruefen, linkSenden } from '../commands/konto/zugangslink.ts';
import { zugangsrechtEinloesen } from '../commands/konto/zugangsrecht.ts';
import { danach, type Rest } from '../http/danach.ts';
import { gleichlang } from '../http/gleichlang.ts';
import { registerEndpoint, registerPublicEndpoint, type Api } from '../http/registerEndpoint.ts';
import type { zugaenge } from '../repositories/zugaenge.ts';
import { angemeldete } from './angemeldete.ts';

type Dienste = Kontodienste & { zugang: ReturnType<typeof zugaenge> };

/** Look-ups of a masked e-mail an address has per hour (`domain/konto.md §2`). */
const emailProStunde = { mal: 5, ms: 3_600_000 };
/** Mails an address may ask for per hour. */
const mailsProStunde = { mal: 10, ms: 3_600_000 };
/** Links an address may try, and codes it may ask for and try, per minute. */
const proMinute = 20;

/** Accounts of customers: opening, phone number, password, e-mail, contact data (`domain/konto.md §2–5`). */
export function registerBenutzer(api: Api, { zugang, ...dienste }: Dienste): void {
  registerZugang(api, dienste);
  registerHandynummer(api, { zugang, ...dienste });
  const laden = angemeldete(zugang);
  registerEndpoint(api, passwortEndpoint, {
    laden,
    antworten: async ({ principal, gelesen: session, body }) => {
      await passwortAendern(dienste, { principal, session }, body);
      return {};
    },
  });
  registerEndpoint(api, aendernEndpoint, {
    laden,
    antworten: async ({ principal, gelesen: session, body }) => {
      await benutzerAendern(dienste, { principal, session }, body);
      return {};
    },
  });
}

/** Calls that must not tell whether there is an account: the same answer after the same time. */
function registerZugang(api: Api, dienste: Kontodienste): void {
  const dann = danach(api.app);
  registerPublicEndpoint(
    api,
    zugangEmailLesen,
    ({ params, query: { plz } }) =>
      gleichlang(
        emailLesen(dienste, { ...params, plz }).then((maskierteEmail) => ({ maskierteEmail })),
      ),
    emailProStunde,
  );
  registerPublicEndpoint(
    api,
    zugangslinkSenden,
    ({ body }) => still(dann, linkSenden(dienste, body)),
    mailsProStunde,
  );
  registerPublicEndpoint(
    api,
    zugangslinkPruefen,
    ({ body: { token } }) => linkPruefen(dienste, token),
    proMinute,
  );
  registerPublicEndpoint(
    api,
    rechtEndpoint,
    ({ body: { recht } }) => zugangsrechtEinloesen(dienste, recht),
    proMinute,
  );
  registerPublicEndpoint(
    api,
    initialPasswortEndpoint,
    ({ params: { email } }) => still(dann, initialPasswortSenden(dienste, 'benutzer', email)),
    mailsProStunde,
  );
  registerPublicEndpoint(
    api,
    handynummerResetAnfordern,
    ({ body }) => still(dann, nummerResetAnfordern(dienste, body)),
    mailsProStunde,
  );
}

/** Nothing but that it was heard; what is left to do follows. */
async function still(
  dann: ReturnType<typeof danach>,
  arbeit: Promise<Rest>,
): Promise<Record<string, never>> {
  dann(await gleichlang(arbeit));
  return {};
}

function registerHandynummer(api: Api, { zugang, ...dienste }: Dienste): void {
  const werHandelt = handelnde(api, zugang, dienste);
  registerPublicEndpoint(
    api,
    handynummerResetPruefen,
    async ({ body: { token } }) => {
      const { partnerNummer, laeuftAb } = await linkInhaber(dienste, token);
      return { partnerNummer, gueltigBis: laeuftAb.toISOString() };
    },
    proMinute,
  );
  registerPublicEndpoint(
    api,
    handynummerWaehlen,
    async ({ body: { handynummer, token }, authorization }) => {
      const wer = await werHandelt(token, authorization);
      return { handynummer: await nummerWaehlen(dienste, wer, handynummer) };
    },
    proMinute,
  );
  registerPublicEndpoint(
    api,
    smstanSendenEndpoint,
    async ({ body: { handynummer: wunsch, token }, authorization, adresse }) =>
      smstanSenden(dienste, await werHandelt(token, authorization), {
        wunsch,
        adresse: api.zaehlen ? adresse : null,
      }),
    proMinute,
  );
  registerPublicEndpoint(
    api,
    smstanPruefenEndpoint,
    async ({ params, body: { token, ...angaben }, authorization }) =>
      smstanPruefen(dienste, await werHandelt(token, authorization), { ...params, ...angaben }),
    proMinute,
  );
}
