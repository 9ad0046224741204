import json,os,random
B='build/blind'
def doc(n): return f'{B}/documents/{n}'
def save(name,kind,money,rows,totals,style,hard,planted=None):
    def clean(d): return {k:(round(v,4) if isinstance(v,float) else v) for k,v in d.items() if v is not None and v!=''}
    t={'name':name,'kind':kind,'planted':planted,'money':money,'rows':[clean(r) for r in rows],'totals':[clean(r) for r in totals]}
    json.dump(t,open(f'{B}/truth/{os.path.splitext(name)[0]}.json','w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[{'file':name,'kind':kind,'style':style,'hard':hard}]
    json.dump(sorted(ix,key=lambda i:i['file']),open(p,'w'),indent=1)
    print(name,len(rows),'rows',len(totals),'totals')
def m(v,dash=''): return dash if v is None else f'{v:,.2f}'
def par(v,dash=''):
    if v is None: return dash
    return f'({-v:,.2f})' if v<0 else f'{v:,.2f}'
FIRST='Aaron Beatriz Caleb Dionne Elena Farid Gwen Hector Imani Jonah Keisha Luca Marisol Nolan Odette Priya Quentin Rosalind Samir Tamsin Ulysses Vera Wendell Ximena Yusuf Zadie Andre Bianca Corey Danika Emmett Flora Gideon Hollis Ivy Jamal Kirsten Leland Mina Neil Opal Paolo Reina Silas Tova Vance'.split()
LAST='Abernathy Bustos Castellan Drummond Eastlake Fontaine Garrity Holloway Ibarra Jernigan Kowalczyk Lindqvist Mbeki Navarrete Ostrander Pellerin Quarles Ridenour Sandoval Thibodeaux Underhill Valdovinos Whitcombe Yarbrough Zielinski Ackerly Boatwright Cordero Dunleavy Escamilla Fairbairn Guidry Hargrave Iverson Jaramillo Kettering Loomis Maddux Nakagawa Olmstead Petrakis Rasmussen Stallings Trujillo Vickery Wadsworth Chaudhary Beaumont-Ruiz OKeefe Delacroix'.split()
def names(rng,n):
    s=[]
    while len(s)<n:
        x=(rng.choice(FIRST),rng.choice(LAST))
        if x not in s: s.append(x)
    return s
