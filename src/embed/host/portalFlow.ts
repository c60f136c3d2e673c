import { connect, type ConnectOptions, type Handlers } from './connect.ts';

export { connect };
export type { ConnectOptions, Handlers };

/** Where the page has this script from is where the portal is; a page that imports it in its own code names the portal. */
function portalOrigin(element: Element): string {
  const script = document.querySelector<HTMLScriptElement>(
    'script[src*="/einbettung/portal-flow"]',
  );
  const portal = element.getAttribute('portal') ?? script?.src;
  if (portal === undefined) throw new Error('portal-flow: say where the portal is (portal="…")');
  return new URL(portal).origin;
}

/**
 * `<portal-flow product="hausrat">`: a flow of the portal on somebody else's page. Attributes: `product` or `path`, `brand`,
 * `portal` (its origin), `label` (name of the frame). Properties: `handlers`, `locations`, set before it is put in the page.
 */
export class PortalFlow extends HTMLElement {
  // A field would overwrite what a page has set before this script was there.
  declare handlers?: Handlers | undefined;
  declare locations?: readonly string[] | undefined;
  #connection: { destroy: () => void } | null = null;

  connectedCallback(): void {
    this.destroy();
    const portal = portalOrigin(this);
    const frame = document.createElement('iframe');
    frame.src = this.#address(portal).href;
    frame.title = this.getAttribute('label') ?? 'Versicherung';
    // The origin of the page, and no more of its address.
    frame.referrerPolicy = 'origin';
    Object.assign(frame.style, { display: 'block', width: '100%', height: '40rem', border: '0' });
    const { handlers, locations } = this;
    this.#connection = connect(frame, { portal, handlers, locations });
    this.replaceChildren(frame);
  }

  disconnectedCallback(): void {
    this.destroy();
  }

  /** Ends it: the frame goes, and nobody listens any more. */
  destroy(): void {
    this.#connection?.destroy();
    this.#connection = null;
    this.replaceChildren();
  }

  #address(portal: string): URL {
    const product = this.getAttribute('product');
    const url = new URL(this.getAttribute('path') ?? `/${product}/antrag/`, portal);
    // `//elsewhere.example` is a path too.
    if (url.origin !== portal) throw new Error('portal-flow: the path leads to another origin');
    url.searchParams.set('embedded', 'true');
    const brand = this.getAttribute('brand');
    if (brand !== null) url.searchParams.set('brand', brand);
    return url;
  }
}

// A page may bring the script twice.
if (!customElements.get('portal-flow')) customElements.define('portal-flow', PortalFlow);
