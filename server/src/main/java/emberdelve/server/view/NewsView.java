package emberdelve.server.view;

import emberdelve.config.content.News;

import java.util.List;

/** What is new, newest first. */
public record NewsView(List<News> news) implements View {}
