import json, os
ROOT=os.path.dirname(os.path.abspath(__file__))
INDEX=[]
def doc(n): return os.path.join(ROOT,'documents',n)
def save(name,kind,money,rows,totals,planted,asset,author,style,hard):
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    json.dump(t,open(os.path.join(ROOT,'truth',name.rsplit('.',1)[0]+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":name,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],
        "author":author,"style":style,"hard":hard})
def d(c): return round(c/100,2)
def num(**k): return {a:d(v) for a,v in k.items() if v is not None}
def money(c): return f"{abs(c)/100:,.2f}"
FIRST="Orla Dexter Priya Hollis Wendell Nadine Tobias Marisol Quentin Ingrid Lamar Yvette Rufus Celeste Anton Beatriz Cyrus Delphine Elroy Farida Gideon Hattie Ismael Jolene Kofi Leticia Mordecai Noreen Osvald Petra".split()
LAST="Abernath Bruckner Castellane Dovrenko Eastlake Fennimore Garrowby Huxtall Ibarrola Jessamy Kettridge Lovelock Marchetta Nivens Oduyale Pellingham Quarrels Rostovic Stanwick Tremblett Underhay Vasquarez Wetherall Yarrowsmith Zielonka Brightwater Coldecott Drummore Ellingboe Farquarson".split()
