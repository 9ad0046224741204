# English housing association weekly rent arrears by estate, fpdf2; a row dropped
import random
from fpdf import FPDF
from common import *
R=random.Random(7722)
N='Arrears list wk34 Thornmere Homes.pdf'
fn='Maureen Derek Joanne Liam Safiya Gareth Pauline Imran Kelly Stephen Agnieszka Trevor Hannah Dawn Craig Yvonne Leon Chantelle Brian Nasreen Patrick Tracey Mohamed Gillian Wayne Donna Keith Farzana Colin Ruth'.split()
ln='Ashworth Bickerstaff Cartledge Dunmore Entwhistle Fairhurst Gorringe Hallam Iqbal Jessop Kirkbride Lomas Mellor Nuttall Ogden Pickup Rawstron Shackleton Threlfall Unsworth Varley Wolstenholme Yates Zielinska Bhatti Clegg Duckworth Garside Heyworth Tattersall Rahman Pomfret'.split()
E=[('01 Mill Lane & Weavers Court',['Weavers Ct','Mill Lane'],46),('02 Thornmere Rise',['Thornmere Rise','Rise Gdns','Beck View'],52),('05 Old Infirmary (sheltered)',['Old Infirmary'],31),('07 Sidings House (market rent)',['Sidings House'],18)]
K=['other:Rent pw','other:1-4 weeks','other:5-8 weeks','other:9-13 weeks','other:Over 13 weeks','prepaid','total','other:HB / UC due','other:Net of HB / UC']
class P(FPDF):
    def header(s):
        s.set_font('helvetica','B',11); s.set_text_color(20,60,110); s.cell(120,6,'Thornmere Homes'); s.set_text_color(0)
        s.set_font('helvetica','',8); s.cell(0,6,'Rent accounts at end of week 34 (Sunday 23 November 2025)',align='R',new_x='LMARGIN',new_y='NEXT')
        s.set_font('helvetica','B',7); y=s.get_y()+1; x=s.l_margin
        for (t,w,a) in COL:
            L=t.split('\n'); 
            s.set_fill_color(20,60,110); s.set_text_color(255); s.rect(x,y,w,8.4,'F')
            for i,q in enumerate(L): s.set_xy(x,y+ (0.6 if len(L)==2 else 2.4)+i*3.5); s.cell(w,3.4,q,align=a)
            x+=w
        s.set_text_color(0); s.set_xy(s.l_margin,y+9.2)
    def footer(s):
        s.set_y(-10); s.set_font('helvetica','I',7); s.cell(140,4,'Income team - confidential - contains personal data'); s.cell(0,4,f'{s.page_no()} of {{nb}}',align='R')
COL=[('Tenancy',18,'L'),('Tenant',38,'L'),('Home',38,'L'),('Rent\npw',16,'R'),('1-4\nweeks',18,'R'),('5-8\nweeks',18,'R'),('9-13\nweeks',18,'R'),('Over 13\nweeks',19,'R'),('Prepaid',18,'R'),('Balance\nowed',20,'R'),('HB / UC\ndue',18,'R'),('Net of\nHB / UC',20,'R'),('Stage',18,'C')]
pdf=P('L','mm','A4'); pdf.set_margins(10,9,8); pdf.set_auto_page_break(False); pdf.add_page()
def g(c,zero=False):
    if c==0 and not zero: return ''
    return f'{c/100:,.2f}' if c>=0 else f'-{-c/100:,.2f}'
def row(cells,bold=False,fill=None):
    if pdf.get_y()>194: pdf.add_page()
    pdf.set_font('helvetica','B' if bold else '',7)
    if fill: pdf.set_fill_color(*fill)
    for (t,w,a),v in zip(COL,cells): pdf.cell(w,3.9,v,align=a,fill=bool(fill))
    pdf.ln(3.9)
