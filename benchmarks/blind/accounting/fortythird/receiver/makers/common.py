import json, os, random
HERE=os.path.dirname(os.path.abspath(__file__)); DOC=HERE+'/documents/'; TR=HERE+'/truth/'
FIRST="Alma Denise Tomas Priya Curtis Jolene Marek Yesenia Otis Brandi Hieu Claudia Roland Shanice Piotr Leticia Wendell Amina Gil Kaylee Darnell Ruth Ivan Monique Stefan Bao Carla Hector Nadine Emmett Lorna Fatou Jesse Milagros Dwight Tamsin".split()
LAST="Abernathy Quiroga Delacroix Novak Mbeki Hutchins Solano Trujillo Vang Pruitt Castellanos Okafor Lindqvist Barnhart Rosales Feeney Huynh Tolliver Garza Whitcomb Zamora Ferreira Stubbs Kowalczyk Dang Ridley Espinal Mercer Odom Bautista McAllen Thao Yarbrough Salcedo Keene Lafferty".split()
def person(r): return r.choice(FIRST),r.choice(LAST)
def m(c): return round(c/100,2)
def f(c): return f"{abs(c)/100:,.2f}"
def par(c): return f"({f(c)})" if c<0 else f(c)
def save(name,kind,planted,money,rows,totals,add):
    """cents are already turned to dollars; totals may carry _idx (indices of rows summed); add = additive keys"""
    bad=[]
    for t in totals:
        idx=t.pop('_idx',None)
        if idx is None: continue
        for k in add:
            if k in t:
                s=round(sum(rows[i].get(k,0) for i in idx),2)
                if abs(s-t[k])>0.005: bad.append((t['label'],k,s,t[k]))
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},open(TR+name+'.json','w'),indent=1,ensure_ascii=False)
    print(name,len(rows),'rows',len(totals),'totals','planted' if planted else '','MISMATCH' if bad else 'ties',bad)
