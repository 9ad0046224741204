# Warehouse park tenant A/R summary by suite, hand-kept xlsx, disputed/deferred/reserve
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
# suite,tenant,cur,1-30,31-60,61-90,91-120,120+,disputed,deferred,reserve%,deposit,last pmt,comment
D=[('Building 1 - 2100 Commerce Loop',[
('1-A','Redhawk Freight Brokers LLC',0,8412.5,0,0,0,0,0,0,0,8000,'11/4/25',''),
('1-B','Lone Cedar Cabinet Works',6118.75,6118.75,6118.75,0,0,0,0,0,10,5500,'9/2/25','Promised full payment by 12/15'),
('1-C','TruNorth Packaging Inc',0,0,0,0,0,3874.2,3874.2,0,0,12500,'11/1/25','Disputes 2023 roof repair billback'),
('1-D','Bluestem Outdoor Supply',11240,0,0,0,0,0,0,0,0,11000,'11/10/25',''),
('1-E/F','Gateway Restaurant Equipment Co.',0,14905.33,14905.33,7452.67,0,0,0,22358,0,14500,'10/17/25','Deferral agmt 8/1/25, repay over 12 mos from 1/26'),
('1-G','Zephyr HVAC Distributors',-2310.44,0,0,0,0,0,0,0,0,9200,'11/21/25','Overpayment, apply to Dec'),
]),('Building 2 - 2140 Commerce Loop',[
('2-100','Ironwood Flooring',0,5287.1,412,0,0,0,0,0,0,5000,'11/12/25',''),
('2-104','Capstone Mobile Storage',4633,4633,4633,4633,4633,18532,0,0,75,4500,'5/6/25','Eviction filed 10/28, hearing 12/9'),
('2-108','Prairie Wind Imports',0,0,1920.5,1920.5,0,0,1920.5,0,25,7500,'11/3/25','CAM true-up questioned'),
('2-112','Alder & Fitch Printing',9874.6,0,0,0,0,0,0,0,0,0,'11/18/25','LOC in lieu of deposit'),
('2-116','Midland Auto Glass',0,3390,0,0,0,0,0,0,0,3000,'11/6/25',''),
('2-120','Kitewood Brewing Company',7205.9,7205.9,7205.9,7205.9,3602.95,0,0,10808.85,20,7000,'10/30/25','Paying half rent through 12/25'),
('2-124','Sunspoke Bicycle Warehouse (former)',0,0,0,0,0,16448.37,0,0,100,0,'1/15/25','Vacated 2/28/25; with collections'),
]),('Building 3 - 2180 Commerce Loop',[
('3-10','Federal Records Storage Corp.',0,27416.08,0,0,0,0,0,0,0,0,'11/25/25','Gov\'t, pays in arrears'),
('3-20','Pueblo Tile & Stone',0,8820,8820,640.15,0,0,640.15,0,0,8500,'10/22/25','Disputes late charges'),
('3-30','Harbor Lane Furniture Outlet',12077.25,12077.25,0,0,0,0,0,0,5,12000,'10/8/25',''),
('3-40','Osprey Medical Logistics',0,0,0,0,0,955.6,0,0,50,15500,'11/1/25','Old utility billback'),
('3-50','Castor Valley Tool Rental',5944.5,0,0,0,0,0,0,0,0,5900,'11/14/25',''),
])]
K=['current','b1_30','b31_60','b61_90','b91_120','b120','total','other:Disputed','other:Deferred','other:Reserve %','other:Reserve $','other:Net A/R','deposit']
N='Commerce Loop AR 11-30-25.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Nov 25'
th=Side(style='thin',color='888888'); B=Font(name='Arial',size=9,bold=True); P=Font(name='Arial',size=9); nf='#,##0.00_);[Red]\\(#,##0.00\\)'
ws['B1']='COMMERCE LOOP DISTRIBUTION PARK'; ws['B1'].font=Font(name='Arial',size=12,bold=True); ws['B2']='Tenant A/R status by suite as of 11/30/2025'; ws['B2'].font=P; ws['B3']='sent to servicer w/ Q4 package - amounts past due from due date'; ws['B3'].font=Font(name='Arial',size=8,italic=True)
H=['Suite','Tenant','Current','1-30','31-60','61-90','91-120','120+','Total A/R','Disputed','Deferred','Reserve %','Reserve $','Net A/R','Sec. Deposit','Last Pmt','Comments']
c0=2
ws.merge_cells(start_row=5,start_column=5,end_row=5,end_column=9); ws.cell(5,5,'Days past due'); ws.cell(5,5).alignment=Alignment(horizontal='center'); ws.cell(5,5).font=B
ws.merge_cells(start_row=5,start_column=11,end_row=5,end_column=12); ws.cell(5,11,'Included in total').font=B; ws.cell(5,11).alignment=Alignment(horizontal='center')
for i,h in enumerate(H):
    c=ws.cell(6,c0+i,h); c.font=B; c.fill=PatternFill('solid',fgColor='F4E3C1'); c.border=Border(bottom=th,top=th); c.alignment=Alignment(horizontal='left' if i in(0,1,16) else 'center',wrap_text=True)
