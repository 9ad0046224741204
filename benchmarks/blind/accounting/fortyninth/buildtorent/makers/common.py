import json, os, random
SEED=49
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TR=os.path.join(HERE,'truth')
INDEX=[]
def m(c,par=True):
    s=f"{abs(c)//100:,}.{abs(c)%100:02d}"
    return (f"({s})" if par else f"-{s}") if c<0 else s
def f2(c): return round(c/100,2)
def save(file,asset,dt,style,hard,kind,money,rows,totals,planted=None):
    stem=file.rsplit('.',1)[0]
    json.dump({"name":stem,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
              open(os.path.join(TR,stem+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":file,"assetType":asset,"documentType":dt,"author":"buildtorent","style":style,"hard":hard})
FIRST="Dalia Marcus Priya Evan Lourdes Tomas Keisha Anders Bronwyn Hector Mei Jamal Sofia Grant Nadia Wes Ruthanne Omar Paige Curtis Ines Terrell Yuki Colleen Dmitri Shanice Alan Beatriz Rohan Gwen".split()
LAST="Okonkwo Brandt Villareal Pruitt Nakashima Dellacroix Whitfield Osei Lindqvist Barragan Fontaine McCrory Tran Hollis Yazdani Stroud Kowalczyk Abernathy Rudd Castellano Mbeki Purcell Ostrander Vega Shelton Iyer Gallagher Novak Tillman Quiroga".split()
