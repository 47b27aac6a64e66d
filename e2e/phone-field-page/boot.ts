import "../../app/styles/tokens.css";
import "../../app/styles/fonts.css";
import "../../app/styles/base.css";
import "../../app/styles/layout.css";

/** The page is loaded and usable before the rest comes, as on the site. */
import("./client.tsx");
