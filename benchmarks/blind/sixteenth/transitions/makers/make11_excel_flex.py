from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
r=random.Random(1411); AS=D(2026,10,31); N='Tarrow Point Flex - RR 10-31-26 FINAL.xlsx'
wb=Workbook(); s0=wb.active; s0.title='Cover'; ws=wb.create_sheet('RR 10.31.26'); s2=wb.create_sheet('Deposits & LCs'); s3=wb.create_sheet('Notes')
thin=Side(style='thin',color='999999')
ws['B2']='TARROW POINT BUSINESS PARK'; ws['B2'].font=Font(name='Cambria',bold=True,size=14); ws['B3']='Rent Roll – October 31, 2026'; ws['B3'].font=Font(name='Cambria',size=11); ws['B4']='turnover copy prepared by outgoing manager'; ws['B4'].font=Font(italic=True,size=8,color='777777')
grp=[(2,5,'PREMISES'),(6,8,'LEASE'),(9,11,'BASE RENT (MONTHLY)'),(12,14,'EST. RECOVERIES (MONTHLY)'),(15,15,''),(16,19,'SCHEDULED INCREASES')]
for a,b,t in grp:
    if t:
        ws.cell(6,a,t); ws.merge_cells(start_row=6,end_row=6,start_column=a,end_column=b); ws.cell(6,a).alignment=Alignment(horizontal='center'); ws.cell(6,a).font=Font(bold=True,color='FFFFFF'); 
        for k in range(a,b+1): ws.cell(6,k).fill=PatternFill('solid',fgColor='7F6000')
h=['Suite','RSF','Office %','Tenant','Commence','Expire','Type','Current','PSF/Yr','Market','Taxes','Ins.','CAM','Total Due','Date 1','Rent 1','Date 2','Rent 2']
for i,t in enumerate(h,2):
    c=ws.cell(7,i,t); c.font=Font(bold=True); c.fill=PatternFill('solid',fgColor='FFF2CC'); c.border=Border(bottom=Side(style='medium')); c.alignment=Alignment(horizontal='center',wrap_text=True)
TN=iter(["Ardent Signworks","Copperline Millwork, Inc.","Delmar Pump & Valve","Nine Acre Brewing (dba Niner Taps)","Hexagon Print & Mail","RapidCool Mechanical","Bayliss Robotics LLC","Pinnacle Gymnastics Acad.","Stonegate Tile Imports","Umber Roasters","Fairway Cart Repair","Orion Med Couriers","Lakemont Fire Protection","Tandem Bike Outfitters","Granger Stage Lighting","Kiln House Ceramics"])
q=8; rows=[]; tots=[]; G=[0]*7; U=oc=0; gar=0; deps=[]
F9=['area','contractRent','marketRent','tax','ins','cam','totalCharges']; colF=[3,9,11,12,13,14,15]
def totrow(lab,v,fill):
    global q
    ws.cell(q,2,lab); 
    for c,x in zip(colF,v): ws.cell(q,c,round(x,2)); ws.cell(q,c).number_format='#,##0' if c==3 else '#,##0.00'
    for c in range(2,20): ws.cell(q,c).font=Font(bold=True); ws.cell(q,c).fill=PatternFill('solid',fgColor=fill); ws.cell(q,c).border=Border(top=thin)
    q+=2
