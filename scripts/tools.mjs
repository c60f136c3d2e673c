// Finds or installs what tests need besides the lockfile: a browser, with --postgres a PostgreSQL. Takes the network and
// little else, so that npm test lets it run while it builds.
import { ensureBrowser } from './browser.mjs';
import { ensureBinaries } from './postgres.mjs';

await ensureBrowser();
if (process.argv.includes('--postgres')) ensureBinaries();
