import pdfs,books,common
pdfs.run();books.run();common.done()
