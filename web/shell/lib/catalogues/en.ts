import common from "../../../../stead/locale/en/common.ftl?raw";
import browser from "../../../../stead/locale/en/browser.ftl?raw";
import table from "../../../../stead/locale/en/browser-table.ftl?raw";
import lobby from "../../../../stead/locale/en/browser-lobby.ftl?raw";

export default [common, browser, table, lobby];
