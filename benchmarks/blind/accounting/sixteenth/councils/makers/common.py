import json, os, random
from decimal import Decimal, ROUND_HALF_UP
HERE=os.path.dirname(os.path.abspath(__file__)); DOC=HERE+'/documents/'; TRU=HERE+'/truth/'
INDEX=[]
def rnd(a,b): # a/b rounded half up to int
    return int((Decimal(a)/Decimal(b)).quantize(Decimal(1),rounding=ROUND_HALF_UP))
def c2(v): return round(v/100,2) if v%100 else v//100
def fmt(c,dec=2,th=','):  # cents
    s=f"{abs(c)/100:,.2f}" if dec else f"{abs(c)//100:,}"
    return s
def save(file,kind,assetType,docType,money,rows,totals,author,style,hard,planted=None):
    name=file.rsplit('.',1)[0]
    json.dump({"name":file,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},open(TRU+name+'.json','w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":file,"assetType":assetType,"documentType":docType,"author":author,"style":style,"hard":hard})
FIRST="Ada Marek Oluwaseun Bridget Callum Deirdre Emeka Fionnuala Gethin Halima Isolde Jarek Kavita Lorcan Maeve Nadeem Orla Priya Rhodri Saoirse Tobias Una Vikram Wren Yusuf Zofia Aoife Brendan Ciara Dougal Eilidh Farah Gwen Hamish Imogen Joao".split()
LAST="Thornby Quennell Adebisi Farrimond Haskett O'Drennan Lisowska Marchbanks Penhollow Rushforth Sandilow Tranter-Voss Ulverson Wexcombe Yardleigh Abernaught Brackwater Cullinmore Dunsterly Eggerton Fallowes Gorringham Hollinsby Ibekwe Jesmond Kilbrannan Lovatt-Pyke McArdagh Netherwood Ollerenshaw Pattendale Quillane Ravenscar Stibbard Tamplin Umfreville Varnham Whinfell Oyelowe Zawadka".split()
def people(rng,n,style='init'):
    out=[];seen=set()
    while len(out)<n:
        f,l=rng.choice(FIRST),rng.choice(LAST)
        if l in seen and len(seen)<len(LAST): continue
        seen.add(l)
        out.append({'init':f"{f[0]} {l}",'full':f"{f} {l}",'lf':f"{l}, {f}"}[style])
    return out
