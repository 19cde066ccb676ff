package emberdelve.config.content;

import java.time.LocalDate;

/** An item of news for players; {@code news.yaml} lists the newest first. */
public record News(LocalDate date, String text) {}
