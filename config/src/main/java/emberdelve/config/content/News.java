package emberdelve.config.content;

import java.time.LocalDate;

/** Something players will notice, newest first in {@code news.yaml}. */
public record News(LocalDate date, String text) {}
