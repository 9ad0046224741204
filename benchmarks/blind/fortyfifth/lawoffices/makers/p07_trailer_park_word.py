# Trailer park, written like a Word document (Word-like table); streets as sections, only a print date
from lib import *
rng=random.Random(4507);N=Names(rng)
base='p07_whispering_pines_mhp_lots'
ST=[('Magnolia Lane',range(1,15)),('Dogwood Court',range(15,26)),('Sweetgum Loop',range(26,44)),('RV Row',[f'RV-{i}' for i in range(1,7)])]
rows=[];T=dict(l=0,h=0,w=0,t=0,d=0);no=nu=0
H=[]
f=lambda v:'' if v is None else f'{v:,.2f}'
for s,lots in ST:
    H.append(('s',[s.upper()])); S=dict(l=0,h=0,w=0,t=0,d=0)
    for l in lots:
        u=str(l); rv=u.startswith('RV'); nu+=1
        v=u in('6','18','19','33','41','RV-3')
        kind='RV' if rv else rng.choice(['SW','SW','SW','DW','DW','POH SW'])
        if v:
            kind=rng.choice(['Pad only','POH SW']) if not rv else 'RV'
            H.append(('v',[u,'VACANT'+(' – home needs floor' if kind=='POH SW' else ''),kind]+['']*7))
            rows.append(dict(unit=u,section=s.upper(),statusText='VACANT',unitType=kind));continue
        no+=1
        lot=425.0 if rv else (285.0 if kind!='DW' else 315.0); 
        if not rv and rng.random()<.3: lot-=20
        home=float(rng.choice([340,365,390])) if kind.startswith('POH') else None
        wat=None if rv else 42.5
        tr=12.0
        dep=float(rng.choice([150,200,250,285])) if rng.random()<.8 else 0.0
        if rv: dep=100.0
        mi=dt.date(rng.randint(2004,2025),rng.randint(1,6),rng.choice([1,1,15,rng.randint(1,28)]))
        if rv: mi=dt.date(2025,rng.randint(3,6),rng.randint(1,28))
        le='month to month' if rv or rng.random()<.6 else dt.date(2026,rng.randint(1,9),28)
        a,b=N.pair(); nm=f'{a} {b}' + (rng.choice([' et ux.',' & '+rng.choice(FIRST)]) if rng.random()<.18 else '')
        tot=lot+(home or 0)+(wat or 0)+tr
        wt=(wat or 0)+tr
        H.append(('r',[u,nm,kind,mi.strftime('%-m-%-d-%y'),le if isinstance(le,str) else le.strftime('%-m-%-d-%y'),f(lot),f(home),f(wt),f(tot),f(dep)]))
        ch=[dict(code='Lot Rent',amount=lot)]+([dict(code='Home Rent',amount=home)] if home else [])+[dict(code='Water & Trash',amount=wt)]
        rows.append(dict(unit=u,section=s.upper(),tenantName=nm,statusText='Occupied',unitType=kind,moveInDate=mi,leaseEndDate=le,contractRent=lot,charges=ch,totalCharges=tot,deposit=dep))
        for k,x in zip('lhwtd',(lot,home,wt,tot,dep)): S[k]+=x or 0
    H.append(('t',[s]+[f(S[k]) for k in 'lhwtd']))
    for k in T: T[k]+=S[k]
H.append(('g',['GRAND TOTAL']+[f(T[k]) for k in 'lhwtd']))
from fpdf import FPDF
from fpdf.fonts import FontFace
FD='/usr/share/fonts/truetype/liberation/LiberationSansNarrow-'
p=FPDF('P','mm','Letter'); p.set_creation_date(dt.datetime(2025,7,10)); p.set_margins(19,20,19); p.set_auto_page_break(True,20)
for stl,fn_ in(('','Regular'),('B','Bold'),('I','Italic')): p.add_font('N',stl,FD+fn_+'.ttf')
p.add_page()
def para(t,sz=10.5,al='L',b=''): p.set_font('N',b,sz); p.multi_cell(0,sz*.45,t,align=al,new_x='LMARGIN',new_y='NEXT',markdown=True); p.ln(1.6)
para('SCHEDULE 2.4',13,'C','B'); para('Residents, Lots and Monthly Charges\nWhispering Pines Mobile Home Park, Tract 3, County Road 88, Cullman County, Alabama',11,'C','B')
para('Seller delivers this schedule to Buyer in satisfaction of paragraph 2.4 of the Contract for Purchase of Real Property. Homes marked “POH” are owned by Seller and pass to Buyer by bill of sale (Schedule 2.5); all other homes belong to the residents. SW = single-wide. DW = double-wide.')
p.set_font('N','',9)
with p.table(col_widths=(11,44,15,16,23,16,16,16,19,16),text_align=('LEFT','LEFT','LEFT','CENTER','LEFT','RIGHT','RIGHT','RIGHT','RIGHT','RIGHT'),line_height=4.3,padding=(.3,.8,.3,.8),headings_style=FontFace(emphasis='BOLD',fill_color=(217,217,217))) as t:
    r=t.row()
    for x in ('Lot','Homeowner or Resident','Home','Since','Lease ends','Lot Rent','Home Rent','Water & Trash','Total Due Monthly','Deposit'): r.cell(x,align='CENTER')
    for k,c in H:
        r=t.row()
        if k=='s': r.cell(c[0],colspan=10,style=FontFace(emphasis='BOLD'))
        elif k in 'tg':
            fs=FontFace(emphasis='ITALICS' if k=='t' else 'BOLD'); r.cell(c[0],colspan=5,align='RIGHT',style=fs)
            for x in c[1:]: r.cell(x,style=fs)
        else:
            for i_,x in enumerate(c): r.cell(x,style=FontFace(emphasis='ITALICS') if i_==1 and x.startswith('VACANT') else None)
p.ln(3)
if p.get_y()>210: p.add_page()
para(f'{nu} lots in all, of which {no} are rented and {nu-no} stand vacant. Lot 44 (office, laundry and well house) is not for rent and is left off.')
para('Mr. Tolliver does not keep written leases for residents shown as “month to month.” Electric and propane are paid by residents direct.')
p.ln(7); para('SELLER: ____________________________                                        BUYER’S RECEIPT: ______ (initials)\nFerris W. Tolliver, d/b/a Whispering Pines')
para('Printed: Thursday, July 10, 2025 – Hambrick Sloan & Dace, Attorneys, Cullman',8,'L','I')
p.output(doc(base+'.pdf'))
save(base+'.pdf','MANUFACTURED_HOUSING','paralegal for small seller','gridded Word-style table, streets as band rows, lot and home rent columns, print date only',False,'Whispering Pines Mobile Home Park',None,nu,no,nu-no,rows)
