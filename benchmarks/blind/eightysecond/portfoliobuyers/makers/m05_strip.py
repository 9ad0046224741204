from common import *
import xlsxwriter
r=random.Random(505); fn='Harlan Crossing - RR & Recoveries (DD copy).xlsx'
S='RR 10-25'
# suite, tenant, kind, sf, start, end, monthly base, deposit, steps, options, notes
ten=[('100','Bluebonnet Fresh Market','Anchor',24300,D(2016,5,1),D(2031,4,30),26325.00,None,[(D(2026,5,1),28350.00)],'3 x 5 yr','Pays % rent over $9.2M natural breakpoint'),
('104','Crown & Comb Salon','Inline',1400,D(2022,8,1),D(2027,7,31),3033.33,2900.,[(D(2026,8,1),3124.33)],'1 x 5 yr',''),
('106','Pho Saigon Garden','Inline',2150,D(2020,11,1),D(2030,10,31),4837.50,4500.,[(D(2026,11,1),4982.63),(D(2027,11,1),5132.10)],'1 x 5 yr','Exclusive: Vietnamese cuisine'),
('108','VACANT','Inline',1725,None,None,None,None,[],'','Second gen. nail salon'),
('110','Lone Star Vision Associates','Inline',1850,D(2019,3,1),D(2029,2,28),4162.50,4162.50,[(D(2027,3,1),4393.75)],'2 x 5 yr',''),
('112','Wash-N-Fold Express','Inline',2600,D(2014,2,1),'MTM',4333.33,3000.,[],'','Renewal in negotiation'),
('114','Tax Haven Services','Inline',1100,D(2024,1,1),D(2026,12,31),2291.67,2291.67,[],'none','Seasonal hours'),
('116','Kickin Tae Kwon Do Academy','Inline',3200,D(2023,6,1),D(2028,5,31),5333.33,5000.,[(D(2026,6,1),5493.33),(D(2027,6,1),5658.13)],'1 x 5 yr','2 mo. free rent burned off'),
('120','Summit Physical Therapy','Inline',2875,D(2021,9,1),D(2028,8,31),6228.13,6000.,[(D(2026,9,1),6414.97)],'1 x 3 yr',''),
('124','VACANT','Inline',1450,None,None,None,None,[],'','Dark shell, LL to deliver HVAC'),
('126','Dollar Depot','Junior Anchor',9100,D(2018,10,1),D(2028,9,30),8721.00-137.67,None,[],'2 x 5 yr','Gross lease, no recoveries'),
('130','Mattress Ranch','Inline',4000,D(2025,4,1),D(2030,3,31),7666.67,7666.67,[(D(2026,4,1),7896.67),(D(2027,4,1),8133.57)],'1 x 5 yr','50% abated thru 12/2025 per rider'),
('140','Smoke Signal BBQ','End cap',3350,D(2022,12,1),D(2032,11,30),8933.33,8000.,[(D(2027,12,1),9826.67)],'2 x 5 yr','Patio 400 SF not in GLA'),
('PAD A','Gulf & Plains Bank, N.A.','Ground lease',4500,D(2009,7,1),D(2029,6,30),10416.67,None,[],'4 x 5 yr','Tenant owns improvements'),
('PAD B','Rooster Coffee Drive-Thru','Ground lease',900,D(2023,1,1),D(2037,12,31),6250.00,None,[(D(2028,1,1),6875.00)],'3 x 5 yr','')]
gla=sum(t[3] for t in ten)
wb=xlsxwriter.Workbook(doc(fn))
w0=wb.add_worksheet('Cover'); ws=wb.add_worksheet(S); w2=wb.add_worksheet('Rollover')
B=dict(font_name='Calibri',font_size=9)
f=lambda **k: wb.add_format({**B,**k})
w0.write('B3','Harlan Crossing Shopping Center',f(bold=1,font_size=16)); w0.write('B4','7200 Harlan Pike, Temple, TX',f()); w0.write('B6','Contents: rent roll as provided by seller 10/31/2025; rollover schedule',f())
w0.write('B8','Analyst notes',f(bold=1))
for i,s in enumerate(['Recoveries are 2025 monthly estimates billed; reconcile to CAM rec in folder 4.2','Dollar Depot is gross: confirm in lease abstract','Need estoppels: 100, 126, PAD A']): w0.write(8+i,1,f'{i+1}. {s}',f())
hd=f(bold=1,text_wrap=1,align='center',valign='vcenter',bg_color='#305496',font_color='white',border=1)
n0=f(num_format='#,##0',border=1); n2=f(num_format='$#,##0.00',border=1); dd=f(num_format='m/d/yy',border=1,align='center'); tx=f(border=1); tw=f(border=1,text_wrap=1); pc=f(num_format='0.0%',border=1)
gr=dict(bg_color='#F2F2F2',border=1)
ws.write('B2','HARLAN CROSSING',f(bold=1,font_size=14)); ws.write('B3','Commercial rent roll as of 10/31/2025',f(italic=1))
for a,b,t in ((4,5,'Premises'),(6,7,'Lease Term'),(8,10,'Base Rent'),(11,13,'Monthly Recoveries'),(16,19,'Contractual Increases')): ws.merge_range(4,a,4,b,t,hd)
H={1:'Suite',2:'Tenant',3:'Type',4:'GLA (SF)',5:'% of GLA',6:'Start',7:'Expires',8:'Monthly',9:'Annual',10:'$/SF/Yr',11:'CAM',12:'RE Tax',13:'Insurance',14:'Total Monthly',15:'Security Deposit',16:'Date 1',17:'Monthly 1',18:'Date 2',19:'Monthly 2',20:'Options',21:'Comments'}
for j,t in H.items():
    if j in(4,5,6,7,8,9,10,11,12,13,16,17,18,19): ws.write(5,j,t,hd)
    else: ws.merge_range(4,j,5,j,t,hd)
