import { renderToStaticMarkup } from 'react-dom/server';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { anfangsstand } from '#machines/antrag/context.ts';
import type { AntragActor, AntragSnapshot } from '#portal/flows/antrag/steps/step.ts';
import { Vertragsinhalt } from '#portal/flows/antrag/steps/abschluss/Vertragsinhalt.tsx';
import { PortalTheme } from '#widgets/theme/PortalTheme.tsx';
import { marken } from '#tests/support/marken.ts';
import { preset, requestFor, sold, umfeldOf, type Sold } from './sold.ts';

/** What stands above the binding button of an application from that brand. */
export function summaryOf(name: Sold, brand: MarkenSchluessel): string {
  return renderToStaticMarkup(
    <PortalTheme brand={marken[brand]}>
      <Vertragsinhalt actor={actorOf(name, brand)} seite={sold[name].page} />
    </PortalTheme>,
  );
}

/** An application that is about to be sent. */
function actorOf(name: Sold, brand: MarkenSchluessel): AntragActor {
  const product = sold[name];
  const antworten = preset(product, brand);
  const ergebnis = product.price(requestFor(product, antworten, brand));
  if (ergebnis.ergebnis === 'UNGUELTIG') throw new Error(JSON.stringify(ergebnis.fehler));
  const context = {
    ...anfangsstand({ umfeld: umfeldOf(brand), antworten }),
    ergebnisse: { tarifieren: { eingabe: null, ergebnis } },
  };
  const snapshot: AntragSnapshot = {
    context,
    value: 'abschluss',
    status: 'active',
    hasTag: () => false,
    can: () => true,
    getMeta: () => ({}),
  };
  return {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => undefined }),
    send: () => undefined,
  };
}
