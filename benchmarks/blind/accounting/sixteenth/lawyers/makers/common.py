import json, os
BASE=os.path.dirname(os.path.abspath(__file__))
D=lambda n: os.path.join(BASE,'documents',n)
def v(c): return round(c/100,2)
def c2(c): return f"{abs(c)/100:,.2f}"
def paren(c): return f"({c2(c)})" if c<0 else c2(c)
def save(file,kind,money,rows,totals,planted=None):
    stem=file.rsplit('.',1)[0]
    json.dump({"name":file,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
      open(os.path.join(BASE,'truth',stem+'.json'),'w'),indent=1,ensure_ascii=False)
