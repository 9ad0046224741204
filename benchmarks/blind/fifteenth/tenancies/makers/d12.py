# Canadian office tower: merged floor cells, escalations stacked on rows under the tenancy; planted digit change
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
def run():
    rng=random.Random(1212); N='ostermead_tower_stacked_rent_roll.xlsx'; asof=D(2026,1,1)
    nm=names(rng,["Géomatique","Wealth","Barristers","Actuaries","Cloud","Mining","Pipelines","Staffing","Immigration Law","Gaming"],30,("Inc.","LLP","Ltd.","Corp."))
    wb=Workbook();ws=wb.active;ws.title='Rent Roll';ft=lambda b=0,s=9:Font(name='Garamond',size=s,bold=bool(b));th=Side(style='hair');md=Side(style='medium')
    ws['A1']='OSTERMEAD TOWER — 90 Glenmarle Street, Calgary AB';ws['A1'].font=ft(1,14);ws['A2']='Rent Roll @ January 1, 2026 | Net leases | CAD';ws['A2'].font=ft(0,10)
    top=[(1,1,'Floor'),(2,2,'Suite'),(3,3,'Tenant'),(4,4,'Rentable\nArea (sf)'),(5,6,'Term'),(7,8,'Current Net Rent'),(9,9,'Additional Rent\nper month'),(10,10,'Gross\nper month'),(11,13,'Rent Escalations'),(14,14,'Security\nDeposit'),(15,15,'Options / Notes')]
    for a,b,t in top:
        ws.cell(4,a,t)
        if a!=b:ws.merge_cells(start_row=4,start_column=a,end_row=4,end_column=b)
        else:ws.merge_cells(start_row=4,start_column=a,end_row=5,end_column=a)
    for j,t in((5,'From'),(6,'To'),(7,'$/sf/yr'),(8,'$/month'),(11,'Effective'),(12,'$/sf/yr'),(13,'$/month')):ws.cell(5,j,t)
    for rr in(4,5):
        for j in range(1,16):
            c=ws.cell(rr,j);c.font=ft(1);c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True);c.border=Border(top=md,bottom=md)
    fl=[(12,['1200']),(11,['1100','1150']),(10,['1000','1010','1020']),(9,['900']),(8,['800','810','820','830']),(7,['700','750']),(6,['600']),(5,['500','520','540']),(4,['400','450']),(3,['300']),(2,['200','210']),('Main',['101 (Retail)','102 (Retail)'])]
    vac={'1020','830','450'};r=6;rows=[];T=[0]*5;ni=0;cands=0;planted=None
    for F,us in fl:
        r0=r;plate=14850;rem=plate
        for k,u in enumerate(us):
            area=rem if k==len(us)-1 else round(plate/len(us)*rng.uniform(.8,1.15));rem-=area
            if F=='Main':area={'1':2140,'2':3365}[u[2]]
            row=dict(unit=u,section=None,area=area);T[0]+=area
            ws.cell(r,2,u);ws.cell(r,4,area)
            if u in vac:ws.cell(r,3,'— Vacant —');row['statusText']='— Vacant —';rows.append(row);r+=1;continue
            st=D(rng.randint(2018,2025),rng.randint(1,12),1);y=10 if st.year<2022 else rng.choice([5,7,10]);ex=end(st,y);rate=rng.choice([14,16.5,18,19.25]);mr=r2(area*rate/12);ad=r2(area*17.62/12);gr=r2(mr+ad);dep=rng.choice([None,gr,r2(mr)])
            tn=nm[ni];ni+=1
            if F=='Main':tn={'1':'Varnholm Espresso Bar','2':'Prairie Crossing Credit Union'}[u[2]]
            steps=[]
            if rng.random()<.7:
                d=st;x=rate
                while d<ex and len(steps)<3:
                    d=am(d,24)
                    if asof<d<ex:x+=1;steps.append((d,x,r2(area*x/12)))
            prt=mr
            if u=='810':
                sm=f'{mr:.2f}';i=1;dg=str((int(sm[i])+4)%10);prt=float(sm[:i]+dg+sm[i+1:]);planted=dict(what=f'Suite 810 monthly net rent printed {prt:,.2f} instead of {mr:,.2f} (gross per month, $/sf and the total keep the right amount)',kind='digit_changed')
            row.update(tenantName=tn,statusText='Occupied',leaseStartDate=st,leaseEndDate=ex,contractRent=prt,charges=[dict(code='Additional Rent',amount=ad)],totalCharges=gr,deposit=dep,rentSteps=[dict(date=iso(a),amount=c) for a,b,c in steps])
            for j,x in((3,tn),(5,st),(6,ex),(7,rate),(8,prt),(9,ad),(10,gr),(14,dep),(15,rng.choice(['1 x 5 yrs @ FMV','2 x 5 yrs','—','ROFO on floor','Termination right after yr 5']))):ws.cell(r,j,x)
            T=[a+b for a,b in zip(T,(0,mr,ad,gr,dep or 0))]
            h=max(1,len(steps))
            for i,(a,b,c) in enumerate(steps):ws.cell(r+i,11,a);ws.cell(r+i,12,b);ws.cell(r+i,13,c)
            if h>1:
                for j in(2,3,4,5,6,7,8,9,10,14,15):ws.merge_cells(start_row=r,start_column=j,end_row=r+h-1,end_column=j)
            r+=h;rows.append(row)
        ws.cell(r0,1,F)
        if r-1>r0:ws.merge_cells(start_row=r0,start_column=1,end_row=r-1,end_column=1)
        for j in range(1,16):ws.cell(r0,j).border=Border(top=th)
    for row in rows:
        if row.get('section') is None:row.pop('section')
    for rr in range(6,r):
        for j in range(1,16):
            c=ws.cell(rr,j);c.font=ft();c.alignment=Alignment(vertical='top',horizontal='center' if j in(1,2) else None,indent=1 if j==15 else 0)
            c.number_format={1:'General',2:'General',4:'#,##0',5:'mmm d, yyyy',6:'mmm d, yyyy',11:'mmm d, yyyy'}.get(j,'#,##0.00')
    ws.cell(r,3,'TOTAL BUILDING')
    for j,x in((4,T[0]),(8,T[1]),(9,T[2]),(10,T[3]),(14,T[4])):ws.cell(r,j,r2(x)).number_format='#,##0.00' if j>4 else '#,##0'
    for j in range(1,16):ws.cell(r,j).font=ft(1);ws.cell(r,j).border=Border(top=md,bottom=md)
    ws.cell(r+2,3,f'Vacant area: {sum(q["area"] for q in rows if "Vac" in q["statusText"]):,} sf ({len(vac)} suites of {len(rows)})').font=ft()
    for j,w in enumerate([7,13,30,10,13,13,9,12,14,12,13,9,12,12,24]):ws.column_dimensions[L(j+1)].width=w
    ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0;wb.save(DOC+N)
    assert planted;n=len(rows)
    save(N,'OFFICE','Canadian tower, merged floor cells, grouped header with merges, escalations stacked beneath tenant',True,'Ostermead Tower',asof,rows,n,n-3,3,planted=planted,totals=dict(area=T[0],contractRent=r2(T[1]),totalCharges=r2(T[3]),deposit=r2(T[4])))
if __name__=='__main__': run()
