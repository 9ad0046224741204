# owner's own spreadsheet, mixed-use block, two sections with own headers
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
def make():
    r=random.Random(4812); fn='Harmon Block rents (Apr).xlsx'; wb=Workbook(); ws=wb.active; ws.title='Sheet1'
    F=lambda **k: Font(name='Calibri',size=11,**k)
    ws['A1']='HARMON BLOCK  -  1101-1117 Larimore Ave'; ws['A1'].font=F(bold=True); ws['A2']='rents in effect 4/1/2025'; ws['E2']='(taxes went up, see storefronts)'; 
    R=4; ws.cell(R,1,'STOREFRONTS').font=F(bold=True,underline='single'); R+=1
    for j,h in enumerate(['Address','Tenant','Sq ft','Rent','RE tax share','Water','Total / mo','Lease ends','Deposit','Notes'],1): ws.cell(R,j,h).font=F(bold=True); ws.cell(R,j).border=Border(bottom=Side('thin'))
    R+=1; rows=[]
    S=[('1101','Corner Tap & Grill',2650,4100,385,140,dt.date(2028,6,30),4100,'has 5 yr option @ $4,600'),('1103','Bao House',1180,2150,172,95,dt.date(2026,12,31),2000,None),('1105','Vacant (was Shoe Repair)',900,None,None,None,None,None,'asking 1,600 - sign in window'),('1109','Edie\'s Vintage',1350,2225,196,40,'MTM',1500,'good tenant, never late'),('1113','Larimore Cleaners',1240,2300,181,165,dt.date(2027,3,31),2300,'rent to 2,400 on 4/1/26'),('1117','Dr. Sandhurst, optometry',1575,2900,229,45,dt.date(2029,9,30),2900,None)]
    tt=[0]*4; dd=0
    for u,t,sf,re_,tx,wa,le,dp,nt in S:
        tot=None if re_ is None else re_+tx+wa
        for j,v in enumerate([int(u),t,sf,re_,tx,wa,tot,le,dp,nt],1):
            if v is None: continue
            x=ws.cell(R,j,v); x.font=F()
            if j in(4,5,6,7,9): x.number_format='"$"#,##0'
            if j==8: x.number_format='m/d/yy'; x.alignment=Alignment(horizontal='right')
        if re_ is None: 
            for j in range(1,11): ws.cell(R,j).fill=PatternFill('solid',fgColor='FFFF99')
        rows.append(dict(unit=u,tenantName=t if re_ else None,area=sf,section='STOREFRONTS',statusText='Occupied' if re_ else 'Vacant',contractRent=re_,charges=[dict(code='RE tax share',amount=tx),dict(code='Water',amount=wa)] if re_ else None,totalCharges=tot,leaseEndDate=(iso(le) if isinstance(le,dt.date) else le) if le else None,deposit=dp,rentSteps=[dict(date='2026-04-01',amount=2400)] if u=='1113' else None,marketRent=1600 if u=='1105' else None))
        for k,v in enumerate([re_,tx,wa,tot]): tt[k]+=v or 0
        dd+=dp or 0; R+=1
    for j,v in zip([2,4,5,6,7,9],['total stores']+tt+[dd]): ws.cell(R,j,v).font=F(bold=True); ws.cell(R,j).number_format='"$"#,##0'
    ck('w02s',sum(x.get('contractRent') or 0 for x in rows),tt[0])
    R+=3; ws.cell(R,1,'APARTMENTS (upstairs)').font=F(bold=True,underline='single'); R+=1
    for j,h in enumerate(['Apt','Tenant','Size','Rent','Parking','Pet','Total / mo','Lease ends','Deposit','Notes'],1): ws.cell(R,j,h).font=F(bold=True); ws.cell(R,j).border=Border(bottom=Side('thin'))
    R+=1; nm=people(r,20,False); at=[0]*4; ad=0
    for k in range(18):
        u=f'{"2" if k<9 else "3"}{"ABCDEFGHJ"[k%9]}'; ty=['1BR','1BR','2BR','studio','1BR','2BR','1BR','studio','2BR'][k%9]; base={'studio':875,'1BR':1050,'2BR':1325}[ty]
        nt=None
        if u in('2D','3F'):
            t='VACANT'; v=[u,t,ty]+[None]*6+['painted, ready' if u=='2D' else 'new floors, avail 5/1']; rows.append(dict(unit=u,unitType=ty,section='APARTMENTS (upstairs)',statusText='VACANT'))
        else:
            t=nm.pop(); rent=base+r.choice([0,0,25,-50,50,-75]); pk=r.choice([None,None,50]); pet=r.choice([None,None,None,30]); tot=rent+(pk or 0)+(pet or 0); le=r.choice(['MTM',eom(dt.date(2025,r.randrange(5,13),1)),eom(dt.date(2025,r.randrange(5,13),1)),eom(dt.date(2026,r.randrange(1,4),1))]); dp=r.choice([base,base,500,rent]); nt=r.choice([None,None,None,None,'pays on the 15th','Section 8','keys x3'])
            v=[u,t,ty,rent,pk,pet,tot,le,dp,nt]; ch=[dict(code=a,amount=b) for a,b in(('Parking',pk),('Pet',pet)) if b]
            rows.append(dict(unit=u,unitType=ty,tenantName=t,section='APARTMENTS (upstairs)',statusText='Occupied',contractRent=rent,charges=ch or None,totalCharges=tot,leaseEndDate=iso(le) if isinstance(le,dt.date) else le,deposit=dp))
            for q,w in enumerate([rent,pk,pet,tot]): at[q]+=w or 0
            ad+=dp
        for j,w in enumerate(v,1):
            if w is None: continue
            if j==4 and k in(4,11): w=f'${w:,}'   # typed as text
            x=ws.cell(R,j,w); x.font=F()
            if j in(4,5,6,7,9): x.number_format='"$"#,##0'
            if j==8: x.number_format='m/d/yy'; 
            if j in (4,8): x.alignment=Alignment(horizontal='right')
        if v[1]=='VACANT':
            for j in range(1,11): ws.cell(R,j).fill=PatternFill('solid',fgColor='FFFF99')
        R+=1
    for j,v in zip([2,4,5,6,7,9],['total apts']+at+[ad]): ws.cell(R,j,v).font=F(bold=True); ws.cell(R,j).number_format='"$"#,##0'
    ck('w02a',sum(x.get('contractRent') or 0 for x in rows if x['section'][0]=='A'),at[0])
    R+=2; ws.cell(R,2,'BLOCK TOTAL').font=F(bold=True); ws.cell(R,4,tt[0]+at[0]).number_format='"$"#,##0'; ws.cell(R,7,tt[3]+at[3]).number_format='"$"#,##0'; ws.cell(R+1,2,'laundry abt'); ws.cell(R+1,4,210).number_format='"$"#,##0'; ws.cell(R+3,1,'Billboard lease paid yearly in Jan, $3,600 - not above')
    for l,w in zip('ABCDEFGHIJ',[9,27,8,10,13,9,12,12,10,32]): ws.column_dimensions[l].width=w
    ws.column_dimensions['K'].hidden=True; ws['K5']='bank acct'; ws['K6']='chk 2201'
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(os.path.join(DOC,fn))
    save(fn,dict(propertyName='Harmon Block',asOnDate='2025-04-01',units=24,occupied=21,vacant=3,sheet='Sheet1',rows=rows),'MIXED_USE','owner spreadsheet, storefronts and apartments, two headers',True)
