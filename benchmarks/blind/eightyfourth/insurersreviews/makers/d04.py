# grocery-anchored center, workbook with cover sheet, recoveries monthly, steps on continuation rows, subtotals by category
from common import *
import xlsxwriter
fn='Pinehurst Marketplace RR 6-30-25.xlsx'
wb=xlsxwriter.Workbook(B+'documents/'+fn)
F=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=9,**k))
inf=wb.add_worksheet('Summary');ws=wb.add_worksheet('Rent Roll');ws3=wb.add_worksheet('Expirations')
# sections: (suite,tenant,sf,start,end,rent,cam,tax,ins,dep,[(date,rent)],options,note)
S={'ANCHOR TENANTS':[
('A','Harvest Fields Market #214',48750,D(2009,8,1),D(2029,7,31),46312.50,8937.50,9343.75,1218.75,0,[],'4 x 5 yrs','% rent 1% > $31.2M'),
('B','FitWorks Gym',22400,D(2018,3,15),D(2033,3,31),24266.67,4293.33,4293.33,560.00,24000,[(D(2028,4,1),26693.34)],'2 x 5 yrs',''),
],'IN-LINE SHOPS':[
('101','Jade Garden Restaurant',2400,D(2015,6,1),D(2025,12,31),4900.00,620,560,60,4000,[],'None','Renewal LOI out'),
('102','Sunny Nails & Spa',1200,D(2021,10,1),D(2026,9,30),2750.00,310,280,30,2600,[(D(2025,10,1),2832.50)],'1 x 5 yrs',''),
('103','VACANT',1600,None,None,None,None,None,None,None,[],'',"Former Crafter's Attic"),
('104','Great Lakes Vision Center',1800,D(2019,5,1),D(2029,4,30),4200.00,465,420,45,4050,[(D(2026,5,1),4326.00),(D(2027,5,1),4455.78)],'1 x 5 yrs',''),
('105-106','Tavola Pizzeria',3200,D(2012,2,1),D(2027,1,31),7200.00,826.67,746.67,80,5500,[(D(2026,2,1),7416.00)],'None','Guaranty in place'),
('107','Cutz For Kidz',1150,D(2023,7,1),D(2028,6,30),2779.17,297.08,268.33,28.75,2779.17,[(D(2025,7,1),2862.54),(D(2026,7,1),2948.42),(D(2027,7,1),3036.87)],'1 x 5 yrs @ FMV',''),
('108','Metro Wireless',1400,D(2022,4,1),'MTM',3383.33,361.67,326.67,35,3000,[],'None','MTM since 4/1/25'),
('109','State Mutual Insurance Agency',1050,D(2020,1,1),D(2026,12,31),2362.50,271.25,245,26.25,2250,[(D(2026,1,1),2433.38)],'None',''),
('110','The UPS Depot',1500,D(2016,11,1),D(2026,10,31),3562.50,387.5,350,37.5,3000,[],'1 x 5 yrs',''),
('111','VACANT',2000,None,None,None,None,None,None,None,[],'','Shell condition'),
('112','Golden Bee Bakery Cafe',2200,D(2024,2,1),D(2034,1,31),5408.33,568.33,513.33,55,5408.33,[(D(2027,2,1),5841.00),(D(2030,2,1),6308.28)],'2 x 5 yrs','TI $45/sf'),
('113','Dr. Nilsen Orthodontics',2150,D(2017,9,1),D(2027,8,31),5195.83,555.42,501.67,53.75,5000,[(D(2025,9,1),5325.73),(D(2026,9,1),5458.87)],'1 x 5 yrs',''),
('114','EZ Tax & Notary',900,D(2024,12,1),D(2025,11,30),1725.00,232.5,210,22.5,1725,[],'None','Seasonal; pays flat'),
('115','Pinehurst Wine & Spirits',4100,D(2011,4,1),D(2031,3,31),8883.33,1059.17,956.67,102.5,6000,[(D(2026,4,1),9327.50)],'1 x 5 yrs',''),
],'OUTPARCELS':[
('OP-1','Lakeland Bank, N.A. (ground lease)',3500,D(2008,1,1),D(2027,12,31),11250.00,0,1458.33,0,0,[],'4 x 5 yrs @ 10% bumps','Tenant owns bldg'),
('OP-2','Burger Barn #8812 (ground lease)',2850,D(2014,10,1),D(2034,9,30),8333.33,475,1187.5,0,0,[(D(2029,10,1),9166.66)],'3 x 5 yrs',''),
]}
ttl=F(bold=True,font_color='#1F3864');ttl.set_font_size(14)
b=F(bold=True);hd=F(bold=True,text_wrap=True,align='center',valign='vcenter',bg_color='#1F3864',font_color='white',border=1)
n0=F(num_format='#,##0');n2=F(num_format='#,##0.00');p2=F(num_format='0.00',font_color='#7F7F7F');dd=F(num_format='m/d/yyyy',align='center');ct=F(align='center');it=F(italic=True);st_d=F(num_format='m/d/yyyy',align='center',italic=True,font_color='#375623');st_n=F(num_format='#,##0.00',italic=True,font_color='#375623')
sb=F(bold=True,bg_color='#D9E1F2',top=1);sb0=F(bold=True,bg_color='#D9E1F2',top=1,num_format='#,##0');sb2=F(bold=True,bg_color='#D9E1F2',top=1,num_format='#,##0.00')
gt=F(bold=True,top=1,bottom=6);gt0=F(bold=True,top=1,bottom=6,num_format='#,##0');gt2=F(bold=True,top=1,bottom=6,num_format='#,##0.00')
sc=F(bold=True,font_color='#1F3864',bottom=1)
ws.hide_gridlines(2)
ws.write(0,1,'PINEHURST MARKETPLACE',ttl);ws.write(1,1,'Rent Roll as of June 30, 2025',b);ws.write(2,1,'Prepared by: Corbel Retail Management, Inc. for Granite Mutual Life - Loan 41-220917',it)
ws.merge_range(4,3,4,4,'LEASE TERM',hd);ws.merge_range(4,7,4,10,'MONTHLY RECOVERIES',hd);ws.merge_range(4,13,4,14,'RENT INCREASES',hd)
h=['','Suite','Tenant','Start','Expires','GLA (SF)','Monthly Base Rent','CAM','RE Tax','Insurance','Total Recoveries','Total Monthly','Base Rent $/SF/Yr','Date','Monthly Rent','Security Deposit','Options','Remarks']
for j,x in enumerate(h):
    if j: ws.write(5,j,x,hd)
