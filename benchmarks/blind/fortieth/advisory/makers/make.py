import make_pdf, make_wb, common, json, os
make_pdf.run(); make_wb.run()
json.dump(common.INDEX,open(os.path.join(common.ROOT,'index.json'),'w'),ensure_ascii=False,indent=1)
print(len(common.INDEX))
