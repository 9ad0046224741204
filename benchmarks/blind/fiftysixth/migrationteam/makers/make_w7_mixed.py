from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
r=random.Random(577); N=Names(r)
wb=Workbook(); c0=wb.active; c0.title='READ ME'; c0['B2']='Files for 88-92 Halyard Avenue: rents (next tab), super\'s list of boilers and meters (last tab).'
w=wb.create_sheet('rents oct'); w.column_dimensions['A'].width=2
for c,x in zip('BCDEFGHIJK',(8,8,24,16,13,13,14,13,13,26)): w.column_dimensions[c].width=x
def W(R,c,v,b=False,al=None,fill=None):
    x=w.cell(R,c,v); x.font=Font(name='Courier New',size=9,bold=b)
    if al: x.alignment=Alignment(horizontal=al,wrap_text=True)
    if fill: x.fill=PatternFill('solid',fgColor=fill)
    return x
W(1,2,'88-92 HALYARD AVENUE',True); W(2,2,'Rents collected, month of October 2025'); W(4,2,'RESIDENTIAL',True,fill='D9D9D9')
for i,hh in enumerate(['Apt','Rooms','Tenant','Regime','Legal rent','Preferential','ACTUAL RENT','Expiration','Security','Comments'],2): W(5,i,hh,True,'center',fill='EFEFEF')
R=6; rows=[]; S=[0,0]; vac=0
tf=lambda v:f'{v:,.2f}'
for u in [f'{f}{s}' for f in (2,3,4,5) for s in ('FE','FW','RE','RW','M')]:
    rm=r.choice(['2','3','3','3.5','4']); reg=r.choice(['RS','RS','RS','FM','RC'] if u[1]!='M' else ['FM']); W(R,2,u); W(R,3,rm,al='center')
    if u in ('3RE','5M'):
        vac+=1; W(R,4,'V A C A N T'); W(R,11,'gut renovation, no heat' if u=='3RE' else 'show after 11/1'); rows.append(row(unit=u,section='RESIDENTIAL',unitType=rm,statusText='V A C A N T')); R+=1; continue
    nm=N.fl(); legal={'RS':round(r.uniform(1150,2350),2),'RC':round(r.uniform(480,890),2)}.get(reg); act=legal if reg!='FM' else r.choice([2650.0,2895.0,3100.0,3275.0]); pref=None
    if reg=='RS' and r.random()<.3: pref=round(act-r.choice([150,225,310]),2); act=pref
    ex=None if reg=='RC' else eom(rd(r,d(2025,10,31),d(2027,9,1))); sec=None if reg=='RC' else act if r.random()<.8 else round(act-90,2)
    W(R,4,nm); W(R,5,reg,al='center'); W(R,6,tf(legal) if legal else 'n/a',al='right'); W(R,7,tf(pref) if pref else None,al='right'); W(R,8,tf(act),True,'right'); W(R,9,ex.strftime('%m/%d/%y') if ex else 'statutory',al='center'); W(R,10,tf(sec) if sec else None,al='right')
    if r.random()<.25: W(R,11,r.choice(['SCRIE','2 yr renewal sent','pays on the 10th','window guards done','legal aid case, settled']))
    rows.append(row(unit=u,section='RESIDENTIAL',unitType=rm,tenantName=nm,statusText='Occupied',contractRent=act,leaseEndDate=ex or 'statutory',deposit=sec)); S[0]=round(S[0]+act,2); S[1]=round(S[1]+(sec or 0),2); R+=1
W(R,4,'Apartments  20',True); W(R,8,tf(S[0]),True,'right'); W(R,10,tf(S[1]),True,'right'); chk=[('res',S[0],tot(rows,'contractRent')),('sec',S[1],tot(rows,'deposit'))]
R+=3; W(R,2,'STORES',True,fill='D9D9D9'); R+=1
for i,hh in enumerate(['Store','Sq ft','Tenant','Lease from','Lease to','Per year','PER MONTH','R.E. tax','Water','Comments'],2): W(R,i,hh,True,'center',fill='EFEFEF')
R+=1; h0=len(rows); A=[0]*4
for u,sf,nm,a,e,mo,tx,wa,cm in (('#88',1100,'Halyard Deli & Grocery Inc',d(2019,4,1),d(2029,3,31),6850.0,412.5,95.0,'3% every April'),('#90',850,'Lucky Needle Alterations',d(2023,9,1),d(2026,8,31),4700.0,None,60.0,None),('#92',1475,'Blue Heron Pharmacy Corp.',d(2021,1,1),d(2035,12,31),11250.0,688.25,95.0,'corner; sign rights')):
    W(R,2,u); W(R,3,sf,al='center'); W(R,4,nm); W(R,5,a.strftime('%m/%d/%y'),al='center'); W(R,6,e.strftime('%m/%d/%y'),al='center'); W(R,7,tf(mo*12),al='right'); W(R,8,tf(mo),True,'right'); W(R,9,tf(tx) if tx else None,al='right'); W(R,10,tf(wa),al='right'); W(R,11,cm)
    rows.append(row(unit=u,section='STORES',area=sf,tenantName=nm,statusText='Occupied',leaseStartDate=a,leaseEndDate=e,annualRent=mo*12,contractRent=mo,charges=[('R.E. tax',tx),('Water',wa)]))
    A=[round(x+(y or 0),2) for x,y in zip(A,(mo*12,mo,tx,wa))]; R+=1
W(R,4,'Stores  3',True)
for c,q in zip((7,8,9,10),A): W(R,c,tf(q),True,'right')
R+=2; W(R,4,'BUILDING RENT ROLL, MONTH',True); W(R,8,tf(S[0]+A[1]),True,'right').border=Border(top=Side(style='thin'),bottom=Side(style='double'))
chk+=[('st',A[1],tot(rows[h0:],'contractRent')),('all',round(S[0]+A[1],2),tot(rows,'contractRent'))]
R+=2
for s in (f'23 units: {23-vac} occupied, {vac} vacant','RS rent stabilized / RC rent controlled / FM free market','Preferential = what we agreed below the legal rent. ACTUAL RENT is what is paid.'): W(R,2,s); R+=1
w.sheet_view.showGridLines=False; w.page_setup.orientation='landscape'; w.sheet_properties.pageSetUpPr.fitToPage=True; w.page_setup.fitToHeight=0
z=wb.create_sheet('meters'); z.append(['Meter','Where','No.']); [z.append(q) for q in (['Gas','cellar 88','G-11876'],['Gas','cellar 92','G-11877'],['Electric, halls','cellar 90','E-20418'])]
wb.active=1; wb.save(DOC+'/halyard 88-92.xlsx')
save('halyard 88-92.xlsx',rows,'88-92 Halyard Avenue','2025-10',23,23-vac,vac,'MIXED_USE','old walk-up: apartments and stores as two tables with different headers on one sheet','numbers as text, legal versus actual rent, regime column, statutory tenancy, letter-spaced VACANT',sheet='rents oct',checks=chk)
