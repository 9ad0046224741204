import json,glob,os
from pypdf import PdfReader
from openpyxl import load_workbook
ix={e["file"]:e for e in json.load(open("index.json"))}
for f in sorted(os.listdir("documents")):
    T=json.load(open(f"truth/{f}.json"));assert f in ix
    for s in T["statements"]:
        n=len(s["columns"]);bad=0
        for r in s["rows"]:
            assert len(r["values"])==n
        if f.endswith("pdf"):
            rd=PdfReader(f"documents/{f}");pg=[rd.pages[s["page"]-1]] if s["page"] else rd.pages
            txt=" ".join(p.extract_text() for p in pg).replace(" ","")
            for r in s["rows"]:
                lab=r["label"].replace(" ","")[:25]
                if lab not in txt.replace("\n",""): print(f,"label?",r["label"])
                for v in r["values"]:
                    if v and f"{abs(v):,.2f}" not in txt and f"{abs(v):,.0f}" not in txt: bad+=1
        else:
            ws=load_workbook(f"documents/{f}")[s["sheet"]]
            vals=[]
            for row in ws.iter_rows():
                if ws.row_dimensions[row[0].row].hidden: continue
                v=[c.value for c in row if c.value is not None]
                vals.append([float(x.replace(",","").replace("$","").replace("(","-").replace(")","")) if isinstance(x,str) and any(ch.isdigit() for ch in x) and all(ch in "0123456789,.$()-" for ch in x) else x for x in v])
            for r in s["rows"]:
                ok=[v for v in vals if r["label"] in v and all(x in v for x in r["values"] if x)]
                if not ok: print(f,"row?",r["label"],r["values"]);bad+=1
        print(f,ix[f]["documentType"],"rows",len(s["rows"]),"bad",bad,list(s["keyTotals"]),s["planted"] and s["planted"]["kind"])
