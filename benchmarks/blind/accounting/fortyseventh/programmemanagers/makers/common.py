import json, os, random
BASE=os.path.dirname(os.path.abspath(__file__))
INDEX=[]
def path(f): return os.path.join(BASE,'documents',f)
def save(file, asset, dtype, author, style, hard, money, rows, totals, planted=None):
    stem=file.rsplit('.',1)[0]
    kind={'TRIAL_BALANCE':'TB','AGED_RECEIVABLES':'AR','UNIT_MIX':'UM'}[dtype]
    json.dump({"name":stem,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
              open(os.path.join(BASE,'truth',stem+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":file,"assetType":asset,"documentType":dtype,"author":author,"style":style,"hard":hard})
def par(c):   # cents -> (1,234.56)
    s=f"{abs(c)/100:,.2f}"
    return f"({s})" if c<0 else s
def d(c): return round(c/100,2)
