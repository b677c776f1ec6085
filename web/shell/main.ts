import { mount } from "svelte";
import "./design/base.css";
import App from "./App.svelte";
import { speak } from "./lib/lang.svelte";
import { prefs } from "./lib/prefs.svelte";

// The first words are there before the first picture.
await speak(prefs.lang);
mount(App, { target: document.getElementById("app")! });
