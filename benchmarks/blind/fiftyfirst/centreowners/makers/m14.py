# bookkeeper's roll of a small plaza; steps in free-text notes, balances, month to month tenants
from .lib import *
import openpyxl
from openpyxl.styles import *
def make(r):
    A=date(2025,11,1);N=Names(r)
    t=T('Millstone Plaza tenants nov 25.xlsx','RETAIL','bookkeeper of a small owner','plain sheet, notes column with increases in words, past-due balances, asking rent in notes','MILLSTONE PLAZA',A,'Sheet1')
    wb=openpyxl.Workbook();ws=wb.active
    ws.title='Sheet1';ws['A1']='MILLSTONE PLAZA';ws['A1'].font=Font(bold=True,size=14);ws['A2']='Tenant list and rents due 11/1/2025'
    H=['Unit','Sq Ft','Tenant','Lease ends','Base Rent','CAM','Taxes','Ins.','Total Due','Deposit','Past due 11/1','Notes']
    for j,s in enumerate(H,1):
        c=ws.cell(4,j,s);c.font=Font(bold=True,underline='single');c.alignment=Alignment(horizontal='center')
    R=5;S=[0]*8;no=nv=0
    pl=['shop','food','shop','V','shop','shop','food','shop','temp']
    for i,k in enumerate(pl):
        u=str(i+1) if i<8 else 'End cap (temp)';ar=r.randint(22,58)*50
        if k=='V':
            ws.cell(R,1,int(u));ws.cell(R,2,ar);ws.cell(R,3,'(vacant)');ws.cell(R,12,'Asking $%s a month, shown twice in Oct'%f'{round(ar*1.6/25)*25:,}');t.add(unit=u,area=ar,statusText='(vacant)',marketRent=round(ar*1.6/25)*25);R+=1;nv+=1;S[0]+=ar;continue
        st,en=lease(r,A,None,13);m=float(round(ar*r.uniform(1.2,1.8)/5)*5);cam=round(ar*.19,2);tx=round(ar*.14,2);ins=round(ar*.03,2);mtm=i==5
        note='';sp=[];le=en.strftime('%-m/%-d/%y')
        if k=='temp':cam=tx=ins=None;m=1500.0;le='1/15/26';en=date(2026,1,15);note='License, holiday pop-up, gross'
        elif mtm:le='month to month'
        elif i in(0,1,4,7):
            sp=[(d,float(round(v/5)*5)) for d,v in steps(r,st,en,A,m,12,.03,2 if i==4 else 1)]
            note=' and '.join(f'${v:,.0f} on {d.month}/{d.day}/{d.year%100}' for d,v in sp);note=('Rent goes to '+note) if sp else ''
        tot=round(m+sum(q or 0 for q in(cam,tx,ins)),2);dep=m if i not in(5,) else 800.0
        bal=round(tot,2) if i==6 else (214.5 if i==2 else 0)
        if i==6:note='Oct. unpaid, called 10/28'
        if i==2:note='Option 1 x 5 yrs, notice by 6/30/26'
        nm=N.get(k)
        for j,v in enumerate([int(u) if i<8 else u,ar,nm,le,m,cam,tx,ins,tot,dep,bal or None,note or None],1):
            c=ws.cell(R,j,v)
            if 5<=j<=11:c.number_format='#,##0.00'
            if j==4:c.alignment=Alignment(horizontal='right')
            if j==1:c.alignment=Alignment(horizontal='left')
        for q,v in enumerate((ar,m,cam,tx,ins,tot,dep,bal)):S[q]+=v or 0
        t.add(unit=u,area=ar,tenantName=nm,statusText='Occupied',leaseEndDate='month to month' if mtm else en,contractRent=m,charges=[('CAM',cam),('Taxes',tx),('Ins.',ins)],totalCharges=tot,deposit=dep,balance=bal or None,rentSteps=sp);no+=1;R+=1
    for rr in range(5,R):ws.cell(rr,1).alignment=Alignment(horizontal='left');ws.cell(rr,2).number_format='#,##0'
    R+=1;ws.cell(R,1,'Totals').font=Font(bold=True)
    for j,q in((2,0),(5,1),(6,2),(7,3),(8,4),(9,5),(10,6),(11,7)):
        c=ws.cell(R,j,round(S[q],2));c.font=Font(bold=True);c.number_format='#,##0' if j==2 else '#,##0.00';c.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    ws.cell(R+2,1,f'{no+nv} spaces, {no} rented, {nv} empty. CAM and taxes are estimates, trued up every March.')
    for col,w in zip('ABCDEFGHIJKL',[15,8,26,15,11,10,10,9,11,11,13,44]):ws.column_dimensions[col].width=w
    ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(t.path);return t.save(no+nv,no,nv)
