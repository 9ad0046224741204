from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side
r=random.Random(101); n=N(r); F='willow_bend_rr_lease_charges.xlsx'; asof=D.date(2025,8,31)
wb=openpyxl.Workbook(); w=wb.active; w.title='Report1'
for i,t in enumerate(['Rent Roll with Lease Charges','Willow Bend Apartments (wbend)','As Of = 08/31/2025','Month Year = 08/2025']):
    w.cell(i+1,1,t).font=Font(name='Arial',size=11 if i==0 else 9,bold=i==0); w.merge_cells(start_row=i+1,start_column=1,end_row=i+1,end_column=14); w.cell(i+1,1).alignment=Alignment(horizontal='center')
h1=['Unit','Unit Type','Unit','Resident','Name','Market','Charge','Amount','Resident','Other','Move In','Lease','Move Out','Balance']
h2=['','','Sq Ft','','','Rent','Code','','Deposit','Deposit','','Expiration','','']
for j,(a,b) in enumerate(zip(h1,h2)):
    for k,v in ((5,a),(6,b)):
        c=w.cell(k,j+1,v or None); c.font=Font(name='Arial',size=8,bold=True)
        if k==6: c.border=Border(bottom=Side('thin'))
ft={'wb1a':(704,1215),'wb1b':(768,1290),'wb2a':(988,1475),'wb2b':(1064,1560),'wb3':(1280,1810)}
R=7; rows=[]; S={k:[0]*7 for k in('cur','fut','occ','vac')}; code={}
def put(vals):
    global R
    for j,v in enumerate(vals):
        if v is None: continue
        c=w.cell(R,j+1,v); c.font=Font(name='Arial',size=8)
        if isinstance(v,D.date): c.number_format='mm/dd/yyyy'
        elif isinstance(v,(int,float)): c.number_format='#,##0.00' if j!=2 else '#,##0'
    R+=1
def sec(t):
    global R
    w.cell(R,1,t).font=Font(name='Arial',size=8,bold=True); R+=1
sec('Current/Notice/Vacant Residents')
tid=310200; vac=set(r.sample(range(52),4)); fut=[]
units=[f'{b}{k:02d}' for b in (1,2,3,4) for k in range(1,14)]
def block(u,t,ch,nm,code_,dep,od,mi,le,mo,bal,mk):
    ch=ch or []
    first=[u,t,ft[t][0],code_,nm,mk,ch[0][0] if ch else None,ch[0][1] if ch else 0.0,dep,od,mi,le,mo,bal]
    put(first)
    for c,a in ch[1:]: put([None]*6+[c,a])
    put([None]*6+['Total',sum(a for _,a in ch)+0.0]); 
def reg(k,u,mk,tot,dep,od,bal,t):
    s=S[k]; 
    for i,v in enumerate([ft[t][0],mk,tot,dep,od,1,bal]): s[i]+=v