ws.set_row(5,26)
R=6; rows=[]; T_={k:0 for k in(4,8,9,11,12,13,14,15)}
rates=dict(CAM=2.85,Tax=3.40,Ins=.72)
dtm=lambda d: dt.datetime.combine(d,dt.time())
for u,t,k,sf,a,z,mb,dep,steps,op,no in ten:
    vac=t=='VACANT'; x=R+1
    ws.write(R,1,u,tx);ws.write(R,2,t,f(border=1,italic=1,font_color='#C00000') if vac else tx);ws.write(R,3,k,tx);ws.write(R,4,sf,n0);ws.write_formula(R,5,f'=E{x}/$E${6+len(ten)+1}',pc,sf/gla)
    for j in range(6,22): ws.write_blank(R,j,None,tx)
    ch=[]
    if not vac:
        ws.write_datetime(R,6,dtm(a),dd); ws.write(R,7,z,dd) if isinstance(z,str) else ws.write_datetime(R,7,dtm(z),dd)
        an=round(mb*12,2)
        ws.write(R,8,mb,n2);ws.write_formula(R,9,f'=I{x}*12',n2,an);ws.write_formula(R,10,f'=J{x}/E{x}',n2,an/sf)
        if 'Gross' not in no:
            m=1 if k!='Ground lease' else .6
            ch=[('CAM',round(sf*rates['CAM']*m/12,2)),('RE Tax',round(sf*rates['Tax']/12,2))]+([('Insurance',round(sf*rates['Ins']/12,2))] if k!='Ground lease' else [])
        for j,(c,v) in enumerate(ch): ws.write(R,11+j,v,n2)
        tot=round(mb+sum(v for c,v in ch),2)
        ws.write_formula(R,14,f'=SUM(I{x},L{x}:N{x})',n2,tot)
        if dep is not None: ws.write(R,15,dep,n2)
        for i,(d,v) in enumerate(steps): ws.write_datetime(R,16+2*i,dtm(d),dd); ws.write(R,17+2*i,v,n2)
        for kx,v in ((8,mb),(9,an),(14,tot),(15,dep or 0)): T_[kx]+=v
        for i,(c,v) in enumerate(ch): T_[11+i]+=v
    T_[4]+=sf
    ws.write(R,20,op,tx); ws.write(R,21,no,tw)
    rows.append(row(unit=u,unitType=k,area=sf,tenantName=None if vac else t,statusText='VACANT' if vac else 'Occupied',leaseStartDate=a,leaseEndDate=z,contractRent=mb,annualRent=None if vac else an,deposit=dep,
       charges=[dict(code=c,amount=v) for c,v in ch],totalCharges=None if vac else tot,rentSteps=[dict(date=iso(d),amount=v) for d,v in steps]))
    R+=1
tb=dict(bold=1,top=2,bottom=6)
ws.write(R,1,'TOTAL',f(**tb))
for j in range(2,22): ws.write_blank(R,j,None,f(**tb))
for j,v in T_.items():
    col=chr(65+j); ws.write_formula(R,j,f'=SUM({col}7:{col}{R})',f(num_format='#,##0' if j==4 else '$#,##0.00',**tb),round(v,2))
ws.write(R,5,1,f(num_format='0.0%',**tb))
vs=sum(t[3] for t in ten if t[1]=='VACANT')
R+=2
for l,v,fm in (('Occupied GLA',gla-vs,'#,##0'),('Vacant GLA',vs,'#,##0'),('Occupancy',(gla-vs)/gla,'0.0%'),('Tenants / Spaces',f'13 / {len(ten)}','@')):
    ws.write(R,2,l,f(bold=1)); ws.write(R,4,v,f(num_format=fm,align='right')); R+=1
ws.set_column(0,0,1.5);ws.set_column(1,1,7);ws.set_column(2,2,27);ws.set_column(3,3,13);ws.set_column(4,7,9);ws.set_column(8,9,12);ws.set_column(10,10,8);ws.set_column(11,15,11);ws.set_column(16,19,10);ws.set_column(20,20,9);ws.set_column(21,21,34)
ws.freeze_panes(6,3); ws.set_landscape();ws.fit_to_pages(1,0);ws.set_paper(5)
w2.write(1,1,'Lease rollover (SF)',f(bold=1)); 
yr={}
for t in ten:
    y='Vacant' if t[1]=='VACANT' else 'MTM' if isinstance(t[5],str) else t[5].year
    yr[y]=yr.get(y,0)+t[3]
for i,(y,v) in enumerate(sorted(yr.items(),key=lambda q:str(q[0]))): w2.write(3+i,1,y,tx);w2.write(3+i,2,v,n0);w2.write(3+i,3,v/gla,pc)
w0.hide_gridlines(2);ws.activate();wb.close()
save(fn,'RETAIL','analyst spreadsheet of a strip center, grouped header, recoveries and steps in columns, three sheets',False,dict(propertyName='Harlan Crossing',asOnDate='2025-10-31',units=len(ten),occupied=13,vacant=2,sheet=S,rows=rows))
