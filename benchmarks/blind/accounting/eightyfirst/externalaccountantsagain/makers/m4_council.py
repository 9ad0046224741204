# English council-owned housing company: current tenant arrears by patch, weeks-owed buckets, CR marks, A4 landscape. PLANTED: a row dropped.
import sys,random; sys.path.insert(0,'build/blind/makers')
from common import *
from fpdf import FPDF
R=random.Random(8104); N='THL_CurrentTenantArrears_wk34.pdf'
SUR='Abbot Adeyo Barkworth Bellis Birdsall Brannock Cawthra Chaudry Clegg Coxhead Dacre Dhanjal Eccleshall Fairhurst Fosdyke Gledhow Grubb Hainsby Hebden Iqbal Jagger Kaczmar Kelk Lathom Lumley Mbeki Meggitt Nwosu Oddie Ogley Pawlak Penrose Quayle Rashid Rudkin Sanghera Skelton Stobbart Tahir Thackray Udall Vasey Wadlow Whitwam Yeadon Zielak Ormsby Pickersgill Leatham Hollis Danvers Cutts Marwood Redfearn Tunnard'.split()
TI=['Mr','Mrs','Ms','Miss','Mr','Ms']
ST=['None','Reminder 1','Reminder 2','Agreement','NSP served','Pre-court','UC APA','Court - SPO','Visit']
PAT=[('E01','Eastmoor',['Beckside Close','Calder Row','Kirkgate Flats','Lowfield Avenue'],41),('E02','Saltersgate',['Saltersgate','Mill Lane','Ings View'],34),('W01','Westby & Thorpe',['Thorpe Green','Chantry Way','The Paddock','Westby Road'],47),('S01','Sheltered & Supported',['Rosegarth Court','Dene House'],17)]
B=['Under 4 wks','4 - 8 wks','8 - 13 wks','Over 13 wks']; OB=['other:'+b for b in B]; RK='other:Gross Rent pw'; CK='other:Payments This Wk'
K=[RK,CK]+OB+['total']
def mon(v): return '' if v is None else (f"{abs(v):,.2f}"+('CR' if v<0 else ''))
used=set(); refs=set(); groups=[]
for code,nm,streets,cnt in PAT:
    g=[]
    for _ in range(cnt):
        while True:
            ref=f"{R.randint(10420,48999)}/{R.choice('0001')}{R.randint(1,4)}"
            if ref not in refs: refs.add(ref); break
        while True:
            nme=f"{R.choice(TI)} {R.choice('ABCDEFGHJKLMNPRSTW')} {R.choice(SUR)}"
            if R.random()<.07: nme+=f" & {R.choice(TI)} {R.choice('ABCDEGHJKLM')} {R.choice(SUR)}"
            if nme not in used: used.add(nme); break
        ad=f"{R.randint(1,88)} {R.choice(streets)}" if 'House' not in nm and code!='S01' else f"Flat {R.randint(1,26)} {R.choice(streets)}"
        if any(r['unit']==ad for r in g): ad=ad.replace(' ','A ',1) if code!='S01' else ad+' (B)'
        rent=c2(R.choice([88.14,92.37,97.6,104.85,111.22,118.9,131.45])+ (24.3 if code=='S01' else 0)+R.choice([0,0,3.15,6.8]))
        w=R.choices([-1,0,1,2,3],[12,42,22,14,10])[0]
        r=dict(resident=ref,name=nme,unit=ad); r[RK]=rent
        pay=R.choices([None,rent,c2(rent+5),c2(rent*.35),50.0,3.80],[40,25,10,12,6,7])[0]
        if pay: r[CK]=pay
        if w<0: r[OB[0]]=-c2(rent*R.uniform(.2,2.4)); 
        else:
            cap=[4,4,5]
            for i in range(min(w,3)): r[OB[i]]=c2(rent*cap[i]*R.uniform(.55,1))
            r[OB[w]]=c2(rent*R.uniform(.3,3.6)*(2.6 if w==3 else 1))
        r['total']=c2(sum(r.get(b,0) for b in OB))
        r['_s']='' if w<0 else R.choice([ST[:3],ST[1:4]+['UC APA'],ST[3:6],ST[4:8]][w]); r['_d']=f"{R.randint(1,24):02d}/11/24" if pay else f"{R.randint(1,28):02d}/{R.choice(['08','09','10'])}/24"
        g.append(r)
    g.sort(key=lambda r:(r['unit'].split(' ',1)[1] if code!='S01' else r['unit'].split(' ',2)[2], int(''.join(x for x in r['unit'].split()[0 if code!='S01' else 1] if x.isdigit()))))
    groups.append((code,nm,g))
