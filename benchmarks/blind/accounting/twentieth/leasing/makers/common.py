from pathlib import Path
import random, json, os
B=str(Path(__file__).resolve().parents[1])
INDEX=[]
def f2(c): return round(c/100,2)
def num(v):
    return int(v) if float(v).is_integer() else v
def save(name,ext,kind,money,rows,totals,planted,asset,author,style,hard):
    dt={'TB':'TRIAL_BALANCE','AR':'AGED_RECEIVABLES','UM':'UNIT_MIX'}[kind]
    json.dump({"name":f"{name}.{ext}","kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
      open(f'{B}/truth/{name}.json','w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":f"{name}.{ext}","assetType":asset,"documentType":dt,"author":author,"style":style,"hard":hard})
def com(c): # cents -> 1,234.56
    return f"{abs(c)/100:,.2f}"
def tminus(c): return com(c)+('-' if c<0 else ' ')
def paren(c): return f"({com(c)})" if c<0 else com(c)
def drcr(c): return com(c)+(' Cr' if c<0 else ' Dr')
