# Australian industrial estate, MRI export: tenant row and charge rows. planted total wrong
from .common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Border, Side, Alignment
NAME='RR_WEST04_Tarneit_Logistics_Estate.xlsx'
def make():
    r=rng('x5'); wb=Workbook(); ws=wb.active; ws.title='MRI_RR'
    C=Font(name='Tahoma',size=8); CB=Font(name='Tahoma',size=8,bold=True)
    def put(row,col,v,b=False,nf=None):
        q=ws.cell(row,col,v); q.font=CB if b else C
        if nf: q.number_format=nf
        return q
    put(1,1,'Database: PENROSEAU'); put(1,11,'Rent Roll'); put(2,1,'Bldg Id: WEST04'); put(2,11,'Derrimut Vale Logistics Estate'); put(3,11,'As at 30/06/2025'); put(3,1,'Report: CM_RENTROLL')
    H=[('Unit','Ref'),('Lessee',''),('GLA','m²'),('Lease','Start'),('Lease','End'),('Charge','Cat'),('Description',''),('Monthly','Amount'),('Annual','Amount'),('Rate','$/m² pa'),('Next Review',''),('Security','Held')]
    for j,(a,b) in enumerate(H,1):
        put(5,j,a,True); q=put(6,j,b,True); q.border=Border(bottom=Side(style='medium'))
    names=['Corrigan Freight Lines Pty Ltd','Bluegum Paper Supplies Pty Ltd','Hinterland Tyres Pty Ltd','Vacant','Sable Kitchens (Vic) Pty Ltd','Austral Racking Pty Ltd','Merrin Steel Pty Ltd','Koorong Cold Chain Ltd','Zest Juice Co Pty Ltd','Plenty River Timbers','Vacant','Tantalus Robotics Pty Ltd','Eureka Parts Direct Pty Ltd','Goulburn Wine Storage Pty Ltd','Western Ring Couriers','Palladium Pool Supplies','Barwon Solar Pty Ltd','Vacant','Yarra Film Props Pty Ltd','Stonecutter Benchtops','Ninefold Beverages Pty Ltd']
    row=8; truth=[]; sums={}; TA=0; nv=0; TB=0; m='#,##0.00'
    for i,te in enumerate(names):
        u=f'{"ABC"[i//7]}{i%7+1}'; ar=r.choice([r.randrange(400,1500,5),r.randrange(1500,6400,10)]); TA+=ar
        if te=='Vacant':
            put(row,1,u); put(row,2,'** VACANT **'); put(row,3,ar,nf='#,##0'); nv+=1; truth.append(R(unit=u,area=ar,statusText='VACANT')); row+=2; continue
        rate=r.choice([98,105,112,118,125]); base=round(ar*rate/12,2); og=round(ar*21.6/12,2); ins=round(ar*3.1/12,2); a=D(r.randint(2019,2024),r.choice([1,3,5,7,10]),1); b=eve(addm(a,12*r.choice([3,5,7,10])))
        while b<D(2025,9,1) and i not in (6,15): a=D(a.year+1,a.month,1); b=D(b.year+1,b.month,b.day if (b.month,b.day)!=(2,29) else 28)
        hold=b<D(2025,6,30); b2='Holding over' if hold else b; bg=round(base*3*1.1,2) if r.random()<.7 else None
        ch=[('BASE','Base rent',base),('OUTG','Outgoings recovery',og),('INSR','Insurance recovery',ins)]
        if r.random()<.3: ch.append(('CPLC','Car park licence',round(r.randint(4,20)*42.0,2)))
        ex=sum(x for _,_,x in ch); ch.append(('GST','GST',round(ex*.1,2))); tot=round(sum(x for _,_,x in ch),2)
        put(row,1,u); put(row,2,te); put(row,3,ar,nf='#,##0'); put(row,4,a,nf='d/mm/yyyy'); q=put(row,5,b2,nf='d/mm/yyyy'); q.alignment=ws.cell(row,4).alignment=Alignment(horizontal='center')
        if not hold: put(row,11,addm(D(2025,a.month,1),12 if a.month<=6 else 0),nf='d/mm/yyyy')
        if bg: put(row,12,bg,nf=m)
        for j,(cd,ds_,x) in enumerate(ch):
            put(row+j,6,cd); put(row+j,7,ds_); put(row+j,8,x,nf=m); put(row+j,9,round(x*12,2),nf=m)
            if cd!='GST' and cd!='CPLC': put(row+j,10,round(x*12/ar,2),nf='0.00')
            sums[(cd,ds_)]=sums.get((cd,ds_),0)+x
        row+=len(ch); put(row,7,'Total '+u,True); 
        for col,x in ((8,tot),(9,round(tot*12,2))): q=put(row,col,x,True,m); q.border=Border(top=Side(style='thin'))
        TB+=bg or 0; row+=2
        truth.append(R(unit=u,area=ar,tenantName=te,statusText='Occupied',contractRent=base,annualRent=round(base*12,2),leaseStartDate=a,leaseEndDate=b2,deposit=bg,charges=[(cd,x) for cd,_,x in ch],totalCharges=tot))
    put(row,2,'Estate totals',True); put(row,3,TA,True,'#,##0'); put(row,12,round(TB,2),True,m); 
    T=round(sum(sums.values()),2); row0=row; wrong='OUTG'; pl=None; printed_sum=0
    for (cd,ds_),x in sums.items():
        x=round(x,2); px=x
        if cd==wrong: px=round(x+1900,2); pl=f'Estate total of Outgoings recovery (OUTG) printed {px:,.2f} monthly; its rows add to {x:,.2f}'
        put(row,6,cd,True); put(row,7,ds_,True); put(row,8,px,True,m); put(row,9,round(x*12,2),True,m); row+=1
    put(row,7,'Total estate',True); put(row,8,T,True,m); put(row,9,round(T*12,2),True,m); row+=2
    n=len(names); put(row,2,f'Units {n}   Occupied {n-nv}   Vacant {nv}')
    for c,w in zip('ABCDEFGHIJKL',(7,33,8,11,12,8,21,13,14,10,12,13)): ws.column_dimensions[c].width=w
    ws.column_dimensions['K'].hidden=False; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=9; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='1:6'
    wb.save(os.path.join(DOC,NAME))
    save(NAME,truth,'Derrimut Vale Logistics Estate','2025-06-30',n,n-nv,nv,'INDUSTRIAL','MRI export, Melbourne manager','charge rows under each lessee with totals, two-line header','GST charge row, holding over in date column, report name differs from file name',planted={'what':pl,'kind':'total_wrong'})
