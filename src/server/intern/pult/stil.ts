/** The style of the demo desk: one column, light and dark, nothing fetched from anywhere. */
export const pultstil = `:root { color-scheme: light dark; --ink: #1c2733; --muted: #4d5b69; --line: #d5dce3; --paper: #f6f8fa; --surface: #fff; --soft: #e4eef6; --primary: #0b5c8f; --onprimary: #fff; --error: #a3161f; --good: #1d6339; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8edf2; --muted: #a9b6c3; --line: #3a4652; --paper: #12181e; --surface: #1a222a; --soft: #20313f; --primary: #8fc7ee; --onprimary: #0c2435; --error: #ff9d9d; --good: #8fd6a8; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; overflow-wrap: anywhere; }
header, main { max-width: 46rem; margin: 0 auto; padding: 0 1rem; }
header { padding-top: 1.5rem; }
main { padding-bottom: 4rem; }
.ort { margin: 0 0 0.75rem; font-weight: 700; }
a { color: var(--primary); text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0; padding: 0; list-style: none; }
nav ul a { display: block; padding: 0.6rem 1rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--surface); text-decoration: none; }
nav ul a[aria-current] { border-color: var(--primary); background: var(--soft); font-weight: 600; }
h1 { margin: 2rem 0 1rem; font-size: 1.75rem; line-height: 1.2; letter-spacing: -0.01em; }
h2 { margin: 2.5rem 0 0.75rem; font-size: 1.25rem; line-height: 1.3; }
p { margin: 0 0 0.75rem; }
.liste { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 0.875rem; background: var(--surface); }
.liste > li { padding: 1rem; }
.liste > li + li { border-top: 1px solid var(--line); }
.liste p { margin: 0.15rem 0 0; }
.liste a { font-weight: 600; }
.leise { color: var(--muted); }
.frist { font-weight: 600; }
.spaet { color: var(--error); }
.seiten { display: flex; flex-wrap: wrap; gap: 1rem; margin-top: 1rem; }
.beitraege { display: grid; gap: 1rem; margin: 1.5rem 0 0; padding: 0; list-style: none; }
.beitraege > li { padding: 1rem; border: 1px solid var(--line); border-radius: 0.875rem; background: var(--surface); }
.beitraege > .wir { margin-left: 1.5rem; border-color: transparent; background: var(--soft); }
.beitraege p:last-child { margin-bottom: 0; }
form { display: grid; gap: 1rem; }
label { display: block; margin-bottom: 0.35rem; font-weight: 600; }
input, textarea { width: 100%; min-height: 3rem; padding: 0.6rem 0.75rem; border: 1px solid var(--muted); border-radius: 0.625rem; background: var(--surface); color: inherit; font: inherit; }
textarea { min-height: 10rem; resize: vertical; }
[aria-invalid] { border: 2px solid var(--error); }
.fehlertext { margin: 0.35rem 0 0; color: var(--error); font-weight: 600; }
fieldset { display: grid; gap: 0.25rem; margin: 1rem 0 0; padding: 0; border: 0; }
legend { margin-bottom: 0.5rem; font-weight: 600; }
dl { display: grid; grid-template-columns: minmax(8rem, auto) 1fr; gap: 0.35rem 1rem; margin: 1rem 0 0; }
dt { color: var(--muted); }
dd { margin: 0; }
summary { min-height: 3rem; padding: 0.75rem 0; color: var(--primary); font-weight: 600; cursor: pointer; }
.wahl { display: flex; gap: 0.75rem; align-items: center; min-height: 2.75rem; margin: 0; font-weight: 400; }
.wahl input { flex: none; width: 1.5rem; min-height: 1.5rem; }
button { justify-self: start; min-height: 3rem; padding: 0.6rem 1.5rem; border: 0; border-radius: 0.75rem; background: var(--primary); color: var(--onprimary); font: inherit; font-weight: 600; cursor: pointer; }
.hinweis { padding: 0.85rem 1rem; border-left: 4px solid; background: var(--surface); font-weight: 600; }
.gut { color: var(--good); }
.fehler { color: var(--error); }
`;
