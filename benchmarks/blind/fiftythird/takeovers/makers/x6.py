# Garage: parking, rooftop and other license agreements, own header per section, one hidden (terminated) row
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
def make():
    R=rng('x6'); N=Names(R); asof=D(2026,3,1)
    d=Doc('Court St Garage - license register 030126.xlsx','PARKING','garage license register, sections with their own headers and columns (monthly parking, retail booths, rooftop antennas billed annually), hidden terminated row',hard=True)
    wb=Workbook(); ws=wb.active; ws.title='Register'; f=lambda **k: Font(name='Tahoma',size=9,**k); thin=Side(style='thin',color='888888')
    ws['A1']='Court Street Garage'; ws['A1'].font=f(bold=True); ws['A2']='Register of license agreements and booth leases'; ws['A3']='Effective date'; ws['C3']='March 1, 2026'
    ws['F1']='Prepared by: Zeller Parking Operators'; ws['F2']='For turnover to successor manager'
    for c in('A2','A3','C3','F1','F2'): ws[c].font=f()
    r=5; G=0; n=o=0
    def hdr(title,cols):
        nonlocal r
        c=ws.cell(r,1,title); c.font=f(bold=True,color='FFFFFF')
        for i in range(1,12): ws.cell(r,i).fill=PatternFill('solid',fgColor='44546A')
        r+=1
        for i,t in enumerate(cols):
            c=ws.cell(r,1+i,t); c.font=f(bold=True); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); c.border=Border(bottom=thin,top=thin); c.fill=PatternFill('solid',fgColor='D6DCE4')
        r+=1
    def line(vals,bold=False):
        nonlocal r
        for i,v in enumerate(vals):
            if v is None or v=='': continue
            c=ws.cell(r,1+i,dt.datetime(*v.timetuple()[:3]) if isinstance(v,dt.date) else v); c.font=f(bold=bold)
            if isinstance(v,dt.date): c.number_format='m/d/yy'; c.alignment=Alignment(horizontal='center')
            elif isinstance(v,float): c.number_format='$#,##0.00'
            if bold: c.border=Border(top=thin)
        r+=1
    # parking
    t1='1. Monthly parking blocks'; hdr(t1,['Agmt','Licensee','Level','Stalls','Rate per stall','Monthly fee','Start','Expires','Notice (days)','Deposit','Access cards'])
    pf=ps=pd=0
    for i in range(1,20):
        u=f'P-{i:02d}'; lv=R.choice(['B2','B1','2','3','4','5']); st=R.choice([2,4,5,8,10,12,15,20,25,40]); rate=R.choice([185.0,195.0,210.0,225.0]); n+=1
        if u in('P-07','P-15'): line([u,'AVAILABLE',lv,st,None,None]); ps+=st; d.add(unit=u,section=t1,statusText='AVAILABLE'); continue
        nm=N.biz(R.choice(['office','office','med','lab'])); s=D(R.randint(2020,2025),R.randint(1,12),1); e=R.choice(['M-T-M',addm(s,24)-dt.timedelta(1),addm(s,36)-dt.timedelta(1)])
        if not isinstance(e,str):
            while e<asof: e=addm(e+dt.timedelta(1),12)-dt.timedelta(1)
        fee=rate*st; dep=R.choice([None,fee,st*25.0])
        line([u,nm,lv,st,rate,fee,s,e,30 if isinstance(e,str) else 60,dep,st+R.choice([0,0,1,2])]); 
        if u=='P-11':   # terminated agreement kept in a hidden row
            ws.row_dimensions[r].hidden=True; line(['P-11x','Larkin Court Reporting (terminated 9/30/25)','3',6,185.0,1110.0,D(2022,10,1),D(2025,9,30),30,None,6])
        o+=1; pf+=fee; ps+=st; pd+=dep or 0
        d.add(unit=u,section=t1,tenantName=nm,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=fee,deposit=dep)
    line(['','Subtotal, parking blocks','',ps,None,pf,'','','',pd],True); r+=1
    # booths
    t2='2. Street level booths'; hdr(t2,['Booth','Tenant','Sq ft','Base rent','Electric','Trash','Total due','Start','Expires','Deposit'])
    bf=[0]*5
    for u,a,nm in [('S-1',240,'Kestrel Coffee Window'),('S-2',310,'Tidewater Shoe Repair'),('S-3',180,None),('S-4',420,'Cobalt Bike Rental')]:
        n+=1
        if not nm: line([u,'AVAILABLE',a]); d.add(unit=u,section=t2,area=a,statusText='AVAILABLE'); bf[4]+=a; continue
        b=float(round(a*4.6)); el=float(R.choice([60,75,90])); tr=35.0; s=D(R.randint(2021,2025),R.randint(1,12),1); e=addm(s,60)-dt.timedelta(1); tt=b+el+tr
        line([u,nm,a,b,el,tr,tt,s,e,b]); o+=1; bf[0]+=b; bf[1]+=el; bf[2]+=tr; bf[3]+=tt; bf[4]+=a
        d.add(unit=u,section=t2,tenantName=nm,area=a,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=b,deposit=b,totalCharges=tt,charges=[dict(code='Electric',amount=el),dict(code='Trash',amount=tr)])
    bdep=bf[0]; line(['','Subtotal, booths',bf[4],bf[0],bf[1],bf[2],bf[3],'','',bdep],True); r+=1
    # rooftop
    t3='3. Rooftop and antenna licenses (billed annually in advance)'; hdr(t3,['License','Licensee','Equipment','Annual fee','Start','Expires','Next increase','Fee after increase'])
    rf=0
    for u,nm,eq,fee,s,e,nx in [('R-1','Overby Wireless Networks','6 panel antennas, cabinet',33600.0,D(2017,6,1),D(2027,5,31),(D(2026,6,1),34608.0)),('R-2','Granby Tower Partners','Rooftop ground space, 200 sf',41250.0,D(2020,1,1),D(2029,12,31),(D(2027,1,1),42487.5)),('R-3','Westerly Public Radio','Whip antenna',4800.0,D(2011,9,1),'M-T-M',None),('R-4','Nimbus Solar Lease Co.','PV canopy, level 6',18000.0,D(2023,4,1),D(2043,3,31),(D(2028,4,1),19800.0)),('R-5','County weather station','Instrument mast',0.0,D(2009,1,1),'M-T-M',None)]:
        line([u,nm,eq,fee,s,e,nx[0] if nx else 'none',nx[1] if nx else None]); n+=1; o+=1; rf+=fee
        d.add(unit=u,section=t3,tenantName=nm,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,annualRent=fee,rentSteps=[dict(date=iso(nx[0]),amount=nx[1],per='year')] if nx else None)
    line(['','Subtotal, rooftop (annual)','',rf],True); r+=1
    line(['','MONTHLY FEES AND BASE RENT, SECTIONS 1 AND 2','','','',pf+bf[0]],True); line(['','ANNUAL ROOFTOP FEES, SECTION 3','','','',rf],True); r+=1
    line([f'{n} agreements and spaces: {o} licensed or leased, {n-o} available. Transient and validation parking is reported separately.'])
    for col,w in zip('ABCDEFGHIJK',[9,45,26,12,13,14,13,15,13,13,13]): ws.column_dimensions[col].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(d.path); d.totals=dict(m=('contractRent',pf+bf[0]),a=('annualRent',rf),dep=('deposit',pd+bdep))
    d.save('Court Street Garage',asof,n,o,n-o)
