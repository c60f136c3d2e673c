import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import { nutzungsbedingungenLesen } from '#contract/endpoints/benutzer/daten.ts';
import { findByVermittlernummer } from '#contract/endpoints/kundenbestand.ts';
import { findByPartnerNummer } from '#contract/endpoints/vertrag.ts';
import { t } from '#portal/flows/unterbrochen/texte.ts';
import type { FlowInBrowser, Stage } from './browser/flowInBrowser.ts';
import {
  andere,
  email,
  kundin,
  nowOf,
  operationOf,
  poolError,
  signInAgainElsewhere,
  signOutElsewhere,
  storedTokens,
  tokenSet,
} from './browser/pool.ts';
import { technisch } from './browser/wire.ts';
import { challengeOf, passwordVerifier } from './konto/anmeldung/wire.ts';

/** What a flow whose session can end brings to the browser: the sign-in over its page, here and in another tab. */
export function unterbrechungImBrowser(
  flow: FlowInBrowser,
  { nurVermittler = false }: { nurVermittler?: boolean } = {},
): FlowInBrowser {
  return {
    ...flow,
    calls: {
      ...flow.calls,
      anmeldung: (request) => challengeOf(request) === 'PASSWORD_VERIFIER',
    },
    reads: [
      ...(flow.reads ?? []),
      { of: (request) => operationOf(request) === 'InitiateAuth', answer: passwordVerifier() },
      {
        of: nutzungsbedingungenLesen,
        answer: { json: { version: '2026-01', angenommen: true } },
      },
      // What whoever has signed in instead sees first is no part of the flow.
      { of: findByPartnerNummer, answer: technisch },
      { of: findByVermittlernummer, answer: technisch },
    ],
    buttons: { ...flow.buttons, ANMELDUNG_SCHLIESSEN: 'Schließen', ANMELDEN: t('anmelden') },
    happenings: {
      ...flow.happenings,
      'anmeldung ✓ dieselbe': (stage) => signIn(stage, kundin.sub),
      'anmeldung ✓ andere': (stage) => signIn(stage, andere),
      'anmeldung ✗ gestoert': nurVermittler ? lostAtTheTerms : nobodyCanTell,
      ANGEMELDET: (stage) => elsewhere(stage, kundin.sub),
      ANDERE_ANGEMELDET: (stage) => elsewhere(stage, andere),
    },
    elsewhere: {
      ...flow.elsewhere,
      verlassen: nurVermittler ? '/vermittler/kundenbestand' : startOf,
    },
    sentence: (snapshot) => sentenceOf(snapshot) ?? flow.sentence?.(snapshot) ?? null,
  };
}

function sentenceOf(snapshot: AnyMachineSnapshot): string | null {
  if (snapshot.matches({ unterbrochen: 'gestoert' })) return t('gestoert');
  return snapshot.matches('unterbrochen') ? t('abgemeldet') : null;
}

/** Her address stands there already. */
async function sendPassword({ page }: Stage): Promise<void> {
  const dialog = page.locator('dialog[open]').first();
  const known = await dialog.locator('[name="email"]').inputValue();
  if (known !== email) throw new Error(`The dialog knows ${known} instead of ${email}.`);
  await dialog.locator('[name="passwort"]').fill('Sommer2026!');
  await dialog.locator('button[type="submit"]').click();
}

async function signIn(stage: Stage, sub: string): Promise<void> {
  await sendPassword(stage);
  await stage.calls.answer('anmeldung', tokenSet(await nowOf(stage.page), 3_600, sub));
}

/** The tokens are over as soon as they come, and the pool does not renew them. */
async function nobodyCanTell(stage: Stage): Promise<void> {
  const { page, calls } = stage;
  await sendPassword(stage);
  await calls.answer('anmeldung', tokenSet(await nowOf(page), -30));
  await calls.answer('renewal', tokenSet(await nowOf(page), -30));
  // How often the page asks again before it gives up hangs on what else it reads meanwhile.
  await calls.answerAll('renewal', poolError('InternalErrorException'), () =>
    page.locator('[data-flow-state$="gestoert"]').waitFor(),
  );
  // What is left of them is nobody's.
  await signOutElsewhere(stage);
}

/** A broker's terms are read in between: what the sign-in has left is cleared away while they are on their way. */
async function lostAtTheTerms({ page, calls, ...stage }: Stage): Promise<void> {
  await page.route(
    `**${nutzungsbedingungenLesen.path}`,
    async (route) => {
      // No tab is told of what its own page does.
      await page.evaluate(() => localStorage.clear());
      await route.fallback();
    },
    { times: 1 },
  );
  await sendPassword({ page, calls, ...stage });
  await calls.answer('anmeldung', tokenSet(await nowOf(page), 3_600));
  await page.locator('[data-flow-state$="gestoert"]').waitFor();
}

async function elsewhere(stage: Stage, sub: string): Promise<void> {
  await signInAgainElsewhere(stage, storedTokens(await nowOf(stage.page), 3_600, { sub }));
}

/** Charts that a broker goes through as well say so in one of these. */
const whoActs = z.object({
  imAuftrag: z.optional(z.boolean()),
  melder: z.optional(z.string()),
});

/** Where somebody else begins. */
function startOf({ context }: AnyMachineSnapshot): string {
  const { imAuftrag, melder } = z.parse(whoActs, context);
  const isAgent = imAuftrag === true || melder === 'VERMITTLER';
  return isAgent ? '/vermittler/kundenbestand' : '/kunden/details';
}
