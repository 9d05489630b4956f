import "./style/tokens.css";
import "virtual:fonts.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { follow } from "./lib/router.svelte.ts";

follow();
mount(App, { target: document.getElementById("app")! });
