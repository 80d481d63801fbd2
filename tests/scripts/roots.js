/** Scripts name each other by paths below any of the folders that together hold them, as `widgets/bundle.py` reads them. */

import { existsSync, globSync } from "node:fs";
import { registerHooks } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const PACKAGE = join(dirname(fileURLToPath(import.meta.url)), "../../cardcity_tutor");
const ROOTS = ["widgets/static", ...globSync("games/*/widgets/static", { cwd: PACKAGE })].map((root) => join(PACKAGE, root));

registerHooks({
  resolve(specifier, context, next) {
    const asked = specifier.startsWith(".") && fileURLToPath(new URL(specifier, context.parentURL));
    const root = asked && ROOTS.find((one) => asked.startsWith(`${one}/`));
    if (!root || existsSync(asked)) return next(specifier, context);
    const found = ROOTS.map((one) => one + asked.slice(root.length)).find((path) => existsSync(path));
    return next(found ? pathToFileURL(found).href : specifier, context);
  },
});
