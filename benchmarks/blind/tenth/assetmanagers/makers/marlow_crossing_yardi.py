# Yardi Voyager Commercial "Tenancy Schedule I" exported to Excel, shopping centre
import random,datetime as dt
from common import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
random.seed(77)
N='Marlow Crossing_TenancySchedule_Q1.xlsx'
wb=openpyxl.Workbook();ws=wb.active;ws.title='Report1'
B=Font(name='Tahoma',size=8,bold=True);F=Font(name='Tahoma',size=8)
grey=PatternFill('solid',fgColor='D9E1F2');lg=PatternFill('solid',fgColor='F2F2F2')
thin=Side(style='thin',color='999999')
AS=dt.date(2025,3,31)
H=['Property','Unit(s)','Lease','Lease Type','Area','Lease From','Lease To','Term','Tenancy\nYears','Monthly\nRent','Monthly\nRent/Area','Annual\nRent','Annual\nRent/Area','Annual\nRec./Area','Annual\nMisc/Area','Security\nDeposit\nReceived','LOC Amount/\nBank Guarantee']
r=1
for t in ('Tenancy Schedule I','Property: marlow   As of Date: 03/31/2025    By Property'):
    ws.cell(r,1,t).font=Font(name='Tahoma',size=10 if r==1 else 8,bold=True);ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=17);ws.cell(r,1).alignment=Alignment(horizontal='center');r+=1
r=4
for i,h in enumerate(H): 
    c=ws.cell(r,i+1,h);c.font=B;c.fill=grey;c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom');c.border=Border(bottom=thin,top=thin)
ws.row_dimensions[4].height=36
r=5;ws.cell(r,1,'Current Leases').font=B;r=6
P='Marlow Crossing(marlow)'
T=[("101","Fresh Barn Market #218(t0004411)","Retail - NNN",42180,dt.date(2011,9,1),dt.date(2031,8,31),14.0),
("104","Paws & Co. Pet Supply(t0004415)","Retail - NNN",12050,dt.date(2019,3,1),dt.date(2029,2,28),17.5),
("105, 106","Tri-County Fitness(t0005120)","Retail - NNN",18400,dt.date(2022,6,15),dt.date(2032,6,30),12.75),
("107","Nail Lounge by Tiff(t0006033)","Retail - NNN",1260,dt.date(2021,11,1),dt.date(2026,10,31),31),
("108","Ming's Kitchen(t0003987)","Retail - Gross",1600,dt.date(2014,5,1),dt.date(2024,4,30),27),
("109","VACANT",None,2240,None,None,None),
("110","Clearview Optical Group, P.A.(t0005577)","Retail - NNN",2415,dt.date(2023,2,1),dt.date(2028,1,31),29.5),
("111A","Mobile Nation(t0006120)","Retail - NNN",1105,dt.date(2024,1,1),dt.date(2026,12,31),36),
("111B","VACANT",None,980,None,None,None),
("112","Corner Slice Pizza(t0004790)","Retail - NNN",1850,dt.date(2018,8,1),dt.date(2028,7,31),30.25),
("114","Sunrise Dental Studio(t0005801)","Retail - NNN",2900,dt.date(2020,10,1),dt.date(2030,9,30),28),
("118","Dollar Harbor #4472(t0004002)","Retail - Gross",9100,dt.date(2015,2,1),dt.date(2030,1,31),10.5),
("OP1","First Prairie Bank(t0003801)","Ground Lease",4200,dt.date(2009,1,1),dt.date(2028,12,31),38),
("OP2","Brew Haus Coffee(t0006244)","Retail - NNN",2100,dt.date(2023,12,1),dt.date(2033,11,30),52),
("ATM1","First Prairie Bank - ATM(t0003802)","License",0,dt.date(2016,7,1),None,None),
("PYL","Vista Outdoor Media(t0006301)","License",0,dt.date(2024,4,1),dt.date(2029,3,31),None)]
rows=[];tot=dict(a=0,m=0,an=0,d=0,l=0);recT={}
def put(row,vals,fmt=None,font=F,fill=None):
    for i,v in enumerate(vals):
        if v is None: continue
        c=ws.cell(row,i+1,v);c.font=font
        if isinstance(v,float): c.number_format='#,##0.00'
        if isinstance(v,int): c.number_format='#,##0'
        if isinstance(v,dt.date): c.number_format='mm/dd/yyyy'
        if fill:c.fill=fill
