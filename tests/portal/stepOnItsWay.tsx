import { renderToStaticMarkup } from 'react-dom/server';
import { createActor } from 'xstate';
import { andsafe } from '#brands/andsafe.ts';
import { anmeldung } from '#machines/konto/anmeldung/machine.ts';
import { Anmeldeschritt } from '#portal/flows/konto/anmeldung/View.tsx';
import type { Rahmenprops } from '#portal/flows/konto/anmeldung/anfang/Zugangsbild.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { PortalTheme } from '#widgets/theme/PortalTheme.tsx';

/** The step for a new password while it is fetched, on a page of its own or in a dialog. */
export function stepOnItsWay(where: 'page' | 'dialog'): string {
  const stand = anmeldung.resolveState({
    value: { neuesPasswort: 'eingabe' },
    context: createActor(anmeldung, { input: { portal: 'benutzer' } }).getSnapshot().context,
  });
  const actor = createActor(anmeldung, { input: { portal: 'benutzer' }, snapshot: stand });
  return renderToStaticMarkup(
    <PortalTheme brand={andsafe}>
      <Anmeldeschritt
        actor={actor}
        bereich="kunden"
        Rahmen={where === 'page' ? Page : Dialogteil}
        ueberSeite={where === 'dialog'}
      />
    </PortalTheme>,
  );
}

function Dialogteil({ children }: Rahmenprops) {
  return <div>{children}</div>;
}