class P(FPDF):
    def header(s):
        s.set_font('Helvetica','B',11); s.set_xy(10,8); s.cell(180,5,'Thornmere Homes Limited'); s.set_font('Helvetica','',8); s.cell(97,5,f'Page {s.page_no()}',align='R')
        s.set_xy(10,13); s.cell(200,4,'CURRENT TENANT ARREARS BY PATCH - AGED IN WEEKS OF GROSS RENT'); s.cell(77,4,'Report RNT/0417   Run 26/11/2024 07:14',align='R')
        s.set_xy(10,17); s.cell(200,4,'Rent year 2024/25, week 34 ending Sunday 24 November 2024. Tenancy types: SEC, AST, INT'); s.set_y(24)
        s.set_fill_color(40,62,92); s.set_text_color(255); s.set_font('Helvetica','B',7); x=10
        for (t,u),w,al in zip(HD,WD,AL):
            s.set_xy(x,24); s.cell(w,4.2,t,fill=True,align=al); s.set_xy(x,28.2); s.cell(w,4.2,u,fill=True,align=al); x+=w
        s.set_text_color(0); s.set_y(33.5)
    def footer(s): s.set_y(-11); s.set_font('Helvetica','I',6.5); s.cell(0,4,'OFFICIAL - SENSITIVE: contains personal data. CR = tenant in credit. A company wholly owned by Thornmere District Council.',align='C')
HD=[('Tenancy','Reference'),('Tenant(s)',''),('Property',''),('Gross','Rent pw'),('Payments','This Wk'),('Under','4 wks'),('4 - 8','wks'),('8 - 13','wks'),('Over','13 wks'),('Balance','Owing'),('Last','Paid'),('Recovery','Stage')]
WD=[18,50,42,17,18,19,18,18,19,21,15,22]; AL=['L','L','L']+['R']*7+['C','L']
p=P('L','mm','A4'); p.set_auto_page_break(False); p.add_page(); rows=[];T=[]
drop=('W01',29); planted=None
def line(vals,bold=False,fill=None,h=4.6):
    if p.get_y()>190: p.add_page()
    y=p.get_y(); x=10; p.set_font('Helvetica','B' if bold else '',7)
    if fill: p.set_fill_color(*fill); p.rect(10,y,sum(WD),h,'F')
    for v,w,al in zip(vals,WD,AL):
        p.set_xy(x,y); p.cell(w,h,v,align=al); x+=w
    p.set_y(y+h)
z=0
allr=[]
for code,nm,g in groups:
    if p.get_y()>178: p.add_page()
    p.set_font('Helvetica','B',8); p.set_x(10); p.cell(100,6,f'Patch {code}  {nm}'); p.ln(6)
    for i,r in enumerate(g):
        allr.append(r)
        if (code,i)==drop: planted={'what':f"tenancy {r['resident']} {r['name']} ({r['unit']}, balance {r['total']:.2f}) left out of patch {code}; count, patch total and grand total still include it",'kind':'row_dropped'}; continue
        z+=1
        line([r['resident'],r['name'],r['unit']]+[mon(r.get(k)) for k in K]+[r['_d'],r['_s']],fill=(240,243,248) if z%2 else None); rows.append(r)
    s=add(g,K); lb=f'Total Patch {code}'
    p.line(10,p.get_y(),10+sum(WD),p.get_y()); line([lb,'',f'{len(g)} tenancies']+[mon(s[k]) for k in K]+['',''],bold=True,h=5.4); p.ln(3)
    T.append(dict(label=lb,**s))
if p.get_y()>184: p.add_page()
s=add(allr,K); line(['TOTAL ALL PATCHES','',f'{len(allr)} tenancies']+[mon(s[k]) for k in K]+['',''],bold=True,fill=(214,221,232),h=6); T.append(dict(label='TOTAL ALL PATCHES',**s))
p.ln(4); p.set_font('Helvetica','',7); p.set_x(10); p.cell(0,4,f"Number in credit: {sum(r['total']<0 for r in allr)}    Number owing over 13 weeks: {sum(OB[3] in r for r in allr)}")
p.output(doc(N)); assert planted
save(N,'AR',K,[{k:v for k,v in r.items() if k[0]!='_'} for r in rows],T,'Council housing company rent arrears by patch, week buckets, CR marks, 5+ pages landscape',True,planted); print(len(rows),planted,p.page_no(),s)
