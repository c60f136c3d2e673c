import {
  downloadBereichLesen,
  downloadDokumentLesen,
} from '#contract/endpoints/downloadBereich.ts';
import { hausmarke } from '#contract/marken.ts';
import { alsEintrag, type allgemeineDokumente } from '../documents/allgemeine.ts';
import { nichtGefunden } from '../http/answers.ts';
import { registerPublicEndpoint, type Api } from '../http/registerEndpoint.ts';

/** General documents: the same for everybody, so nobody has to sign in for them (VVG-InfoV § 1). */
export function registerDownloadBereich(
  api: Api,
  allgemeine: ReturnType<typeof allgemeineDokumente>,
): void {
  registerPublicEndpoint(api, downloadBereichLesen, ({ query }) =>
    allgemeine.derMarke(query.brand ?? hausmarke).map(alsEintrag),
  );

  registerPublicEndpoint(api, downloadDokumentLesen, ({ params }) => {
    const eines = allgemeine.eines(params.id);
    if (!eines) throw nichtGefunden();
    return alsEintrag(eines);
  });
}