truth=[];totals=[];G=[0]*9;no=0;used=set(); allr=[]
drop=('02 Thornmere Rise',23); plant=None; ng=0
for en,streets,cnt in E:
    if pdf.get_y()>182: pdf.add_page()
    pdf.set_font('helvetica','B',8); pdf.cell(0,5.5,f'Estate {en}',new_x='LMARGIN',new_y='NEXT')
    T=[0]*9; homes=[]
    for st in streets:
        k=cnt//len(streets)+1
        for q in sorted(R.sample(range(1,k*3),k)): homes.append((st,q))
    homes=homes[:cnt]; printed=0
    for i,(st,q) in enumerate(homes):
        home=f'Flat {q}, {st}' if st in('Weavers Ct','Old Infirmary','Sidings House') else f'{q} {st}'
        nm=f'{R.choice(ln)}, {R.choice(fn)}'
        while nm in used: nm=f'{R.choice(ln)}, {R.choice(fn)}'
        used.add(nm)
        if R.random()<.08: nm=nm.split(',')[0]+', '+nm.split(' ')[-1][0]+' & '+R.choice(fn)[0]
        base={'01':9650,'02':11240,'05':10480,'07':17900}[en[:2]]
        rent=base+R.randint(-1400,1900)
        wks=R.choices([-1,1,2.5,6,10,19],[20,26,20,15,10,7])[0]
        v=[rent,0,0,0,0,0,0,0,0]; hb=0
        if wks<0: v[5]=-R.choice([R.randint(150,9000),rent,rent*R.randint(1,4)])
        else:
            owe=int(rent*R.uniform(.2,1.5)*wks)
            for j,wk in ((1,4),(2,4),(3,5)):
                a=min(owe,wk*rent if j<3 else 5*rent); v[j]=a; owe-=a
            v[4]=owe
            if R.random()<.45: hb=min(sum(v[1:5]),R.choice([rent*4,int(rent*R.uniform(.4,.95))*4]))
        v[6]=sum(v[1:6]); v[7]=-hb; v[8]=v[6]-hb
        w=v[6]/rent; stage='' if v[6]<=0 else 'Letter 1' if w<3 else 'Letter 2' if w<6 else 'NOSP' if w<12 else R.choice(['NOSP','Court','SPO'])
        if hb>=v[6]>0: stage='HB only'
        ref=f'{int(en[:2]):02d}{R.randint(0,9)}{1000+no*7+R.randint(0,6)}'; no+=1
        for j in range(9): T[j]+=v[j]
        if (en,i)==drop:
            assert v[6]>0; plant=(ref,nm,home,v); continue
        printed+=1
        row([ref,nm,home,g(v[0])]+[g(x) for x in v[1:6]]+[g(v[6],True),g(v[7]),g(v[8],True),stage],fill=(240,244,249) if printed%2==0 else None)
        t={"unit":home,"name":nm,"resident":ref}
        for k,x,j in zip(K,v,range(9)):
            if x!=0 or j in(6,8): t[k]=c2f(x)
        truth.append(t)
    lab=f'Estate {en[:2]} total'
    row([lab,'','']+[g(x,True) for x in T]+[''],True,(214,224,238)); totals.append(dict(label=lab,**{k:c2f(x) for k,x in zip(K,T)})); pdf.ln(2)
    for j in range(9): G[j]+=T[j]
if pdf.get_y()>180: pdf.add_page()
row(['All estates','','']+[g(x,True) for x in G]+[''],True,(190,206,228)); totals.append(dict(label='All estates',**{k:c2f(x) for k,x in zip(K,G)}))
pdf.ln(3); pdf.set_font('helvetica','',7); pdf.multi_cell(190,3.6,'HB / UC due: Housing Benefit and Universal Credit housing costs paid four weeks in arrears, expected and not yet received. Prepaid accounts are shown as minus. NOSP = notice of seeking possession; SPO = suspended possession order.')
pdf.output(doc(N))
ref,nm,home,v=plant
save(N,'AR','English housing association weekly arrears list by estate, week buckets, prepaid, HB/UC due and net, zebra rows, A4 landscape',True,K,truth,totals,
 {"what":f"Estate 02: account {ref} {nm}, {home} (balance owed {v[6]/100:,.2f}, net {v[8]/100:,.2f}) is left out of the list but counted in the estate and grand totals","kind":"row_dropped"})
print(plant)
