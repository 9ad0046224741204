# Irish build-to-rent, appendix, fpdf2 portrait, block headings; planted total_wrong in Block B
from common import *
from fpdf import FPDF
import subprocess
def fp(n): return [l.split(':')[0] for l in subprocess.run(['fc-list'],capture_output=True,text=True).stdout.splitlines() if n in l][0]
R=random.Random(6807); N='Appendix_4_Tenancy_Schedule_Fenwick_Quay.pdf'; ASOF=D(2025,6,30)
TY={'Studio':(38.5,1650,'Studio'),'1-bed':(50.2,1995,'1-bed'),'2-bed (3P)':(66.8,2350,''),'2-bed (4P)':(75.4,2575,''),'3-bed':(93.1,3050,'')}
rows=[]; rid=2104
for b,n,fls in (('A',26,4),('B',30,5),('C',22,4)):
    k=0; seq=[]
    per=-(-n//fls)
    for f in range(fls):
        for j in range(per):
            if len(seq)<n: seq.append((f,j+1))
    for f,j in seq:
        t=R.choice(['Studio','1-bed','1-bed','2-bed (3P)','2-bed (4P)','2-bed (4P)','3-bed']); a,e,_=TY[t]
        r=dict(unit=f'{b}{f}{j:02d}' if f else f'{b}0{j:02d}',building=f'Block {b}',unitType=t,area=round(a+R.choice([0,0,.6,1.3,-.4]),1),marketRent=e+25*f)
        p=R.random()
        if p<.06: r['statusText']='Vacant'
        elif p<.08: r['statusText']='Show Apartment'
        else:
            rid+=R.randrange(1,9); r['tenantName']=f'Resident {rid}'; r['statusText']='Let'
            st=D(2021,9,1)+dt.timedelta(days=R.randrange(0,1380)); r['leaseStartDate']=st; y=1
            while end(st,12*y)<ASOF: y+=1
            r['leaseEndDate']=end(st,12*y) if R.random()<.75 else 'Part 4'
            r['contractRent']=round(r['marketRent']/((1.02)**(2025-st.year))*R.uniform(.95,1.0),2); r['deposit']=round(r['contractRent'],2)
            nx=st
            while nx<=ASOF: nx=addm(nx,12)
            r['_nx']=nx
        rows.append(r)
p=FPDF('P','mm','A4'); p.add_font('G','',fp('LiberationSerif-Regular.ttf')); p.add_font('G','B',fp('LiberationSerif-Bold.ttf')); p.add_font('G','I',fp('LiberationSerif-Italic.ttf')); p.set_auto_page_break(False)
C=[('Apt',13,'L'),('Type',21,'L'),('NIA\n(sq m)',14,'R'),('Status',25,'L'),('Tenant Ref.',24,'L'),('Tenancy\nStart',20,'C'),('Fixed Term\nEnd',20,'C'),('Next Rent\nReview',16,'C'),('Passing Rent\n(€ pcm)',21,'R'),('ERV\n(€ pcm)',18,'R')]
X0=9
def cols(y):
    p.set_font('G','B',8); x=X0; p.set_draw_color(0,82,73); p.set_text_color(0,82,73)
    for t,w,al in C: p.set_xy(x,y+(3.6 if '\n' not in t else 0)); p.multi_cell(w,3.6,t,align=al); x+=w
    p.set_text_color(0); p.line(X0,y+8,X0+192,y+8); p.set_y(y+8.6)
def new(first=False):
    p.add_page(); p.set_font('G','I',8); p.set_xy(X0,7); p.cell(96,4,'Valuation Report – Fenwick Quay, Dublin 8'); p.cell(96,4,'Strictly Private & Confidential',align='R')
    p.set_font('G','I',8); p.set_xy(X0,288); p.cell(192,4,f'Appendix 4 – {p.page_no()}',align='C')
    p.set_y(14)
    if first: p.set_font('G','B',15); p.set_text_color(0,82,73); p.set_x(X0); p.cell(0,7,'APPENDIX 4',new_x='LMARGIN',new_y='NEXT'); p.set_x(X0); p.set_font('G','',12); p.cell(0,6,'Residential Tenancy Schedule at 30 June 2025',new_x='LMARGIN',new_y='NEXT'); p.set_text_color(0); p.set_y(p.get_y()+3)
def ln(v,b='',top=False):
    p.set_font('G',b,8.3); x=X0; y=p.get_y()
    if top: p.line(X0,y,X0+192,y)
    for (t,w,al),s in zip(C,v): p.set_xy(x,y); p.cell(w,4.5,s,align=al); x+=w
    p.set_y(y+4.5)
md=lambda d: '' if d is None else d if isinstance(d,str) else d.strftime('%d.%m.%y')
new(True); S=lambda L,k: round(sum(r.get(k) or 0 for r in L),2); planted=None
for b in 'ABC':
    L=[r for r in rows if r['building']==f'Block {b}']
    if p.get_y()>240: new()
    p.set_font('G','B',10.5); p.set_x(X0); p.cell(0,6,f'Block {b}',new_x='LMARGIN',new_y='NEXT'); cols(p.get_y())
    for r in L:
        if p.get_y()>278: new(); cols(p.get_y())
        ln([r['unit'],r['unitType'],f"{r['area']:.1f}",r['statusText'],r.get('tenantName','–'),md(r.get('leaseStartDate')),md(r.get('leaseEndDate')),r['_nx'].strftime('%b-%y') if '_nx' in r else '',f"{r['contractRent']:,.2f}" if 'contractRent' in r else '–',f"{r['marketRent']:,}"])
    pr=S(L,'contractRent')
    if b=='B': planted=dict(what=f'Block B subtotal of passing rent is printed {pr+1800:,.2f}; its lines sum to {pr:,.2f} (grand total is right)',kind='total_wrong'); pr+=1800
    ln(['','Total '+f'Block {b}',f"{S(L,'area'):,.1f}",f"{len(L)} apts",f"{sum('tenantName' in r for r in L)} let",'','','',f'{pr:,.2f}',f"{S(L,'marketRent'):,.0f}"],'B',True); p.set_y(p.get_y()+5)
if p.get_y()>250: new()
o=[r for r in rows if 'tenantName' in r]
ln(['','Overall Total',f"{S(rows,'area'):,.1f}",f'{len(rows)} apts',f'{len(o)} let','','','',f"{S(rows,'contractRent'):,.2f}",f"{S(rows,'marketRent'):,.0f}"],'B',True)
p.line(X0,p.get_y(),X0+192,p.get_y()); p.set_y(p.get_y()+5)
p.set_font('G','',8.5)
for s in [f"Annual passing rent: €{S(rows,'contractRent')*12:,.2f}. Vacant apartments: {sum(r['statusText']=='Vacant' for r in rows)}; show apartments: {sum(r['statusText']=='Show Apartment' for r in rows)}.",'Tenant names have been replaced by reference numbers (GDPR). "Part 4" denotes a tenancy continuing under Part 4 of the Residential Tenancies Acts. Deposits of one month\'s rent are held by the landlord. The property lies in a Rent Pressure Zone.']:
    p.set_x(X0); p.multi_cell(192,4.2,s,new_x='LMARGIN',new_y='NEXT')
p.output(out(N))
for r in rows: r.pop('deposit',None)
save(N,dict(propertyName='Fenwick Quay',asOnDate='2025-06-30',units=len(rows),occupied=len(o),vacant=sum(r['statusText']=='Vacant' for r in rows),planted=planted,rows=rows),'MULTIFAMILY','Valuation report appendix, Irish BTR by block, anonymised',False)