ch=lambda code,u,a,fr,to,m:[None,None,code,'Current' if fr<=AS else 'Future',u,'GLA',a,fr,to,m,round(m/a,4) if a else 0.0,round(m*12,2),round(m*12/a,2) if a else 0.0]
SH=[None,None,'Charge','Type','Unit','Area Label','Area','From','To','Monthly Amt','Amt/Area','Annual','Annual/Area']
vacA=occA=0;nv=no=0
for u,n,lt,a,st,en,psf in T:
    if n=='VACANT':
        put(r,[P,u,'VACANT',None,float(a)]);rows.append(dict(unit=u,area=a,statusText='VACANT',propertyName='Marlow Crossing'));vacA+=a;nv+=1;r+=2;continue
    m={"ATM1":650.0,"PYL":1200.0}.get(u) or round(a*psf/12,2)
    rec=[]
    if lt=='Retail - NNN': rec=[('cam',round(a*random.choice([3.1,3.42,3.85])/12,2)),('ret',round(a*2.96/12,2)),('ins',round(a*.41/12,2))]
    if lt=='Ground Lease': rec=[('ret',round(a*3.3/12,2))]
    misc=[('trash',float(random.choice([85,120,150])))] if u in('108','112','107') else []
    if u=='OP2': misc=[('promo',75.0)]
    dep=float(random.choice([0,round(m),round(m*2),2500])) if u not in('101','ATM1') else 0.0
    loc=50000.0 if u=='105, 106' else 0.0
    term=(en.year-st.year)*12+en.month-st.month+1 if en else 0
    put(r,[P,u,n,lt,float(a),st,en,term,round((AS-st).days/365.25,2),m,round(m/a,2) if a else 0.0,round(m*12,2),round(m*12/a,2) if a else 0.0,round(sum(x for _,x in rec)*12/a,2) if a else 0.0,round(sum(x for _,x in misc)*12/a,2) if a else 0.0,dep,loc])
    for c in range(1,18): ws.cell(r,c).border=Border(top=thin)
    r+=1
    # rent steps
    steps=[]
    if psf:
        ps=[(st if not False else st,None,m)]
        cur0=dt.date(2025 if st.month<=3 else 2024,st.month,1)
        if cur0<st or en<AS: cur0=st
        seq=[];d=cur0;x=m
        for k in range(random.choice([1,2,3,4])):
            nd=addm(d,12 if u not in('101','OP1') else 36)
            if en and (nd>en or en<AS): break
            seq.append((d,nd-dt.timedelta(days=1),x));d=nd;x=round(x*1.03,2)
        seq.append((d,en if en>AS else None,x))
        ws.cell(r,3,'Rent Steps').font=B;r+=1
        put(r,SH,font=B,fill=lg);r+=1
        for fr,to,x in seq:
            put(r,ch('rent',u,float(a),fr,to,x));r+=1
            if fr>AS: steps.append(dict(date=iso(fr),amount=x))
    ws.cell(r,3,'Charge Schedules').font=B;r+=1
    put(r,SH,font=B,fill=lg);r+=1
    cs=[]
    pre=[] if psf else [('atmlic' if u=='ATM1' else 'signlic',m)]
    for code,x in pre+rec+misc:
        put(r,ch(code,u,float(a),dt.date(2025,1,1) if not pre else st,None,x));cs.append(dict(code=code,amount=x));recT[code]=recT.get(code,0)+x;r+=1
    if not (pre+rec+misc): r-=2; [setattr(ws.cell(r+k,cc),'value',None) for k in (0,1) for cc in range(1,18)]; [setattr(ws.cell(r+1,cc),'fill',PatternFill()) for cc in range(1,18)]
    if u in('101','110','OP2'):
        ws.cell(r,3,'Options').font=B;r+=1
        put(r,[None,None,'Type','Description','Start','End','Notice','Exercised'],font=B,fill=lg);r+=1
        put(r,[None,None,'Renewal','(2) 5-yr at FMV' if u!='101' else '(4) 5-yr, +8% each',None,None,'180 days','No']);r+=1
    rows.append(dict(unit=u,area=a,tenantName=n.split('(')[0],statusText='Occupied' if a else None,propertyName='Marlow Crossing',leaseStartDate=iso(st),leaseEndDate=iso(en) if en else None,contractRent=m,annualRent=round(m*12,2),deposit=dep,charges=cs,rentSteps=steps))
    tot['a']+=a;tot['m']+=m;tot['an']+=round(m*12,2);tot['d']+=dep;tot['l']+=loc;occA+=a;no+=1
    r+=1
put(r,['Total Current',None,None,None,float(occA+vacA),None,None,None,None,round(tot['m'],2),None,round(tot['an'],2),None,None,None,tot['d'],tot['l']],font=B,fill=grey);r+=2
put(r,[None,None,'Occupancy Summary',None,'Area','Percentage'],font=B);r+=1
for l,v in (('Occupied Area',occA),('Vacant Area',vacA),('Total',occA+vacA)):
    put(r,[None,None,l,None,float(v),round(100*v/(occA+vacA),2)]);r+=1
r+=1;put(r,[None,None,'Summary of Charges by Charge Code',None,'Monthly Amt'],font=B);r+=1
for k,v in sorted(recT.items()): put(r,[None,None,k,None,round(v,2)]);r+=1
for i,w in enumerate([22,9,34,13,11,11,11,12,9,11,9,12,10,9,9,11,13]): ws.column_dimensions[chr(65+i)].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
ws.freeze_panes='A5'
wb.save(doc(N))
save(N,dict(propertyName='Marlow Crossing',asOnDate='2025-03-31',units=None,occupied=None,vacant=2,sheet='Report1',rows=rows),'RETAIL','Yardi Voyager tenancy schedule I, Excel export with rent steps and charge schedule sub-blocks','nested sub-tables per lease; tenant code glued to name; zero-area licences; multi-unit lease; expired holdover')
