# Yardi-like Excel export: commercial rent roll with lease charges in sub rows
from .lib import *
import openpyxl
from openpyxl.styles import *
def make(r):
    A=date(2025,5,31);N=Names(r)
    t=T('RentRollwithLeaseCharges_stb220.xlsx','RETAIL','property accounting','Yardi Excel export, charge lines under each tenant with total line, summaries at end','Stillbrook Town Shops (stb220)',A,'Report1',hard=True)
    wb=openpyxl.Workbook();ws=wb.active;ws.title='Report1'
    ft=Font(name='Arial',size=8);fb=Font(name='Arial',size=8,bold=True)
    for i,s in enumerate(['Rent Roll with Lease Charges','Stillbrook Town Shops (stb220)','As Of = 05/31/2025','Month Year = 05/2025'],1):
        ws.cell(i,1,s).font=Font(name='Arial',size=10 if i==1 else 8,bold=i<3);ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=12);ws.cell(i,1).alignment=Alignment(horizontal='center')
    H1=['Unit','Unit Type','Unit','Tenant','Name','Market','Charge','Amount','Tenant','Other','Lease From','Lease To','Balance'];H2=['','','Sq Ft','','','Rent','Code','','Deposit','Deposit','','','']
    for j,(a,b) in enumerate(zip(H1,H2),1):
        for rr,s in((5,a),(6,b)):
            c=ws.cell(rr,j,s or None);c.font=fb;c.fill=PatternFill('solid',fgColor='D9D9D9');c.alignment=Alignment(horizontal='center')
    R=7
    def put(vals,bold=False):
        nonlocal R
        for j,v in enumerate(vals,1):
            if v is None:continue
            c=ws.cell(R,j,v);c.font=fb if bold else ft
            if isinstance(v,float):c.number_format='#,##0.00'
            if isinstance(v,date):c.number_format='mm/dd/yyyy'
        R+=1
    put(['Current/Notice/Vacant Tenants'],True)
    S=dict(a=0,mk=0,ch=0,d=0,b=0,oa=0,va=0);codes={};no=nv=0
    def block(u,ut,ar,st,en,k,fut=False):
        nonlocal no
        m=round(ar*{'stanch':12,'stpad':33,'stkio':210}.get(ut,r.uniform(21,37))/12,2);mk=round(m*1.04,0) if not fut else 0.0
        ch=[('cbrent',m)]
        if ut!='stkio':ch+=[('ccam',round(ar*5.1/12,2)),('cins',round(ar*.7/12,2)),('cret',round(ar*3.95/12,2))]
        if ut=='stinl' and r.random()<.6:ch.append(('cmktg',round(ar*1/12,2)))
        if r.random()<.25:ch.append(('ctrash',float(r.choice([65,85,110]))))
        if r.random()<.1:ch.append(('cabate',-round(m/2,2)))
        dep=float(r.choice([0,round(m),round(m*2)]));bal=0.0 if r.random()<.6 or fut else round(r.uniform(-900,4200),2)
        nm=N.get(k,True);tid='t00%05d'%r.randint(10000,30000);tot=round(sum(x for _,x in ch),2)
        for j,(cd,a) in enumerate(ch):
            put([u,ut,float(ar),tid,nm,float(mk),cd,a,dep,0.0,st,en,bal] if j==0 else [None]*6+[cd,a])
            if not fut:codes[cd]=codes.get(cd,0)+a
        put([None]*6+['Total',tot],True);R_=R
        put([None])
        t.add(unit=u,unitType=ut,area=ar,tenantName=nm,marketRent=mk,contractRent=m,leaseStartDate=st,leaseEndDate=en,deposit=dep,balance=bal,charges=ch,totalCharges=tot,section='Future Tenants/Applicants' if fut else 'Current/Notice/Vacant Tenants',statusText='Future' if fut else 'Occupied')
        if not fut:
            no+=1;S['a']+=ar;S['oa']+=ar;S['mk']+=mk;S['ch']+=tot;S['d']+=dep;S['b']+=bal
    units=[('100','stanch',28500,'anchor')]+[(str(102+2*i),'stinl',r.randint(95,380)*10,r.choice(['shop','shop','food'])) for i in range(14)]+[('136-140','stinl',6120,'shop')]+[('K1','stkio',150,'kiosk'),('K2','stkio',150,'kiosk'),('P1','stpad',3600,'pad'),('P2','stpad',4850,'pad')]
    for u,ut,ar,k in units:
        if u in('108','122','K2'):
            mk=round(ar*(30 if ut!='stkio' else 200)/12)
            put([u,ut,float(ar),'VACANT','VACANT',float(mk),None,0.0,0.0,0.0,None,None,0.0]);put([None]*6+['Total',0.0],True);put([None])
            t.add(unit=u,unitType=ut,area=ar,marketRent=mk,statusText='VACANT',totalCharges=0,deposit=0,balance=0,section='Current/Notice/Vacant Tenants');nv+=1;S['a']+=ar;S['va']+=ar;S['mk']+=mk;continue
        st,en=lease(r,A,None,3);block(u,ut,ar,st,en,k)
    put(['Future Tenants/Applicants'],True)
    block('108','stinl',units[4][2],date(2025,8,1),date(2032,7,31),'food',True)
    assert units[4][0]=='108'
    put(['Total','Stillbrook Town Shops (stb220)',float(S['a']),None,None,S['mk'],None,round(S['ch'],2),S['d'],0.0,None,None,round(S['b'],2)],True);put([None])
    put(['Summary Groups',None,'Square','Market',None,'Lease','# Of','% Unit','% Sqft','Balance'],True);put([None,None,'Footage','Rent',None,'Charges','Units','Occupancy','Occupied'],True)
    put(['Current/Notice Tenants',None,float(S['oa']),None,None,round(S['ch'],2),no,round(100*no/(no+nv),2),round(100*S['oa']/S['a'],2),round(S['b'],2)]);put(['Total Vacant Units',None,float(S['va']),None,None,None,nv,round(100*nv/(no+nv),2),round(100*S['va']/S['a'],2)]);put(['Totals:',None,float(S['a']),S['mk'],None,round(S['ch'],2),no+nv,100.0,100.0,round(S['b'],2)],True);put([None])
    put(['Summary of Charges by Charge Code'],True);put(['(Current/Notice Tenants Only)'],True);put(['Charge Code',None,'Amount'],True)
    for k in sorted(codes):put([k,None,round(codes[k],2)])
    put(['Total',None,round(sum(codes.values()),2)],True)
    for col,w in zip('ABCDEFGHIJKLM',[12,10,11,11,34,11,10,12,11,9,11,11,11]):ws.column_dimensions[col].width=w
    ws.freeze_panes='A7';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(t.path);return t.save(no+nv,no,nv)