ui={}
for i,u in enumerate(units):
    t=r.choice(list(ft)); mk=float(ft[t][1]+r.choice([0,0,15,25,40])); ui[u]=(t,mk)
    if i in vac:
        block(u,t,None,'VACANT','VACANT',0.0,0.0,None,None,None,0.0,mk); reg('cur',u,mk,0,0,0,0,t); reg('vac',u,mk,0,0,0,0,t)
        rows.append(row(unit=u,unitType=t,area=ft[t][0],statusText='VACANT',section='Current/Notice/Vacant Residents',marketRent=mk,totalCharges=0.0,deposit=0.0,balance=0.0)); continue
    mi,st,le=lease(r,asof); tid+=r.randint(3,90); rent=float(round(mk-r.randint(-20,130)))
    ch=[('rent',rent)]
    if r.random()<.3: ch.append(('petrent',35.0))
    ch.append(('trash',12.5)); ch.append(('pest',5.0))
    if r.random()<.2: ch.append(('garage',125.0))
    if r.random()<.1: ch.append(('concess',-50.0))
    dep=float(r.choice([200,300,500,rent])); od=250.0 if any(c=='petrent' for c,_ in ch) and r.random()<.7 else 0.0
    bal=r.choice([0.0]*6+[-12.5,45.0,round(r.uniform(60,1900),2)]); mo=None
    if r.random()<.1: mo=le; 
    if mo and len(fut)<3: fut.append(u)
    nm=n('lf'); block(u,t,ch,nm,f't0{tid}',dep,od,mi,le,mo,bal,mk); tot=sum(a for _,a in ch)
    for c,a in ch: code[c]=code.get(c,0)+a
    reg('cur',u,mk,tot,dep,od,bal,t); reg('occ',u,mk,tot,dep,od,bal,t)
    rows.append(row(unit=u,unitType=t,area=ft[t][0],tenantName=nm,statusText='Occupied',section='Current/Notice/Vacant Residents',marketRent=mk,contractRent=rent,charges=[dict(code=c,amount=a) for c,a in ch],totalCharges=tot,deposit=dep,balance=bal,moveInDate=mi,leaseEndDate=le,moveOutDate=mo))
sec('Future Residents/Applicants')
for u in fut+[units[sorted(vac)[0]]]:
    t,mk=ui[u]; rent=mk; mi=D.date(2025,9,r.randint(5,28)); le=addm(mi,12); tid+=7; nm=n('lf'); ch=[('rent',rent),('trash',12.5),('pest',5.0)]; tot=rent+17.5
    block(u,t,ch,nm,f't0{tid}',200.0,0.0,mi,le,None,0.0,mk); reg('fut',u,mk,tot,200,0,0,t)
    rows.append(row(unit=u,unitType=t,area=ft[t][0],tenantName=nm,statusText='Future Residents/Applicants',section='Future Residents/Applicants',marketRent=mk,contractRent=rent,charges=[dict(code=c,amount=a) for c,a in ch],totalCharges=tot,deposit=200.0,balance=0.0,moveInDate=mi,leaseEndDate=le))
s=S['cur']; w.cell(R,4,'Total').font=Font(name='Arial',size=8,bold=True); put([None,None,None,None,'Willow Bend Apartments(wbend)',s[1],None,s[2],s[3],s[4],None,None,None,s[6]])
R+=1; sec('Summary Groups')
put(['Group',None,'Square Ft',None,None,'Market Rent',None,'Lease Charges','Security Deposit','Other Deposits','# Of Units','% Unit Occup','% Sqft Occup','Balance'])
for lab,k in (('Current/Notice/Vacant Residents','cur'),('Future Residents/Applicants','fut'),('Occupied Units','occ'),('Total Vacant Units','vac')):
    s=S[k]; put([lab,None,s[0],None,None,s[1],None,s[2] if k in('cur','fut') else None,s[3] if k in('cur','fut') else None,s[4] if k in('cur','fut') else None,None,None,None,s[6] if k in('cur','fut') else None])
    w.cell(R-1,11,s[5]); 
    if k in('occ','vac'): w.cell(R-1,12,round(100*s[5]/52,2)); w.cell(R-1,13,round(100*s[0]/S['cur'][0],2))
R+=1; sec('Summary of Charges by Charge Code (Current/Notice Residents Only)')
for c,a in code.items(): put([c,None,None,None,None,None,None,a])
put(['Total',None,None,None,None,None,None,sum(code.values())])
for j,x in enumerate([8,10,8,10,24,10,9,10,10,10,11,11,11,10]): w.column_dimensions['ABCDEFGHIJKLMN'[j]].width=x
w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
assert abs(sum(code.values())-S['cur'][2])<.01
for q in w.iter_rows():
    for z in q:
        if z.row>6 and not z.font.b: z.font=Font(name='Arial',size=8)
wb.save(doc(F)); save(F,'MULTIFAMILY','analyst r74a','Yardi rent roll with lease charges',False,T('Willow Bend Apartments',asof,52,48,4,rows,sheet=None))
