import json, os, random
ROOT='build/blind'
def doc(n): return f'{ROOT}/documents/{n}'
def save(name,kind,money,rows,totals,style,hard,planted=None):
    stem=name.rsplit('.',1)[0]
    t={'name':name,'kind':kind,'planted':planted,'money':money,'rows':rows,'totals':totals}
    json.dump(t,open(f'{ROOT}/truth/{stem}.json','w'),indent=1,ensure_ascii=False)
    p=f'{ROOT}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[{'file':name,'kind':kind,'style':style,'hard':hard}]
    ix.sort(key=lambda i:i['file'])
    json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
r2=lambda x: round(x+0.0,2)
LAST='Aldercott Brisendine Castellow Dunmire Eckhardtson Fennimore Galvanez Harbaugh Ishikura Jorgenby Kettlewell Lindqvar Mbekiro Novarro Oyelade Pruszyn Quillinan Ravensdale Sandovar Tamborelli Ulrichsen Vantongeren Whitlatch Xiongpao Yarborne Zeledonia Abernathe Boudreaud Cisnerosa Delacrux Espinal Farrowby Gutierro Hollenbach Ibanezko Jimersen Kowalcek Lattimoor Mondragan Nakagawe Ostergard Pennebacker Rutherglen Stallworthy Trevinard Underwald Vasquint Wojtasek Yoderman Zamorelli'.split()
FIRST='Tamika Brent Luisa Devon Carla Marcus Priya Jolene Andre Keiko Shawn Rosa Tyrell Megan Omar Dana Felix Nadia Curtis Ines Wade Simone Hector Paige Lamar Greta Ruben Alyssa Theo Bianca Colby Yvette Dwayne Farah Grant Leticia Miles Noemi Reggie Tess'.split()