for bn,su in (('Building 1 – 400 Tarrow Point Rd',['A','B','C','D','E','F']),('Building 2 – 420 Tarrow Point Rd',['A','B-C','D','E','F','G','H']),('Building 3 – 440 Tarrow Point Rd',['100','120','140','160','180','190'])):
    ws.cell(q,2,bn); ws.cell(q,2).font=Font(bold=True,italic=True); q+=1; sub=[0]*7; nb=len(su); ob=0
    for s in su:
        U+=1; a=r.choice([2400,3150,3600,4800,6250,7500]); mk=round(a*13.5/12,2); off=r.choice([.1,.15,.25,.4]); ws.cell(q,2,s); ws.cell(q,3,a); ws.cell(q,4,off); ws.cell(q,4).number_format='0%'; ws.cell(q,11,mk)
        k=dict(unit=s,building=bn,area=a,marketRent=mk)
        if (bn[9],s) in (('1','D'),('2','G'),('3','190')):
            ws.cell(q,5,'VACANT – available now' if s!='G' else 'VACANT – LOI out'); ws.cell(q,5).font=Font(color='C00000',bold=True); rows.append(row(statusText='VACANT',**k)); v=[a,0,mk,0,0,0,0]
        else:
            oc+=1; ob+=1; t=next(TN); st=D(r.randint(2020,2026),r.randint(1,9),1); en=D(st.year+r.choice([3,5,5,7]),st.month,1)-dt.timedelta(days=1)
            while en<=AS: en=eom(D(en.year+3,en.month,1))
            mtm=s=='E' and bn[9]=='2'; ty=r.choice(['NNN','NNN','Mod. Gross']); psf=r.choice([10.75,11.5,12.25,13]); b=round(a*psf/12,2)
            tx_,ins,cam=(round(a*z/12,2) for z in (1.65,.31,1.9)) if ty=='NNN' else (0,0,0); tot=round(b+tx_+ins+cam,2)
            z=D(AS.year if st.month>AS.month else AS.year+1,st.month,1); steps=[]; am=b
            while z<en and len(steps)<2 and not mtm: am=round(am*1.035,2); steps.append((z,am)); z=addm(z,12)
            dep=r.choice([b,round(b*1.5,2),0.]); deps.append((bn[9],s,t,dep))
            for c,x in zip(range(5,16),[t,st,'MTM' if mtm else en,ty,b,psf,mk,tx_ or None,ins or None,cam or None,tot]): ws.cell(q,c,x)
            for j,(d_,x) in enumerate(steps): ws.cell(q,16+2*j,d_); ws.cell(q,17+2*j,x)
            rows.append(row(tenantName=t,statusText='Occupied',leaseStartDate=st,leaseEndDate='MTM' if mtm else en,contractRent=b,totalCharges=tot,charges=[{"code":n_,"amount":x} for n_,x in(('Current',b),('Taxes',tx_),('Ins.',ins),('CAM',cam)) if x],rentSteps=[{"date":iso(d_),"amount":x} for d_,x in steps],**k)); v=[a,b,mk,tx_,ins,cam,tot]
        for c in range(2,20):
            ce=ws.cell(q,c); ce.border=Border(bottom=Side(style='hair',color='BBBBBB'))
            if c in(6,7,16,18): ce.number_format='mmm d, yyyy'; ce.alignment=Alignment(horizontal='center')
            if c==3: ce.number_format='#,##0'
            if c in(9,10,11,12,13,14,15,17,19): ce.number_format='#,##0.00'
        sub=[x+y for x,y in zip(sub,v)]; q+=1
    totrow(f'Bldg {bn[9]} total ({ob} of {nb} leased)',sub,'F2F2F2'); G=[x+y for x,y in zip(G,sub)]
    tots+=[T(f'Bldg {bn[9]} total',f,sub[j],building=bn) for j,f in enumerate(F9) if f not in('tax','ins','cam')]
totrow('PARK TOTAL',G,'FFE699'); tots+=[T('PARK TOTAL',f,G[j]) for j,f in enumerate(F9) if f not in('tax','ins','cam')]
va=sum(x['area'] for x in rows if x['statusText']=='VACANT')
for a,b,c_ in (('Leased suites',oc,G[0]-va),('Vacant suites',U-oc,va),('Total suites',U,G[0])): ws.cell(q,2,a); ws.cell(q,5,f'{b} suites / {c_:,} RSF'); q+=1
for i,w in enumerate([2,12,9,8,31,13,13,11,12,8,12,11,10,11,12,13,12,13,12],1): ws.column_dimensions[chr(64+i)].width=w
s0['B3']='Tarrow Point Business Park'; s0['B3'].font=Font(size=20,bold=True); s0['B5']='Transition package – October 2026'; s0['B7']='Tab 1  Rent roll'; s0['B8']='Tab 2  Deposits & letters of credit'; s0['B9']='Tab 3  Notes'
s2.append(['Bldg','Suite','Tenant','Cash deposit','Form']); [s2.append([int(a),b,c_,d_,'Cash' if d_ else 'Waived']) for a,b,c_,d_ in deps]; s2.append(['Total','','',round(sum(x[3] for x in deps),2)]); s2.column_dimensions['C'].width=32
s3['A1']='1. Roof replaced Bldg 2 in 2023.'; s3['A2']='2. Suite G (420): LOI with a cabinet maker, not signed.'; s3['A3']='3. Suite E (420) holding over month to month.'
for w in (ws,): w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(DOC/N)
truth(N,'Tarrow Point Business Park',AS,rows,U,oc,U-oc,('INDUSTRIAL','Hand-made flex workbook, four sheets, grouped headings, scheduled increases, building subtotals',True),sheet='RR 10.31.26',totals=tots)
