import json, os, random, datetime as dt, subprocess, shutil
ROOT='build/blind'
DOC=ROOT+'/documents/'; TR=ROOT+'/truth/'; TMP=ROOT+'/.tmp/'
D=dt.date
def iso(d): return d.isoformat() if isinstance(d,(dt.date,)) else d
def gb(n,dec=0): return f"{n:,.{dec}f}"
def de(n,dec=2): return f"{n:,.{dec}f}".replace(',','X').replace('.',',').replace('X','.')
def fr(n,dec=2): return f"{n:,.{dec}f}".replace(',','\u00a0').replace('.',',')
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    for k in (31,30,29,28):
        try: return D(y,mo,min(d.day,k))
        except ValueError: pass
def term_end(d,years=0,months=0): return addm(d,years*12+months)-dt.timedelta(days=1)
def clean(r): return {k:(iso(v)) for k,v in r.items() if v is not None and v!=[]}
def save(name,truth,asset,style,hard,checks=()):
    truth['rows']=[clean(r) for r in truth['rows']]
    for r in truth['rows']:
        for s in r.get('rentSteps',[]): s['date']=iso(s['date'])
    json.dump(truth,open(TR+name+'.json','w'),ensure_ascii=False,indent=1)
    json.dump([list(c) for c in checks],open(ROOT+'/makers/checks/'+name+'.json','w'))
    p=ROOT+'/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x['file']!=name]
    ix.append(dict(file=name,assetType=asset,documentType='RENT_ROLL',author='r70c lender asset manager CA/UK/IE/DE/AT/FR/NL',style=style,hard=hard))
    ix.sort(key=lambda x:x['file']); json.dump(ix,open(p,'w'),ensure_ascii=False,indent=1)
def topdf(src,name):
    subprocess.run(['soffice','--headless','-env:UserInstallation=file://'+ROOT+'/.lo','--convert-to','pdf','--outdir',TMP,src],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
    shutil.move(TMP+os.path.splitext(os.path.basename(src))[0]+'.pdf',DOC+name)
UKF='Amelia Bethany Callum Dylan Eleanor Fraser Gemma Harriet Isaac Jasmine Kieran Lydia Marcus Naomi Oscar Poppy Rhys Sadie Toby Zara Priya Yusuf Mei Chidi Ananya Tomasz Aoife Femi Leila Hugo Nadia Ruben Wei Sofia Arjun Grace'.split()
UKL='Ashworth Bancroft Chadwick Dunmore Entwistle Fairclough Garside Hollins Ingham Jessop Kershaw Lomas Mallinson Norcliffe Ogden Pickles Radcliffe Sutcliffe Thackray Underhill Varley Whitworth Okafor Sharma Rahman Chen Nowak Mensah Haddad Lindqvist Petrov Tanaka Moreau Oduya'.split()
DEF='Anja Bernd Carola Dirk Elif Falk Gudrun Heiko Ines Jan Katrin Lars Murat Nadine Olaf Petra Ralf Sabine Torsten Ute Volker Wiebke Yasemin Marek Lena Jonas'.split()
DEL='Albrechtsen Brinkhaus Cordes Dahlmann Eggers Finkenrath Grünwald Hasselbach Immelmann Jürgensen Kaltwasser Lüdtke Marquardt Nettelbeck Oppermann Pfannkuch Quandtner Rosenhagen Stallmann Thielicke Uhlenbrock Vossberg Wiedenroth Yildirim Zabel Köhnke'.split()
ATL='Achleitner Brandstätter Czerny Dornauer Ebenbichler Feichtinger Gstöttner Haslwanter Innerhofer Jovanović Kienzl Lechthaler Moosbrugger Neuwirth Obermoser Pichlbauer Rathmayr Schwaighofer Trattnig Unterrainer Vranitz Wögerbauer Zehetner'.split()
FRF='Mathieu Océane Étienne Chantal Réjean Josée Sylvain Maude Guillaume Noémie Stéphane Ginette Karim Amélie Luc Mireille Yannick Fatou Normand Élodie'.split()
FRL='Beauregard-Roy Charlebois Desrosiers Faucher Grondin Hébert-Lavoie Jolicoeur Lafrenière Marchildon Ouellet Paquin Quirion Robitaille Sansregret Thériault Vadnais Benhamou Diallo Nguyen Larivée Turmel Gingras Boisclair'.split()
CAF='Agnes Bernard Clarence Doreen Edith Frances Gordon Hazel Irene Joan Keith Lorraine Mabel Norma Orville Phyllis Ralph Shirley Thelma Vernon Wilma Stanley Muriel Douglas Beryl Gladys Harold Ruth'.split()
CAL='Abernethy Bouchard Carmody Dalrymple Eastwick Farquharson Gillies Hutchings Iverson Jamieson Kowalchuk Lachance MacAskill Naismith Olafson Pemberley Quigley Rutherglen Stephaniuk Tremblay-Ross Urquhart Vandermeer Wetherby Yaremko Zwicker Ferrante Lam Sandhu'.split()