ws.set_row(5,36)
for j,wd in enumerate([1.5,8,31,10,10,9,11.5,10,10,9.5,11,12,9,10,10.5,10.5,21,22]): ws.set_column(j,j,wd)
r=6;T=[];G=[0]*8
for sec,rs in S.items():
    ws.merge_range(r,1,r,17,sec,sc);r+=1;A=[0]*8
    for s,t,sf,a,e,m,cam,tx,ins,dep,stp,op,nt in rs:
        ws.write(r,1,s,ct);ws.write(r,2,t,b if t=='VACANT' else F());ws.write(r,5,sf,n0)
        tr=dict(unit=s,area=sf,section=sec);A[0]+=sf
        if t!='VACANT':
            rec=round(cam+tx+ins,2)
            ws.write_datetime(r,3,dt.datetime(a.year,a.month,a.day),dd)
            if isinstance(e,str): ws.write(r,4,e,ct)
            else: ws.write_datetime(r,4,dt.datetime(e.year,e.month,e.day),dd)
            for j,v in ((6,m),(7,cam),(8,tx),(9,ins),(10,rec),(11,round(m+rec,2))): ws.write(r,j,v,n2)
            ws.write(r,12,round(m*12/sf,2),p2)
            ws.write(r,15,dep,n2);ws.write(r,16,op,F(indent=1))
            for i,v in enumerate((m,cam,tx,ins,rec,round(m+rec,2),dep),1): A[i]+=v
            tr.update(tenantName=t,statusText='Occupied',contractRent=m,leaseStartDate=iso(a),leaseEndDate=e if isinstance(e,str) else iso(e),deposit=dep,totalCharges=round(m+rec,2),
              charges=[dict(code='CAM',amount=cam),dict(code='RE Tax',amount=tx),dict(code='Insurance',amount=ins)],rentSteps=[dict(date=iso(d),amount=v) for d,v in stp] or None)
        else: tr['statusText']='VACANT'
        if nt: ws.write(r,17,nt,it)
        for k,(d,v) in enumerate(stp):
            ws.write_datetime(r+k,13,dt.datetime(d.year,d.month,d.day),st_d);ws.write(r+k,14,v,st_n)
        r+=max(1,len(stp));T.append(tr)
    for j in range(1,18): ws.write(r,j,'',sb)
    ws.write(r,2,'Subtotal - '+sec.title(),sb);ws.write(r,5,A[0],sb0)
    for j,i in ((6,1),(7,2),(8,3),(9,4),(10,5),(11,6),(15,7)): ws.write(r,j,round(A[i],2),sb2)
    G=[x+y for x,y in zip(G,A)];r+=2