ws.column_dimensions['A'].width=1.5
for i,w in enumerate((8,33,11,11,11,11,10.5,11,12,10.5,11,8.5,11.5,12,10.5,9,46)): ws.column_dimensions[chr(66+i)].width=w
r=7;T=[];TOT=[]
def put(rr,vals,font,border=None):
    for i,k in enumerate(K):
        c=ws.cell(rr,c0+2+i); v=vals.get(k)
        if v is not None: c.value=v if k!='other:Reserve %' else v/100; c.number_format=nf if k!='other:Reserve %' else '0%'
        c.font=font
        if border: c.border=border
def add(rs): return {k:r2(sum(x.get(k,0)for x in rs)) for k in K if k!='other:Reserve %'}
for sec,L in D:
    ws.cell(r,2,sec).font=Font(name='Arial',size=9,bold=True,italic=True); r+=1; g=[]
    for s,t,*v,dis,dfr,pc,dep,lp,cm in L:
        x=dict(unit=s,name=t)
        for k,a in zip(K,v):
            if a: x[k]=r2(a)
        x['total']=r2(sum(v)); 
        if dis: x['other:Disputed']=dis
        if dfr: x['other:Deferred']=dfr
        res=r2(x['total']*pc/100)
        if pc: x['other:Reserve %']=pc; x['other:Reserve $']=res
        x['other:Net A/R']=r2(x['total']-res)
        if dep: x['deposit']=dep
        ws.cell(r,2,s).font=P; ws.cell(r,3,t).font=P; put(r,x,P); ws.cell(r,17,lp).font=P; ws.cell(r,17).alignment=Alignment(horizontal='right'); ws.cell(r,18,cm or None).font=Font(name='Arial',size=8); ws.cell(r,18).alignment=Alignment(horizontal='left',indent=1)
        g.append(x); r+=1
    T+=g; sm={k:v for k,v in add(g).items() if v}; lab='Subtotal '+sec.split(' - ')[0]; ws.cell(r,3,lab).font=B; put(r,sm,B,Border(top=th)); TOT.append(dict(label=lab,**sm)); r+=2
sm=add(T); ws.cell(r,3,'TOTAL PARK').font=B; put(r,sm,B,Border(top=Side(style='thin'),bottom=Side(style='double'))); TOT.append(dict(label='TOTAL PARK',**sm)); r+=2
for s in('Reserve is our estimate, booked quarterly to 1190. Deferred amounts are in the aging by original due date.','Former tenants stay on the list until written off (owner approval over $10,000).'):
    ws.cell(r,3,s).font=Font(name='Arial',size=8,italic=True); r+=1
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.freeze_panes='D7'
w=wb.create_sheet('Contacts'); w['A1']='Suite'; w['B1']='A/P contact'; w['A2']='1-B'; w['B2']='ap@lonecedar.example'
wb.save(doc(N))
save(N,'AR',K,T,TOT,None,'hand-kept receivable status by suite, warehouse park, xlsx, disputed/deferred/reserve columns, building sections',False)
