package emberdelve.config.settings;

import emberdelve.config.read.scalar.Scalar;

import java.util.Optional;
import java.util.regex.Pattern;

/** The address at which the public reaches whoever runs this server; empty = none. */
enum PublicAddress implements Scalar<String> {
    MAIL("[!-~&&[^@]]{1,64}@[!-~&&[^@]]{1,253}", "an address such as me@example.org"),
    WEB("https?://[!-~]{1,300}", "a page such as https://example.org");

    private final Pattern form;
    private final String example;

    PublicAddress(String form, String example) {
        this.form = Pattern.compile(form);
        this.example = example;
    }

    @Override
    public String expected() {
        return example + ", or \"\" for none";
    }

    @Override
    public Optional<String> parse(String text) {
        return text.isEmpty() || form.matcher(text).matches()
                ? Optional.of(text)
                : Optional.empty();
    }

    @Override
    public String standIn() {
        return "";
    }

    /**
     * @throws IllegalArgumentException if the value is mistaken; the message has the key, the value
     *     and what is expected
     */
    void require(String key, String value) {
        if (parse(value).isEmpty())
            throw new IllegalArgumentException(
                    key + ": " + value + " (expected: " + expected() + ")");
    }
}
