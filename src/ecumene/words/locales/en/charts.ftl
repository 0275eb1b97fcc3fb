### Pages of charts, which open without a network.

charts-language = English
charts-table = The figures as a table
