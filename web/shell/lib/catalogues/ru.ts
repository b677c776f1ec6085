import common from "../../../../stead/locale/ru/common.ftl?raw";
import browser from "../../../../stead/locale/ru/browser.ftl?raw";
import table from "../../../../stead/locale/ru/browser-table.ftl?raw";
import lobby from "../../../../stead/locale/ru/browser-lobby.ftl?raw";

export default [common, browser, table, lobby];
