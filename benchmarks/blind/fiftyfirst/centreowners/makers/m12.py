# CMBS lender's schedule of leases in Excel, annual rents, hidden columns, signature, grocery-anchored centre
from .lib import *
import openpyxl
from openpyxl.styles import *
def make(r):
    A=date(2025,4,1);N=Names(r)
    t=T('Sched_of_Leases_Pickett_Mills.xlsx','RETAIL','mortgage borrower for CMBS loan','lender schedule of leases, annual rent, options text, hidden columns, bordered form',"Pickett Mills Marketplace",A,'Schedule of Leases')
    wb=openpyxl.Workbook();ws=wb.active;ws.title='Schedule of Leases';bd=Side(style='thin');box=Border(left=bd,right=bd,top=bd,bottom=bd)
    ft=Font(name='Garamond',size=10);fb=Font(name='Garamond',size=10,bold=True)
    info=[('Property:','Pickett Mills Marketplace'),('Location:','4400 Pickett Mill Road, Ansonville, GA'),('Loan No.:','30-0117742'),('Rent Roll Date:',A),('Total NRA (SF):',None)]
    ws['A1']='ATTACHMENT 4 - SCHEDULE OF LEASES';ws['A1'].font=Font(name='Garamond',size=13,bold=True)
    for i,(a,b) in enumerate(info,2):
        ws.cell(i,1,a).font=fb;c=ws.cell(i,3,b);c.font=ft;c.alignment=Alignment(horizontal='left')
        if isinstance(b,date):c.number_format='mmmm d, yyyy'
    H=['No.','Suite','Tenant Legal Name','Occ. Status','Sq. Ft.','% NRA','Rent Commencement','Lease Expiration','Current Annual Base Rent','Base Rent PSF','Recoveries PSF','Recovery Method','Next Increase Date','Next Annual Base Rent','Remaining Options','Security Deposit','SNDA','Credit code','T-12 Sales PSF','Occup. Cost %']
    for j,s in enumerate(H,1):
        c=ws.cell(8,j,s);c.font=fb;c.border=box;c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center');c.fill=PatternFill('solid',fgColor='FFFFCC')
    ws.row_dimensions[8].height=42
    plan=[('100','anchor',48750)]+[(s,'shop',r.randint(9,38)*100) for s in('102','104','106')]+[('108-112','food',5400)]+[(s,r.choice(['shop','food']),r.randint(9,30)*100) for s in('114','116','118','120','122','124','126')]+[('128','anchor',12300),('Pad A','pad',3200),('Pad B','pad',5100)]
    nra=sum(p[2] for p in plan);ws['C6']=nra;ws['C6'].number_format='#,##0'
    R=9;no=nv=0;S=dict(y=0,d=0,oa=0)
    for i,(u,k,ar) in enumerate(plan,1):
        if u in('106','120'):
            v=[i,u,'Vacant','V',ar,ar/nra]+[None]*14;nv+=1;t.add(unit=u,area=ar,statusText='V')
        else:
            st,en=lease(r,A,{'anchor':240,'pad':180}.get(k),6);y=round(ar*{'anchor':11.25 if ar>20000 else 14,'pad':33}.get(k,r.uniform(22,33)),2);sp=steps(r,st,en,A,y,60 if k in('anchor','pad') else 12,.1 if k in('anchor','pad') else .03,1);nm=N.get(k,True);d=0 if k!='shop' and k!='food' else round(y/12,2);stt='O' if r.random()<.92 else 'D'
            mk=round(r.uniform(280,620)) if k in('food','shop') and r.random()<.6 else (545 if ar>20000 else None)
            rec=6.85 if k!='anchor' else 3.2
            v=[i,u,nm,stt,ar,ar/nra,st,en,y,y/ar,rec,r.choice(['NNN','NNN w/ 5% CAM cap','NNN, admin 10%']),sp[0][0] if sp else None,sp[0][1] if sp else None,r.choice(['1 x 5','2 x 5','None','3 x 5']),d or None,r.choice(['Y','N']),r.choice(['NR','BBB','L']),mk,(y/ar+rec)/mk if mk else None];no+=1;S['y']+=y;S['d']+=d;S['oa']+=ar
            t.add(unit=u,area=ar,tenantName=nm,statusText=stt,leaseStartDate=st,leaseEndDate=en,annualRent=y,deposit=d or None,rentSteps=[(a,b,'year') for a,b in sp])
        for j,q in enumerate(v,1):
            c=ws.cell(R,j,q);c.font=ft;c.border=box
            c.number_format={5:'#,##0',6:'0.0%',7:'m/d/yyyy',8:'m/d/yyyy',9:'$#,##0.00',10:'$0.00',11:'$0.00',13:'m/d/yyyy',14:'$#,##0.00',16:'$#,##0.00',20:'0.0%'}.get(j,'General')
            if j in(1,2,4,17):c.alignment=Alignment(horizontal='center')
            if j in(3,12):c.alignment=Alignment(wrap_text=True,vertical='top')
        R+=1
    for j,q in((2,'Totals'),(3,f'{no} leases; {nv} vacant'),(5,nra),(6,1.0),(9,round(S['y'],2)),(16,round(S['d'],2))):
        c=ws.cell(R,j,q);c.font=fb;c.number_format={5:'#,##0',6:'0.0%',9:'$#,##0.00',16:'$#,##0.00'}.get(j,'General')
    for j in range(1,21):ws.cell(R,j).border=Border(top=Side(style='double'))
    R+=2
    for s in('Occ. Status: O = open and operating, D = dark but paying rent, V = vacant.',f"Leased {S['oa']:,} SF of {nra:,} SF ({S['oa']/nra:.1%}).",'Tenant in Suite 108-112 occupies three combined suites under one lease.','Suite 100 pays percentage rent of 1.0% over a natural breakpoint; none was due for the last lease year.'):
        ws.cell(R,1,s).font=Font(name='Garamond',size=9,italic=True);R+=1
    for col,w in zip('ABCDEFGHIJKLMNOPQRST',[5,9,34,8,9,7,16,12,14,9,10,18,12,14,10,12,6,8,9,8]):ws.column_dimensions[col].width=w
    ws.column_dimensions['R'].hidden=True;ws.column_dimensions['Q'].hidden=True
    ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(t.path);return t.save(no+nv,no,nv)