for j in range(1,18): ws.write(r,j,'',gt)
ws.write(r,2,'TOTAL CENTER',gt);ws.write(r,5,G[0],gt0)
for j,i in ((6,1),(7,2),(8,3),(9,4),(10,5),(11,6),(15,7)): ws.write(r,j,round(G[i],2),gt2)
vs=sum(x[2] for rs in S.values() for x in rs if x[1]=='VACANT');r+=2
ws.write(r,2,'Leased SF',F());ws.write(r,5,G[0]-vs,n0);ws.write(r,6,(G[0]-vs)/G[0],F(num_format='0.0%'));r+=1
ws.write(r,2,'Vacant SF',F());ws.write(r,5,vs,n0);ws.write(r,6,vs/G[0],F(num_format='0.0%'));r+=2
ws.write(r,1,'Recoveries are 2025 budget estimates billed monthly; 2024 reconciliation billed 5/15/25. Outparcel GLA is tenant-owned improvements and is included above.',it)
ws.set_landscape();ws.fit_to_pages(1,0);ws.freeze_panes(6,3)
# other sheets
inf.write(0,0,'Pinehurst Marketplace',ttl);inf.set_column(0,0,34);inf.set_column(1,1,16)
allr=[x for rs in S.values() for x in rs]
for i,(k,v,f) in enumerate([('Location','Okemos, Michigan',F()),('Review date',dt.datetime(2025,6,30),dd),('GLA',G[0],n0),('Spaces',len(allr),n0),('Occupied spaces',sum(x[1]!='VACANT' for x in allr),n0),('Vacant spaces',sum(x[1]=='VACANT' for x in allr),n0),('Annualized base rent',round(G[1]*12,2),n2),('Annualized recoveries',round(G[5]*12,2),n2)],2):
    inf.write(i,0,k,F())
    inf.write(i,1,v,f)
ws3.write(0,0,'Lease expirations by calendar year',b)
for j,x in enumerate(('Year','# Leases','SF','% of GLA')): ws3.write(2,j,x,hd)
yrs={}
for x in allr:
    if x[4]:
        k='MTM' if isinstance(x[4],str) else x[4].year
        yrs.setdefault(k,[0,0]);yrs[k][0]+=1;yrs[k][1]+=x[2]
for i,k in enumerate(sorted(yrs,key=str),3): ws3.write(i,0,k,ct);ws3.write(i,1,yrs[k][0],n0);ws3.write(i,2,yrs[k][1],n0);ws3.write(i,3,yrs[k][1]/G[0],F(num_format='0.0%'))
wb.close()
nv=sum(x[1]=='VACANT' for x in allr)
save(fn,dict(propertyName='Pinehurst Marketplace',asOnDate='2025-06-30',units=len(allr),occupied=len(allr)-nv,vacant=nv,sheet='Rent Roll',rows=T),'RETAIL','manager template, sections by tenant class, recoveries, steps on continuation rows, three sheets',True,'retail manager')
